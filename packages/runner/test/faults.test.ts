import { type SeatAction, shuffledPack } from '@schupf/rules';
import type { Occupant } from '@schupf/table';
import { expect, test } from 'vitest';
import {
  type BotQuestion,
  type Chance,
  type Ports,
  RosterBots,
  type Row,
  type RunnerOptions,
  TableRunner,
} from '../src/index.ts';
import { FakeClock, MemoryStore, SeededChance } from '../src/memory/index.ts';

const PEOPLE = ['A', 'B'].map((id): Occupant => ({ type: 'person', id, name: id }));
const BOTS = [0, 1].map((): Occupant => ({ type: 'bot', name: 'club-1', outside: false }));
const ROUND = { matchEnd: 'rounds', rounds: 1 } as const;

interface Setting extends Partial<Ports>, Pick<RunnerOptions, 'onStep'> {
  readonly chairs?: readonly Occupant[];
}

async function open(setting: Setting = {}) {
  const { chairs = [...PEOPLE, ...BOTS], onStep, ...ports } = setting;
  const clock = new FakeClock(1000);
  const faults: unknown[] = [];
  const defaults = {
    store: new MemoryStore(),
    clock,
    chance: new SeededChance('xoshiro128:f'),
    bots: new RosterBots({ seed: 'f' }),
  };
  const opened = await TableRunner.open(
    { ...defaults, ...ports },
    {
      config: { rules: { variant: 'nanjing', options: ROUND }, speed: 'blitz', chairs, pace: '' },
      onFault: (error) => faults.push(error),
      ...(onStep === undefined ? {} : { onStep }),
    },
  );
  if (!opened.ok) throw new Error(opened.problem);
  return { runner: opened.runner, clock, faults };
}

/** Advances the clock until the match is over. Returns false if that does not happen. */
async function playOut(runner: TableRunner, clock: FakeClock, maxMoves = 20_000): Promise<boolean> {
  for (let moves = 0; moves < maxMoves; moves++) {
    await runner.settled();
    if (runner.table.stage === 'over') return true;
    if (!clock.moveOn()) return false;
  }
  return false;
}

test('asks the source of randomness again when it throws, rejects or returns nonsense', async () => {
  let asked = 0;
  const seeded = new SeededChance('xoshiro128:c');
  const chance: Chance = {
    draw: (rules, match) => {
      asked++;
      if (asked === 1) throw new Error('no dice');
      if (asked === 2) return Promise.reject(new Error('no dice'));
      return asked === 3 ? { dealer: 9, lot: [] } : seeded.draw(rules, match);
    },
    shuffle: (rules) => {
      asked++;
      const pack = shuffledPack(rules, 'xoshiro128:p');
      return { pack: asked === 5 ? pack.slice(1) : pack, seed: null };
    },
  };
  const { runner, clock, faults } = await open({ chance, chairs: [...BOTS, ...BOTS] });
  runner.submit({ type: 'begin' });
  expect(await playOut(runner, clock)).toBe(true);
  expect(faults).toHaveLength(4);
});

test('is not stopped by a step listener that throws', async () => {
  const { runner, clock, faults } = await open({
    chairs: [...BOTS, ...BOTS],
    onStep: () => {
      throw new Error('no ink');
    },
  });
  runner.submit({ type: 'begin' });
  expect(await playOut(runner, clock)).toBe(true);
  expect(faults.length).toBeGreaterThan(10);
});

test('removes a listener that throws, and reports it', async () => {
  const { runner, faults } = await open();
  const received: string[] = [];
  runner.watch('A', () => {
    throw new Error('deaf');
  });
  runner.watch('B', ({ type }) => received.push(type));
  await runner.command('A', '1', { type: 'propose', what: 'rematch', seats: 'kept' });
  await runner.command('A', '2', { type: 'leave' });
  expect(faults).toHaveLength(1);
  expect(received).toEqual(['snapshot', 'update']);
});

test('refuses anything that is not a command, and stores nothing of it', async () => {
  const store = new MemoryStore();
  const { runner } = await open({ store });
  const malformed = { ok: false, refusal: { code: 'malformed', rule: null } };
  for (const value of [
    null,
    3,
    { type: 'sit', chair: 'length' },
    { type: 'propose', what: 'rematch', seats: 'zzz' },
  ])
    expect(await runner.command('Z', JSON.stringify(value), value as never)).toEqual(malformed);
  expect(await store.load()).toHaveLength(1);
});

test('stores only the known fields of a bot’s answer', async () => {
  const store = new MemoryStore();
  const chatty = {
    decide: ({ view, seat, ...rest }: BotQuestion): SeatAction | null => {
      const action = new RosterBots({ seed: 'x' }).decide({ view, seat, ...rest });
      const circular: { self?: unknown } = {};
      circular.self = circular;
      return action === null ? null : Object.assign(structuredClone(action), { why: circular });
    },
  };
  const { runner, clock } = await open({ store, bots: chatty, chairs: [...BOTS, ...BOTS] });
  runner.submit({ type: 'begin' });
  expect(await playOut(runner, clock)).toBe(true);
  expect(JSON.stringify(await store.load())).not.toContain('why');
});

test('is not affected by a bot that modifies its view', async () => {
  const scribbler = {
    decide: ({ view, seat }: BotQuestion) => {
      (view.hands[seat] as unknown as { clear(): void }).clear();
      (view.open.counts as number[]).fill(0);
      return null;
    },
  };
  const { runner, clock } = await open({ bots: scribbler, chairs: [...BOTS, ...BOTS] });
  runner.submit({ type: 'begin' });
  expect(await playOut(runner, clock)).toBe(true);
});

test.each([
  ['never answer', () => new Promise<null>(() => {})],
  [
    'throw',
    () => {
      throw new Error('no idea');
    },
  ],
  ['reject', () => Promise.reject(new Error('no idea'))],
  ['answer nonsense', () => ({ type: 'fly', seat: 0 }) as never],
])('is not stopped by bots that %s', async (_, decide) => {
  const { runner, clock } = await open({ bots: { decide }, chairs: [...BOTS, ...BOTS] });
  runner.submit({ type: 'begin' });
  for (let moves = 0; moves < 2000 && runner.table.stage !== 'over'; moves++) {
    for (let ticks = 0; ticks < 20; ticks++) await Promise.resolve();
    clock.moveOn();
  }
  expect(runner.table.stage).toBe('over');
});

test('after a store failure, retries inputs that have no sender to repeat them', async () => {
  const memory = new MemoryStore();
  let isBroken = false;
  const store = {
    load: (from?: number, limit?: number) => memory.load(from, limit),
    append: (rows: readonly Row[]) => (isBroken ? Promise.reject(new Error('full')) : memory.append(rows)),
  };
  const { runner, clock } = await open({ store });
  isBroken = true;
  runner.submit({ type: 'presence', who: 'A', present: false });
  const reply = runner.command('B', '1', { type: 'leave' });
  expect(await reply).toEqual({ ok: false, refusal: null });
  await runner.settled();
  isBroken = false;
  clock.moveTo(clock.now() + 1000);
  await runner.settled();
  expect(runner.table.chairs[0]).toMatchObject({ present: false });
  expect(runner.table.chairs[1]!.occupant.type).toBe('person');
});

test('does not loop when the store says that row numbers are taken but does not return those rows', async () => {
  const memory = new MemoryStore();
  let loads = 0;
  let isBehind = false;
  const store = {
    load: (from?: number, limit?: number) => {
      loads++;
      return memory.load(from, limit);
    },
    append: (rows: readonly Row[]) => (isBehind ? Promise.resolve('behind' as const) : memory.append(rows)),
  };
  const { runner } = await open({ store });
  isBehind = true;
  expect(await runner.command('A', '1', { type: 'leave' })).toEqual({ ok: false, refusal: null });
  expect(loads).toBeLessThan(5);
});

test('is not stopped by a clock that is set back', async () => {
  let setBack = 0;
  const clock = new FakeClock(10_000_000);
  const moody = {
    now: () => clock.now() - setBack,
    wake: (at: number, callback: () => void) => clock.wake(at + setBack, callback),
  };
  const { runner } = await open({ clock: moody, chairs: [...BOTS, PEOPLE[0]!, BOTS[0]!] });
  runner.submit({ type: 'begin' });
  await runner.settled();
  setBack = 3_600_000;
  await runner.command('A', '1', { type: 'propose', what: 'stop' });
  await runner.settled();
  const { at } = runner.table;
  runner.submit({ type: 'presence', who: 'A', present: false });
  await runner.settled();
  clock.moveTo(clock.now() + 5000);
  runner.submit({ type: 'presence', who: 'A', present: true });
  await runner.settled();
  expect(runner.table.at - at).toBeGreaterThanOrEqual(0);
  expect(runner.table.at - at).toBeLessThan(10_000);
});
