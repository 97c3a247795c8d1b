import type { Reply, SeenUpdate } from '@schupf/table';
import { beforeEach, expect, test } from 'vitest';
import {
  Client,
  type ManageReply,
  type ServerMessage,
  type SnapshotMessage,
  type TableListener,
  type WatchedTable,
} from '../src/index.ts';
import { TABLE } from './examples.ts';
import { INFO, plain, TableServer } from './table-server.ts';
import { type TestWire, World } from './world.ts';

const UNKNOWN: Reply = { ok: false, refusal: null };
const DONE: Reply = { ok: true, outcome: 'done' };
const LEFT: SeenUpdate = { type: 'left', player: 1, name: 'Ben' };

let world: World;
let client: Client;
let snapshot: (seq: number, observer?: SnapshotMessage['observer']) => SnapshotMessage;

beforeEach(async () => {
  world = new World();
  client = new Client(world, { name: 'test' });
  const server = await TableServer.open(world.clock);
  const seen = plain(server.seenBy('ada'));
  server.runner.close();
  snapshot = (seq, observer = 0) => ({ type: 'snapshot', table: TABLE, seq, now: 0, observer, ...seen });
});

const info: ServerMessage = { type: 'info', table: TABLE, info: INFO };
const update = (seq: number, ...what: readonly SeenUpdate[]): ServerMessage => ({
  type: 'update',
  table: TABLE,
  seq,
  now: 0,
  updates: what,
});

/** A table that has been told how it stands. */
function watched(listener: TableListener = {}): { wire: TestWire; table: WatchedTable } {
  const wire = world.welcome();
  const table = client.watch(TABLE, listener);
  wire.tell(info, snapshot(5));
  wire.take();
  return { wire, table };
}

async function settled<Value>(promise: Promise<Value>): Promise<Value | 'open'> {
  return Promise.race([promise, new Promise<'open'>((resolve) => setImmediate(() => resolve('open')))]);
}

const watches = (wire: TestWire) => wire.take().filter(({ type }) => type === 'watch');

test('after a cut it goes on from the last message heard, as whom it was heard', () => {
  const { wire } = watched();
  wire.tell(update(6, LEFT));
  wire.cut();
  world.pass(1000);
  expect(watches(world.welcome())).toEqual([{ type: 'watch', table: TABLE, since: { observer: 0, seq: 6 } }]);
});

test('whoever sits down gets a snapshot, and goes on as the player he is now', () => {
  const { wire, table } = watched();
  wire.tell(snapshot(40, 2), update(41, LEFT));
  expect(table.seen).not.toBeNull();
  wire.cut();
  world.pass(1000);
  expect(watches(world.welcome())).toEqual([
    { type: 'watch', table: TABLE, since: { observer: 2, seq: 41 } },
  ]);
});

test('updates that are told twice happen once', () => {
  const happened: unknown[] = [];
  const { wire } = watched({ happened: (one) => happened.push(one) });
  wire.tell(update(6, LEFT), update(6, LEFT), update(7, LEFT));
  expect(happened).toHaveLength(2);
});

test('a gap is noticed: everything is asked for once, and updates are no use until it comes', () => {
  const happened: unknown[] = [];
  const { wire, table } = watched({ happened: (one) => happened.push(one) });
  wire.tell(update(7, LEFT), update(8, LEFT));
  expect(watches(wire)).toEqual([{ type: 'watch', table: TABLE, since: null }]);
  expect(happened).toEqual([]);
  wire.tell(info, snapshot(8), update(9, LEFT));
  expect(happened).toHaveLength(1);
  expect(watches(wire)).toEqual([]);
  expect(table.seen).not.toBeNull();
});

test('updates that cannot be followed are a gap too', () => {
  const { wire } = watched();
  wire.tellText(
    JSON.stringify({
      type: 'update',
      table: TABLE,
      seq: 6,
      now: 0,
      updates: [{ type: 'game', event: null }],
    }),
  );
  expect(watches(wire)).toEqual([{ type: 'watch', table: TABLE, since: null }]);
});

test('a watch that nobody answers is said again a few times on a wire, and no more', () => {
  const wire = world.welcome();
  client.watch(TABLE, {});
  for (let second = 0; second < 100; second++) {
    world.pass(1000);
    wire.tell({ type: 'pong', n: 0, now: 0 });
  }
  expect(watches(wire)).toHaveLength(3);
  wire.cut();
  world.pass(20_000);
  expect(watches(world.welcome())).toHaveLength(1);
});

test.each([
  ['rules', { ...info, info: { ...INFO, rules: { variant: 'nobody-knows' } } }, []],
  ['a snapshot', info, [{ ...{ type: 'snapshot', table: TABLE }, seq: 1, now: 0, observer: 0, view: 7 }]],
])('a table whose %s cannot be read is let go, not asked for again and again', (_, first, more) => {
  const wire = world.welcome();
  const reasons: string[] = [];
  client.watch(TABLE, { gone: (reason) => reasons.push(reason) });
  wire.take();
  for (const message of [first, ...more]) wire.tellText(JSON.stringify(message));
  expect(reasons).toEqual(['unreadable']);
  expect(wire.take()).toEqual([{ type: 'unwatch', table: TABLE }]);
});

test('a command has one id, however often it is said, and is answered once', async () => {
  const { wire, table } = watched();
  const reply = table.command({ type: 'ready' });
  const first = wire.take();
  wire.cut();
  world.pass(1000);
  const second = world.welcome();
  second.tell(info);
  expect(second.take().slice(-1)).toEqual(first);
  const { id } = first[0] as { id: string };
  second.tell(
    { type: 'reply', table: TABLE, id, reply: DONE },
    { type: 'reply', table: TABLE, id, reply: UNKNOWN },
  );
  expect(await reply).toEqual(DONE);
  second.cut();
  world.pass(1000);
  expect(
    world
      .welcome()
      .take()
      .map(({ type }) => type),
  ).toEqual(['hello', 'watch']);
});

test('commands given without a wire are given in order once the server knows that this table is watched', () => {
  const table = client.watch(TABLE, {});
  void table.command({ type: 'hold' });
  void table.command({ type: 'end-hold' });
  const wire = world.welcome();
  void table.command({ type: 'ready' });
  expect(wire.said.map(({ type }) => type)).toEqual(['hello', 'watch']);
  wire.tell(info);
  const said = wire.take();
  expect(said.map(({ type }) => type)).toEqual(['hello', 'watch', 'command', 'command', 'command']);
  expect(said.slice(2)).toMatchObject([
    { command: { type: 'hold' } },
    { command: { type: 'end-hold' } },
    { command: { type: 'ready' } },
  ]);
  expect(new Set(said.slice(2).map((message) => 'id' in message && message.id)).size).toBe(3);
});

test('what could not be kept is tried again with its id, then the user is told', async () => {
  const { wire, table } = watched();
  const reply = table.command({ type: 'ready' });
  const [first] = wire.take();
  const { id } = first as { id: string };
  for (let again = 0; again < 2; again++) {
    wire.tell({ type: 'reply', table: TABLE, id, reply: UNKNOWN });
    world.pass(1000);
    expect(wire.take()).toEqual([first]);
  }
  expect(await settled(reply)).toBe('open');
  wire.tell({ type: 'reply', table: TABLE, id, reply: UNKNOWN });
  expect(await settled(reply)).toEqual(UNKNOWN);
});

test.each(['too-fast', 'storage', 'not-allowed', 'malformed'] as const)(
  'a command that was not heard because of %s is tried again or given up',
  async (code) => {
    const { wire, table } = watched();
    const reply = table.command({ type: 'ready' });
    const [first] = wire.take();
    const { id } = first as { id: string };
    wire.tell({ type: 'error', code, problem: '', table: TABLE, id });
    world.pass(1000);
    const isLater = code === 'too-fast' || code === 'storage';
    expect(wire.take()).toEqual(isLater ? [first] : []);
    expect(await settled(reply)).toEqual(isLater ? 'open' : UNKNOWN);
  },
);

test('a command that an open wire swallows is said again, and ends as unknown', async () => {
  const { wire, table } = watched();
  const reply = table.command({ type: 'ready' });
  for (let second = 0; second < 60; second++) {
    world.pass(1000);
    wire.tell({ type: 'pong', n: 0, now: 0 });
  }
  expect(wire.take().filter(({ type }) => type === 'command')).toHaveLength(3);
  expect(await settled(reply)).toEqual(UNKNOWN);
});

test('a command that waits for a wire is not given up meanwhile', async () => {
  const { wire, table } = watched();
  const reply = table.command({ type: 'ready' });
  world.pass(7900);
  wire.cut();
  world.connectFails = true;
  world.pass(600_000);
  expect(await settled(reply)).toBe('open');
  world.connectFails = false;
  world.pass(15_000);
  world.welcome().tell(info);
  expect(world.wire.take().map(({ type }) => type)).toEqual(['hello', 'watch', 'command']);
});

test('a half open wire is found out before a command on it is given up', async () => {
  const { table } = watched();
  const reply = table.command({ type: 'ready' });
  while (client.state === 'open') world.clock.moveOn();
  expect(await settled(reply)).toBe('open');
});

test.each([
  ['the table is closed', (table: WatchedTable) => table.close()],
  ['the client is closed', () => client.close()],
  ['the table is gone', () => world.wire.tell({ type: 'gone', table: TABLE, reason: 'over' })],
  [
    'the server does not want us',
    () => world.wire.tell({ type: 'bye', reason: 'signed-out', retryAfter: null }),
  ],
])('when %s, everything is settled, then and later, and no timer is left', async (_, end) => {
  const { wire, table } = watched();
  const replies = [table.command({ type: 'ready' }), table.manage({ type: 'start' })];
  const { id } = wire.take()[0] as { id: string };
  // One of them waits to be tried again.
  wire.tell({ type: 'reply', table: TABLE, id, reply: UNKNOWN });
  end(table);
  replies.push(table.command({ type: 'ready' }), table.manage({ type: 'start' }));
  const unavailable: ManageReply = { ok: false, reason: 'unavailable' };
  expect(await Promise.all(replies)).toEqual([UNKNOWN, unavailable, UNKNOWN, unavailable]);
  expect([table.say('hello'), table.write('hello')]).toEqual([false, false]);
  client.close();
  expect(world.timers).toBe(0);
});

test('a table watched at a closed client is closed', async () => {
  client.close();
  const table = client.watch(TABLE, {});
  expect(await table.command({ type: 'ready' })).toEqual(UNKNOWN);
  expect(world.timers).toBe(0);
});

test('a table can be watched again, and whoever watched before does not disturb that', () => {
  const { wire, table } = watched();
  expect(() => client.watch(TABLE, {})).toThrow('watched already');
  table.close();
  const seen: unknown[] = [];
  client.watch(TABLE, { seen: (one) => seen.push(one) });
  wire.take();
  table.close();
  // Said before the server heard that the first one went.
  wire.tell(update(6, LEFT));
  expect(wire.take()).toEqual([]);
  wire.tell(info, snapshot(6), update(7, LEFT));
  expect(seen).toHaveLength(2);
});

test('whoever closes in the middle of a message hears no more of it', () => {
  const happened: unknown[] = [];
  const { wire, table } = watched({
    happened: (one) => {
      happened.push(one);
      table.close();
    },
  });
  wire.tell(update(6, LEFT, LEFT, LEFT), update(7, LEFT));
  expect(happened).toHaveLength(1);
});

test('no more than a hundred commands wait', async () => {
  const table = client.watch(TABLE, {});
  const replies = Array.from({ length: 101 }, () => table.command({ type: 'ready' }));
  expect(await settled(replies[99]!)).toBe('open');
  expect(await settled(replies[100]!)).toEqual(UNKNOWN);
});

test('everything else that is told of a table is heard there', () => {
  const heard: unknown[] = [];
  const { wire } = watched({
    said: ({ type }) => heard.push(type),
    watching: (spectators) => heard.push(spectators),
    gone: (reason) => heard.push(reason),
  });
  const by = { id: 'ben', name: 'Ben' };
  wire.tell(
    { type: 'said', table: TABLE, by, at: 0, phrase: 'hello' },
    { type: 'wrote', table: TABLE, by, at: 0, text: 'hello' },
    { type: 'watching', table: TABLE, spectators: 3 },
    { type: 'watching', table: '9876543210', spectators: 4 },
    { type: 'gone', table: TABLE, reason: 'over' },
    { type: 'watching', table: TABLE, spectators: 5 },
  );
  expect(heard).toEqual(['said', 'wrote', 3, 'over']);
});

test('commands are given up when a wire never tells anything of the table', async () => {
  const table = client.watch(TABLE, {});
  const reply = table.command({ type: 'ready' });
  const wire = world.welcome();
  for (let second = 0; second < 60; second++) {
    world.pass(1000);
    wire.tell({ type: 'pong', n: 0, now: 0 });
  }
  expect(await settled(reply)).toEqual(UNKNOWN);
});

test('what was said is heard once, though it is told again to whoever comes back', () => {
  const heard: unknown[] = [];
  const { wire } = watched({ said: (said) => heard.push(said) });
  const said = (at: number): ServerMessage => ({
    type: 'said',
    table: TABLE,
    by: { id: 'ben', name: 'Ben' },
    at,
    phrase: 'hello',
  });
  wire.tell(said(1), said(2));
  wire.cut();
  world.pass(1000);
  world.welcome().tell(info, said(1), said(2), said(3));
  expect(heard).toHaveLength(3);
  for (let at = 4; at < 300; at++) world.wire.tell(said(at));
  expect(heard).toHaveLength(299);
});

test('a table that is shown later has the time of then, until it is shown as it is', () => {
  const { wire, table } = watched();
  wire.tell({ ...snapshot(6, 'omniscient'), now: client.now() - 60_000 });
  expect(table.now()).toBe(client.now() - 60_000);
  wire.tell({ ...snapshot(7), now: client.now() - 300 });
  expect(table.now()).toBe(client.now());
});
