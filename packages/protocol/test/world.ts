import { FakeClock } from '@schupf/runner/memory';
import type { ClientMessage, Environment, ServerMessage, Socket, SocketEvents } from '../src/index.ts';

/** A socket for tests: it collects what the client sends, and the test decides what the client receives. */
export class TestSocket implements Socket {
  readonly sent: ClientMessage[] = [];
  isClosed = false;
  /** Whether sending fails although the socket looks open. */
  isBroken = false;
  private readonly events: SocketEvents;

  constructor(events: SocketEvents) {
    this.events = events;
  }

  send(text: string): void {
    if (this.isBroken) throw new Error('the socket is broken');
    if (!this.isClosed) this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.events.opened();
  }

  receive(...messages: readonly ServerMessage[]): void {
    for (const message of messages) this.events.received(JSON.stringify(message));
  }

  receiveText(text: string): void {
    this.events.received(text);
  }

  cut(): void {
    this.isClosed = true;
    this.events.closed();
  }

  /** The messages sent since the last call. */
  take(): ClientMessage[] {
    return this.sent.splice(0);
  }
}

/** Time and sockets under a test's control. */
export class World implements Environment {
  readonly clock = new FakeClock(1000);
  readonly sockets: TestSocket[] = [];
  chance = 0.5;
  connectFails = false;
  timers = 0;

  connect(events: SocketEvents): Socket {
    if (this.connectFails) throw new Error('there is no such address');
    const socket = new TestSocket(events);
    this.sockets.push(socket);
    return socket;
  }

  /** The same bytes again and again. */
  randomBytes(count: number): Uint8Array {
    return new Uint8Array(count).fill(7);
  }

  now(): number {
    return this.clock.now();
  }

  after(milliseconds: number, callback: () => void): () => void {
    this.timers++;
    let isDone = false;
    const done = (): void => {
      if (!isDone) this.timers--;
      isDone = true;
    };
    const cancel = this.clock.wake(this.clock.now() + milliseconds, () => {
      done();
      callback();
    });
    return () => {
      done();
      cancel();
    };
  }

  random(): number {
    return this.chance;
  }

  get socket(): TestSocket {
    return this.sockets.at(-1)!;
  }

  pass(milliseconds: number): void {
    const end = this.clock.now() + milliseconds;
    while (this.clock.next !== null && this.clock.next <= end) this.clock.moveOn();
    this.clock.moveTo(end);
  }

  /** The server accepts the socket and welcomes the client. */
  welcome(silence = 30_000): TestSocket {
    const { socket } = this;
    socket.open();
    socket.receive({ type: 'welcome', you: { id: 'ada', name: 'Ada' }, now: 5000 + this.now(), silence });
    return socket;
  }
}
