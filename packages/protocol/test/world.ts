import { FakeClock } from '@schupf/runner/memory';
import type { ClientMessage, Outside, ServerMessage, Wire, WireEvents } from '../src/index.ts';

/** A socket in a test: what the client says lies here until somebody looks, and what it hears is written here. */
export class TestWire implements Wire {
  readonly said: ClientMessage[] = [];
  isClosed = false;
  /** A wire that cannot carry anything, though nobody has noticed. */
  isBroken = false;
  private readonly events: WireEvents;

  constructor(events: WireEvents) {
    this.events = events;
  }

  send(text: string): void {
    if (this.isBroken) throw new Error('the wire is broken');
    if (!this.isClosed) this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.events.opened();
  }

  tell(...messages: readonly ServerMessage[]): void {
    for (const message of messages) this.events.heard(JSON.stringify(message));
  }

  tellText(text: string): void {
    this.events.heard(text);
  }

  cut(): void {
    this.isClosed = true;
    this.events.closed();
  }

  /** What was said since somebody looked last. */
  take(): ClientMessage[] {
    return this.said.splice(0);
  }
}

/** Time and wires that do what a test says. */
export class World implements Outside {
  readonly clock = new FakeClock(1000);
  readonly wires: TestWire[] = [];
  chance = 0.5;
  connectFails = false;
  timers = 0;

  connect(events: WireEvents): Wire {
    if (this.connectFails) throw new Error('there is no such address');
    const wire = new TestWire(events);
    this.wires.push(wire);
    return wire;
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
    const forget = this.clock.wake(this.clock.now() + milliseconds, () => {
      done();
      callback();
    });
    return () => {
      done();
      forget();
    };
  }

  random(): number {
    return this.chance;
  }

  get wire(): TestWire {
    return this.wires.at(-1)!;
  }

  pass(milliseconds: number): void {
    const end = this.clock.now() + milliseconds;
    while (this.clock.next !== null && this.clock.next <= end) this.clock.moveOn();
    this.clock.moveTo(end);
  }

  /** The server is there: it opens the wire and hears hello. */
  welcome(silence = 30_000): TestWire {
    const { wire } = this;
    wire.open();
    wire.tell({ type: 'welcome', you: { id: 'ada', name: 'Ada' }, now: 5000 + this.now(), silence });
    return wire;
  }
}
