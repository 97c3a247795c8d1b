import type { NewTable } from '@schupf/protocol';
import { openTable, SPEEDS } from '@schupf/table';
import { expect, test } from 'vitest';
import type { FreeSeat } from '../bus/table-calls.ts';
import { chooseSeat, freeSeatAt } from './free-seats.ts';
import { newTableRow } from './new-table.ts';

const EMPTY = { type: 'nobody' as const };
const HOST = { id: 'host', name: 'Host' };
const GAME = { variant: 'nanjing', players: 4, speed: 'normal' } as const;
const WANTED: NewTable = {
  rules: { variant: 'nanjing' },
  speed: 'normal',
  visibility: 'open',
  chairs: [null, EMPTY, EMPTY, EMPTY],
  startsImmediately: false,
  freeChat: false,
  handsAfter: null,
};

/** The free seat at a new table, where the host is present unless they are away. */
function seatAt(changes: Partial<NewTable>, isAway = false): FreeSeat | null {
  const made = newTableRow({ ...WANTED, ...changes }, HOST, 0);
  if (!made.ok) throw new Error(made.problem);
  const { code, info, config } = made.row;
  const opened = openTable(config, 0);
  if (!opened.ok) throw new Error(opened.problem);
  const chairs = opened.table.chairs.map((chair) => ({ ...chair, present: !isAway }));
  return freeSeatAt({ code, info, table: { ...opened.table, chairs } }, GAME);
}

test('offers a table that waits for players', () => {
  expect(seatAt({})).toMatchObject({ isWaiting: true, people: ['host'] });
  expect(seatAt({}, true)).toBeNull();
});

test.each<[string, Partial<NewTable>]>([
  ['with the link only', { visibility: 'private' }],
  ['that is rated', { rated: true }],
  ['without clocks', { speed: 'no-clock' }],
  ['at another speed', { speed: 'blitz' }],
  ['with custom limits', { speed: { ...SPEEDS.normal, turn: 1000, botDelay: [500, 1500] } }],
  ['of a thousand rounds', { rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1000 } } }],
  ['that never ends', { rules: { variant: 'nanjing', options: { matchEnd: 'never' } } }],
  ['to ten thousand points', { rules: { variant: 'nanjing', options: { target: 10_000 } } }],
  ['of another game', { rules: { variant: 'trichu' }, chairs: [null, EMPTY, EMPTY] }],
])('does not offer a table %s', (_, wanted) => {
  expect(seatAt(wanted)).toBeNull();
});

test('prefers a table that is waiting for players to a newer one with a match in progress, and meets no one who is blocked', async () => {
  const seats: FreeSeat[] = [
    { code: 'older', isWaiting: true, opened: 1, people: ['anna'] },
    { code: 'newer', isWaiting: true, opened: 2, people: ['ben'] },
    { code: 'playing', isWaiting: false, opened: 3, people: ['carla', 'dan'] },
  ];
  const choose = (...blocks: readonly [by: string, whom: string][]) =>
    chooseSeat(seats, 'me', { blocksAmong: async () => blocks.map(([by, whom]) => ({ by, whom })) });
  expect(await choose()).toBe('newer');
  expect(await choose(['ben', 'me'])).toBe('older');
  expect(await choose(['me', 'ben'], ['anna', 'me'])).toBe('playing');
  expect(await choose(['me', 'ben'], ['anna', 'me'], ['me', 'dan'])).toBeNull();
  expect(await choose(['anna', 'ben'])).toBe('newer');
});
