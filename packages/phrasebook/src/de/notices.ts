import { durationIn } from '../durations.ts';
import { listIn } from '../list.ts';
import type { NoticeWords } from '../load-notices.ts';
import { plural } from '../plural.ts';

export const notices: NoticeWords = {
  yourMove: 'Du bist dran',
  reminder: (time) => `Nur noch ${time} für deinen Zug`,
  /** With whom, and how much time is left. */
  at: ({ names, bots }, left) => {
    const others =
      bots === 0 ? names : [...names, `${bots} ${plural('de', bots, { one: 'Bot', other: 'Bots' })}`];
    const people = others.length === 0 ? [] : [withPlayers(listIn('de', others))];
    return [...people, ...(left === null ? [] : [timeLeft(left)])].join(' · ');
  },
  timeLeft,
  duration: (ms) => durationIn('de', ms),
  invitation: (name) => `${name} lädt dich an einen Tisch ein`,
  invitationText: 'Die Einladung gilt eine halbe Stunde.',
  matchOver: 'Partie beendet',
};

function withPlayers(names: string): string {
  return `Mit ${names}`;
}

function timeLeft(time: string): string {
  return `noch ${time}`;
}
