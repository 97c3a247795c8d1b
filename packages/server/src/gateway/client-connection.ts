import type { Duplex } from 'node:stream';
import {
  type ByeReason,
  type ClientMessage,
  type ErrorCode,
  type Person,
  readClientMessage,
  type ServerMessage,
} from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import type { WebSocket } from 'ws';
import type { ConnectionId, Visitor } from '../bus/bus.ts';
import { after } from '../clock.ts';
import { Bucket, type Rate } from '../limits/bucket.ts';

/** Faster than anyone can play by hand, and faster than a bot needs at one table. */
const MESSAGES: Rate = { burst: 60, perSecond: 20 };
/** A client that sends more bad messages than this is disconnected. A few in a long session are harmless. */
const REJECTIONS: Rate = { burst: 20, perSecond: 0.2 };
/** How much a slow client may leave unread before it is disconnected. */
const MAX_UNREAD_BYTES = 1_000_000;
/** A connection that is silent for this long counts as lost. */
export const SILENCE_TIMEOUT_MS = 60_000;
const CLOSE_TIMEOUT_MS = 5000;

/** The stream underlying a socket. */
export type SocketStream = Pick<Duplex, 'cork' | 'uncork'>;

export interface ConnectionDeps {
  readonly clock: Clock;
  onHello(connection: ClientConnection, message: Extract<ClientMessage, { type: 'hello' }>): Promise<void>;
  onMessage(connection: ClientConnection, message: Exclude<ClientMessage, { type: 'hello' }>): void;
  onEnd(connection: ClientConnection): void;
  readonly onRejected: (code: ErrorCode) => void;
}

/** One socket of a client. Messages are validated and rate-limited here before anything else sees them. */
export class ClientConnection {
  readonly id: ConnectionId;
  readonly address: string;
  /** The hash of the session token in the cookie; null without a cookie. */
  readonly device: string | null;
  /** The tables this connection is subscribed to. */
  readonly tables = new Set<string>();
  /** Null until `hello` is answered. */
  visitor: Visitor | null = null;
  /** For an external bot: the one table it may watch. */
  onlyTable: string | null = null;
  person: Person | null;
  /** Whether the person lets nobody see that they are here. */
  isHidden = false;
  /** Whether we have closed the connection and asked the client to connect again at once. */
  returns = false;
  lastReceivedAt: number;
  private readonly socket: WebSocket;
  private readonly stream: SocketStream;
  private readonly deps: ConnectionDeps;
  private readonly messages: Bucket;
  private readonly rejections: Bucket;
  private hasSentHello = false;
  private isCorked = false;
  private isEnded = false;

  constructor(
    id: ConnectionId,
    socket: WebSocket,
    from: {
      readonly stream: SocketStream;
      readonly address: string;
      readonly device: string | null;
      readonly person: Person | null;
    },
    deps: ConnectionDeps,
  ) {
    const now = deps.clock.now();
    this.id = id;
    this.address = from.address;
    this.device = from.device;
    this.person = from.person;
    this.socket = socket;
    this.stream = from.stream;
    this.deps = deps;
    this.messages = new Bucket(MESSAGES, now);
    this.rejections = new Bucket(REJECTIONS, now);
    this.lastReceivedAt = now;
    socket.on('message', (data, isBinary) => this.receive(isBinary ? null : String(data)));
    socket.on('pong', () => {
      this.lastReceivedAt = deps.clock.now();
    });
    // `ws` answers pings automatically. If the client never read the answers, they would exhaust memory.
    socket.on('ping', () => {
      if (socket.bufferedAmount > MAX_UNREAD_BYTES) this.terminate();
    });
    socket.on('close', () => this.end());
    // Always followed by 'close'. Without a listener Node would throw.
    socket.on('error', () => {});
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** Sends a text, or disconnects a client that reads too slowly. The client gets what it missed when it reconnects. */
  sendText(text: string): void {
    if (this.isEnded) return;
    if (this.socket.bufferedAmount > MAX_UNREAD_BYTES) return this.terminate();
    this.cork();
    this.socket.send(text);
  }

  /** Sends everything from one turn of the event loop in one write: the system call is the expensive part. */
  private cork(): void {
    if (this.isCorked) return;
    this.isCorked = true;
    this.stream.cork();
    process.nextTick(() => {
      this.isCorked = false;
      this.stream.uncork();
    });
  }

  /** Tells the client that a message was not processed. `about` identifies the message where possible. */
  reject(
    code: ErrorCode,
    problem: string,
    about: { readonly table?: string; readonly id?: string } = {},
  ): void {
    this.deps.onRejected(code);
    this.send({ type: 'error', code, problem, ...about });
    if (!this.rejections.take(this.deps.clock.now()))
      this.close(code === 'too-fast' ? 'too-fast' : 'malformed', 60_000);
  }

  /** Closes the connection. A `retryAfter` of null tells the client not to reconnect. */
  close(reason: ByeReason, retryAfter: number | null): void {
    this.send({ type: 'bye', reason, retryAfter });
    this.returns = reason === 'restart';
    this.socket.close(1000, reason);
    // The client might never answer the closing handshake.
    const cancel = after(this.deps.clock, CLOSE_TIMEOUT_MS, () => this.socket.terminate());
    this.socket.once('close', cancel);
    this.end();
  }

  /** Browsers answer pings automatically, even in hidden tabs whose timers are suspended. */
  ping(): void {
    if (!this.isEnded) this.socket.ping();
  }

  private terminate(): void {
    this.socket.terminate();
    this.end();
  }

  private end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.deps.onEnd(this);
  }

  private receive(text: string | null): void {
    if (this.isEnded) return;
    const now = this.deps.clock.now();
    this.lastReceivedAt = now;
    const read = text === null ? null : readClientMessage(text);
    if (!this.messages.take(now)) {
      // The client has to know which of its commands was dropped.
      const about = read?.ok ? identificationOf(read.message) : {};
      return this.reject('too-fast', 'you are sending messages too fast', about);
    }
    if (read === null) return this.reject('malformed', 'messages must be text frames');
    if (!read.ok) return this.reject('malformed', read.problem);
    const { message } = read;
    if (message.type === 'hello') return this.receiveHello(message);
    if (this.visitor === null) return this.reject('hello-first', 'send `hello` first');
    this.deps.onMessage(this, message);
  }

  private receiveHello(message: Extract<ClientMessage, { type: 'hello' }>): void {
    if (this.hasSentHello) return this.reject('malformed', '`hello` may be sent only once');
    this.hasSentHello = true;
    void this.deps.onHello(this, message);
  }
}

/** The table and the id of a message, if it has them. */
export function identificationOf(message: ClientMessage): { table?: string; id?: string } {
  return {
    ...('table' in message ? { table: message.table } : {}),
    // No client waits for a numeric id: only the answers of external bots have one.
    ...('id' in message && typeof message.id === 'string' ? { id: message.id } : {}),
  };
}
