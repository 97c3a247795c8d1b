import type { ClientMessage } from '../from-client.ts';
import type { ByeReason, ServerMessage, WelcomeMessage } from '../from-server.ts';
import type { Outside, Socket } from './outside.ts';

export type ConnectionState =
  /** For the first time, or again after a failure. */
  | 'connecting'
  | 'open'
  /** Disconnected, and about to try again. */
  | 'waiting'
  /** Ended by us, or by a server that does not want us to reconnect. */
  | 'closed';

/** The wait before the first, second, ... retry; partly random, or all clients would reconnect at the same time. */
const MIN_WAIT = 250;
const MAX_WAIT = 15_000;
/** The longest wait a server can ask for. */
const MAX_ASKED = 10 * 60_000;
/** A connection without an answer for this long counts as lost, even if the socket has not closed. */
const PATIENCE = 10_000;
/** The same when there is reason to doubt the connection. */
const DOUBT = 3000;
const MIN_PAUSE = 500;

export interface ConnectionEvents {
  /** The server knows who we are; everything has to be requested again. */
  welcomed(message: WelcomeMessage): void;
  heard(message: ServerMessage): void;
  /** Any change except to `open`, which `welcomed` reports. */
  changed(state: ConnectionState, reason: ByeReason | null): void;
}

/** A series of sockets, presented as one connection that is sometimes down. */
export class Connection {
  private readonly outside: Outside;
  private readonly hello: Extract<ClientMessage, { type: 'hello' }>;
  private readonly events: ConnectionEvents;
  private socket: Socket | null = null;
  /** Abandons the current socket. */
  private cut: () => void = () => {};
  private failures = 0;
  private reason: ByeReason | null = null;
  /** The wait a server asked for. */
  private asked: number | null = null;
  private mayHurry = true;
  /** The number of messages received. */
  private messages = 0;
  private pause = PATIENCE;
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
    let isCurrent = true;
    let socket: Socket | null = null;
    const cut = (): void => {
      if (!isCurrent) return;
      isCurrent = false;
      this.socket = null;
      socket?.close();
      this.wait();
    };
    this.cut = cut;
    this.expect(PATIENCE, cut);
    this.change('connecting');
    if (!isCurrent) return;
    try {
      socket = this.outside.connect({
        opened: () => {
          if (isCurrent) this.send(this.hello);
        },
        heard: (text) => {
          if (isCurrent) this.hear(text);
        },
        closed: cut,
      });
    } catch {
      return cut();
    }
    if (isCurrent) this.socket = socket;
    else socket.close();
  }

  /** False when it cannot be sent now; the caller sends it again once welcomed. */
  send(message: ClientMessage): boolean {
    if (this.socket === null) return false;
    try {
      this.socket.send(JSON.stringify(message));
      return true;
    } catch {
      this.cut();
      return false;
    }
  }

  /** The network is reported to be back: reconnects right away, or checks whether the connection has survived. */
  hurry(): void {
    if (this.current === 'waiting' && this.mayHurry) this.open();
    else if (this.current === 'open') this.test(DOUBT, this.messages);
  }

  close(): void {
    if (this.current === 'closed') return;
    this.end(null);
  }

  private end(reason: ByeReason | null): void {
    this.current = 'closed';
    this.forgetTimer();
    this.cut();
    this.events.changed('closed', reason);
  }

  private hear(text: string): void {
    const message = readServerMessage(text);
    if (message === null) return;
    this.messages++;
    switch (message.type) {
      case 'welcome':
        this.reason = null;
        this.current = 'open';
        this.pause = pauseFor(message.silence);
        this.expect(this.pause, () => this.test(PATIENCE, this.messages));
        this.events.welcomed(message);
        return;
      case 'bye':
        if (message.retryAfter === null) return this.end(message.reason);
        this.reason = message.reason;
        this.asked = waitAskedFor(message.retryAfter);
        return this.cut();
      default:
        this.events.heard(message);
    }
  }

  /**
   * Sends something before the server would consider us gone, and again until an answer arrives. A connection on which
   * nothing arrives any more is closed.
   */
  private test(patience: number, before: number): void {
    if (!this.send({ type: 'ping', n: before })) return;
    const pause = Math.min(this.pause, patience);
    this.expect(pause, () => {
      if (this.messages === before)
        return patience <= pause ? this.cut() : this.test(patience - pause, before);
      // Only a connection that has lasted resets the waits, so that a server that drops everyone is not overrun.
      this.failures = 0;
      this.test(PATIENCE, this.messages);
    });
  }

  private wait(): void {
    if (this.current === 'closed') return;
    const longest = Math.min(MAX_WAIT, MIN_WAIT * 2 ** this.failures);
    this.failures++;
    const chance = this.outside.random();
    const wait = (this.asked ?? 0) * (1 + chance / 2) + longest * (0.5 + chance / 2);
    this.mayHurry = this.asked === null;
    this.asked = null;
    this.expect(wait, () => this.open());
    this.change('waiting');
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

/** Two pings fit into the time after which the server considers a client gone. */
function pauseFor(silence: number): number {
  return Number.isFinite(silence) ? Math.min(PATIENCE, Math.max(MIN_PAUSE, silence / 3)) : PATIENCE;
}

function waitAskedFor(retryAfter: number): number {
  return Number.isFinite(retryAfter) ? Math.min(MAX_ASKED, Math.max(0, retryAfter)) : 0;
}

/** The server is trusted, but may be newer than this client; anything that is not a message is ignored. */
function readServerMessage(text: string): ServerMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    const isMessage = typeof value === 'object' && value !== null && 'type' in value;
    return isMessage ? (value as ServerMessage) : null;
  } catch {
    return null;
  }
}
