import { durationIn } from '../durations.ts';
import { listIn } from '../list.ts';
import { plural } from '../plural.ts';

/** The texts of notifications. They name players, and no cards. */
export const notices = {
  yourMove: 'Your move',
  reminder: (time: string) => `Only ${time} left for your move`,
  /** With whom, and how much time is left. */
  at: (
    { names, bots }: { readonly names: readonly string[]; readonly bots: number },
    left: string | null,
  ) => {
    const others =
      bots === 0 ? names : [...names, `${bots} ${plural('en', bots, { one: 'bot', other: 'bots' })}`];
    const people = others.length === 0 ? [] : [withPlayers(listIn('en', others))];
    return [...people, ...(left === null ? [] : [timeLeft(left)])].join(' · ');
  },
  timeLeft,
  duration: (ms: number) => durationIn('en', ms),
  invitation: (name: string) => `${name} invites you to a table`,
  invitationText: 'The invitation is valid for half an hour.',
  matchOver: 'Match over',
};

function withPlayers(names: string): string {
  return `With ${names}`;
}

function timeLeft(time: string): string {
  return `${time} left`;
}
