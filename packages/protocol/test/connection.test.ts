import { expect, test } from 'vitest';
import { type ByeReason, Client, type ConnectionState } from '../src/index.ts';
import { World } from './world.ts';

function started(): { world: World; client: Client; states: [ConnectionState, ByeReason | null][] } {
  const world = new World();
  const states: [ConnectionState, ByeReason | null][] = [];
  const client = new Client(world, { name: 'test' }, { changed: (...change) => states.push(change) });
  return { world, client, states };
}

test('hello comes first, and nothing else before the welcome', () => {
  const { world, client, states } = started();
  client.watch('0123456789', {});
  client.lobby(true);
  expect(world.wire.take()).toEqual([]);
  world.wire.open();
  expect(world.wire.take()).toEqual([{ type: 'hello', client: 'test' }]);
  client.lobby(true);
  expect(world.wire.take()).toEqual([]);
  world.welcome();
  expect(world.wire.take().slice(1)).toEqual([
    { type: 'lobby', on: true },
    { type: 'watch', table: '0123456789', since: null },
  ]);
  expect(states).toEqual([['open', null]]);
});

test('a program says its token', () => {
  const world = new World();
  new Client(world, { name: 'bot', token: 'seat' });
  world.wire.open();
  expect(world.wire.take()).toEqual([{ type: 'hello', client: 'bot', token: 'seat' }]);
});

test('a table watched while one hears of the welcome is asked for once', () => {
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
  expect(world.wire.take().filter(({ type }) => type === 'watch')).toHaveLength(2);
});

test('waits double with every failure, up to a limit, and are partly chance', () => {
  for (const chance of [0, 0.5, 0.999]) {
    const { world } = started();
    world.chance = chance;
    const waits: number[] = [];
    for (let failure = 0; failure < 10; failure++) {
      world.wire.cut();
      const [before, wires] = [world.now(), world.wires.length];
      while (world.wires.length === wires) world.clock.moveOn();
      waits.push(world.now() - before);
    }
    const longest = [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000, 15_000];
    expect(waits).toEqual(longest.map((wait) => wait * (0.5 + chance / 2)));
  }
});

test('a server that welcomes and lets go at once is asked less and less often', () => {
  const { world } = started();
  for (let failure = 0; failure < 8; failure++) {
    world.welcome().cut();
    world.pass(15_000);
  }
  const [before, wires] = [world.now(), world.wires.length];
  world.welcome().cut();
  world.pass(10_000);
  expect(world.wires).toHaveLength(wires);
  world.pass(15_000);
  expect(world.wires).toHaveLength(wires + 1);
  expect(world.now() - before).toBe(25_000);
});

test('a wire that has held begins anew with short waits', () => {
  const { world } = started();
  for (let failure = 0; failure < 8; failure++) {
    world.wire.cut();
    world.pass(15_000);
  }
  const wire = world.welcome();
  for (let second = 0; second < 60; second++) {
    world.pass(1000);
    wire.tell({ type: 'pong', n: 0, now: 0 });
  }
  const { length } = world.wires;
  wire.cut();
  world.pass(250);
  expect(world.wires).toHaveLength(length + 1);
});

test('a wire that nobody answers on is given up while it is opened', () => {
  const { world, states } = started();
  world.wire.open();
  world.pass(10_000);
  expect(world.wire.isClosed).toBe(true);
  expect(states).toEqual([['waiting', null]]);
  const [first] = world.wires;
  world.pass(1000);
  first!.tell({ type: 'welcome', you: null, now: 0, silence: 1 });
  expect(states.at(-1)).toEqual(['connecting', null]);
});

test.each([2000, 6000, 10_000, 30_000, 600_000])(
  'with a silence of %i ms the server hears of us in time',
  (silence) => {
    const { world, client } = started();
    const wire = world.welcome(silence);
    wire.take();
    let last = world.now();
    for (let step = 0; step < 1000; step++) {
      world.pass(100);
      for (const message of wire.take()) {
        last = world.now();
        if (message.type === 'ping') wire.tell({ type: 'pong', n: message.n, now: 0 });
      }
      expect(world.now() - last).toBeLessThan(silence);
    }
    expect(client.state).toBe('open');
  },
);

test.each([Number.NaN, -1, 0, null])('a silence of %s does not make it talk all the time', (silence) => {
  const { world } = started();
  const wire = world.welcome(silence as number);
  wire.take();
  world.pass(9000);
  expect(wire.take().length).toBeLessThan(20);
});

test.each([3000, 30_000])('a half open wire is found out, with a silence of %i ms', (silence) => {
  const { world, states } = started();
  world.welcome(silence);
  world.pass(20_500);
  expect(states.map(([state]) => state)).toContain('waiting');
  expect(world.wires[0]!.isClosed).toBe(true);
});

test('a page whose timers ring late does not take its wire for cut', () => {
  const { world, client } = started();
  const wire = world.welcome();
  for (let minute = 0; minute < 5; minute++) {
    world.clock.moveTo(world.now() + 60_000);
    for (const message of wire.take())
      if (message.type === 'ping') wire.tell({ type: 'pong', n: message.n, now: 0 });
  }
  expect(client.state).toBe('open');
});

test('a wire that cannot be made or written to is a failure like others', () => {
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
  expect(world.wire.take().slice(1)).toEqual([{ type: 'lobby', on: true }]);
});

test('the wait a server asks for is kept, once, and hurry does not shorten it', () => {
  const { world, client, states } = started();
  world.welcome().tell({ type: 'bye', reason: 'too-fast', retryAfter: 20_000 });
  expect(states.at(-1)).toEqual(['waiting', 'too-fast']);
  expect(world.wire.isClosed).toBe(true);
  client.hurry();
  world.pass(19_999);
  expect(world.wires).toHaveLength(1);
  world.pass(11_000);
  expect(world.wires).toHaveLength(2);
  world.wire.cut();
  world.pass(1000);
  expect(world.wires).toHaveLength(3);
});

test.each([1e300, 'soon', -5])('a wait of %s is neither endless nor none', (retryAfter) => {
  const { world } = started();
  world.welcome().tellText(JSON.stringify({ type: 'bye', reason: 'restart', retryAfter }));
  world.pass(100);
  expect(world.wires).toHaveLength(1);
  world.pass(20 * 60_000);
  expect(world.wires.length).toBeGreaterThan(1);
});

test('a server that does not want us is not asked again', () => {
  const { world, client, states } = started();
  world.welcome().tell({ type: 'bye', reason: 'signed-out', retryAfter: null });
  client.hurry();
  world.pass(600_000);
  expect(world.wires).toHaveLength(1);
  expect(states).toEqual([
    ['open', null],
    ['closed', 'signed-out'],
  ]);
  expect(world.timers).toBe(0);
});

test('hurry tries at once, and looks whether an open wire is still one', () => {
  const { world, client } = started();
  for (let failure = 0; failure < 6; failure++) {
    world.wire.cut();
    world.pass(15_000);
  }
  world.wire.cut();
  const { length } = world.wires;
  client.hurry();
  client.hurry();
  expect(world.wires).toHaveLength(length + 1);
  const wire = world.welcome();
  client.hurry();
  wire.tell({ type: 'pong', n: 0, now: 0 });
  world.pass(3000);
  expect(client.state).toBe('open');
  client.hurry();
  world.pass(3000);
  expect(client.state).toBe('waiting');
});

test('after close there is no timer, no wire, and nothing is heard', () => {
  for (const when of ['connecting', 'open', 'waiting'] as const) {
    const { world, client, states } = started();
    client.watch('0123456789', {
      info: () => {
        throw new Error('heard');
      },
    });
    if (when !== 'connecting') world.welcome();
    if (when === 'waiting') world.wire.cut();
    client.close();
    client.close();
    expect(world.timers).toBe(0);
    expect(world.wire.isClosed).toBe(true);
    expect(states.filter(([state]) => state === 'closed')).toEqual([['closed', null]]);
    const { length } = states;
    world.welcome().cut();
    world.wire.tellText('{"type":"info","table":"0123456789"}');
    client.hurry();
    world.pass(600_000);
    expect([world.wires.length, states.length, world.timers]).toEqual([1, length, 0]);
  }
});

test('whoever closes while he is told of a change is obeyed', () => {
  for (const at of ['connecting', 'open', 'waiting'] as const) {
    const world = new World();
    let welcomes = 0;
    const client: Client = new Client(
      world,
      { name: 'test' },
      { changed: (state) => state === at && client.close(), welcomed: () => welcomes++ },
    );
    world.welcome();
    if (at !== 'open') world.wire.cut();
    world.pass(600_000);
    expect(client.state).toBe('closed');
    expect(world.timers).toBe(0);
    expect(welcomes).toBe(at === 'open' ? 0 : 1);
  }
});

test('what is no message, or one of a later server, is not heard', () => {
  const { world, client } = started();
  const wire = world.welcome();
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
    wire.tellText(text);
  expect(client.state).toBe('open');
});

test("the server's time is that of the message which was the least time on its way", () => {
  const { world, client } = started();
  const wire = world.welcome();
  expect(client.now()).toBe(world.now() + 5000);
  wire.tell({ type: 'pong', n: 0, now: world.now() + 5080 });
  wire.tell({ type: 'pong', n: 0, now: world.now() + 4000 });
  expect(client.now()).toBe(world.now() + 5080);
  // Somebody has put a clock right meanwhile.
  wire.cut();
  world.pass(1000);
  world.wire.open();
  world.wire.tell({ type: 'welcome', you: null, now: 70, silence: 30_000 });
  expect(client.now()).toBe(70);
});
