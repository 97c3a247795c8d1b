import { effect, signal } from '@preact/signals';
import type { FriendNews } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { isPerson, me } from '../../online/state/me.ts';
import { connectionNumber, friendNews, serverClient } from '../../online/state/server-connection.ts';

/** How many parts of the page want to know. */
const subscribers = signal(0);
/** The number of the connection that reports news. */
let subscribed: number | null = null;

effect(() => {
  // A new connection has to subscribe again.
  const connection = connectionNumber.value;
  const isWanted = subscribers.value > 0 && isPerson(me.value);
  if (isWanted && subscribed !== connection) serverClient().friends(true);
  if (!isWanted && subscribed === connection) serverClient().friends(false);
  subscribed = isWanted ? connection : null;
});

/** Keeps `friendNews` up to date until the result is called. */
export function followFriends(): () => void {
  subscribers.value++;
  return () => {
    subscribers.value--;
  };
}

/** Null until the server has answered, and for people without a name. */
export function useFriendNews(): FriendNews | null {
  useEffect(followFriends, []);
  return friendNews.value;
}
