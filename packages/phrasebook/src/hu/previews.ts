import type { previews as english } from '../en/previews.ts';
import { common } from './common.ts';

export const previews: typeof english = {
  bots: (n) => (n === 1 ? 'egy bot' : `${n} bot`),
  others: (n) => (n === 1 ? 'még egy játékos' : `még ${n} játékos`),
  list: common.list,
  won: (winners, score) => `${common.list(winners)} nyert, ${score.join(' : ')}`,
  wonWith: (winners, points) => `${common.list(winners)} nyert ${points} ponttal`,
  drawn: (score) => `Döntetlen, ${score.join(' : ')}`,
  replay: (rounds) => `${common.rounds(rounds)} lépésről lépésre, minden lappal.`,
  gone: 'Ez a visszajátszás már nem érhető el.',
};
