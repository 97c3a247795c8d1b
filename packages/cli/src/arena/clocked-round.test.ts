import { fileURLToPath } from 'node:url';
import { type Rules, rulesFor, VARIANTS } from '@schupf/rules';
import { fallbackAction } from '@schupf/runner';
import { SPEEDS, type Speed, type SpeedName } from '@schupf/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playBatch } from './batch.ts';
import { openPlayers, type Players } from './players.ts';
import type { Arena } from './sitting.ts';

/** Simulated thinking time, so that a busy machine does not make a bot too slow. */
let time = 0;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 0.001;
    return time;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Takes the fallback action whenever it has to act, after thinking for the given time. */
function steady(milliseconds = 0): Players {
  return {
    choose(view, seat) {
      if (view.open.window) return null;
      const action = fallbackAction(view, seat);
      if (action !== null) time += milliseconds;
      return action === null ? null : { action, reasons: [] };
    },
    close: () => {},
  };
}

function arenaOf(rules: Rules, [a, b]: readonly [Players, Players], speed: SpeedName | Speed | null): Arena {
  const clock = speed === null ? null : { speed, maxMs: Number.POSITIVE_INFINITY };
  return { rules, seed: 'xoshiro128:clock', milliseconds: 100, players: { a, b }, clock };
}

const TABLES: [string, Rules][] = [
  ...VARIANTS.map((variant): [string, Rules] => [variant, rulesFor(variant)]),
  ['grandseigneur, 12', rulesFor('grandseigneur', {}, 12)],
  ['nanjing, first come', rulesFor('nanjing', { bombTiming: 'first-come', selfOvertake: true })],
  ['nanjing, bombs on turn', rulesFor('nanjing', { bombTiming: 'turn-only', wishObligation: 'mandatory' })],
  ['nanjing, one by one', rulesFor('nanjing', { dealMethod: 'take-one-by-one' })],
  ['nanjing, in order', rulesFor('nanjing', { grandTichuDecision: 'sequential-visible' })],
  ['nanjing, in secret', rulesFor('nanjing', { grandTichuDecision: 'simultaneous-hidden' })],
];

test.each(TABLES)('with enough time, clocks do not change the scores: %s', async (_name, rules) => {
  const lineUps = [steady(), await openPlayers('planner-1', rules.variant)] as const;
  const batch = { first: 1, deals: 4 };
  const plain = await playBatch(arenaOf(rules, lineUps, null), batch);
  const clocked = await playBatch(arenaOf(rules, lineUps, 'blitz'), batch);
  expect(clocked.scores).toEqual(plain.scores);
  for (const side of ['a', 'b'] as const) {
    const { durations: _clockedTimes, clocked: times, ...counts } = clocked.tallies[side];
    const { durations: _plainTimes, clocked: none, ...expected } = plain.tallies[side];
    expect(counts).toEqual(expected);
    expect(times.timeouts).toBe(0);
    expect(times.thought).toBeGreaterThan(0);
    expect(none).toEqual({ timeouts: 0, thought: 0, longest: 0 });
  }
});

test.each(TABLES)(
  'random bots finish both rounds of every deal without breaking a rule: %s',
  async (_name, rules) => {
    const random = await openPlayers('random', rules.variant);
    const { scores, tallies } = await playBatch(arenaOf(rules, [random, random], 'blitz'), {
      first: 1,
      deals: 3,
    });
    expect(scores).toHaveLength(3);
    expect(tallies.a.rounds).toBe(6);
    expect(tallies.a.seatRounds).toBe(tallies.b.seatRounds);
    expect(tallies.a.faults + tallies.b.faults).toBe(0);
  },
);

test('the same hands are dealt with and without clocks', async () => {
  const handsDealt = async (speed: SpeedName | null) => {
    const seen = new Set<string>();
    const observers: Players = {
      choose(view, seat, context) {
        if (view.open.phase === 'push')
          seen.add(`${view.open.dealer} ${seat}: ${view.hands[seat]!.toArray()}`);
        return steady().choose(view, seat, context);
      },
      close: () => {},
    };
    await playBatch(arenaOf(rulesFor('nanjing'), [observers, observers], speed), { first: 3, deals: 5 });
    return [...seen].sort();
  };
  const plain = await handsDealt(null);
  expect(plain).toHaveLength(20);
  expect(await handsDealt('normal')).toEqual(plain);
});

test('only the line-up that is too slow has timeouts', async () => {
  const lineUps = [steady(30_000), steady()] as const;
  const { scores, tallies } = await playBatch(arenaOf(rulesFor('nanjing'), lineUps, 'blitz'), {
    first: 1,
    deals: 3,
  });
  expect(scores).toHaveLength(3);
  expect(tallies.a.rounds).toBe(6);
  // Grand Tichu, the push and every turn of two players in six rounds.
  expect(tallies.a.clocked.timeouts).toBeGreaterThan(6 * 2 * 10);
  expect(tallies.a.clocked.longest).toBeGreaterThan(30_000);
  expect(tallies.b.clocked.timeouts).toBe(0);
  expect(tallies.b.clocked.longest).toBeLessThan(1000);
  expect(tallies.a.faults + tallies.b.faults).toBe(0);
});

test('simultaneous decisions do not use up each other’s time', async () => {
  const rules = rulesFor('nanjing');
  const batch = { first: 1, deals: 3 };
  // If the times of the two slow seats added up, they would exceed the limit for Grand Tichu.
  const { scores, tallies } = await playBatch(arenaOf(rules, [steady(14_000), steady()], 'normal'), batch);
  expect(tallies.a.clocked.timeouts + tallies.b.clocked.timeouts).toBe(0);
  expect(scores).toEqual((await playBatch(arenaOf(rules, [steady(), steady()], null), batch)).scores);
});

test('the bank covers slow decisions until it is used up', async () => {
  const speed: Speed = { ...SPEEDS.blitz, turn: 1000, bank: 3500, grand: 10_000, push: 10_000 };
  const lineUps = [steady(2000), steady()] as const;
  const { tallies } = await playBatch(arenaOf(rulesFor('nanjing'), lineUps, speed), { first: 1, deals: 1 });
  const { timeouts, thought } = tallies.a.clocked;
  const [decisions, seatRounds] = [Math.floor(thought / 2000), 4];
  // Grand Tichu and the push stay within their limits, and the bank covers three turns. Every later turn is a timeout.
  expect(timeouts).toBe(decisions - (1 + 1 + 3) * seatRounds);
});

test('a process that answers too late has timeouts', async () => {
  vi.restoreAllMocks();
  const file = fileURLToPath(new URL('../external/testing/strange-bot.mjs', import.meta.url));
  const late = await openPlayers(`exec:"${process.execPath}" "${file}" late`, 'nanjing');
  const speed: Speed = { ...SPEEDS.blitz, turn: 30, bank: 50, grand: 40, push: 40 };
  const { tallies } = await playBatch(arenaOf(rulesFor('nanjing'), [late, steady()], speed), {
    first: 1,
    deals: 1,
  });
  late.close();
  expect(tallies.a.clocked.timeouts).toBeGreaterThanOrEqual(10);
});
