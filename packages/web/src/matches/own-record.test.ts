import type { TableConfig } from '@schupf/table';
import { expect, test } from 'vitest';
import type { FinishedMatch, SavedTable } from '../storage/saved-table.ts';
import { finishedMatches, ownRecordIn } from './own-record.ts';

const TERMS: TableConfig = {
  rules: { variant: 'nanjing' },
  speed: 'no-clock',
  chairs: [
    { type: 'person', id: 'me', name: '' },
    { type: 'bot', name: 'club-1', outside: false },
  ],
  pace: '',
};

function match(ended: number, winners: readonly number[], more: Partial<FinishedMatch> = {}): FinishedMatch {
  const reason = winners.length === 0 ? 'stopped' : 'played';
  return { round: 8, totals: [0, 0], me: 0, ended, outcome: { reason, winners }, record: '', ...more };
}

function table(id: string, finished: readonly FinishedMatch[], config = TERMS): SavedTable {
  return { id, config, seed: 'xoshiro128:1', began: 0, changed: 0, inProgress: null, finished };
}

test('a player without matches has no record', () => {
  expect(ownRecordIn([])).toEqual({
    last: null,
    decided: 0,
    won: 0,
    calls: { made: 0, all: 0 },
    bot: null,
  });
});

test('lists matches of all tables, the latest first', () => {
  const tables = [table('a', [match(10, [0]), match(40, [1])]), table('b', [match(20, [0])])];
  expect(finishedMatches(tables).map(({ table, number }) => [table.id, number])).toEqual([
    ['a', 1],
    ['b', 0],
    ['a', 0],
  ]);
});

test('counts wins in matches with a result, and calls in matches that recorded them', () => {
  const record = ownRecordIn([
    table('a', [match(10, [0], { calls: { made: 2, all: 3 } }), match(20, [])]),
    table('b', [match(30, [1], { calls: { made: 0, all: 1 } }), match(5, [0])]),
  ]);
  expect(record).toMatchObject({ decided: 3, won: 2, calls: { made: 2, all: 4 } });
  expect(record.last?.match.ended).toBe(30);
});

test('names our bot at the latest table', () => {
  const outside: TableConfig = {
    ...TERMS,
    chairs: [{ type: 'bot', name: 'Deep Dog', outside: true }],
  };
  expect(ownRecordIn([table('a', []), table('b', [], outside)]).bot).toBe('club-1');
  expect(ownRecordIn([table('b', [], outside), table('a', [])]).bot).toBeNull();
});
