// npm run review:solver: how long the solver takes, by the number of cards in all hands.

import { parseArgs } from 'node:util';
import { rulesFor } from '@schupf/rules';
import { EndgameSolver } from '../../src/index.ts';
import { endingOf } from './endings.ts';

const { values } = parseArgs({
  options: { positions: { type: 'string', default: '100' }, cards: { type: 'string', default: '20' } },
});
const wanted = Number(values.positions);
const solver = new EndgameSolver(rulesFor('nanjing'));
const MAX_NODES = 5_000_000;

console.log(
  '| cards | positions | median ms | p95 ms | worst ms | median nodes |\n| --- | --- | --- | --- | --- | --- |',
);
// The first searches are slow, because nothing is compiled yet.
for (let round = 0; round < 40; round++) {
  const position = endingOf(`warm/${round}`, 16);
  if (position !== null) solver.solve(position, MAX_NODES);
}

for (let cards = 4; cards <= Number(values.cards); cards += 4) {
  const times: number[] = [];
  const nodes: number[] = [];
  for (let round = 0; times.length < wanted && round < 20 * wanted; round++) {
    const position = endingOf(`bench/${round}`, cards);
    if (position === null) continue;
    const before = process.threadCpuUsage();
    const solution = solver.solve(position, MAX_NODES);
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
    nodes.push(solution?.nodes ?? MAX_NODES);
  }
  times.sort((a, b) => a - b);
  nodes.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(share * times.length))]!.toFixed(1);
  const range = `${cards - 3}–${cards}`;
  console.log(
    `| ${range} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${nodes[Math.floor(nodes.length / 2)]} |`,
  );
}
