import type { Hear, Message, TableRunner } from '@schupf/runner';
import { expect, test } from 'vitest';
import { Spectators } from '../src/tables/spectators.ts';

const DELAY = 600_000;

/** A gallery at a table that is what the test says, by a clock that is moved by hand. */
function aGallery() {
  const table = { stage: 'playing', match: 1, position: { open: { phase: 'play', round: 1 } } };
  const timers = new Map<() => void, number>();
  const shown: number[] = [];
  let now = 0;
  let hear: Hear = () => {};
  let begun = 0;
  const watch = (_who: unknown, listener: Hear) => {
    begun++;
    hear = listener;
    return () => {};
  };
  const gallery = new Spectators({ table, watch } as unknown as TableRunner, {
    table: 'code',
    delay: DELAY,
    now: () => now,
    after: (milliseconds, callback) => {
      timers.set(callback, now + milliseconds);
      return () => timers.delete(callback);
    },
    onCaughtUp: () => {},
    send: (_session, text) => shown.push((JSON.parse(text) as { seq: number }).seq),
  });
  gallery.follow();
  gallery.add('session');
  return {
    table,
    shown,
    waiting: () => timers.size,
    begun: () => begun,
    happen: (seq: number) => hear({ type: 'update', seq, at: now, updates: [] } satisfies Message),
    pass(milliseconds: number) {
      now += milliseconds;
      for (const [callback, at] of [...timers]) {
        if (at > now) continue;
        timers.delete(callback);
        callback();
      }
    },
  };
}

test('what happened is shown after the delay, in its order', () => {
  const { table, shown, happen, pass } = aGallery();
  happen(1);
  pass(1000);
  table.position.open.phase = 'round-over';
  happen(2);
  pass(DELAY - 1000);
  expect(shown).toEqual([1]);
  pass(1000);
  expect(shown).toEqual([1, 2]);
});

test('hands of a round that is still played are not shown, however late it is', () => {
  const { table, shown, happen, pass } = aGallery();
  happen(1);
  pass(10 * DELAY);
  happen(2);
  expect(shown).toEqual([]);
  table.position.open.phase = 'round-over';
  happen(3);
  expect(shown).toEqual([1]);
  table.position.open = { phase: 'play', round: 2 };
  happen(4);
  pass(DELAY);
  expect(shown).toEqual([1, 2, 3]);
  table.stage = 'over';
  happen(5);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('a round that lasted longer than the delay is shown play by play all the same', () => {
  const { table, shown, happen, pass } = aGallery();
  for (const [seq, wait] of [
    [1, 1000],
    [2, 1000],
    [3, 100_000],
    [4, 2 * DELAY],
  ] as const) {
    happen(seq);
    pass(wait);
  }
  table.position.open.phase = 'round-over';
  happen(5);
  expect(shown).toEqual([1]);
  pass(1000);
  expect(shown).toEqual([1, 2]);
  pass(1000);
  expect(shown).toEqual([1, 2, 3]);
  pass(2999);
  expect(shown).toEqual([1, 2, 3]);
  pass(1);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('more than can be remembered is not: then it goes on from how things stand', () => {
  const { begun, waiting, happen } = aGallery();
  for (let seq = 1; seq <= 20_000; seq++) happen(seq);
  expect(waiting()).toBeLessThanOrEqual(5000);
  expect(begun()).toBeGreaterThan(1);
});
