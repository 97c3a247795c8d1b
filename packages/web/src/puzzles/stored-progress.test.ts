import type { Puzzle } from '@schupf/puzzles';
import { FIRST_GLICKO_RATING } from '@schupf/ratings';
import { describe, expect, test } from 'vitest';
import { daysBefore } from '../daily/days.ts';
import { afterAttempt } from './after-attempt.ts';
import { MAX_HISTORY, NO_PROGRESS, puzzleStreak, readProgress } from './stored-progress.ts';

const PUZZLE = { id: 'one', kind: 'play', rating: 1500, deviation: 350 } as Puzzle;
const ATTEMPT = { isSolved: true, isThemed: false, day: null };

describe('an attempt', () => {
  test('changes the rating of its group', () => {
    const after = afterAttempt(NO_PROGRESS, PUZZLE, ATTEMPT);
    expect(after.groups.play?.rating.rating).toBeGreaterThan(FIRST_GLICKO_RATING.rating);
    expect(after.groups.play?.solved).toBe(1);
    expect(after.groups.calls).toBe(undefined);
    expect(afterAttempt(NO_PROGRESS, { ...PUZZLE, kind: 'grand' }, ATTEMPT).groups.play).toBe(undefined);
  });

  test('counts only the first time', () => {
    const once = afterAttempt(NO_PROGRESS, PUZZLE, { ...ATTEMPT, isSolved: false });
    expect(afterAttempt(once, PUZZLE, ATTEMPT)).toEqual(once);
  });

  test('at the puzzle of a day counts for the day, once', () => {
    const day = '2026-11-18';
    const failed = afterAttempt(NO_PROGRESS, PUZZLE, { isSolved: false, isThemed: false, day });
    expect(failed.days).toEqual({ [day]: false });
    expect(afterAttempt(failed, PUZZLE, { ...ATTEMPT, day }).days).toEqual({ [day]: false });
  });

  test('makes a history of limited length', () => {
    let progress = NO_PROGRESS;
    for (let index = 0; index < MAX_HISTORY + 5; index++)
      progress = afterAttempt(progress, { ...PUZZLE, id: String(index) }, ATTEMPT);
    expect(progress.groups.play?.history.length).toBe(MAX_HISTORY);
    expect(progress.groups.play?.tried).toBe(MAX_HISTORY + 5);
  });
});

describe('what was stored', () => {
  test('is read again', () => {
    const progress = afterAttempt({ ...NO_PROGRESS, reports: [{ id: 'bad', move: 'A J3' }] }, PUZZLE, {
      ...ATTEMPT,
      day: '2026-11-18',
    });
    expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  });

  test.each([
    null,
    7,
    [],
    'text',
    { groups: { play: { rating: 3 } }, tried: [], days: { a: 1 }, reports: [{}] },
  ])('is left out where it is damaged: %j', (stored) => {
    expect(readProgress(stored)).toEqual(NO_PROGRESS);
  });
});

test('a streak lasts until a day was missed or failed', () => {
  const before = (day: string) => daysBefore(day, 1);
  const days = { '2026-11-13': true, '2026-11-15': true, '2026-11-16': true, '2026-11-17': true };
  const progress = { ...NO_PROGRESS, days };
  expect(puzzleStreak(progress, '2026-11-18', before)).toBe(3);
  expect(puzzleStreak(progress, '2026-11-19', before)).toBe(0);
  expect(puzzleStreak({ ...progress, days: { ...days, '2026-11-18': false } }, '2026-11-18', before)).toBe(3);
});
