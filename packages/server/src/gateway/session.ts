import type { Duplex } from 'node:stream';
import {
  type ByeReason,
  type ClientMessage,
  type ErrorCode,
  type Person,
  readClientMessage,
  type ServerMessage,
} from '@schupf/protocol';
import type { WebSocket } from 'ws';
import type { SessionId, Visitor } from '../bus/bus.ts';
import { Bucket, type Rate } from '../limits/bucket.ts';

/** Nobody plays faster than this by hand; a program at one table does not either. */
const MESSAGES: Rate = { burst: 60, perSecond: 20 };
/** Somebody who goes on making trouble is not listened to any more; a little in a long evening is nothing. */
const TROUBLES: Rate = { burst: 20, perSecond: 0.2 };
/** So much may wait to be read by somebody slow. */
const MAX_UNREAD = 1_000_000;
/** Without a word for so long a socket counts as cut. */
export const SILENCE = 60_000;

/** What carries a socket. */
export type Wire = Pick<Duplex, 'cork' | 'uncork'>;

/** What a socket does with the rest of the server. */
export interface SessionDeps {
  readonly now: () => number;
  hello(session: Session, message: Extract<ClientMessage, { type: 'hello' }>): Promise<void>;
  heard(session: Session, message: Exclude<ClientMessage, { type: 'hello' }>): void;
  ended(session: Session): void;
  readonly onRefused: (code: ErrorCode) => void;
}

/** One socket: what comes over it is checked and counted before anybody hears it. */
export class Session {
  readonly id: SessionId;
  readonly address: string;
  /** The hash of the cookie it came with; null for somebody without. */
  readonly device: string | null;
  /** Tables it hears of. */
  readonly tables = new Set<string>();
  /** Null until it has said hello. */
  visitor: Visitor | null = null;
  /** The one table a program plays at. */
  onlyTable: string | null = null;
  person: Person | null;
  lastHeard: number;
  private readonly socket: WebSocket;
  private readonly wire: Wire;
  private readonly ways: SessionDeps;
  private readonly messages: Bucket;
  private readonly troubles: Bucket;
  private isGreeting = false;
  private isGathering = false;
  private isEnded = false;

  constructor(
    id: SessionId,
    socket: WebSocket,
    from: {
      readonly wire: Wire;
      readonly address: string;
      readonly device: string | null;
      readonly person: Person | null;
    },
    ways: SessionDeps,
  ) {
    const now = ways.now();
    this.id = id;
    this.address = from.address;
    this.device = from.device;
    this.person = from.person;
    this.socket = socket;
    this.wire = from.wire;
    this.ways = ways;
    this.messages = new Bucket(MESSAGES, now);
    this.troubles = new Bucket(TROUBLES, now);
    this.lastHeard = now;
    socket.on('message', (data, isBinary) => this.hear(isBinary ? null : String(data)));
    socket.on('pong', () => {
      this.lastHeard = ways.now();
    });
    // A socket answers pings by itself, also to somebody who does not read the answers.
    socket.on('ping', () => {
      if (socket.bufferedAmount > MAX_UNREAD) this.cut();
    });
    socket.on('close', () => this.end());
    // The socket closes after it; what the reason was is not worth a word.
    socket.on('error', () => {});
  }

  send(message: ServerMessage): void {
    this.write(JSON.stringify(message));
  }

  /** Whoever reads too slowly is cut off: what he missed he gets when he comes back. */
  write(text: string): void {
    if (this.isEnded) return;
    if (this.socket.bufferedAmount > MAX_UNREAD) return this.cut();
    this.gather();
    this.socket.send(text);
  }

  /** What is said in one turn of the loop goes out together: a write costs more than all else about a message. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    this.wire.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.wire.uncork();
    });
  }

  /** `about` names what it was that was not done, where that is known. */
  trouble(
    code: ErrorCode,
    problem: string,
    about: { readonly table?: string; readonly id?: string } = {},
  ): void {
    this.ways.onRefused(code);
    this.send({ type: 'error', code, problem, ...about });
    if (!this.troubles.take(this.ways.now()))
      this.bye(code === 'too-fast' ? 'too-fast' : 'malformed', 60_000);
  }

  /** Ends it with a reason; null as time to come back means that there is no use in it. */
  bye(reason: ByeReason, retryAfter: number | null): void {
    this.send({ type: 'bye', reason, retryAfter });
    this.socket.close(1000, reason);
    this.end();
    // Whoever does not answer the closing is cut off.
    setTimeout(() => this.socket.terminate(), 5000).unref();
  }

  /** Asks whether anybody is there; browsers answer by themselves, also those of hidden tabs, whose timers sleep. */
  ping(): void {
    if (!this.isEnded) this.socket.ping();
  }

  private cut(): void {
    this.socket.terminate();
    this.end();
  }

  private end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.ways.ended(this);
  }

  private hear(text: string | null): void {
    if (this.isEnded) return;
    const now = this.ways.now();
    this.lastHeard = now;
    if (!this.messages.take(now)) return this.trouble('too-fast', 'too many messages');
    const read = text === null ? null : readClientMessage(text);
    if (read === null) return this.trouble('malformed', 'messages are texts');
    if (!read.ok) return this.trouble('malformed', read.problem);
    const { message } = read;
    if (message.type === 'hello') return this.greet(message);
    if (this.visitor === null) return this.trouble('hello-first', 'say hello first');
    this.ways.heard(this, message);
  }

  private greet(message: Extract<ClientMessage, { type: 'hello' }>): void {
    if (this.isGreeting) return this.trouble('malformed', 'hello is said once');
    this.isGreeting = true;
    void this.ways.hello(this, message);
  }
}
