import { isSeed } from '@schupf/rules';
import { openTable, SPEEDS, type Terms } from '@schupf/table';
import { expect, test } from 'vitest';
import { atPace, readSharedDeal } from './shared-deal.ts';

test.each([
  ['', null],
  ['?deal=', null],
  ['?other=1', null],
  ['?deal=monday', 'xoshiro128:monday'],
  ['?deal=a%20b&pace=quick', 'xoshiro128:a b'],
])('the address %j asks for the seed %j', (query, seed) => {
  expect(readSharedDeal(query).seed).toBe(seed);
  expect(seed === null || isSeed(seed)).toBe(true);
});

test.each([
  ['quick', 10],
  ['slow', 3000],
])('a table at a %s pace is one, and any other is left as it is', (pace, shortest) => {
  const chairs: Terms['chairs'] = Array(4).fill({ type: 'bot', name: 'expert-1', outside: false });
  const terms: Terms = { rules: { variant: 'nanjing' }, speed: 'normal', chairs, pace: '' };
  expect(atPace(terms, readSharedDeal('?deal=monday&pace=toString'))).toBe(terms);
  const changed = atPace(terms, readSharedDeal(`?pace=${pace}`));
  expect(openTable(changed, 0)).toMatchObject({ ok: true });
  expect(changed.speed).toMatchObject({ turn: SPEEDS.normal.turn, botDelay: [shortest, expect.any(Number)] });
});
