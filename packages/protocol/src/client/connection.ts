import type { ClientMessage } from '../from-client.ts';
import type { ByeReason, ServerMessage, WelcomeMessage } from '../from-server.ts';
import type { Environment, Socket } from './environment.ts';

export type ConnectionState =
  /** The first attempt, or another one after a failure. */
  | 'connecting'
  | 'open'
  /** Disconnected, and about to try again. */
  | 'waiting'
  /** Closed by us, or by a server that does not want us to reconnect. */
  | 'closed';

/** The wait doubles from retry to retry. It is partly random, so that clients do not all reconnect at the same time. */
const MIN_WAIT = 250;
const MAX_WAIT = 15_000;
/** The longest wait a server can request. */
const MAX_REQUESTED_WAIT = 10 * 60_000;
/** A connection counts as lost if nothing arrives for this long after a ping, even if the socket has not closed. */
const ANSWER_TIMEOUT = 10_000;
/** The timeout for a connection that may have been lost because the network was down. */
const SUSPECT_TIMEOUT = 3000;
const MIN_PING_INTERVAL = 500;

export interface ConnectionEvents {
  /** The server has identified us. All subscriptions have to be requested again. */
  welcomed(message: WelcomeMessage): void;
  received(message: ServerMessage): void;
  /** Called for every change except to `open`, which `welcomed` reports. */
  changed(state: ConnectionState, reason: ByeReason | null): void;
}

/** One logical connection over a series of sockets, with interruptions. */
export class Connection {
  private readonly environment: Environment;
  private readonly hello: Extract<ClientMessage, { type: 'hello' }>;
  private readonly events: ConnectionEvents;
  private socket: Socket | null = null;
  /** Abandons the current socket. */
  private cut: () => void = () => {};
  private failures = 0;
  private reason: ByeReason | null = null;
  /** The wait that the server requested. */
  private requestedWait: number | null = null;
  private mayRetryNow = true;
  /** The number of messages received. */
  private messages = 0;
  private pingInterval = ANSWER_TIMEOUT;
  private cancelTimer: () => void = () => {};
  private current: ConnectionState = 'connecting';

  constructor(
    environment: Environment,
    hello: Extract<ClientMessage, { type: 'hello' }>,
    events: ConnectionEvents,
  ) {
    this.environment = environment;
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
    this.setTimer(ANSWER_TIMEOUT, cut);
    this.change('connecting');
    if (!isCurrent) return;
    try {
      socket = this.environment.connect({
        opened: () => {
          if (isCurrent) this.send(this.hello);
        },
        received: (text) => {
          if (isCurrent) this.receive(text);
        },
        closed: cut,
      });
    } catch {
      return cut();
    }
    if (isCurrent) this.socket = socket;
    else socket.close();
  }

  /** False when the message cannot be sent now; the caller sends it again after the next welcome. */
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

  /**
   * Call this when the network is reported to be back: it reconnects immediately, or checks whether the connection has
   * survived.
   */
  retryNow(): void {
    if (this.current === 'waiting' && this.mayRetryNow) this.open();
    else if (this.current === 'open') this.test(SUSPECT_TIMEOUT, this.messages);
  }

  close(): void {
    if (this.current === 'closed') return;
    this.end(null);
  }

  private end(reason: ByeReason | null): void {
    this.current = 'closed';
    this.cancelTimer();
    this.cut();
    this.events.changed('closed', reason);
  }

  private receive(text: string): void {
    const message = readServerMessage(text);
    if (message === null) return;
    this.messages++;
    switch (message.type) {
      case 'welcome':
        this.reason = null;
        this.current = 'open';
        this.pingInterval = pingIntervalFor(message.silence);
        this.setTimer(this.pingInterval, () => this.test(ANSWER_TIMEOUT, this.messages));
        this.events.welcomed(message);
        return;
      case 'bye':
        if (message.retryAfter === null) return this.end(message.reason);
        this.reason = message.reason;
        this.requestedWait = requestedWaitOf(message.retryAfter);
        return this.cut();
      default:
        this.events.received(message);
    }
  }

  /**
   * Sends pings often enough that the server does not consider us gone. Abandons the socket if no message arrives
   * within the timeout. `before` is the number of messages received before the test.
   */
  private test(timeout: number, before: number): void {
    if (!this.send({ type: 'ping', n: before })) return;
    const interval = Math.min(this.pingInterval, timeout);
    this.setTimer(interval, () => {
      if (this.messages === before)
        return timeout <= interval ? this.cut() : this.test(timeout - interval, before);
      // Only a connection that has lasted resets the waits: a server that drops every client must not be flooded with
      // retries.
      this.failures = 0;
      this.test(ANSWER_TIMEOUT, this.messages);
    });
  }

  private wait(): void {
    if (this.current === 'closed') return;
    const longest = Math.min(MAX_WAIT, MIN_WAIT * 2 ** this.failures);
    this.failures++;
    const chance = this.environment.random();
    const wait = (this.requestedWait ?? 0) * (1 + chance / 2) + longest * (0.5 + chance / 2);
    this.mayRetryNow = this.requestedWait === null;
    this.requestedWait = null;
    this.setTimer(wait, () => this.open());
    this.change('waiting');
  }

  private setTimer(milliseconds: number, callback: () => void): void {
    this.cancelTimer();
    this.cancelTimer = this.environment.after(milliseconds, callback);
  }

  private change(state: ConnectionState): void {
    if (this.current === state) return;
    this.current = state;
    this.events.changed(state, this.reason);
  }
}

/** Allows two pings within the time after which the server considers a client gone. */
function pingIntervalFor(silence: number): number {
  return Number.isFinite(silence)
    ? Math.min(ANSWER_TIMEOUT, Math.max(MIN_PING_INTERVAL, silence / 3))
    : ANSWER_TIMEOUT;
}

function requestedWaitOf(retryAfter: number): number {
  return Number.isFinite(retryAfter) ? Math.min(MAX_REQUESTED_WAIT, Math.max(0, retryAfter)) : 0;
}

/** The server is trusted but may be newer than this client, so anything that is not a message is ignored. */
function readServerMessage(text: string): ServerMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    const isMessage = typeof value === 'object' && value !== null && 'type' in value;
    return isMessage ? (value as ServerMessage) : null;
  } catch {
    return null;
  }
}
