import { durationIn } from '../durations.ts';
import { listIn } from '../list.ts';
import type { NoticeWords } from '../load-notices.ts';
import { plural } from '../plural.ts';

export const notices: NoticeWords = {
  yourMove: 'À toi de jouer',
  reminder: (time) => `Plus que ${time} pour jouer`,
  /** With whom, and how much time is left. */
  at: ({ names, bots }, left) => {
    const others =
      bots === 0 ? names : [...names, `${bots} ${plural('fr', bots, { one: 'bot', other: 'bots' })}`];
    const people = others.length === 0 ? [] : [withPlayers(listIn('fr', others))];
    return [...people, ...(left === null ? [] : [timeLeft(left)])].join(' · ');
  },
  timeLeft,
  duration: (ms) => durationIn('fr', ms),
  invitation: (name) => `${name} t’invite à une table`,
  invitationText: 'L’invitation est valable une demi-heure.',
  matchOver: 'Partie terminée',
};

function withPlayers(names: string): string {
  return `Avec ${names}`;
}

function timeLeft(time: string): string {
  return `encore ${time}`;
}
