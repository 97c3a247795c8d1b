// npm run search:regret: what would search gain over net-1 if it judged candidates in this or that way?

import { parseArgs } from 'node:util';
import { collect, type Sample } from './collecting.ts';
import { gainOf, type Judging, meanAndError } from './gains.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    worlds: { type: 'string', default: '160' },
    seed: { type: 'string', default: 'regret' },
  },
});

const WORLDS = [8, 16, 32, 64];
/** Tricks after which a simulated round can be cut off. */
const CUTS = [0, 1, 2, 3];

const { samples, turns, rounds } = collect(Number(values.seconds), Number(values.worlds), values.seed);
console.log(
  `${samples.length} of ${turns} turns with more than one candidate in ${rounds} rounds, each tried in ${values.worlds} worlds`,
);
console.log('points per turn gained over the policy alone, by the number of worlds\n');
console.log(row('judged by', ...WORLDS.map(String)));
console.log(row('---', ...WORLDS.map(() => '---')));
const usual: Judging = { cut: 2, share: 0.4, priorDeviation: 20, pruneMargin: 60, maxCandidates: 5 };
print('the result', { ...usual, share: 0 });
for (const cut of CUTS) print(`what the seats expect after ${cut} tricks`, { ...usual, cut, share: 1 });
for (const share of [0.2, 0.4, 0.6])
  print(`the result, and ${share} of that after 2 tricks`, { ...usual, share });
for (const priorDeviation of [10, 15, 30, 60]) {
  print(`a prior with deviation ${priorDeviation}`, { ...usual, priorDeviation });
}
for (const pruneMargin of [20, 40, 90, 140]) {
  print(`candidates within ${pruneMargin} points`, { ...usual, pruneMargin, maxCandidates: 9 });
}
for (const maxCandidates of [2, 3, 7]) {
  print(`at most ${maxCandidates} candidates`, { ...usual, maxCandidates, pruneMargin: 140 });
}

function print(name: string, judging: Judging): void {
  console.log(row(name, ...WORLDS.map((worlds) => gains(samples, judging, worlds))));
}

function gains(of: readonly Sample[], judging: Judging, worlds: number): string {
  const { mean, error } = meanAndError(of.map((sample) => gainOf(sample, judging, worlds)));
  return `${mean.toFixed(2)} ± ${(1.96 * error).toFixed(2)}`;
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
