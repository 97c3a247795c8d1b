import type { previews as english } from '../en/previews.ts';
import { common } from './common.ts';

const win = (winners: readonly string[]) =>
  `${common.list(winners)} ${winners.length === 1 ? 'gewinnt' : 'gewinnen'}`;

export const previews: typeof english = {
  bots: (n) => (n === 1 ? 'ein Bot' : `${n} Bots`),
  others: (n) => (n === 1 ? 'eine weitere Person' : `${n} weitere Personen`),
  list: common.list,
  won: (winners, score) => `${win(winners)} ${score.join(' : ')}`,
  wonWith: (winners, points) => `${win(winners)} mit ${points} ${points === 1 ? 'Punkt' : 'Punkten'}`,
  drawn: (score) => `Unentschieden, ${score.join(' : ')}`,
  replay: (rounds) => `${common.rounds(rounds)}, Zug für Zug, mit allen Blättern.`,
  gone: 'Diese Partie ist hier nicht mehr zu sehen.',
};
