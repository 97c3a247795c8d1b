import { loadNetworks } from '@schupf/bots/node';
import { rulesFor, viewFor } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { Checker } from '../mining/checker.ts';
import { Miner } from '../mining/miner.ts';
import { likenessOf } from '../mining/question.ts';
import { type Puzzle, positionOf } from '../src/index.ts';
import { Tutor } from '../src/judging.ts';
import { actionOf } from '../src/moment.ts';
import { formatPuzzle, parsePuzzle } from '../src/pack.ts';

const rules = rulesFor('nanjing');
const networks = loadNetworks();

/** Endgames are solved exactly, so they are found and checked quickly. */
function mineEndgames(rounds: number): Puzzle[] {
  const miner = new Miner(rules, networks, ['open', 'counting'], []);
  return Array.from({ length: rounds }, (_, round) => miner.mine(`test/${round}`)).flat();
}

const puzzles = mineEndgames(30);
const [first] = puzzles as [Puzzle, ...Puzzle[]];

describe('mined endgames', () => {
  test('are found, each with one best choice', () => {
    expect(puzzles.length).toBeGreaterThan(1);
    for (const { choices } of puzzles)
      expect(choices[0]!.points - choices[1]!.points).toBeGreaterThanOrEqual(20);
  });

  test('can be written and read', () => {
    for (const puzzle of puzzles) {
      const read = parsePuzzle(formatPuzzle(puzzle));
      expect(read.ok && read.value).toEqual(puzzle);
    }
  });

  test('are different from each other', () => {
    const likenesses = puzzles.map((puzzle) => {
      const position = positionOf(puzzle, rules);
      if (!position.ok) throw new Error(position.problem);
      return likenessOf(puzzle, viewFor(position.value, position.value.open.players[puzzle.seat]!));
    });
    expect(new Set(likenesses).size).toBe(likenesses.length);
  });

  test('are not found twice', () => {
    const again = new Miner(rules, networks, ['open', 'counting'], puzzles);
    const found = Array.from({ length: 5 }, (_, round) => again.mine(`test/${round}`)).flat();
    const ids = new Set(puzzles.map(({ id }) => id));
    expect(found.filter(({ id }) => ids.has(id))).toEqual([]);
  });
});

describe('a check', () => {
  const checker = new Checker(rules, networks, 50, 'test');

  test('confirms what was mined', () => {
    expect(puzzles.map((puzzle) => checker.check(puzzle))).toEqual(puzzles.map(() => null));
  });

  test('finds a wrong answer', () => {
    const [best, second, ...rest] = first.choices;
    const wrong = {
      ...first,
      choices: [{ ...second!, points: best!.points }, { ...best!, points: second!.points }, ...rest],
    };
    expect(checker.check(wrong)).toMatch(/^the answer loses/);
  });

  test('finds a damaged round', () => {
    expect(checker.check({ ...first, round: 'round 1' })).not.toBe(null);
  });
});

describe('the tutor', () => {
  const tutor = new Tutor(rules, networks);

  test('plays an exact endgame out as well as possible', () => {
    const last = first.choices.at(-1)!;
    const shown = tutor.show(first, actionOf(last.move, rules) ?? null)!;
    if (first.kind !== 'open') return;
    expect(shown.world.other.points).toBe(first.choices[0]!.points);
    expect(shown.world.played.points).toBe(last.points);
  });

  test('says nothing about a damaged puzzle', () => {
    expect(tutor.show({ ...first, round: '' }, null)).toBe(null);
  });
});
