// npm run puzzles:pack: makes packs of mined puzzles. Published packs stay as they are; new puzzles go into new packs.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rulesFor, shuffle, xoshiro128 } from '@schupf/rules';
import { formatPack, PACK_SIZE, parsePack, parsePuzzle } from '../src/pack.ts';
import { groupOf, type Puzzle, RATING_GROUPS } from '../src/puzzle.ts';

const { positionals } = parseArgs({ allowPositionals: true });
if (positionals.length === 0) throw new Error('name the files that puzzles:mine has written');

const folder = new URL('../assets/', import.meta.url);
const mined = positionals.flatMap(readMined);
const rules = rulesFor('nanjing');

for (const group of RATING_GROUPS) {
  let number = 1;
  const packed = new Set<string>();
  for (; existsSync(fileOf(number)); number++) {
    const pack = parsePack(readFileSync(fileOf(number), 'utf8'));
    if (!pack.ok) throw new Error(`${fileOf(number).pathname}: ${pack.problem}`);
    for (const { id } of pack.value.puzzles) packed.add(id);
  }
  const fresh = new Map<string, Puzzle>();
  for (const puzzle of mined)
    if (groupOf(puzzle) === group && !packed.has(puzzle.id)) fresh.set(puzzle.id, puzzle);
  // Every pack has puzzles of all kinds and ratings, because a player starts with one of them.
  const mixed = shuffle([...fresh.values()], xoshiro128(`${group} ${number}`));
  for (let at = 0; at < mixed.length; at += PACK_SIZE, number++) {
    const puzzles = mixed.slice(at, at + PACK_SIZE);
    writeFileSync(fileOf(number), formatPack({ rules, puzzles }));
    console.log(`${fileOf(number).pathname}: ${puzzles.length} puzzles`);
  }

  function fileOf(pack: number): URL {
    return new URL(`${group}-${String(pack).padStart(2, '0')}.puzzles`, folder);
  }
}

function readMined(path: string): Puzzle[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const puzzle = parsePuzzle(line);
      if (!puzzle.ok) throw new Error(`${path}: ${puzzle.problem}`);
      return puzzle.value;
    });
}
