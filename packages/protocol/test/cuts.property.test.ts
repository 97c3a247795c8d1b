import { FakeClock } from '@schupf/runner/memory';
import type { Command, Reply } from '@schupf/table';
import { mustBeSame, runs } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  Client,
  type Environment,
  type ServerMessage,
  type Socket,
  type SocketEvents,
} from '../src/index.ts';
import { TABLE } from './examples.ts';
import { plain, TableServer } from './table-server.ts';

/** A network between a client and a server: messages wait in two queues until the test lets them through. */
class Network {
  up: string[] = [];
  down: string[] = [];
  private events: SocketEvents | null = null;
  private session: ReturnType<TableServer['connect']> | null = null;
  private readonly server: TableServer;

  constructor(server: TableServer) {
    this.server = server;
  }

  connect(events: SocketEvents): Socket {
    this.drop();
    const down: string[] = [];
    const up: string[] = [];
    this.up = up;
    this.down = down;
    this.events = events;
    this.session = this.server.connect('ben', (message: ServerMessage) => down.push(JSON.stringify(message)));
    queueMicrotask(() => events.opened());
    return {
      send: (text) => up.push(text),
      close: () => {
        if (this.events === events) this.drop();
      },
    };
  }

  deliverUp(): boolean {
    const text = this.up.shift();
    if (text !== undefined) this.session?.receive(text);
    return text !== undefined;
  }

  deliverDown(): boolean {
    const text = this.down.shift();
    if (text !== undefined) this.events?.received(text);
    return text !== undefined;
  }

  /** Loses everything in transit. The client is told immediately or has to find out by itself. */
  cut(isNoticed: boolean): void {
    const { events } = this;
    this.drop();
    if (isNoticed) events?.closed();
  }

  /** What the client has sent is on its way to a process that does not know it any more. */
  move(): void {
    this.session?.move();
  }

  private drop(): void {
    this.session?.leave();
    this.session = null;
    this.events = null;
    this.up = [];
    this.down = [];
  }
}

const COMMANDS: readonly Command[] = [
  { type: 'sit', chair: 1, name: 'Ben' },
  { type: 'sit', chair: 1, name: 'Ben' },
  { type: 'leave' },
  { type: 'start' },
  { type: 'ready' },
  { type: 'hold' },
  { type: 'end-hold' },
  { type: 'propose', what: 'pause' },
  { type: 'propose', what: 'resume' },
  { type: 'act', turn: 1, action: { type: 'take', seat: 1 } },
  { type: 'act', turn: 2, action: { type: 'take', seat: 1 } },
];

const anyEvent = fc.oneof(
  { weight: 5, arbitrary: fc.constant('up' as const) },
  { weight: 5, arbitrary: fc.constant('down' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...COMMANDS) },
  { weight: 2, arbitrary: fc.nat(400) },
  { weight: 1, arbitrary: fc.constantFrom('cut' as const, 'half-open' as const) },
  { weight: 1, arbitrary: fc.constant('move' as const) },
);

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve));

test('answers every command once, and performs every accepted one once, wherever the connection breaks or the table moves', async () => {
  const property = fc.asyncProperty(fc.array(anyEvent, { maxLength: 60 }), async (events) => {
    const clock = new FakeClock(1000);
    const server = await TableServer.open(clock);
    const network = new Network(server);
    const environment: Environment = {
      connect: (socketEvents) => network.connect(socketEvents),
      now: () => clock.now() - 777,
      after: (milliseconds, callback) => clock.wake(clock.now() + milliseconds, callback),
      random: () => 0.5,
      randomBytes: (count) => new Uint8Array(count),
    };
    const client = new Client(environment, { name: 'test' });
    const table = client.watch(TABLE, {});
    const sent: { readonly id: string; readonly replies: Reply[] }[] = [];
    const send = (command: Command): void => {
      const replies: Reply[] = [];
      sent.push({ id: `${Math.floor(0.5 * 2 ** 48).toString(36)}.${sent.length}`, replies });
      void table.command(command).then((reply) => replies.push(reply));
    };
    const pass = async (milliseconds: number): Promise<void> => {
      const end = clock.now() + milliseconds;
      while (clock.next !== null && clock.next <= end) {
        clock.moveOn();
        await nextTick();
      }
      clock.moveTo(end);
    };
    await nextTick();
    for (const event of events) {
      if (event === 'up') network.deliverUp();
      else if (event === 'down') network.deliverDown();
      else if (event === 'cut') network.cut(true);
      else if (event === 'half-open') network.cut(false);
      else if (event === 'move') network.move();
      else if (typeof event === 'number') await pass(event);
      else send(event);
      await nextTick();
    }
    // From now on the network works; the client may still have to notice an old half-open connection.
    for (let quiet = 0; quiet < 250; quiet++) {
      while (network.deliverUp() || network.deliverDown()) await nextTick();
      await pass(100);
    }
    while (network.deliverUp() || network.deliverDown()) await nextTick();
    expect(client.state).toBe('open');
    for (const { id, replies } of sent) {
      expect(replies).toHaveLength(1);
      const [reply] = replies;
      expect(reply).not.toEqual({ ok: false, refusal: null });
      expect(await server.timesStored(id)).toBe(reply!.ok ? 1 : 0);
    }
    mustBeSame(plain(table.seen!), plain(server.seenBy('ben')), "Ben's view");
    expect(client.now()).toBeLessThanOrEqual(clock.now());
    client.close();
    server.runner.close();
  });
  await fc.assert(property, runs(40));
});
