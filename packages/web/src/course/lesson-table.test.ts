import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findLevel } from './course.ts';
import { LessonTable } from './lesson-table.ts';
import { readMove } from './moves.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(level: string): LessonTable {
  return new LessonTable(findLevel(level)!.level, { delay: null, onStop: () => {} });
}

function act(table: LessonTable, move: string) {
  const { turn } = table.seen.value.status;
  return table.command({ type: 'act', action: readMove(move), turn });
}

test('the others play one by one until it is the learner’s turn', () => {
  const table = open('higher');
  const events: string[] = [];
  table.onUpdate(({ update }) => {
    if (update.type === 'game') events.push(update.event.type);
  });
  expect(table.seen.value.status.duties).toMatchObject([{ seat: 3 }]);
  vi.advanceTimersByTime(3000);
  expect(table.seen.value.status.duties).toMatchObject([{ seat: 0 }]);
  expect(events).toContain('played');
});

test('a refused card stays in the hand, and the refusal says why', async () => {
  const table = open('higher');
  vi.advanceTimersByTime(3000);
  expect(await act(table, 'A J4')).toMatchObject({ ok: false, refusal: { code: 'does-not-beat' } });
  expect(table.seen.value.view.hands[0]?.size).toBe(3);
  expect(await act(table, 'A J9')).toMatchObject({ ok: true });
  vi.advanceTimersByTime(10_000);
  expect(table.standing.value).toEqual({ type: 'done' });
});

test('the learner does not see the others’ cards', () => {
  const { hands } = open('higher').seen.value.view;
  expect(hands.slice(1).every((hand) => hand === null)).toBe(true);
});

test('the time to bomb out of turn is limited', () => {
  const table = open('out-of-turn');
  vi.advanceTimersByTime(2000);
  expect(table.seen.value.status.interval).not.toBeNull();
  vi.advanceTimersByTime(20_000);
  expect(table.seen.value.status.duties).toMatchObject([{ seat: 0 }]);
});

test('a learner who ends the match in the menu leaves the level', async () => {
  const onStop = vi.fn();
  await new LessonTable(findLevel('higher')!.level, { delay: null, onStop }).command({
    type: 'propose',
    what: 'stop',
  });
  expect(onStop).toHaveBeenCalledOnce();
});
