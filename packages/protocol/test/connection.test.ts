import { expect, test } from 'vitest';
import { type ByeReason, Client, type ConnectionState, type TableSummary } from '../src/index.ts';
import { World } from './world.ts';

function started(): { world: World; client: Client; states: [ConnectionState, ByeReason | null][] } {
  const world = new World();
  const states: [ConnectionState, ByeReason | null][] = [];
  const client = new Client(world, { name: 'test' }, { changed: (...change) => states.push(change) });
  return { world, client, states };
}

test('sends hello first, and nothing else before the welcome', () => {
  const { world, client, states } = started();
  client.watch('0123456789', {});
  client.lobby(true);
  expect(world.socket.take()).toEqual([]);
  world.socket.open();
  expect(world.socket.take()).toEqual([{ type: 'hello', client: 'test' }]);
  client.lobby(true);
  expect(world.socket.take()).toEqual([]);
  world.welcome();
  expect(world.socket.take().slice(1)).toEqual([
    { type: 'lobby', on: true },
    { type: 'watch', table: '0123456789', since: null },
  ]);
  expect(states).toEqual([['open', null]]);
});

test('an external bot sends its token', () => {
  const world = new World();
  new Client(world, { name: 'bot', token: 'seat' });
  world.socket.open();
  expect(world.socket.take()).toEqual([{ type: 'hello', client: 'bot', token: 'seat' }]);
});

test('requests a table only once if it is first watched during the welcome', () => {
  const world = new World();
  const client: Client = new Client(
    world,
    { name: 'test' },
    {
      changed: (state) => {
        if (state === 'open') client.watch('0123456789', {});
      },
      welcomed: () => client.watch('9876543210', {}),
    },
  );
  world.welcome();
  expect(world.socket.take().filter(({ type }) => type === 'watch')).toHaveLength(2);
});

test('doubles the wait after every failure, up to a limit, and varies it at random', () => {
  for (const chance of [0, 0.5, 0.999]) {
    const { world } = started();
    world.chance = chance;
    const waits: number[] = [];
    for (let failure = 0; failure < 10; failure++) {
      world.socket.cut();
      const [before, sockets] = [world.now(), world.sockets.length];
      while (world.sockets.length === sockets) world.clock.moveOn();
      waits.push(world.now() - before);
    }
    const longest = [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000, 15_000];
    expect(waits).toEqual(longest.map((wait) => wait * (0.5 + chance / 2)));
  }
});

test('retries less and less often if the server keeps dropping it right after the welcome', () => {
  const { world } = started();
  for (let failure = 0; failure < 8; failure++) {
    world.welcome().cut();
    world.pass(15_000);
  }
  const [before, sockets] = [world.now(), world.sockets.length];
  world.welcome().cut();
  world.pass(10_000);
  expect(world.sockets).toHaveLength(sockets);
  world.pass(15_000);
  expect(world.sockets).toHaveLength(sockets + 1);
  expect(world.now() - before).toBe(25_000);
});

test('uses short waits again after a connection that lasted', () => {
  const { world } = started();
  for (let failure = 0; failure < 8; failure++) {
    world.socket.cut();
    world.pass(15_000);
  }
  const socket = world.welcome();
  for (let second = 0; second < 60; second++) {
    world.pass(1000);
    socket.receive({ type: 'pong', n: 0, now: 0 });
  }
  const { length } = world.sockets;
  socket.cut();
  world.pass(250);
  expect(world.sockets).toHaveLength(length + 1);
});

test('abandons a connection attempt that gets no answer', () => {
  const { world, states } = started();
  world.socket.open();
  world.pass(10_000);
  expect(world.socket.isClosed).toBe(true);
  expect(states).toEqual([['waiting', null]]);
  const [first] = world.sockets;
  world.pass(1000);
  first!.receive({ type: 'welcome', you: null, now: 0, silence: 1 });
  expect(states.at(-1)).toEqual(['connecting', null]);
});

test.each([2000, 6000, 10_000, 30_000, 600_000])(
  'sends messages often enough for a silence limit of %i ms',
  (silence) => {
    const { world, client } = started();
    const socket = world.welcome(silence);
    socket.take();
    let last = world.now();
    for (let step = 0; step < 1000; step++) {
      world.pass(100);
      for (const message of socket.take()) {
        last = world.now();
        if (message.type === 'ping') socket.receive({ type: 'pong', n: message.n, now: 0 });
      }
      expect(world.now() - last).toBeLessThan(silence);
    }
    expect(client.state).toBe('open');
  },
);

test.each([Number.NaN, -1, 0, null])('does not flood a server with a silence limit of %s', (silence) => {
  const { world } = started();
  const socket = world.welcome(silence as number);
  socket.take();
  world.pass(9000);
  expect(socket.take().length).toBeLessThan(20);
});

test.each([3000, 30_000])('detects a half-open connection with a silence limit of %i ms', (silence) => {
  const { world, states } = started();
  world.welcome(silence);
  world.pass(20_500);
  expect(states.map(([state]) => state)).toContain('waiting');
  expect(world.sockets[0]!.isClosed).toBe(true);
});

test('does not consider the connection lost when timers fire late', () => {
  const { world, client } = started();
  const socket = world.welcome();
  for (let minute = 0; minute < 5; minute++) {
    world.clock.moveTo(world.now() + 60_000);
    for (const message of socket.take())
      if (message.type === 'ping') socket.receive({ type: 'pong', n: message.n, now: 0 });
  }
  expect(client.state).toBe('open');
});

test('treats a socket that cannot be opened or written to as a failure', () => {
  const { world, client } = started();
  world.welcome().isBroken = true;
  client.lobby(true);
  expect(client.state).toBe('waiting');
  world.connectFails = true;
  world.pass(60_000);
  expect(['waiting', 'connecting']).toContain(client.state);
  world.connectFails = false;
  world.pass(15_000);
  world.welcome();
  expect(world.socket.take().slice(1)).toEqual([{ type: 'lobby', on: true }]);
});

test('reports the whole lobby, newest first, although the server tells only what has changed', () => {
  const world = new World();
  const lists: string[][] = [];
  const client = new Client(
    world,
    { name: 'test' },
    { lobby: (tables) => lists.push(tables.map(({ code, round }) => `${code} ${round}`)) },
  );
  const table = (code: string, opened: number, round = 0): TableSummary => ({
    ...{ code, opened, round, rules: { variant: 'nanjing' }, speed: 'normal', stage: 'seating', chairs: [] },
  });
  client.lobby(true);
  const socket = world.welcome();
  socket.receive({ type: 'lobby', tables: [table('c', 9), table('a', 5), table('b', 5)] });
  socket.receive({ type: 'lobby-changed', tables: [table('d', 7), table('b', 5, 2)], gone: ['c', 'x'] });
  socket.receive({ type: 'lobby-changed', tables: [], gone: ['d'] });
  expect(lists).toEqual([
    ['c 0', 'a 0', 'b 0'],
    ['d 0', 'a 0', 'b 2'],
    ['a 0', 'b 2'],
  ]);
});

test('waits as long as the server asks, but only once, even if retryNow is called', () => {
  const { world, client, states } = started();
  world.welcome().receive({ type: 'bye', reason: 'too-fast', retryAfter: 20_000 });
  expect(states.at(-1)).toEqual(['waiting', 'too-fast']);
  expect(world.socket.isClosed).toBe(true);
  client.retryNow();
  world.pass(19_999);
  expect(world.sockets).toHaveLength(1);
  world.pass(11_000);
  expect(world.sockets).toHaveLength(2);
  world.socket.cut();
  world.pass(1000);
  expect(world.sockets).toHaveLength(3);
});

test.each([1e300, 'soon', -5])('a requested wait of %s is neither endless nor zero', (retryAfter) => {
  const { world } = started();
  world.welcome().receiveText(JSON.stringify({ type: 'bye', reason: 'restart', retryAfter }));
  world.pass(100);
  expect(world.sockets).toHaveLength(1);
  world.pass(20 * 60_000);
  expect(world.sockets.length).toBeGreaterThan(1);
});

test('does not reconnect to a server that refuses it permanently', () => {
  const { world, client, states } = started();
  world.welcome().receive({ type: 'bye', reason: 'signed-out', retryAfter: null });
  client.retryNow();
  world.pass(600_000);
  expect(world.sockets).toHaveLength(1);
  expect(states).toEqual([
    ['open', null],
    ['closed', 'signed-out'],
  ]);
  expect(world.timers).toBe(0);
});

test('retryNow reconnects right away, or checks whether an open connection still works', () => {
  const { world, client } = started();
  for (let failure = 0; failure < 6; failure++) {
    world.socket.cut();
    world.pass(15_000);
  }
  world.socket.cut();
  const { length } = world.sockets;
  client.retryNow();
  client.retryNow();
  expect(world.sockets).toHaveLength(length + 1);
  const socket = world.welcome();
  client.retryNow();
  socket.receive({ type: 'pong', n: 0, now: 0 });
  world.pass(3000);
  expect(client.state).toBe('open');
  client.retryNow();
  world.pass(3000);
  expect(client.state).toBe('waiting');
});

test('has no timer, no socket and no events after close', () => {
  for (const when of ['connecting', 'open', 'waiting'] as const) {
    const { world, client, states } = started();
    client.watch('0123456789', {
      info: () => {
        throw new Error('unexpected event');
      },
    });
    if (when !== 'connecting') world.welcome();
    if (when === 'waiting') world.socket.cut();
    client.close();
    client.close();
    expect(world.timers).toBe(0);
    expect(world.socket.isClosed).toBe(true);
    expect(states.filter(([state]) => state === 'closed')).toEqual([['closed', null]]);
    const { length } = states;
    world.welcome().cut();
    world.socket.receiveText('{"type":"info","table":"0123456789"}');
    client.retryNow();
    world.pass(600_000);
    expect([world.sockets.length, states.length, world.timers]).toEqual([1, length, 0]);
  }
});

test('can be closed from within a listener', () => {
  for (const at of ['connecting', 'open', 'waiting'] as const) {
    const world = new World();
    let welcomes = 0;
    const client: Client = new Client(
      world,
      { name: 'test' },
      { changed: (state) => state === at && client.close(), welcomed: () => welcomes++ },
    );
    world.welcome();
    if (at !== 'open') world.socket.cut();
    world.pass(600_000);
    expect(client.state).toBe('closed');
    expect(world.timers).toBe(0);
    expect(welcomes).toBe(at === 'open' ? 0 : 1);
  }
});

test('ignores anything that is not a message, and unknown messages from a newer server', () => {
  const { world, client } = started();
  const socket = world.welcome();
  for (const text of [
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"type":"constructor"}',
    '{"type":7}',
    '{"type":"fireworks"}',
  ])
    socket.receiveText(text);
  expect(client.state).toBe('open');
});

test("takes the server's time from the message with the shortest delay", () => {
  const { world, client } = started();
  const socket = world.welcome();
  expect(client.now()).toBe(world.now() + 5000);
  socket.receive({ type: 'pong', n: 0, now: world.now() + 5080 });
  socket.receive({ type: 'pong', n: 0, now: world.now() + 4000 });
  expect(client.now()).toBe(world.now() + 5080);
  // The server's clock has been corrected in the meantime.
  socket.cut();
  world.pass(1000);
  world.socket.open();
  world.socket.receive({ type: 'welcome', you: null, now: 70, silence: 30_000 });
  expect(client.now()).toBe(70);
});
