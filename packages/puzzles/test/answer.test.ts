import { rulesFor, type SeatAction } from '@schupf/rules';
import { parseSeatAction } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { choiceMade, isRight, type Puzzle, positionOf } from '../src/index.ts';
import { examplePuzzle } from './support.ts';

const rules = rulesFor('nanjing');
const puzzle = examplePuzzle();

function madeBy(move: string, asked: Puzzle = puzzle): number | null {
  return choiceMade(asked, parseSeatAction(move, rules) as SeatAction, rules);
}

describe('an action makes a choice', () => {
  test('with the same cards', () => {
    expect(madeBy('A J3 S3 P3')).toBe(0);
  });

  test('with cards of other suits', () => {
    expect(madeBy('A S3 P3 T3')).toBe(0);
  });

  test('whatever the wish, unless the wish is the question', () => {
    expect(madeBy('A MJ wish 2')).toBe(2);
    expect(madeBy('A MJ wish 2', examplePuzzle({ kind: 'wish' }))).toBe(null);
    expect(madeBy('A MJ wish K', examplePuzzle({ kind: 'wish' }))).toBe(2);
  });

  test('or none of them', () => {
    expect(madeBy('A J3')).toBe(null);
    expect(madeBy('A tichu')).toBe(null);
    expect(choiceMade(puzzle, null, rules)).toBe(null);
  });

  test('by doing nothing, if that is a choice', () => {
    const [call] = puzzle.choices;
    const asked = examplePuzzle({
      kind: 'tichu',
      choices: [
        { ...call!, move: 'A tichu' },
        { ...call!, move: '' },
      ],
    });
    expect(choiceMade(asked, null, rules)).toBe(1);
    expect(madeBy('A tichu', asked)).toBe(0);
  });

  test('with a push of other suits to the same seats', () => {
    const [push] = puzzle.choices;
    const choices = ['A J3>B J4>C S2>D', 'A J4>B J3>C S2>D'].map((move) => ({ ...push!, move }));
    const asked = examplePuzzle({ kind: 'push', choices });
    expect(madeBy('A S2>D S4>B T3>C', asked)).toBe(1);
  });
});

test('choices within 5 points are right, about a call within 10', () => {
  const [best] = puzzle.choices;
  const choices = [best!, { ...best!, points: best!.points - 7 }];
  expect(isRight(examplePuzzle({ choices }), 0)).toBe(true);
  expect(isRight(examplePuzzle({ choices }), 1)).toBe(false);
  expect(isRight(examplePuzzle({ choices, kind: 'grand' }), 1)).toBe(true);
});

describe('the position of a puzzle', () => {
  test('is where the seat is asked', () => {
    const position = positionOf(puzzle, rules);
    expect(position.ok && position.value.open.turn).toBe(0);
  });

  test('is refused if the round is damaged', () => {
    expect(positionOf(examplePuzzle({ round: 'round 1\nA: nonsense' }), rules).ok).toBe(false);
    expect(positionOf(examplePuzzle({ round: '' }), rules).ok).toBe(false);
    expect(positionOf(examplePuzzle({ seat: 1 }), rules)).toEqual({
      ok: false,
      problem: 'the seat is not asked anything',
    });
  });

  test('is refused if a move is illegal', () => {
    const round = `${puzzle.round}\n1. A J4, B DRG ...`;
    expect(positionOf(examplePuzzle({ round }), rules).ok).toBe(false);
  });
});
