import { expect, test } from 'vitest';
import { type MatchOfTwo, surplusAgainst } from './opponents.ts';

const KNOWN = { mean: 0, variance: 0 };
const SLOTS = [0, 1, 2, 3];

/** Anna has slot 0, and Ben, an opponent, slot 1. */
function match(differences: readonly number[], change: Partial<MatchOfTwo> = {}): MatchOfTwo {
  return {
    pool: 'nanjing-clock',
    before: SLOTS.map(() => KNOWN),
    rounds: differences.map((difference) => ({ slots: SLOTS, points: [difference, 0] })),
    ...{ one: 0, other: 1, ...change },
  };
}

const ten = (difference: number) => Array.from({ length: 10 }, () => difference);

test('compares what someone has won with what was expected, in standard deviations', () => {
  expect(surplusAgainst([match([214, 214, 214, 214])])).toEqual({ matches: 1, rounds: 4, deviations: 2 });
  expect(surplusAgainst([match([214, -214]), match([-100, 100])])).toMatchObject({ deviations: 0 });
  expect(surplusAgainst([match([214, 214], { one: 1, other: 0 })]).deviations).toBeLessThan(0);
  const better = SLOTS.map((slot) => ({ mean: slot === 0 ? 100 : 0, variance: 0 }));
  expect(surplusAgainst([match(ten(100), { before: better })]).deviations).toBe(0);
});

test('counts only rounds in which the two are opponents, in games with points', () => {
  expect(surplusAgainst([match(ten(300), { other: 2 })])).toEqual({ matches: 0, rounds: 0, deviations: 0 });
  expect(surplusAgainst([match(ten(300), { pool: 'let-clock' })])).toMatchObject({ rounds: 0 });
  const [first, ...others] = match(ten(214)).rounds;
  const left = { ...first!, slots: [0, null, 2, 3] };
  expect(surplusAgainst([match([], { rounds: [left, ...others] })])).toMatchObject({ rounds: 9 });
});
