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
import { type TestSocket, World } from './world.ts';

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
const update = (seq: number, ...updates: readonly SeenUpdate[]): ServerMessage => ({
  type: 'update',
  table: TABLE,
  seq,
  now: 0,
  updates,
});

/** A watched table that has received its snapshot. */
function watched(listener: TableListener = {}): { socket: TestSocket; table: WatchedTable } {
  const socket = world.welcome();
  const table = client.watch(TABLE, listener);
  socket.receive(info, snapshot(5));
  socket.take();
  return { socket, table };
}

async function settled<Value>(promise: Promise<Value>): Promise<Value | 'open'> {
  return Promise.race([promise, new Promise<'open'>((resolve) => setImmediate(() => resolve('open')))]);
}

const watches = (socket: TestSocket) => socket.take().filter(({ type }) => type === 'watch');

test('distinguishes missed updates from new ones', () => {
  const happened: boolean[] = [];
  const { socket } = watched({ happened: ({ isMissed }) => happened.push(isMissed) });
  socket.receive({ ...update(6, LEFT), missed: true } as ServerMessage, update(7, LEFT));
  expect(happened).toEqual([true, false]);
});

test('after a reconnection, resumes from the last message received, as the same observer', () => {
  const { socket } = watched();
  socket.receive(update(6, LEFT));
  socket.cut();
  world.pass(1000);
  expect(watches(world.welcome())).toEqual([{ type: 'watch', table: TABLE, since: { observer: 0, seq: 6 } }]);
});

test('gets a snapshot on sitting down, and continues as that player', () => {
  const { socket, table } = watched();
  socket.receive(snapshot(40, 2), update(41, LEFT));
  expect(table.seen).not.toBeNull();
  socket.cut();
  world.pass(1000);
  expect(watches(world.welcome())).toEqual([
    { type: 'watch', table: TABLE, since: { observer: 2, seq: 41 } },
  ]);
});

test('applies an update only once if it is sent twice', () => {
  const happened: unknown[] = [];
  const { socket } = watched({ happened: (update) => happened.push(update) });
  socket.receive(update(6, LEFT), update(6, LEFT), update(7, LEFT));
  expect(happened).toHaveLength(2);
});

test('after a gap, requests one snapshot and ignores updates until it arrives', () => {
  const happened: unknown[] = [];
  const { socket, table } = watched({ happened: (update) => happened.push(update) });
  socket.receive(update(7, LEFT), update(8, LEFT));
  expect(watches(socket)).toEqual([{ type: 'watch', table: TABLE, since: null }]);
  expect(happened).toEqual([]);
  socket.receive(info, snapshot(8), update(9, LEFT));
  expect(happened).toHaveLength(1);
  expect(watches(socket)).toEqual([]);
  expect(table.seen).not.toBeNull();
});

test('treats updates that cannot be applied as a gap', () => {
  const { socket } = watched();
  socket.receiveText(
    JSON.stringify({
      type: 'update',
      table: TABLE,
      seq: 6,
      now: 0,
      updates: [{ type: 'game', event: null }],
    }),
  );
  expect(watches(socket)).toEqual([{ type: 'watch', table: TABLE, since: null }]);
});

test('repeats an unanswered watch message only a few times per connection', () => {
  const socket = world.welcome();
  client.watch(TABLE, {});
  for (let second = 0; second < 100; second++) {
    world.pass(1000);
    socket.receive({ type: 'pong', n: 0, now: 0 });
  }
  expect(watches(socket)).toHaveLength(3);
  socket.cut();
  world.pass(20_000);
  expect(watches(world.welcome())).toHaveLength(1);
});

test.each([
  ['rules', { ...info, info: { ...INFO, rules: { variant: 'nobody-knows' } } }, []],
  ['snapshot', info, [{ ...{ type: 'snapshot', table: TABLE }, seq: 1, now: 0, observer: 0, view: 7 }]],
])('stops watching a table whose %s cannot be read, and does not request it again', (_, first, more) => {
  const socket = world.welcome();
  const reasons: string[] = [];
  client.watch(TABLE, { gone: (reason) => reasons.push(reason) });
  socket.take();
  for (const message of [first, ...more]) socket.receiveText(JSON.stringify(message));
  expect(reasons).toEqual(['unreadable']);
  expect(socket.take()).toEqual([{ type: 'unwatch', table: TABLE }]);
});

test('a command keeps its id when it is sent again, and is answered once', async () => {
  const { socket, table } = watched();
  const reply = table.command({ type: 'ready' });
  const first = socket.take();
  socket.cut();
  world.pass(1000);
  const second = world.welcome();
  second.receive(info);
  expect(second.take().slice(-1)).toEqual(first);
  const { id } = first[0] as { id: string };
  second.receive(
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

test('when the table moves, watches it again on the same connection, and then repeats unanswered commands', async () => {
  const { socket, table } = watched();
  const reply = table.command({ type: 'ready' });
  const [command] = socket.take();
  socket.receive(update(6, LEFT), { type: 'moved', table: TABLE });
  void table.command({ type: 'hold' });
  expect(socket.take()).toEqual([{ type: 'watch', table: TABLE, since: { observer: 0, seq: 6 } }]);
  socket.receive(info, update(7, LEFT));
  const [repeated, later] = socket.take();
  expect(repeated).toEqual(command);
  expect(later).toMatchObject({ command: { type: 'hold' } });
  const { id } = command as { id: string };
  socket.receive({ type: 'reply', table: TABLE, id, reply: DONE });
  expect(await reply).toEqual(DONE);
  expect(world.sockets).toHaveLength(1);
});

test('sends commands given while offline in their order, once the server has confirmed the watch', () => {
  const table = client.watch(TABLE, {});
  void table.command({ type: 'hold' });
  void table.command({ type: 'end-hold' });
  const socket = world.welcome();
  void table.command({ type: 'ready' });
  expect(socket.sent.map(({ type }) => type)).toEqual(['hello', 'watch']);
  socket.receive(info);
  const sent = socket.take();
  expect(sent.map(({ type }) => type)).toEqual(['hello', 'watch', 'command', 'command', 'command']);
  expect(sent.slice(2)).toMatchObject([
    { command: { type: 'hold' } },
    { command: { type: 'end-hold' } },
    { command: { type: 'ready' } },
  ]);
  expect(new Set(sent.slice(2).map((message) => 'id' in message && message.id)).size).toBe(3);
});

test('retries a command that could not be stored, with the same id, then gives up', async () => {
  const { socket, table } = watched();
  const reply = table.command({ type: 'ready' });
  const [first] = socket.take();
  const { id } = first as { id: string };
  for (let retry = 0; retry < 2; retry++) {
    socket.receive({ type: 'reply', table: TABLE, id, reply: UNKNOWN });
    world.pass(1000);
    expect(socket.take()).toEqual([first]);
  }
  expect(await settled(reply)).toBe('open');
  socket.receive({ type: 'reply', table: TABLE, id, reply: UNKNOWN });
  expect(await settled(reply)).toEqual(UNKNOWN);
});

test.each(['too-fast', 'storage', 'not-allowed', 'malformed'] as const)(
  'retries or gives up on a command refused with %s',
  async (code) => {
    const { socket, table } = watched();
    const reply = table.command({ type: 'ready' });
    const [first] = socket.take();
    const { id } = first as { id: string };
    socket.receive({ type: 'error', code, problem: '', table: TABLE, id });
    world.pass(1000);
    const isRetried = code === 'too-fast' || code === 'storage';
    expect(socket.take()).toEqual(isRetried ? [first] : []);
    expect(await settled(reply)).toEqual(isRetried ? 'open' : UNKNOWN);
  },
);

test('repeats a command that gets no reply on an open connection, then resolves it as unknown', async () => {
  const { socket, table } = watched();
  const reply = table.command({ type: 'ready' });
  for (let second = 0; second < 60; second++) {
    world.pass(1000);
    socket.receive({ type: 'pong', n: 0, now: 0 });
  }
  expect(socket.take().filter(({ type }) => type === 'command')).toHaveLength(3);
  expect(await settled(reply)).toEqual(UNKNOWN);
});

test('does not give up on a command while it waits for a connection', async () => {
  const { socket, table } = watched();
  const reply = table.command({ type: 'ready' });
  world.pass(7900);
  socket.cut();
  world.connectFails = true;
  world.pass(600_000);
  expect(await settled(reply)).toBe('open');
  world.connectFails = false;
  world.pass(15_000);
  world.welcome().receive(info);
  expect(world.socket.take().map(({ type }) => type)).toEqual(['hello', 'watch', 'command']);
});

test('detects a half-open connection before giving up on a command', async () => {
  const { table } = watched();
  const reply = table.command({ type: 'ready' });
  while (client.state === 'open') world.clock.moveOn();
  expect(await settled(reply)).toBe('open');
});

test.each([
  ['the table is closed', (table: WatchedTable) => table.close()],
  ['the client is closed', () => client.close()],
  ['the table is gone', () => world.socket.receive({ type: 'gone', table: TABLE, reason: 'over' })],
  [
    'the server refuses us for good',
    () => world.socket.receive({ type: 'bye', reason: 'signed-out', retryAfter: null }),
  ],
])('when %s, earlier and later commands resolve as unknown, and no timer is left', async (_, end) => {
  const { socket, table } = watched();
  const replies = [table.command({ type: 'ready' }), table.manage({ type: 'start' })];
  const { id } = socket.take()[0] as { id: string };
  // The first command is waiting for a retry.
  socket.receive({ type: 'reply', table: TABLE, id, reply: UNKNOWN });
  end(table);
  replies.push(table.command({ type: 'ready' }), table.manage({ type: 'start' }));
  const unavailable: ManageReply = { ok: false, reason: 'unavailable' };
  expect(await Promise.all(replies)).toEqual([UNKNOWN, unavailable, UNKNOWN, unavailable]);
  expect([table.say('hello'), table.write('hello')]).toEqual([false, false]);
  client.close();
  expect(world.timers).toBe(0);
});

test('a table watched through a closed client is closed', async () => {
  client.close();
  const table = client.watch(TABLE, {});
  expect(await table.command({ type: 'ready' })).toEqual(UNKNOWN);
  expect(world.timers).toBe(0);
});

test('a table can be watched again without interference from the earlier watcher', () => {
  const { socket, table } = watched();
  expect(() => client.watch(TABLE, {})).toThrow('already being watched');
  table.close();
  const seen: unknown[] = [];
  client.watch(TABLE, { seen: (view) => seen.push(view) });
  socket.take();
  table.close();
  // Sent before the server received the first watcher's unwatch.
  socket.receive(update(6, LEFT));
  expect(socket.take()).toEqual([]);
  socket.receive(info, snapshot(6), update(7, LEFT));
  expect(seen).toHaveLength(2);
});

test('a table closed while handling a message gets no further events from it', () => {
  const happened: unknown[] = [];
  const { socket, table } = watched({
    happened: (applied) => {
      happened.push(applied);
      table.close();
    },
  });
  socket.receive(update(6, LEFT, LEFT, LEFT), update(7, LEFT));
  expect(happened).toHaveLength(1);
});

test('queues at most a hundred commands', async () => {
  const table = client.watch(TABLE, {});
  const replies = Array.from({ length: 101 }, () => table.command({ type: 'ready' }));
  expect(await settled(replies[99]!)).toBe('open');
  expect(await settled(replies[100]!)).toEqual(UNKNOWN);
});

test('passes all other messages about a table to its listener', () => {
  const heard: unknown[] = [];
  const { socket } = watched({
    said: ({ type }) => heard.push(type),
    watching: (spectators) => heard.push(spectators),
    gone: (reason) => heard.push(reason),
  });
  const by = { id: 'ben', name: 'Ben' };
  socket.receive(
    { type: 'said', table: TABLE, by, at: 0, phrase: 'hello' },
    { type: 'wrote', table: TABLE, by, at: 0, text: 'hello' },
    { type: 'watching', table: TABLE, spectators: 3 },
    { type: 'watching', table: '9876543210', spectators: 4 },
    { type: 'gone', table: TABLE, reason: 'over' },
    { type: 'watching', table: TABLE, spectators: 5 },
  );
  expect(heard).toEqual(['said', 'wrote', 3, 'over']);
});

test('gives up on commands if the server never sends anything about the table', async () => {
  const table = client.watch(TABLE, {});
  const reply = table.command({ type: 'ready' });
  const socket = world.welcome();
  for (let second = 0; second < 60; second++) {
    world.pass(1000);
    socket.receive({ type: 'pong', n: 0, now: 0 });
  }
  expect(await settled(reply)).toEqual(UNKNOWN);
});

test('reports chat once even though the server repeats it after a reconnection', () => {
  const heard: unknown[] = [];
  const { socket } = watched({ said: (said) => heard.push(said) });
  const said = (at: number): ServerMessage => ({
    type: 'said',
    table: TABLE,
    by: { id: 'ben', name: 'Ben' },
    at,
    phrase: 'hello',
  });
  socket.receive(said(1), said(2));
  socket.cut();
  world.pass(1000);
  world.welcome().receive(info, said(1), said(2), said(3));
  expect(heard).toHaveLength(3);
  for (let at = 4; at < 300; at++) world.socket.receive(said(at));
  expect(heard).toHaveLength(299);
});

test('the time at a table is delayed like its snapshots, until it is shown live', () => {
  const { socket, table } = watched();
  socket.receive({ ...snapshot(6, 'omniscient'), now: client.now() - 60_000 });
  expect(table.now()).toBe(client.now() - 60_000);
  socket.receive({ ...snapshot(7), now: client.now() - 300 });
  expect(table.now()).toBe(client.now());
});
