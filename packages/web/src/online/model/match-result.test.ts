import type { MatchSummary } from '@schupf/protocol';
import { expect, test } from 'vitest';
import { resultOfLine } from './match-result.ts';

const FOUR: MatchSummary = {
  id: 'x-1',
  ended: 0,
  variant: 'nanjing',
  players: ['Ana', 'Ben', 'expert-1', ''],
  me: 1,
  totals: [340, 1020],
  rounds: 9,
  outcome: 'played',
};

test('a match with people is won with the side one is on', () => {
  expect(resultOfLine(FOUR)).toBe('won');
  expect(resultOfLine({ ...FOUR, me: 2 })).toBe('lost');
  expect(resultOfLine({ ...FOUR, totals: [500, 500] })).toBe('drawn');
  expect(resultOfLine({ ...FOUR, outcome: 'stopped' })).toBe('ended');
  const three = { ...FOUR, variant: 'trichu', players: ['Ana', 'Ben', 'Cleo'], totals: [10, 90, 50, 40] };
  expect(resultOfLine(three)).toBe('won');
  const ranks = { ...FOUR, variant: 'let', players: Array<string>(7).fill('Ana'), totals: Array(7).fill(0) };
  expect(resultOfLine(ranks)).toBe('ended');
});
