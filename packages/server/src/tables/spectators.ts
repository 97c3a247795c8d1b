import { packMessage } from '@schupf/protocol';
import type { Observer } from '@schupf/rules';
import { type Clock, type Message, OMNISCIENT, type TableRunner } from '@schupf/runner';
import { applyUpdate, type Table, type TableView } from '@schupf/table';
import type { ConnectionId } from '../bus/bus.ts';
import { after } from '../clock.ts';

/** The table as spectators currently see it. */
interface ShownTable {
  readonly seq: number;
  readonly observer: Observer;
  readonly seen: TableView;
}

/** A message that will be shown later. */
interface DelayedMessage {
  readonly message: Message;
  readonly receivedAt: number;
  /** The round whose hands the message reveals; null between rounds. */
  readonly round: string | null;
}

/** More messages than a match produces. Without a limit, bots playing on their own would exhaust memory. */
const MAX_DELAYED = 5000;
/** A round that was held back is replayed at its original pace once it is over, but no pause is longer than this. */
const MAX_GAP_MS = 3000;

export interface SpectatorsOptions {
  /** Milliseconds after which all hands are shown; null to show only the open cards, immediately. */
  readonly delay: number | null;
  readonly clock: Clock;
  readonly send: (connection: ConnectionId, text: string) => void;
  /** Called when everything that has happened so far has been shown; used only with a delay. */
  readonly onCaughtUp: () => void;
  readonly table: string;
}

/**
 * The connections that watch a table without playing. They all see the same thing, so each message is serialised once.
 * Without a delay, nothing is computed while no one is watching.
 */
export class Spectators {
  private readonly runner: TableRunner;
  private readonly options: SpectatorsOptions;
  private readonly connections = new Set<ConnectionId>();
  private delayed: DelayedMessage[] = [];
  /** The message that was shown last: when it was received, and the time from which the next gap is counted. */
  private last: { readonly receivedAt: number; readonly gapStart: number } | null = null;
  private cancelWake: () => void = () => {};
  private shown: ShownTable | null = null;
  /** How far `shown` is behind the table, in milliseconds. */
  private lag = 0;
  private unsubscribe: (() => void) | null = null;

  constructor(runner: TableRunner, options: SpectatorsOptions) {
    this.runner = runner;
    this.options = options;
  }

  get size(): number {
    return this.connections.size;
  }

  /** Whether there are messages that have not been shown yet. */
  get isBehind(): boolean {
    return this.delayed.length > 0;
  }

  has(connection: ConnectionId): boolean {
    return this.connections.has(connection);
  }

  add(connection: ConnectionId): void {
    this.connections.add(connection);
    if (this.unsubscribe === null) this.start();
    else if (this.shown !== null) this.options.send(connection, this.snapshot(this.shown));
  }

  delete(connection: ConnectionId): void {
    this.connections.delete(connection);
    // With a delay, keep the backlog for the next spectator.
    if (this.connections.size === 0 && this.options.delay === null) this.stop();
  }

  /** With a delay, call this when the table opens; otherwise the first spectator would wait for the whole delay. */
  start(): void {
    const { delay } = this.options;
    const viewer = delay === null ? null : OMNISCIENT;
    this.unsubscribe = this.runner.watch(viewer, (message) => this.receive(message, delay));
  }

  stop(): void {
    this.unsubscribe?.();
    this.unsubscribe = null;
    this.shown = null;
    this.delayed = [];
    this.last = null;
    this.cancelWake();
  }

  /** Drops messages that have not been shown yet: they may name someone who has since been deleted. */
  dropDelayed(): void {
    if (this.options.delay !== null && this.unsubscribe !== null) this.restart();
  }

  private receive(message: Message, delay: number | null): void {
    const receivedAt = this.options.clock.now();
    if (delay === null) return this.show(message, receivedAt);
    if (this.delayed.length >= MAX_DELAYED) return this.restart();
    this.delayed.push({ message, receivedAt, round: roundOf(this.runner.table) });
    this.showDue(delay);
  }

  /**
   * Hands stay hidden while their round is being played, even if that takes days or the round is paused for longer than
   * the delay.
   */
  private showDue(delay: number): void {
    this.cancelWake();
    const { clock, onCaughtUp } = this.options;
    const round = roundOf(this.runner.table);
    for (let [first] = this.delayed; first !== undefined; [first] = this.delayed) {
      const { message, receivedAt } = first;
      // This method runs again when the message that ends the round arrives.
      if (first.round !== null && first.round === round) return;
      const now = clock.now();
      const due = Math.max(receivedAt + delay, this.earliestAfterLast(receivedAt));
      if (due > now) {
        this.cancelWake = after(clock, due - now, () => this.showDue(delay));
        return;
      }
      this.delayed.shift();
      this.last = { receivedAt, gapStart: now - due > MAX_GAP_MS ? now : due };
      this.show(message, receivedAt);
    }
    onCaughtUp();
  }

  private earliestAfterLast(receivedAt: number): number {
    if (this.last === null) return 0;
    return this.last.gapStart + Math.min(receivedAt - this.last.receivedAt, MAX_GAP_MS);
  }

  /** Continues with a snapshot of the table as it is now, shown after the delay. */
  private restart(): void {
    this.stop();
    this.start();
  }

  private show(message: Message, receivedAt: number): void {
    const { clock, table, send } = this.options;
    this.lag = clock.now() - receivedAt;
    this.shown = message.type === 'snapshot' ? message : withUpdates(this.shown, message);
    const text = JSON.stringify({ ...packMessage(message, receivedAt), table });
    for (const connection of this.connections) send(connection, text);
  }

  /** In a delayed snapshot, the clocks show the time left at the moment depicted, not now. */
  private snapshot(shown: ShownTable): string {
    const { clock, table } = this.options;
    return JSON.stringify({
      ...packMessage({ type: 'snapshot', ...shown }, clock.now() - this.lag),
      table,
    });
  }
}

function roundOf({ stage, match, position: { open } }: Table): string | null {
  const isOver = stage !== 'playing' || open.phase === 'round-over' || open.phase === 'match-over';
  return isOver ? null : `${match}.${open.round}`;
}

function withUpdates(
  shown: ShownTable | null,
  { seq, updates }: Extract<Message, { type: 'update' }>,
): ShownTable | null {
  return shown === null ? null : { ...shown, seq, seen: updates.reduce(applyUpdate, shown.seen) };
}
