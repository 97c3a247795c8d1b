import { isSeed } from '@schupf/rules';
import { openTable, SPEEDS, type TableConfig } from '@schupf/table';
import { expect, test } from 'vitest';
import { atPace, readSharedDeal } from './shared-deal.ts';

test.each([
  ['', null],
  ['?deal=', null],
  ['?other=1', null],
  ['?deal=monday', 'xoshiro128:monday'],
  ['?deal=a%20b&pace=20', 'xoshiro128:a b'],
])('the query %j sets the seed %j', (query, seed) => {
  expect(readSharedDeal(query).seed).toBe(seed);
  expect(seed === null || isSeed(seed)).toBe(true);
});

test('a table with a pace from the query can be opened', () => {
  const chairs: TableConfig['chairs'] = Array(4).fill({ type: 'bot', name: 'expert-1', outside: false });
  const config: TableConfig = { rules: { variant: 'nanjing' }, speed: 'normal', chairs, pace: '' };
  const quick = atPace(config, readSharedDeal('?pace=20'));
  expect(openTable(quick, 0)).toMatchObject({ ok: true });
  expect(quick.speed).toMatchObject({ turn: SPEEDS.normal.turn, botDelay: [20, 20], closing: 40 });
});

test.each(['', 'quick', '0', '-5', '1.5', '1e9', 'Infinity'])('%j is not a pace', (pace) => {
  expect(readSharedDeal(`?pace=${pace}`).pace).toBeNull();
});
