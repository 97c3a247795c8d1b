import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NewTable } from '@schupf/protocol';
import { FakeClock } from '@schupf/runner/memory';
import { SPEEDS } from '@schupf/table';
import { expect, onTestFinished, test } from 'vitest';
import { LocalBus } from '../src/bus/local-bus.ts';
import { SharedLimits } from '../src/limits/shared-limits.ts';
import { hashOf } from '../src/secrets.ts';
import { openFolder } from '../src/storage/folder.ts';
import { onlyClaimant } from '../src/tables/claim-table.ts';
import type { RoomDeps } from '../src/tables/room.ts';
import { secureRandomness } from '../src/tables/secure-randomness.ts';
import { TableRegistry } from '../src/tables/table-registry.ts';
import { TableService } from '../src/tables/table-service.ts';
import { waitUntil } from './eventually.ts';
import { NO_MODERATION } from './no-moderation.ts';
import { NO_RATINGS } from './no-ratings.ts';
import { temporaryFolder } from './rows.ts';

const DAY_MS = 24 * 3600 * 1000;
const BOT = { type: 'bot' as const, name: 'beginner-1' };
const LONG_MATCH: NewTable = {
  rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1000 } },
  speed: { ...SPEEDS.normal, botDelay: [0, 0] },
  visibility: 'private',
  chairs: [BOT, BOT, BOT, BOT],
  startsImmediately: true,
  freeChat: false,
  handsAfter: null,
};

function fail(error: unknown): void {
  throw error;
}

async function startRegistry(data = temporaryFolder(), onFault: RoomDeps['onFault'] = fail) {
  const storage = await openFolder(data);
  const host = { id: 'host', name: 'Host' };
  if ((await storage.people.find(host.id)) === null) await storage.people.add({ ...host, since: 0 });
  const clock = new FakeClock(1_000_000);
  const asked: { readonly bot: string | null; readonly isAttended: boolean; readonly at: number }[] = [];
  let inputs = 0;
  const bus = new LocalBus();
  const registry = new TableRegistry({
    storage,
    moderation: NO_MODERATION,
    ratings: NO_RATINGS,
    bus,
    pool: {
      decide: async ({ question: { bot }, isAttended }) => {
        asked.push({ bot, isAttended, at: clock.now() });
        return { action: null };
      },
      prepare: () => {},
    },
    chance: secureRandomness,
    clock,
    onFault,
    claimant: onlyClaimant('test'),
    onInput: () => inputs++,
    onTurns: () => {},
    onLost: () => {},
    onBotReplaced: () => {},
  });
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await registry.close();
    await storage.close();
  };
  onTestFinished(close);
  const limits = new SharedLimits({ limits: storage.limits, clock, hash: hashOf, factor: 1 });
  const tables = new TableService({ storage, calls: registry, clock, limits });
  const create = (wanted: NewTable) => tables.create(wanted, host, '192.0.2.1');
  return { registry, tables, storage, bus, clock, asked, create, close, data, inputs: () => inputs };
}

test('bots at a table without people answer at a slow, even pace, and stop when the table is unloaded', async () => {
  const { registry, clock, asked, create, inputs } = await startRegistry();
  await create(LONG_MATCH);
  const start = clock.now();
  // Four bots have to decide whether to call Grand Tichu.
  await waitUntil(() => asked.length === 4 && clock.next === start + 600);
  expect(new Set(asked.map(({ isAttended }) => isAttended))).toEqual(new Set([false]));
  const before = inputs();
  clock.moveTo(start + 599);
  await nextTurn();
  expect(inputs()).toBe(before);
  clock.moveTo(start + 600);
  await waitUntil(() => asked.length > 4);
  await registry.sweep(clock.now() + 61_000);
  expect(registry.size).toBe(0);
  const then = inputs();
  clock.moveTo(clock.now() + DAY_MS);
  await nextTurn();
  expect(inputs()).toBe(then);
});

test('a match to which no one comes back is ended and saved', async () => {
  const { registry, storage, clock, asked, create } = await startRegistry();
  const opened = await create(LONG_MATCH);
  const code = opened.ok ? opened.code : '';
  await waitUntil(() => asked.length === 4);
  await registry.sweep(clock.now() + 29 * DAY_MS);
  expect(await storage.matches.find(`${code}-1`)).toBeNull();
  await registry.sweep(clock.now() + 31 * DAY_MS);
  expect(await storage.matches.find(`${code}-1`)).toMatchObject({ outcome: 'abandoned' });
  expect(await storage.tables.find(code)).toMatchObject({ stage: 'closed' });
});

/** Attaches a spectator, which loads the table. Returns what they are sent. */
function watch(bus: LocalBus, code: string, connection = 'c1'): string[] {
  const frames: string[] = [];
  bus.onConnectionMessage((_connection, message) => {
    if (message.type === 'frame') frames.push(message.text);
  });
  bus.toTable(code, {
    type: 'attach',
    connection,
    visitor: { type: 'anonymous' },
    network: '192.0.2.1',
    since: null,
  });
  return frames;
}

test('loads no tables at startup; when someone attaches, asks the table’s own bots again, not stand-ins', async () => {
  const first = await startRegistry();
  const opened = await first.create(LONG_MATCH);
  const code = opened.ok ? opened.code : '';
  await waitUntil(() => first.asked.length === 4);
  await first.close();
  const second = await startRegistry(first.data);
  second.registry.start();
  await nextTurn();
  expect(second.registry.size).toBe(0);
  watch(second.bus, code);
  await waitUntil(() => second.registry.size === 1);
  await waitUntil(() => second.asked.length === 4);
  expect(second.asked.map(({ bot }) => bot)).toEqual([BOT.name, BOT.name, BOT.name, BOT.name]);
});

/** Lets time pass in small steps, so that the consequences of one step happen before the next. */
async function pass(clock: FakeClock, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    clock.moveTo(clock.now() + 100);
    await nextTurn();
  }
}

test('unloads a match with a day per move, and loads it when something is due', async () => {
  const { registry, clock, create, inputs } = await startRegistry();
  await create({ ...LONG_MATCH, speed: 'days', chairs: [null, BOT, BOT, BOT] });
  await waitUntil(async () => {
    await pass(clock, 1000);
    return inputs() > 5;
  });
  // The bots think for a few seconds, then the person has a day to decide.
  await pass(clock, 20_000);
  await waitUntil(async () => {
    await pass(clock, 1000);
    await registry.sweep(clock.now() + 61_000);
    return registry.size === 0;
  });
  const before = inputs();
  clock.moveTo(clock.now() + DAY_MS / 2);
  await registry.sweep(clock.now());
  expect(registry.size).toBe(0);
  clock.moveTo(clock.now() + DAY_MS / 2);
  await registry.sweep(clock.now());
  expect(registry.size).toBe(1);
  // The day has passed although the table was not loaded, so a stand-in decides.
  await waitUntil(async () => {
    await pass(clock, 1000);
    return inputs() > before + 2;
  });
});

/** Four people open a table with a day per move, and start the match. They are connected as `c0` to `c3`. */
async function fourPeopleAtDays({
  storage,
  bus,
  create,
  tables,
  clock,
}: Awaited<ReturnType<typeof startRegistry>>) {
  const people = ['host', 'ben', 'cem', 'dia'].map((id) => ({ id, name: id }));
  // The host has been added by `startRegistry`.
  for (const person of people.slice(1)) await storage.people.add({ ...person, since: 1 });
  const opened = await create({
    ...LONG_MATCH,
    speed: 'days',
    chairs: [null, { type: 'nobody' }, { type: 'nobody' }, { type: 'nobody' }],
    startsImmediately: false,
  });
  const code = opened.ok ? opened.code : '';
  const connections = people.map((person, index) => {
    const connection = `c${index}`;
    const visitor = { type: 'person', person, blocks: [] } as const;
    bus.toTable(code, { type: 'attach', connection, visitor, network: '192.0.2.1', since: null });
    return connection;
  });
  for (const [chair, connection] of connections.entries())
    if (chair > 0)
      bus.toTable(code, {
        type: 'command',
        connection,
        id: `sit ${chair}`,
        command: { type: 'sit', chair, name: '' },
      });
  await waitUntil(async () => {
    const chairs = (await tables.find(code))?.summary.chairs ?? [];
    return chairs.every(({ type }) => type === 'person');
  });
  bus.toTable(code, { type: 'manage', connection: 'c0', id: 'start', what: { type: 'start' } });
  // No one adds a salt to the deals, so the match begins when the time for that is up.
  await waitUntil(async () => {
    await pass(clock, 1000);
    return (await tables.find(code))?.summary.round === 1;
  });
  return { code, connections };
}

test('unloads a match with a day per move when all four people have left, until a decision is due', async () => {
  const started = await startRegistry();
  const { registry, bus, clock, inputs } = started;
  const { code, connections } = await fourPeopleAtDays(started);
  await registry.sweep(clock.now() + 61_000);
  expect(registry.size).toBe(1);
  for (const connection of connections) bus.toTable(code, { type: 'detach', connection, returns: false });
  await waitUntil(() => clock.next !== null);
  clock.moveTo(clock.now() + 61_000);
  await registry.sweep(clock.now());
  expect(registry.size).toBe(0);
  const before = inputs();
  clock.moveTo(clock.now() + DAY_MS / 2);
  await registry.sweep(clock.now());
  expect(registry.size).toBe(0);
  expect(inputs()).toBe(before);
  clock.moveTo(clock.now() + DAY_MS / 2);
  await registry.sweep(clock.now());
  expect(registry.size).toBe(1);
  // Stand-ins decide for all four. Then everyone has another day, so the table is unloaded again.
  await waitUntil(async () => {
    await pass(clock, 1000);
    return inputs() > before + 4;
  });
  await waitUntil(async () => {
    await pass(clock, 1000);
    await registry.sweep(clock.now() + 61_000);
    return registry.size === 0;
  });
});

test('loads a table that is due, however many tables with a day per move are open', async () => {
  const started = await startRegistry();
  const { registry, tables, bus, clock } = started;
  const { code, connections } = await fourPeopleAtDays(started);
  for (const connection of connections) bus.toTable(code, { type: 'detach', connection, returns: false });
  clock.moveTo(clock.now() + 61_000);
  await registry.sweep(clock.now());
  expect(registry.size).toBe(0);
  const open = 120;
  for (let number = 0; number < open; number++) {
    const wanted: NewTable = { ...LONG_MATCH, speed: 'days', startsImmediately: false };
    const created = await tables.create(wanted, { id: `host ${number}`, name: 'Host' }, '192.0.2.1');
    if (created.ok) watch(bus, created.code, `spectator ${number}`);
  }
  clock.moveTo(clock.now() + DAY_MS);
  await registry.sweep(clock.now());
  expect(registry.size).toBe(open + 1);
});

test('a table that is loaded while it is being unloaded is due if the process is killed', async () => {
  const started = await startRegistry();
  const { registry, bus, clock, storage } = started;
  const { code, connections } = await fourPeopleAtDays(started);
  for (const connection of connections) bus.toTable(code, { type: 'detach', connection, returns: false });
  const { promise, resolve } = Promise.withResolvers<void>();
  const { tables } = storage;
  const setWakeTime: typeof tables.setWakeTime = async (table, epoch, at) => {
    if (at !== clock.now()) await promise;
    await tables.setWakeTime(table, epoch, at);
  };
  Object.assign(storage, { tables: new Proxy(tables, withMethod('setWakeTime', setWakeTime)) });
  clock.moveTo(clock.now() + 61_000);
  const sweeping = registry.sweep(clock.now());
  await waitUntil(() => registry.size === 0);
  watch(bus, code);
  // Time enough to load the table, if that did not wait.
  for (let write = 0; write < 20; write++) await storage.probe();
  resolve();
  await sweeping;
  await waitUntil(() => registry.size === 1);
  expect(await storage.tables.due(clock.now(), 10)).toEqual([code]);
});

/** A proxy handler that replaces one method. */
function withMethod<Target extends object>(name: keyof Target, method: unknown): ProxyHandler<Target> {
  return { get: (target, key) => (key === name ? method : target[key as keyof Target]) };
}

test('loads a match with a day per move after the process was killed', async () => {
  const first = await startRegistry();
  await first.create({ ...LONG_MATCH, speed: 'days', chairs: [null, BOT, BOT, BOT] });
  await waitUntil(async () => {
    await pass(first.clock, 1000);
    return first.inputs() > 5;
  });
  // A copy of the files is what a killed process leaves: unlocked, but not cleaned up.
  const copy = temporaryFolder();
  copyFileSync(join(first.data, 'schupf.db'), join(copy, 'schupf.db'));
  copyFileSync(join(first.data, 'schupf.db-wal'), join(copy, 'schupf.db-wal'));
  const second = await startRegistry(copy);
  second.registry.start();
  await waitUntil(() => second.registry.size === 1);
});

test.each([
  ['a month at normal speed', 'normal', 20, 40],
  ['three months at a day per move', 'days', 40, 100],
] as const)('ends a match in which no round has been finished for %s', async (_, speed, before, after) => {
  const { registry, tables, clock, create } = await startRegistry();
  const opened = await create({ ...LONG_MATCH, speed });
  const code = opened.ok ? opened.code : '';
  await waitUntil(async () => (await tables.find(code))?.summary.round === 1);
  expect((await tables.find(code))?.summary.stage).toBe('playing');
  await registry.sweep(clock.now() + before * DAY_MS);
  expect(await tables.find(code)).not.toBeNull();
  await registry.sweep(clock.now() + after * DAY_MS);
  expect(await tables.find(code)).toBeNull();
});

test('does not let one person fill the lobby', async () => {
  const { create } = await startRegistry();
  const wanted: NewTable = { ...LONG_MATCH, startsImmediately: false, visibility: 'open' };
  for (let n = 0; n < 3; n++) expect(await create(wanted)).toMatchObject({ ok: true });
  expect(await create(wanted)).toEqual({
    ok: false,
    problem: 'you have too many tables in the lobby; make this one private',
  });
  expect(await create({ ...wanted, visibility: 'private' })).toMatchObject({ ok: true });
});

test('does not let one person open more tables than the limit within an hour', async () => {
  const { create, clock } = await startRegistry();
  const wanted: NewTable = { ...LONG_MATCH, startsImmediately: false };
  for (let n = 0; n < 20; n++) expect(await create(wanted)).toMatchObject({ ok: true });
  // An invalid request does not count.
  expect(await create({ ...wanted, chairs: [] })).toMatchObject({ ok: false });
  expect(await create(wanted)).toEqual({
    ok: false,
    problem: 'you have opened too many tables; please try again in an hour',
  });
  clock.moveTo(clock.now() + 3_600_000);
  expect(await create(wanted)).toMatchObject({ ok: true });
});

/** Overwrites the last row of a table's log. */
function damageLog(folder: string, code: string, entry: string): void {
  const database = new DatabaseSync(join(folder, 'schupf.db'));
  database
    .prepare(
      'update event set entry = ? where table_code = ? and seq = (select max(seq) from event where table_code = ?)',
    )
    .run(entry, code, code);
  database.close();
}

test.each([
  ['is not JSON', '{"type":'],
  ['is not a command', '{"type":"command","by":"host","id":"1","at":1000000}'],
  ['comes from a newer version', '{"type":"restarted","version":99,"at":1000000}'],
])('puts a table in quarantine if a log row %s, and leaves other tables alone', async (_, row) => {
  const first = await startRegistry();
  const codes: string[] = [];
  for (let n = 0; n < 3; n++) {
    const opened = await first.create(LONG_MATCH);
    if (opened.ok) codes.push(opened.code);
  }
  const isPlaying = async (code: string) => (await first.tables.find(code))?.summary.round === 1;
  await waitUntil(async () => (await Promise.all(codes.map(isPlaying))).every(Boolean));
  await first.close();
  const damaged = codes[1]!;
  const others = codes.filter((code) => code !== damaged);
  damageLog(first.data, damaged, row);
  const faults: string[] = [];
  const second = await startRegistry(first.data, (_error, table) => faults.push(table));
  second.registry.start();
  const frames = watch(second.bus, damaged);
  await waitUntil(() => frames.length === 1);
  expect(JSON.parse(frames[0]!)).toEqual({ type: 'gone', table: damaged, reason: 'damaged' });
  expect(await second.storage.tables.quarantined()).toMatchObject([
    { code: damaged, problem: expect.stringMatching(/^row \d+ of the log cannot be (read|replayed)/) },
  ]);
  expect(await second.tables.find(damaged)).toBeNull();
  for (const code of others) watch(second.bus, code);
  await waitUntil(() => second.registry.size === 2);
  await second.registry.sweep(second.clock.now() + 100 * DAY_MS);
  expect(new Set(faults)).toEqual(new Set([damaged]));
  // It stays until the operator decides.
  expect(await second.storage.tables.quarantined()).toHaveLength(1);
  await second.storage.tables.quarantine(damaged, null);
  expect(await second.tables.find(damaged)).not.toBeNull();
});

test('drops a table that another process has taken over, and says nothing about it', async () => {
  const { registry, bus, clock, storage, asked, create } = await startRegistry();
  const created = await create(LONG_MATCH);
  const code = created.ok ? created.code : '';
  const start = clock.now();
  await waitUntil(() => asked.length === 4 && clock.next === start + 600);
  const frames = watch(bus, code);
  await waitUntil(() => frames.length > 0);
  const { node } = (await storage.tables.owner(code))!;
  expect(await storage.tables.claim(code, 'another process', node)).toMatchObject({ ok: true });
  const length = (await storage.logs.load(code)).length;
  const received: string[] = [];
  bus.onConnectionMessage((_, message) => received.push(message.type));
  clock.moveTo(start + 600);
  await waitUntil(() => registry.size === 0);
  expect(received).toEqual(['moved']);
  expect(await storage.logs.load(code)).toHaveLength(length);
  // This process believes that it is alone, so it takes the table back when someone arrives.
  const later = watch(bus, code);
  await waitUntil(() => registry.size === 1 && later.length > 0);
});
