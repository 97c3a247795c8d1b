import type { previews as english } from '../en/previews.ts';
import { common } from './common.ts';

const win = (winners: readonly string[]) =>
  `${common.list(winners)} ${winners.length === 1 ? 'gagne' : 'gagnent'}`;

export const previews: typeof english = {
  bots: (n) => (n === 1 ? 'un bot' : `${n} bots`),
  others: (n) => (n === 1 ? 'une autre personne' : `${n} autres personnes`),
  list: common.list,
  won: (winners, score) => `${win(winners)} ${score.join(' à ')}`,
  wonWith: (winners, points) => `${win(winners)} avec ${common.points(points)}`,
  drawn: (score) => `Égalité, ${score.join(' à ')}`,
  replay: (rounds) => `${common.rounds(rounds)}, coup par coup, toutes les mains visibles.`,
  gone: 'Cette partie n’est plus en ligne.',
};
