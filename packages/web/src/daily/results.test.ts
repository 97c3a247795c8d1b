import { expect, test } from 'vitest';
import {
  type DayEntry,
  type DealEntry,
  dayIn,
  dayScore,
  playedIn,
  type Results,
  readResults,
  scoreOf,
  streakOn,
  withDeal,
} from './results.ts';

function entry(own: number | null, bots: number | null, isOnTime = true): DealEntry {
  return { own, bots, isOnTime };
}

const FINISHED: DayEntry = [entry(100, 60), entry(-200, -100), entry(20, 20), entry(300, 115)];
const LATE: DayEntry = FINISHED.map((deal) => deal && { ...deal, isOnTime: false });

test('the score of a deal is the difference from the bots’ result', () => {
  expect(FINISHED.map(scoreOf)).toEqual([40, -100, 0, 185]);
  expect(scoreOf(entry(null, 60))).toBeNull();
  expect(scoreOf(entry(100, null))).toBeNull();
  expect(scoreOf(null)).toBeNull();
});

test('the score of a day is the sum of its four deals', () => {
  expect(dayScore(FINISHED)).toBe(125);
  expect(dayScore(FINISHED.with(3, null))).toBeNull();
  expect(dayScore(FINISHED.with(3, entry(300, null)))).toBeNull();
});

test('changes one deal and keeps the others', () => {
  const begun = withDeal({}, '2026-11-18', 2, { isOnTime: true });
  expect(begun).toEqual({ '2026-11-18': [null, entry(null, null), null, null] });
  const finished = withDeal(begun, '2026-11-18', 2, { own: 50 });
  expect(dayIn(finished, '2026-11-18')[1]).toEqual(entry(50, null));
  expect(playedIn(dayIn(finished, '2026-11-18'))).toBe(1);
  expect(playedIn(dayIn(finished, '2026-11-17'))).toBe(0);
});

test.each<[string, Results, number]>([
  ['nothing played', {}, 0],
  ['today', { '2026-12-01': FINISHED }, 1],
  ['yesterday, today still open', { '2026-11-30': FINISHED }, 1],
  ['the day before yesterday', { '2026-11-29': FINISHED }, 0],
  ['over the end of a month', { '2026-12-01': FINISHED, '2026-11-30': FINISHED, '2026-11-29': FINISHED }, 3],
  ['with a gap', { '2026-12-01': FINISHED, '2026-11-29': FINISHED }, 1],
  ['a past day caught up later', { '2026-12-01': FINISHED, '2026-11-30': LATE, '2026-11-29': FINISHED }, 1],
  ['three deals of four', { '2026-12-01': FINISHED.with(2, null), '2026-11-30': FINISHED }, 1],
  ['bots that have not played yet', { '2026-12-01': FINISHED.with(2, entry(20, null)) }, 1],
])('streak on 1 December: %s', (_, results, streak) => {
  expect(streakOn(results, '2026-12-01')).toBe(streak);
});

test('stored results are read as they were written; damaged parts are ignored', () => {
  const results: Results = { '2026-11-18': FINISHED, '2026-11-17': [null, entry(null, 5), null, null] };
  expect(readResults(JSON.parse(JSON.stringify(results)))).toEqual(results);
  const damaged = { '2026-11-18': [{ own: 'x', bots: 7 }, 3, null, {}], today: [], '2026-11-17': 'no' };
  expect(readResults(damaged)).toEqual({
    '2026-11-18': [entry(null, 7, false), null, null, entry(null, null, false)],
  });
  for (const other of [null, 5, 'text', []]) expect(readResults(other)).toEqual({});
});
