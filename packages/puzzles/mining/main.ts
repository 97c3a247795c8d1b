// npm run puzzles:mine: plays rounds of bots and appends the decisions that make good puzzles to a file.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadNetworks } from '@schupf/bots/node';
import { isOneOf, rulesFor } from '@schupf/rules';
import { formatPuzzle, parsePuzzle } from '../src/pack.ts';
import { PUZZLE_KINDS, type Puzzle, type PuzzleKind } from '../src/puzzle.ts';
import { Miner } from './miner.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'mine' },
    out: { type: 'string', default: 'mined.puzzles' },
    kinds: { type: 'string', default: PUZZLE_KINDS.join(',') },
  },
});

const kinds = values.kinds.split(',').filter((kind): kind is PuzzleKind => isOneOf(PUZZLE_KINDS, kind));
const known = existsSync(values.out) ? readPuzzles(values.out) : [];
const roundsPath = `${values.out}.rounds`;
const rules = rulesFor('nanjing');
const miner = new Miner(rules, loadNetworks(), kinds, known);

/** The rounds that this seed has already played are not played again. */
const progress = existsSync(roundsPath) ? readProgress(readFileSync(roundsPath, 'utf8')) : 0;
const start = process.cpuUsage();
const end = performance.now() + 1000 * Number(values.seconds);
let found = 0;
let round = progress;
let told = performance.now();
while (performance.now() < end) {
  const puzzles = miner.mine(`${values.seed}/${round}`);
  round++;
  appendFileSync(values.out, puzzles.map((puzzle) => `${formatPuzzle(puzzle)}\n`).join(''));
  appendFileSync(roundsPath, `${values.seed} ${round}\n`);
  found += puzzles.length;
  if (performance.now() - told > 30_000) {
    told = performance.now();
    report();
  }
}
report();

function report(): void {
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  const rounds = round - progress;
  console.log(
    `${rounds} rounds, ${found} puzzles, ${(found / rounds).toFixed(2)} per round, ${(seconds / Math.max(1, found)).toFixed(2)} CPU seconds per puzzle`,
  );
  console.log(miner.report());
}

function readPuzzles(path: string): Puzzle[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const puzzle = parsePuzzle(line);
      if (!puzzle.ok) throw new Error(`${path}: ${puzzle.problem}`);
      return puzzle.value;
    });
}

function readProgress(text: string): number {
  const own = text.split('\n').filter((line) => line.startsWith(`${values.seed} `));
  return Math.max(0, ...own.map((line) => Number(line.split(' ').at(-1))));
}
