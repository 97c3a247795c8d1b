import { readdirSync, readFileSync } from 'node:fs';
import { apply, isLegal, type SeatAction, viewFor } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { MIN_LEAD } from '../mining/criteria.ts';
import { choiceMade } from '../src/answer.ts';
import { actionOf, isRight, PACK_SIZE, type Pack, type Puzzle, parsePack, positionOf } from '../src/index.ts';

const FOLDER = new URL('../assets/', import.meta.url);
const packs = readdirSync(FOLDER).map((name) => ({ name, pack: readPack(name) }));

function readPack(name: string): Pack {
  const pack = parsePack(readFileSync(new URL(name, FOLDER), 'utf8'));
  if (!pack.ok) throw new Error(`${name}: ${pack.problem}`);
  return pack.value;
}

/** Names the puzzles for which something does not hold. */
function failing(pack: Pack, holds: (puzzle: Puzzle) => boolean): string[] {
  return pack.puzzles.filter((puzzle) => !holds(puzzle)).map(({ id }) => id);
}

test('no two puzzles have the same id', () => {
  const ids = packs.flatMap(({ pack }) => pack.puzzles.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(packs)('$name', ({ pack }) => {
  test('is not too large', () => {
    expect(pack.puzzles.length).toBeLessThanOrEqual(PACK_SIZE);
  });

  test('has a legal position for every puzzle, in which the seat is asked what the puzzle asks', () => {
    expect(failing(pack, (puzzle) => positionOf(puzzle, pack.rules).ok)).toEqual([]);
  });

  test('has only legal choices, each of them different', () => {
    const isFine = (puzzle: Puzzle) => {
      const position = positionOf(puzzle, pack.rules);
      if (!position.ok) return false;
      const view = viewFor(position.value, position.value.open.players[puzzle.seat]!);
      return puzzle.choices.every(({ move }, index) => {
        const action = actionOf(move, pack.rules);
        if (action === undefined || choiceMade(puzzle, action, pack.rules) !== index) return false;
        return action === null || (isLegal(view, action) && apply(position.value, action as SeatAction).ok);
      });
    };
    expect(failing(pack, isFine)).toEqual([]);
  });

  test('has the best choice first, and clearly so where cards are played', () => {
    const isClear = (puzzle: Puzzle) => {
      const [best, second] = puzzle.choices as [Puzzle['choices'][0], Puzzle['choices'][0]];
      if (puzzle.kind === 'tichu' || puzzle.kind === 'grand' || puzzle.kind === 'push')
        return isRight(puzzle, 0);
      // Both judges count: 30 % of 10 points by the network and 70 % of 25 in simulated rounds.
      return best.points - second.points >= (best.worlds === 0 ? 20 : 0.7 * MIN_LEAD) && !isRight(puzzle, 1);
    };
    expect(failing(pack, isClear)).toEqual([]);
  });
});
