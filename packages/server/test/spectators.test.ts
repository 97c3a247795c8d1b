import type { Listener, Message, TableRunner } from '@schupf/runner';
import { FakeClock } from '@schupf/runner/memory';
import { expect, test } from 'vitest';
import { Spectators } from '../src/tables/spectators.ts';

const DELAY = 600_000;

/** A single spectator at a table whose state the test sets. */
function makeSpectators() {
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
    sendUpdate: (seq: number) =>
      send({ type: 'update', seq, at: clock.now(), updates: [] } satisfies Message),
    passTime: (milliseconds: number) => clock.moveTo(clock.now() + milliseconds),
  };
}

test('shows updates in order, each after the delay', () => {
  const { table, shown, sendUpdate, passTime } = makeSpectators();
  sendUpdate(1);
  passTime(1000);
  table.position.open.phase = 'round-over';
  sendUpdate(2);
  passTime(DELAY - 1000);
  expect(shown).toEqual([1]);
  passTime(1000);
  expect(shown).toEqual([1, 2]);
});

test('does not show the hands of a round in progress, however old they are', () => {
  const { table, shown, sendUpdate, passTime } = makeSpectators();
  sendUpdate(1);
  passTime(10 * DELAY);
  sendUpdate(2);
  expect(shown).toEqual([]);
  table.position.open.phase = 'round-over';
  sendUpdate(3);
  expect(shown).toEqual([1]);
  table.position.open = { phase: 'play', round: 2 };
  sendUpdate(4);
  passTime(DELAY);
  expect(shown).toEqual([1, 2, 3]);
  table.stage = 'over';
  sendUpdate(5);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('replays a round play by play if it lasted longer than the delay', () => {
  const { table, shown, sendUpdate, passTime } = makeSpectators();
  for (const [seq, wait] of [
    [1, 1000],
    [2, 1000],
    [3, 100_000],
    [4, 2 * DELAY],
  ] as const) {
    sendUpdate(seq);
    passTime(wait);
  }
  table.position.open.phase = 'round-over';
  sendUpdate(5);
  expect(shown).toEqual([1]);
  passTime(1000);
  expect(shown).toEqual([1, 2]);
  passTime(1000);
  expect(shown).toEqual([1, 2, 3]);
  passTime(2999);
  expect(shown).toEqual([1, 2, 3]);
  passTime(1);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('starts over with a snapshot if there are too many messages to store', () => {
  const { starts, sendUpdate } = makeSpectators();
  for (let seq = 1; seq <= 5000; seq++) sendUpdate(seq);
  expect(starts()).toBe(1);
  sendUpdate(5001);
  expect(starts()).toBe(2);
});
