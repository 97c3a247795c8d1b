import { rulesFor, xoshiro128 } from '@schupf/rules';
import { runs } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EndgameSolver } from '../../src/index.ts';
import { minimax } from './minimax.ts';
import { randomEnding } from './random-ending.ts';

const MAX_CARDS = 6;

test.each([
  ['the usual rules', rulesFor('nanjing')],
  ['a wish that ends with its trick', rulesFor('nanjing', { wishDuration: 'trick' })],
])('the solver agrees with exhaustive search: %s', (_, rules) => {
  const solver = new EndgameSolver(rules);
  fc.assert(
    fc.property(fc.string({ minLength: 4, maxLength: 8 }), (seed) => {
      const position = randomEnding(rules, MAX_CARDS, xoshiro128(seed));
      if (position === null) return;
      expect(solver.solve(position)?.points).toBe(minimax(position));
    }),
    runs(40),
  );
});

test('the solver leaves the position unchanged', () => {
  const rules = rulesFor('nanjing');
  const position = randomEnding(rules, MAX_CARDS, xoshiro128('unchanged'))!;
  const before = position.copy();
  new EndgameSolver(rules).solve(position);
  expect(position).toEqual(before);
});

test('the solver gives up after the given number of positions', () => {
  const rules = rulesFor('nanjing');
  const position = randomEnding(rules, 12, xoshiro128('many'))!;
  expect(new EndgameSolver(rules).solve(position, 1)).toBeNull();
});
