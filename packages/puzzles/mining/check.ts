// npm run puzzles:check: draws puzzles at random and answers them again in fresh worlds, or with the solver.

import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadNetworks } from '@schupf/bots/node';
import { shuffle, xoshiro128 } from '@schupf/rules';
import { type Pack, parsePack } from '../src/pack.ts';
import type { Puzzle } from '../src/puzzle.ts';
import { Checker } from './checker.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    worlds: { type: 'string', default: '6400' },
    seed: { type: 'string', default: 'check' },
    /** Only this puzzle, for example one that was reported. */
    id: { type: 'string' },
  },
});

const folder = new URL('../assets/', import.meta.url);
const files = positionals.length > 0 ? positionals : readdirSync(folder).map((name) => new URL(name, folder));
const packs = files.map((file) => readPack(file));
const rules = packs[0]!.rules;
const puzzles = packs.flatMap((pack) => pack.puzzles);
const wanted = values.id === undefined ? drawn(puzzles) : puzzles.filter(({ id }) => id === values.id);
const checker = new Checker(rules, loadNetworks(), Number(values.worlds), values.seed);

let wrong = 0;
for (const [index, puzzle] of wanted.entries()) {
  const finding = checker.check(puzzle);
  if (finding !== null) {
    wrong++;
    console.log(`${puzzle.id} (${puzzle.kind}): ${finding}`);
  }
  process.stderr.write(`\r${index + 1} of ${wanted.length}, ${wrong} wrong `);
}
process.stderr.write('\n');
console.log(`${wanted.length} of ${puzzles.length} puzzles checked, ${wrong} wrong`);
console.log(solvers());

function readPack(file: string | URL): Pack {
  const pack = parsePack(readFileSync(file, 'utf8'));
  if (!pack.ok) throw new Error(`${file}: ${pack.problem}`);
  return pack.value;
}

function drawn(all: readonly Puzzle[]): Puzzle[] {
  return shuffle([...all], xoshiro128(values.seed)).slice(0, Number(values.count));
}

/** How many of the puzzles each bot solves. */
function solvers(): string {
  const names = new Set(puzzles.flatMap(({ solvedBy }) => solvedBy));
  return [...names]
    .map((name) => {
      const solved = puzzles.filter(({ solvedBy }) => solvedBy.includes(name)).length;
      return `  ${name} solves ${solved} (${Math.round((100 * solved) / puzzles.length)} %)`;
    })
    .join('\n');
}
