import type { Listener, Message, TableRunner } from '@schupf/runner';
import { FakeClock } from '@schupf/runner/memory';
import { expect, test } from 'vitest';
import { Spectators } from '../src/tables/spectators.ts';

const DELAY = 600_000;

/** Spectators of a table whose state the test sets, with one connection. */
function someSpectators() {
  const table = { stage: 'playing', match: 1, position: { open: { phase: 'play', round: 1 } } };
  const clock = new FakeClock();
  const shown: number[] = [];
  let send: Listener = () => {};
  let starts = 0;
  const watch = (_viewer: unknown, listener: Listener) => {
    starts++;
    send = listener;
    return () => {};
  };
  const spectators = new Spectators({ table, watch } as unknown as TableRunner, {
    table: 'code',
    delay: DELAY,
    clock,
    onCaughtUp: () => {},
    send: (_connection, text) => shown.push((JSON.parse(text) as { seq: number }).seq),
  });
  spectators.start();
  spectators.add('connection');
  return {
    table,
    shown,
    spectators,
    starts: () => starts,
    happen: (seq: number) => send({ type: 'update', seq, at: clock.now(), updates: [] } satisfies Message),
    pass: (milliseconds: number) => clock.moveTo(clock.now() + milliseconds),
  };
}

test('shows what happened after the delay, in order', () => {
  const { table, shown, happen, pass } = someSpectators();
  happen(1);
  pass(1000);
  table.position.open.phase = 'round-over';
  happen(2);
  pass(DELAY - 1000);
  expect(shown).toEqual([1]);
  pass(1000);
  expect(shown).toEqual([1, 2]);
});

test('does not show the hands of a round in progress, however old they are', () => {
  const { table, shown, happen, pass } = someSpectators();
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

test('replays a round that lasted longer than the delay play by play', () => {
  const { table, shown, happen, pass } = someSpectators();
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

test('starts over with a snapshot when there is too much to remember', () => {
  const { starts, happen } = someSpectators();
  for (let seq = 1; seq <= 5000; seq++) happen(seq);
  expect(starts()).toBe(1);
  happen(5001);
  expect(starts()).toBe(2);
});
