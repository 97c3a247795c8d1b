import { type RoundResult, rulesFor } from '@schupf/rules';
import { expect, test } from 'vitest';
import { advantageOfA, seatingsFor } from './seating.ts';

test('a team, or the soloist with the dummy, is one line-up', () => {
  for (const rules of [rulesFor('nanjing'), rulesFor('trichu'), rulesFor('wuwang')]) {
    expect(seatingsFor(rules, 7).map((seating) => seating.join(''))).toEqual(['abab', 'baba']);
  }
  expect(seatingsFor(rulesFor('tientsin'), 7)[0].join('')).toBe('ababab');
});

test('without teams, each line-up plays every seat equally often, and the neighbours vary', () => {
  const rules = rulesFor('grandseigneur', {}, 5);
  const firsts = [0, 1, 2, 3, 4].map((deal) => seatingsFor(rules, deal)[0].join(''));
  expect(firsts).toEqual(['ababa', 'babaa', 'abaab', 'baaba', 'aabab']);
  expect(seatingsFor(rules, 1)[1].join('')).toBe('ababb');
});

const RESULT: RoundResult = { points: [], order: [], cards: null, moved: [], bonus: null, calls: [] };

test('the advantage is a difference of points, or of mean places', () => {
  const [first, second] = seatingsFor(rulesFor('nanjing'), 1);
  const points = [130, -30, 130, -30];
  expect(advantageOfA(rulesFor('nanjing'), { ...RESULT, points }, first)).toBe(160);
  expect(advantageOfA(rulesFor('nanjing'), { ...RESULT, points }, second)).toBe(-160);
  const order = [0, 2, 1, 4, 3];
  expect(advantageOfA(rulesFor('let'), { ...RESULT, order }, ['a', 'b', 'a', 'b', 'a'])).toBeCloseTo(5 / 3);
});
