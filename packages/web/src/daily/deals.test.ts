import { roundSeed, rulesFor, shuffledPack } from '@schupf/rules';
import { formatCards } from '@schupf/rules/notation';
import { openTable } from '@schupf/table';
import { expect, test } from 'vitest';
import { isDailyTable } from './daily-address.ts';
import { configOf, DEAL_NUMBERS, dealAt, seedOf, tableIdOf } from './deals.ts';

/** People compare their results, so the cards of a day must never change. */
test.each([
  ['2026-11-01', 1, 'S6 PA J4 J3 T4 P5 PQ T2 S8 TJ J8 S4'],
  ['2026-11-18', 1, 'JK S2 J2 P2 T4 TA P6 JQ T3 DOG PQ P4'],
  ['2026-11-18', 4, 'S7 PX PQ J3 TK S5 PK P5 SJ T5 PHX P6'],
  ['2027-02-28', 2, 'PQ JQ TA SQ SX SA P8 TK PA P7 T9 SK'],
])('%s, deal %i, always has the same cards', (day, number, cards) => {
  const pack = shuffledPack(rulesFor('nanjing'), roundSeed(seedOf({ day, number }), 1));
  expect(formatCards(pack.slice(0, 12))).toBe(cards);
});

test('no two deals of a week share a seed', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
  const seeds = days.flatMap((day) => DEAL_NUMBERS.map((number) => seedOf({ day, number })));
  expect(new Set(seeds).size).toBe(24);
});

test('the id of a table identifies its deal', () => {
  const deal = { day: '2026-11-18', number: 3 };
  expect(tableIdOf(deal)).toBe('daily-1-2026-11-18-3');
  expect(isDailyTable(tableIdOf(deal))).toBe(true);
  expect(dealAt(tableIdOf(deal))).toEqual(deal);
  for (const id of ['daily-1-2026-11-18-5', 'daily-2-2026-11-18-1', '0123456789abcdef', ''])
    expect(dealAt(id)).toBeNull();
});

test('the table of a deal is one round with three bots whose version never changes', () => {
  const config = configOf({ day: '2026-11-18', number: 1 }, { type: 'person', id: 'me', name: '' });
  expect(openTable(config, 0)).toMatchObject({ ok: true });
  expect(config.chairs.slice(1)).toEqual(Array(3).fill({ type: 'bot', name: 'net-1', outside: false }));
  expect(config.rules.options).toEqual({ matchEnd: 'rounds', rounds: 1 });
});
