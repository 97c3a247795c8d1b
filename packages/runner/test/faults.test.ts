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
  const usual = {
    store: new MemoryStore(),
    clock,
    chance: new SeededChance('xoshiro128:f'),
    bots: new RosterBots({ seed: 'f' }),
  };
  const opened = await TableRunner.open(
    { ...usual, ...ports },
    {
      config: { rules: { variant: 'nanjing', options: ROUND }, speed: 'blitz', chairs, pace: '' },
      onFault: (error) => faults.push(error),
      ...(onStep === undefined ? {} : { onStep }),
    },
  );
  if (!opened.ok) throw new Error(opened.problem);
  return { runner: opened.runner, clock, faults };
}

/** Moves the clock on until the match is over; false when nothing happens any more. */
async function playOut(runner: TableRunner, clock: FakeClock, most = 20_000): Promise<boolean> {
  for (let moves = 0; moves < most; moves++) {
    await runner.settled();
    if (runner.table.stage === 'over') return true;
    if (!clock.moveOn()) return false;
  }
  return false;
}

test('chance that throws, fails or gives nonsense is asked again', async () => {
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

test('whoever takes notes and fails does not stop the table', async () => {
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

test('a listener that fails is not told any more, and that is known', async () => {
  const { runner, faults } = await open();
  const heard: string[] = [];
  runner.watch('A', () => {
    throw new Error('deaf');
  });
  runner.watch('B', ({ type }) => heard.push(type));
  await runner.command('A', '1', { type: 'propose', what: 'rematch', seats: 'kept' });
  await runner.command('A', '2', { type: 'leave' });
  expect(faults).toHaveLength(1);
  expect(heard).toEqual(['snapshot', 'update']);
});

test('what is no command is refused and kept nowhere', async () => {
  const store = new MemoryStore();
  const { runner } = await open({ store });
  const malformed = { ok: false, refusal: { code: 'malformed', rule: null } };
  for (const said of [
    null,
    3,
    { type: 'sit', chair: 'length' },
    { type: 'propose', what: 'rematch', seats: 'zzz' },
  ])
    expect(await runner.command('Z', JSON.stringify(said), said as never)).toEqual(malformed);
  expect(await store.load()).toHaveLength(1);
});

test('nothing gets into the log that does not belong there', async () => {
  const store = new MemoryStore();
  const chatty = {
    decide: ({ view, seat, ...rest }: BotQuestion): SeatAction | null => {
      const action = new RosterBots({ seed: 'x' }).decide({ view, seat, ...rest });
      const endless: { self?: unknown } = {};
      endless.self = endless;
      return action === null ? null : Object.assign(structuredClone(action), { why: endless });
    },
  };
  const { runner, clock } = await open({ store, bots: chatty, chairs: [...BOTS, ...BOTS] });
  runner.submit({ type: 'begin' });
  expect(await playOut(runner, clock)).toBe(true);
  expect(JSON.stringify(await store.load())).not.toContain('why');
});

test('a bot that scribbles on what it sees changes nothing', async () => {
  const scribbler = {
    decide: ({ view, seat }: BotQuestion) => {
      (view.hands[seat] as unknown as { clear(): void }).clear();
      view.open.counts.fill(0);
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
  ['fail', () => Promise.reject(new Error('no idea'))],
  ['talk nonsense', () => ({ type: 'fly', seat: 0 }) as never],
])('bots that %s do not stop the table', async (_, decide) => {
  const { runner, clock } = await open({ bots: { decide }, chairs: [...BOTS, ...BOTS] });
  runner.submit({ type: 'begin' });
  for (let moves = 0; moves < 2000 && runner.table.stage !== 'over'; moves++) {
    for (let ticks = 0; ticks < 20; ticks++) await Promise.resolve();
    clock.moveOn();
  }
  expect(runner.table.stage).toBe('over');
});

test('what the shell says once is said again when the store has failed', async () => {
  const memory = new MemoryStore();
  let isBroken = false;
  const store = {
    load: () => memory.load(),
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

test('a store that says "taken" and shows nothing is not asked without end', async () => {
  const memory = new MemoryStore();
  let loads = 0;
  let isBehind = false;
  const store = {
    load: () => {
      loads++;
      return memory.load();
    },
    append: (rows: readonly Row[]) => (isBehind ? Promise.resolve(false) : memory.append(rows)),
  };
  const { runner } = await open({ store });
  isBehind = true;
  expect(await runner.command('A', '1', { type: 'leave' })).toEqual({ ok: false, refusal: null });
  expect(loads).toBeLessThan(5);
});

test('a clock that goes back does not stop the table', async () => {
  let back = 0;
  const clock = new FakeClock(10_000_000);
  const moody = {
    now: () => clock.now() - back,
    wake: (at: number, ring: () => void) => clock.wake(at + back, ring),
  };
  const { runner } = await open({ clock: moody, chairs: [...BOTS, PEOPLE[0]!, BOTS[0]!] });
  runner.submit({ type: 'begin' });
  await runner.settled();
  back = 3_600_000;
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
