import { durationIn } from '../durations.ts';
import { listIn } from '../list.ts';
import type { NoticeWords } from '../load-notices.ts';
import { plural } from '../plural.ts';

export const notices: NoticeWords = {
  yourMove: 'Te jössz',
  reminder: (time) => `Már csak ${time} a lépésedre`,
  /** With whom, and how much time is left. */
  at: ({ names, bots }, left) => {
    const others =
      bots === 0 ? names : [...names, `${bots} ${plural('hu', bots, { one: 'bot', other: 'bot' })}`];
    const people = others.length === 0 ? [] : [withPlayers(listIn('hu', others))];
    return [...people, ...(left === null ? [] : [timeLeft(left)])].join(' · ');
  },
  timeLeft,
  duration: (ms) => durationIn('hu', ms),
  invitation: (name) => `${name} meghív egy asztalhoz`,
  invitationText: 'A meghívó fél óráig érvényes.',
  matchOver: 'Vége a partinak',
};

function withPlayers(names: string): string {
  return `Veled játszik: ${names}`;
}

function timeLeft(time: string): string {
  return `még ${time}`;
}
