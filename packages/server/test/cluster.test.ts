import type { Person } from '@schupf/protocol';
import { expect, test, vi } from 'vitest';
import { ROLES } from '../src/settings.ts';
import { HOST, TestCluster, type TestProcess, type TestVisitor } from './test-cluster.ts';

const BEN: Person = { id: 'ben', name: 'Ben' };
const GAME = { variant: 'nanjing', players: 4, speed: 'normal' } as const;
const DONE = [{ ok: true, outcome: 'done' }];

/** Two processes. The first one runs a table, at which the host is present there and Ben at the second one. */
async function twoProcesses() {
  const world = await TestCluster.open();
  await world.storage.people.add({ ...BEN, since: 0 });
  const [first, second] = (await world.start(ROLES, ROLES)) as [TestProcess, TestProcess];
  const code = await first.open();
  const host = first.visit(code, HOST);
  const ben = second.visit(code, BEN);
  await world.until(() => host.snapshots > 0 && ben.snapshots > 0);
  const epoch = async () => (await world.storage.tables.owner(code))?.epoch;
  return { world, first, second, code, host, ben, epoch };
}

type Scene = Awaited<ReturnType<typeof twoProcesses>>;

/** What the log says about who came and went. */
async function presences({ world, code }: Pick<Scene, 'world' | 'code'>): Promise<unknown[]> {
  const rows = await world.storage.logs.load(code);
  return rows.flatMap(({ entry }) => (entry.type === 'presence' ? [[entry.who, entry.present]] : []));
}

async function sits(world: TestCluster, visitor: TestVisitor, id = 'sit'): Promise<void> {
  visitor.command(id, { type: 'sit', chair: 1, name: '' });
  await world.until(() => visitor.replies.has(id));
  expect(visitor.replies.get(id)).toEqual(DONE);
}

test('a table is run by the process where it was opened, and others reach it there', async () => {
  const { world, first, second, ben, host } = await twoProcesses();
  expect([first.size, second.size]).toEqual([1, 0]);
  await sits(world, ben);
  ben.say('hello');
  await world.until(() => [host, ben].every(({ received }) => received.some(({ type }) => type === 'wrote')));
  expect([ben.told, host.told]).toEqual([[], []]);
});

test.each([
  ['was killed', (process: TestProcess) => process.kill()],
  [
    'is silent',
    async (process: TestProcess) => {
      process.link.isPaused = true;
    },
  ],
])('when a process %s, another one runs its tables, even if no one there does anything', async (_, end) => {
  const { world, first, second, ben, epoch } = await twoProcesses();
  const before = (await epoch())!;
  await end(first);
  await world.until(() => ben.snapshots > 1);
  expect(ben.told).toContain('moved');
  expect(second.size).toBe(1);
  expect(await epoch()).toBe(before + 1);
  await sits(world, ben);
});

test('a process that was paused drops the tables it has lost, and answers nothing that others answered', async () => {
  const { world, first, second, code, ben, host } = await twoProcesses();
  first.link.isPaused = true;
  await world.until(() => second.size === 1);
  await sits(world, ben);
  // The host's client has not noticed anything yet.
  host.command('start', { type: 'start' });
  const heard = host.received.length;
  first.link.isPaused = false;
  await world.until(() => first.size === 0);
  await world.until(() => host.replies.has('start'));
  expect(host.told).toContain('moved');
  expect(host.received.slice(heard).filter(({ type }) => type === 'info')).toHaveLength(1);
  expect(second.size).toBe(1);
  const rows = await world.storage.logs.load(code);
  expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()]);
  expect(rows.filter(({ entry }) => entry.type === 'command' && entry.id === 'start')).toHaveLength(1);
});

test('a process that is cut off keeps its tables for its own people, and claims none that have an owner', async () => {
  const { world, first, second, code, host, ben, epoch } = await twoProcesses();
  const other = await second.open();
  const guest = first.visit(other, HOST);
  await world.until(() => guest.snapshots > 0);
  second.link.cut(true);
  await world.pass(1000);
  expect(ben.told).toEqual([]);
  await world.until(() => ben.told.includes('unreachable'));
  // The first process can take over what the second one ran, but not the other way round.
  await world.until(() => guest.snapshots > 1);
  expect([first.size, second.size]).toEqual([2, 1]);
  expect(second.cluster.isReady).toBe(false);
  const before = await epoch();
  second.visit(code, BEN);
  await world.pass(20_000);
  expect(await epoch()).toBe(before);
  second.link.cut(false);
  await world.until(() => second.size === 0);
  expect(second.cluster.isReady).toBe(true);
  expect(host.told).toEqual([]);
});

test('a process whose storage fails loses its tables, and sends its clients to others', async () => {
  const { world, first, second, ben, host } = await twoProcesses();
  first.isHealthy = false;
  await world.until(() => second.size === 1 && first.size === 0);
  await world.until(() => host.snapshots > 1);
  expect(first.sentAway).toBe(1);
  await sits(world, ben);
  await world.pass(10_000);
  expect([first.sentAway, first.size, second.size]).toEqual([1, 0, 1]);
});

test('if storage fails everywhere, tables stay where they are', async () => {
  const { world, first, second, ben, host } = await twoProcesses();
  first.isHealthy = false;
  second.isHealthy = false;
  await world.pass(10_000);
  expect([first.size, second.size, first.sentAway, second.sentAway]).toEqual([1, 0, 0, 0]);
  expect([ben.told, host.told]).toEqual([[], []]);
});

test('tables stay where they are when the link of all processes is down for a moment', async () => {
  const { world, first, second, host, ben, epoch } = await twoProcesses();
  const before = await epoch();
  for (const { link } of [first, second]) link.cut(true);
  await world.pass(600);
  for (const { link } of [first, second]) link.cut(false);
  await world.until(() => ben.snapshots > 1);
  await sits(world, ben);
  await world.pass(10_000);
  expect(await epoch()).toBe(before);
  expect([ben.told.includes('unreachable'), host.told]).toEqual([false, []]);
});

test('a drained process hands over its tables with chat, and no one counts as absent', async () => {
  const scene = await twoProcesses();
  const { world, first, second, host, ben } = scene;
  await sits(world, ben);
  host.say('see you there');
  await world.until(() => ben.received.some(({ type }) => type === 'wrote'));
  const before = await presences(scene);
  const draining = first.cluster.drain();
  host.command('start', { type: 'start' });
  await world.settle(draining);
  await world.until(() => host.replies.has('start') && ben.snapshots > 1);
  expect(host.replies.get('start')).toEqual(DONE);
  expect([first.size, second.size]).toEqual([0, 1]);
  expect(first.cluster.isReady).toBe(false);
  const chat = ben.received.filter((message) => message.type === 'wrote');
  expect(chat.map(({ text }) => text)).toEqual(['see you there', 'see you there']);
  await world.pass(5000);
  expect(await presences(scene)).toEqual(before);
});

test('a process can be drained while the others do not answer', async () => {
  const { world, first, second, code } = await twoProcesses();
  second.link.isPaused = true;
  await world.settle(first.cluster.drain());
  expect(first.size).toBe(0);
  expect(await world.storage.tables.owner(code)).toBeNull();
});

test('people who do not come back when a table moves are noted absent after two seconds', async () => {
  const scene = await twoProcesses();
  const { world, first, second, ben } = scene;
  await sits(world, ben);
  await first.kill();
  await world.until(() => second.size === 1);
  const before = await presences(scene);
  await world.pass(1900);
  expect(await presences(scene)).toEqual(before);
  await world.until(async () => (await presences(scene)).length > before.length);
  expect((await presences(scene)).slice(before.length)).toEqual([['host', false]]);
});

test('the connections of a process that has ended are absent from the tables of others', async () => {
  const scene = await twoProcesses();
  const { world, second, ben } = scene;
  await sits(world, ben);
  const before = await presences(scene);
  await second.kill();
  await world.until(async () => (await presences(scene)).length > before.length);
  expect((await presences(scene)).at(-1)).toEqual(['ben', false]);
});

test('a deleted person leaves a table that another process runs', async () => {
  const { world, second, code, ben, host } = await twoProcesses();
  await sits(world, ben);
  await world.storage.people.delete(BEN.id);
  const answer = await world.settle(
    second.cluster.calls.call(code, { type: 'delete-person', person: BEN.id, accountSince: null }),
  );
  expect(answer).toEqual({ ok: true, value: null });
  expect(await world.settle(second.tables.chairOf(code, BEN.id))).toBeNull();
  expect(await world.settle(second.tables.chairOf(code, HOST.id))).toBe(0);
  expect(JSON.stringify(await world.storage.logs.load(code))).not.toContain('Ben');
  expect(host.told).toEqual([]);
});

test('a process without the role opens tables at another one', async () => {
  const world = await TestCluster.open();
  const [gateway, tables] = (await world.start(['gateway'], ['tables'])) as [TestProcess, TestProcess];
  const code = await gateway.open();
  const host = gateway.visit(code, HOST);
  await world.until(() => host.snapshots > 0);
  expect(tables.size).toBe(1);
});

test('sweeps leave tables alone that another process runs', async () => {
  const { world, first, second, code, epoch } = await twoProcesses();
  const before = await epoch();
  await second.registry!.sweep(world.clock.now() + 100 * 24 * 3600 * 1000);
  expect(await epoch()).toBe(before);
  expect([first.size, second.size]).toEqual([1, 0]);
  expect((await world.storage.tables.find(code))?.stage).toBe('seating');
});

test('finds a free seat at a table of another process', async () => {
  const world = await TestCluster.open();
  await world.storage.people.add({ ...BEN, since: 0 });
  const [first, second] = (await world.start(ROLES, ROLES)) as [TestProcess, TestProcess];
  const code = await first.open({
    rules: { variant: 'nanjing' },
    speed: 'normal',
    visibility: 'open',
    chairs: [null, { type: 'nobody' }, { type: 'nobody' }, { type: 'nobody' }],
    startsImmediately: false,
    freeChat: false,
    handsAfter: null,
  });
  const host = first.visit(code, HOST);
  await world.until(() => host.snapshots > 0);
  expect(await world.settle(second.tables.findFreeSeat(GAME, BEN))).toBe(code);
});

test('a process with bots or jobs only hears nothing about tables and people', async () => {
  const world = await TestCluster.open();
  await world.start(['bots'], ['jobs']);
  expect(new Set([...world.links.listeners].map(({ subject }) => subject))).toEqual(new Set(['beat']));
});

test('processes that end at the same time do not wait for each other to take their tables', async () => {
  const world = await TestCluster.open();
  const [first, second] = (await world.start(ROLES, ROLES)) as [TestProcess, TestProcess];
  for (let count = 0; count < 20; count++) await first.open();
  const start = world.clock.now();
  await world.settle(Promise.all([first.cluster.drain(), second.cluster.drain()]));
  expect(world.clock.now() - start).toBeLessThan(5000);
  expect(first.size + second.size).toBe(0);
});

test('a process whose heir does not answer ends, and does not look for another one after that', async () => {
  const world = await TestCluster.open();
  const [first, second] = (await world.start(ROLES, ROLES)) as [TestProcess, TestProcess];
  await first.open();
  second.link.isPaused = true;
  await world.settle(first.cluster.drain());
  await first.cluster.close();
  await world.pass(500);
  const lookUps = vi.spyOn(world.storage.tables, 'owner');
  await world.pass(5000);
  expect(lookUps).not.toHaveBeenCalled();
});
