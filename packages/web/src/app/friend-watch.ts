import { effect } from '@preact/signals';
import { isSignedIn } from './server.ts';
import { settings } from './settings.ts';

/**
 * While the player is signed in on this server and wants to be told, loads what announces invitations and requests.
 * Everyone else loads nothing and opens no connection.
 */
export function watchForFriends(): void {
  let stop: Promise<() => void> | null = null;
  effect(() => {
    const isWanted = isSignedIn.value && settings.value.friendNotices;
    if (isWanted)
      stop ??= import('../people/friend-notices.ts').then(
        ({ announceFriends }) => announceFriends(),
        // Offline, or after an update: the player finds invitations on the page with their friends.
        () => () => {},
      );
    else {
      void stop?.then((end) => end());
      stop = null;
    }
  });
}
