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
const MIN_WAIT = 250;
const MAX_WAIT = 15_000;
/** Longer than this nobody waits because a server asked for it. */
const MAX_ASKED = 10 * 60_000;
/** Without an answer for so long a wire counts as cut, though nobody has said so. */
const PATIENCE = 10_000;
/** The same when there is reason to doubt it. */
const DOUBT = 3000;
const MIN_PAUSE = 500;

export interface ConnectionEvents {
  /** The server knows who we are; everything has to be asked for anew. */
  welcomed(message: WelcomeMessage): void;
  heard(message: ServerMessage): void;
  /** To anything but `open`, which `welcomed` says. */
  changed(state: ConnectionState, reason: ByeReason | null): void;
}

/** One socket after the other, as if it were one that is sometimes away. */
export class Connection {
  private readonly outside: Outside;
  private readonly hello: Extract<ClientMessage, { type: 'hello' }>;
  private readonly events: ConnectionEvents;
  private wire: Wire | null = null;
  /** Gives up the wire there is. */
  private cut: () => void = () => {};
  private failures = 0;
  private reason: ByeReason | null = null;
  /** The wait a server asked for. */
  private asked: number | null = null;
  private mayHurry = true;
  /** How many were heard. */
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
    let wire: Wire | null = null;
    const cut = (): void => {
      if (!isCurrent) return;
      isCurrent = false;
      this.wire = null;
      wire?.close();
      this.wait();
    };
    this.cut = cut;
    this.expect(PATIENCE, cut);
    this.change('connecting');
    if (!isCurrent) return;
    try {
      wire = this.outside.connect({
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
    if (isCurrent) this.wire = wire;
    else wire.close();
  }

  /** False when it cannot be said now; whoever says it says it again once welcomed. */
  send(message: ClientMessage): boolean {
    if (this.wire === null) return false;
    try {
      this.wire.send(JSON.stringify(message));
      return true;
    } catch {
      this.cut();
      return false;
    }
  }

  /** The network is said to be back: tries at once, or sees whether the wire has outlived it. */
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
   * Says something before the server would think us gone, and again and again until it is heard in its turn; a wire on
   * which nothing is heard any more is cut.
   */
  private test(patience: number, before: number): void {
    if (!this.send({ type: 'ping', n: before })) return;
    const pause = Math.min(this.pause, patience);
    this.expect(pause, () => {
      if (this.messages === before)
        return patience <= pause ? this.cut() : this.test(patience - pause, before);
      // Only a wire that has held for a while is a good one: a server that lets go of everybody is not run down.
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

/** Two tries fit into the time after which a server takes somebody for gone. */
function pauseFor(silence: number): number {
  return Number.isFinite(silence) ? Math.min(PATIENCE, Math.max(MIN_PAUSE, silence / 3)) : PATIENCE;
}

function waitAskedFor(retryAfter: number): number {
  return Number.isFinite(retryAfter) ? Math.min(MAX_ASKED, Math.max(0, retryAfter)) : 0;
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
