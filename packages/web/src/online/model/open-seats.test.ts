import type { TableSummary } from '@schupf/protocol';
import { expect, test } from 'vitest';
import { freeSeats, peopleAt, tablesWithout, tablesWithSeats } from './open-seats.ts';

type Chair = TableSummary['chairs'][number];

const ANNA: Chair = { type: 'person', name: 'Anna' };
const BEN: Chair = { type: 'person', name: 'Ben' };
const BOT: Chair = { type: 'bot', name: 'beginner-1' };
const EMPTY: Chair = { type: 'nobody', name: null };

function table(
  code: string,
  stage: TableSummary['stage'],
  chairs: readonly Chair[],
  opened = 0,
): TableSummary {
  return { code, rules: { variant: 'nanjing' }, speed: 'relaxed', stage, chairs, round: 0, opened };
}

test('bots and empty chairs count as seats for people', () => {
  expect(freeSeats({ chairs: [ANNA, BOT, EMPTY, BEN] })).toBe(2);
  expect(peopleAt({ chairs: [ANNA, BOT, EMPTY, BEN] })).toEqual([{ name: 'Anna' }, { name: 'Ben' }]);
  expect(peopleAt({ chairs: [{ ...ANNA, id: 'anna' }] })).toEqual([{ name: 'Anna', id: 'anna' }]);
});

test('lists tables that are waiting for players first, then the fullest, then the newest', () => {
  const tables = [
    table('old', 'playing', [ANNA, BOT, BOT, BOT], 1),
    table('new', 'playing', [ANNA, BOT, BOT, BOT], 2),
    table('fuller', 'playing', [ANNA, BEN, BOT, BOT]),
    table('waits', 'seating', [ANNA, EMPTY, EMPTY, EMPTY]),
  ];
  expect(tablesWithSeats(tables).map(({ code }) => code)).toEqual(['waits', 'fuller', 'new', 'old']);
});

test('leaves out tables that are full, deserted or over', () => {
  const tables = [
    table('full', 'playing', [ANNA, BEN, ANNA, BEN]),
    table('deserted', 'playing', [BOT, BOT, BOT, EMPTY]),
    table('over', 'over', [ANNA, BOT, BOT, BOT]),
  ];
  expect(tablesWithSeats(tables)).toEqual([]);
});

test('leaves out tables of blocked people', () => {
  const tables = [
    table('with', 'seating', [BEN, { ...ANNA, id: 'anna' }]),
    table('another', 'seating', [{ ...ANNA, id: 'another-anna' }]),
    table('unknown', 'seating', [ANNA]),
  ];
  expect(tablesWithout(tables, new Set(['anna'])).map(({ code }) => code)).toEqual(['another', 'unknown']);
});
