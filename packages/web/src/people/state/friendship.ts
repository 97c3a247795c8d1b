import type { FriendLists, FriendState, Person } from '@schupf/protocol';
import { onlineWords } from '../../i18n/page-words.ts';
import { peopleWords } from '../../i18n/people-words.ts';
import { ask, Refused } from '../../online/state/requests.ts';

type Who = Pick<Person, 'id'>;

export function askForFriends(): Promise<FriendLists> {
  return ask('GET', 'me/friends');
}

/** Asks someone to be friends, or accepts what they have asked. */
export async function befriend({ id }: Who): Promise<void> {
  await ask<{ readonly friend: FriendState }>('POST', 'me/friends', { person: id });
}

/** Ends a friendship, withdraws a request, or declines one. */
export function endFriendship({ id }: Who): Promise<void> {
  return ask('DELETE', `me/friends/${id}`);
}

export function inviteToTable({ id }: Who, table: string): Promise<void> {
  return ask('POST', `people/${id}/invitations`, { table });
}

export function dismissInvitation(table: string): Promise<void> {
  return ask('DELETE', `me/invitations/${table}`);
}

/** Why the server has refused something, in the player's words. */
export function reasonFor(error: unknown): string {
  const { problems } = peopleWords();
  const code = error instanceof Refused ? error.code : '';
  return code in problems ? problems[code as keyof typeof problems] : onlineWords().problem;
}
