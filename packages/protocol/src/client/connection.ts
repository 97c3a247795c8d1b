import type { ClientMessage } from '../from-client.ts';
import type { ByeReason, ServerMessage, WelcomeMessage } from '../from-server.ts';
import type { Outside, Wire } from './outside.ts';

export type ConnectionState =
  /** For the first time, or again after a failure. */
  | 'connecting'
  | 'open'
  /** Cut off, and about to try again. */
  | 'waiting'
  /** Ended by us, or by a server that does not want us again. */
  | 'closed';

/** The wait before the first, second, ... try after a failure; somewhat by chance, or all would come at once. */
const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 15_000;
/** Without an answer for so long a wire counts as cut, though nobody has said so. */
const PATIENCE = 10_000;
const LONGEST_SILENCE = 30_000;

export interface ConnectionEvents {
  /** The server knows who we are; everything has to be asked for anew. */
  welcomed(message: WelcomeMessage): void;
  heard(message: ServerMessage): void;
  changed(state: ConnectionState, reason: ByeReason | null): void;
}

/** One socket after the other, as if it were one that is sometimes away. */
export class Connection {
  private readonly outside: Outside;
  private readonly hello: Extract<ClientMessage, { type: 'hello' }>;
  private readonly events: ConnectionEvents;
  private wire: Wire | null = null;
  private failures = 0;
  private reason: ByeReason | null = null;
  /** The wait a server asked for. */
  private asked: number | null = null;
  /** How many were heard. */
  private messages = 0;
  private forgetTimer: () => void = () => {};
  private current: ConnectionState = 'connecting';

  constructor(outside: Outside, hello: Extract<ClientMessage, { type: 'hello' }>, events: ConnectionEvents) {
    this.outside = outside;
    this.hello = hello;
    this.events = events;
  }

  get state(): ConnectionState {
    return this.current;
  }

  open(): void {
    this.change('connecting');
    let isCurrent = true;
    const cut = (): void => {
      if (!isCurrent) return;
      isCurrent = false;
      this.wire?.close();
      this.wire = null;
      this.wait();
    };
    this.expect(PATIENCE, cut);
    this.wire = this.outside.connect({
      opened: () => {
        if (isCurrent) this.send(this.hello);
      },
      heard: (text) => {
        if (isCurrent) this.hear(text, cut);
      },
      closed: cut,
    });
  }

  /** False when it cannot be said now; whoever says it says it again once welcomed. */
  send(message: ClientMessage): boolean {
    if (this.wire === null) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  /** Tries at once, because the network is said to be back. */
  hurry(): void {
    if (this.current === 'waiting') this.open();
  }

  close(): void {
    this.forgetTimer();
    this.change('closed');
    this.wire?.close();
    this.wire = null;
  }

  private hear(text: string, cut: () => void): void {
    const message = readServerMessage(text);
    if (message === null || this.current === 'closed') return;
    this.messages++;
    switch (message.type) {
      case 'welcome':
        this.failures = 0;
        this.reason = null;
        this.asked = null;
        this.change('open');
        this.watchOver(message.silence, cut);
        this.events.welcomed(message);
        return;
      case 'bye':
        this.reason = message.reason;
        this.asked = message.retryAfter;
        if (message.retryAfter === null) this.close();
        return;
      default:
        this.events.heard(message);
    }
  }

  /** Says something before the server would think us gone, and hears whether it is there itself. */
  private watchOver(silence: number, cut: () => void): void {
    this.expect(Math.min(silence, LONGEST_SILENCE) / 2, () => {
      const before = this.messages;
      this.send({ type: 'ping', n: before });
      this.expect(PATIENCE, () => (this.messages === before ? cut() : this.watchOver(silence, cut)));
    });
  }

  private wait(): void {
    if (this.current === 'closed') return;
    const longest = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.failures);
    this.failures++;
    const wait = Math.max(this.asked ?? 0, longest * (0.5 + this.outside.random() / 2));
    this.change('waiting');
    this.expect(wait, () => this.open());
  }

  private expect(milliseconds: number, callback: () => void): void {
    this.forgetTimer();
    this.forgetTimer = this.outside.after(milliseconds, callback);
  }

  private change(state: ConnectionState): void {
    if (this.current === state) return;
    this.current = state;
    this.events.changed(state, this.reason);
  }
}

/** The server is trusted, but a message may come from a later one; what is no message is not heard. */
function readServerMessage(text: string): ServerMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    const isMessage = typeof value === 'object' && value !== null && 'type' in value;
    return isMessage ? (value as ServerMessage) : null;
  } catch {
    return null;
  }
}
