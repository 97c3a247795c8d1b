import type { AnswerMessage, MatchMessage, QuestionMessage, RoundMessage } from '../bots/messages.ts';
import type { FriendNews } from '../friends.ts';
import type { ClientMessage } from '../from-client.ts';
import type { Activity, ByeReason, ErrorCode, ServerMessage } from '../from-server.ts';
import type { Person } from '../people.ts';
import type { Seek, SeekAsk, SeekMessage } from '../seeks.ts';
import type { TableSummary } from '../tables.ts';
import { Connection, type ConnectionState } from './connection.ts';
import type { Environment, Keepsakes } from './environment.ts';
import { tablesAfter } from './lobby-tables.ts';
import { type TableListener, WatchedTable } from './watched-table.ts';

/** Receives everything that does not concern a watched table. */
export interface ClientListener {
  /** `reason` is the server's reason for closing the connection, if it gave one. */
  changed?(state: ConnectionState, reason: ByeReason | null): void;
  welcomed?(you: Person | null): void;
  /** All tables in the lobby, newest first; reported whenever they change while the client subscribes to the lobby. */
  lobby?(tables: readonly TableSummary[]): void;
  /** How much is going on at the server; reported while the client subscribes to the lobby. */
  here?(activity: Activity): void;
  /** What has become of the seek; reported whenever it changes. */
  seek?(message: SeekMessage): void;
  /** The friends who would like to play now; reported whenever they change. */
  seekAsks?(asks: readonly SeekAsk[]): void;
  /** Everything about friends; reported whenever it changes while the client subscribes to it. */
  friends?(news: FriendNews): void;
  /** The list of tables where the person sits may have changed; reported while the client subscribes to it. */
  turns?(): void;
  error?(code: ErrorCode, problem: string): void;
  /** For external bots: the rules, the beginning of a round, and a question. */
  match?(match: AtTable<MatchMessage>): void;
  round?(round: AtTable<RoundMessage>): void;
  asked?(question: AtTable<QuestionMessage>): void;
}

/** A message of BOTS.md, with the code of its table. */
type AtTable<Message> = Message & { readonly table: string };

export interface ClientOptions {
  /** The name of the program. */
  readonly name: string;
  /** The token for a chair. Only external bots use it; browsers have a cookie. */
  readonly token?: string;
}

/** A client of a server, using one connection that is reopened whenever it breaks. */
export class Client {
  private readonly environment: Environment;
  private readonly listener: ClientListener;
  private readonly connection: Connection;
  private readonly tables = new Map<string, WatchedTable>();
  private wantsLobby = false;
  private wantsFriends = false;
  private wantsTurns = false;
  /** Repeated on every new connection, until it has ended. */
  private currentSeek: Seek | null = null;
  private lobbyTables: readonly TableSummary[] = [];
  /** How far the server's clock is ahead of ours, estimated from the message with the shortest delay. */
  private clockOffset = 0;
  private ids = 0;
  private readonly keepsakes: Keepsakes;
  private readonly idPrefix: string;

  constructor(environment: Environment, options: ClientOptions, listener: ClientListener = {}) {
    this.environment = environment;
    this.listener = listener;
    this.keepsakes = environment.keepsakes ?? new KeptInMemory();
    this.idPrefix = Math.floor(environment.random() * 2 ** 48).toString(36);
    const { name, token } = options;
    const hello = { type: 'hello', client: name, ...(token === undefined ? {} : { token }) } as const;
    this.connection = new Connection(environment, hello, {
      welcomed: ({ you, now }) => {
        this.clockOffset = now - environment.now();
        if (this.wantsLobby) this.send({ type: 'lobby', on: true });
        if (this.wantsFriends) this.send({ type: 'friends', on: true });
        if (this.wantsTurns) this.send({ type: 'turns', on: true });
        if (this.currentSeek !== null) this.send({ type: 'seek', seek: this.currentSeek });
        for (const table of this.tables.values()) table.reconnected();
        listener.changed?.('open', null);
        if (this.state === 'open') listener.welcomed?.(you);
      },
      received: (message) => this.receive(message),
      changed: (state, reason) => {
        for (const table of [...this.tables.values()])
          state === 'closed' ? table.detach() : table.disconnected();
        listener.changed?.(state, reason);
      },
    });
    this.connection.open();
  }

  get state(): ConnectionState {
    return this.connection.state;
  }

  /** The time by the server's clock. */
  now(): number {
    return this.environment.now() + this.clockOffset;
  }

  /**
   * Watches a table until the result is closed, even across reconnections. A table can be watched only once at a time.
   * If the client is already closed, the listener is never called.
   */
  watch(code: string, listener: TableListener): WatchedTable {
    if (this.tables.has(code)) throw new Error(`table ${code} is already being watched`);
    const table = new WatchedTable(code, listener, {
      send: (message) => this.send(message),
      newId: () => `${this.idPrefix}.${this.ids++}`,
      after: (milliseconds, callback) => this.environment.after(milliseconds, callback),
      now: () => this.now(),
      randomBytes: (count) => this.environment.randomBytes(count),
      keepsakes: this.keepsakes,
      forget: () => this.tables.delete(code),
    });
    this.tables.set(code, table);
    if (this.state === 'closed') table.detach();
    else table.reconnected();
    return table;
  }

  lobby(on: boolean): void {
    this.wantsLobby = on;
    this.send({ type: 'lobby', on });
  }

  friends(on: boolean): void {
    this.wantsFriends = on;
    this.send({ type: 'friends', on });
  }

  turns(on: boolean): void {
    this.wantsTurns = on;
    this.send({ type: 'turns', on });
  }

  /** Looks for people to play with, even across reconnections, until they are found; null stops it. */
  seek(seek: Seek | null): void {
    this.currentSeek = seek;
    this.send({ type: 'seek', seek });
  }

  /** Comes to a group that was found. */
  come(group: string): void {
    this.send({ type: 'come', group });
  }

  takeBots(): void {
    this.send({ type: 'take-bots' });
  }

  /** Declines to play with a friend who has asked. */
  decline(person: string): void {
    this.send({ type: 'decline', person });
  }

  /** An answer that cannot be sent now is dropped, because a stand-in will answer before the connection is back. */
  answer({ table, id }: AtTable<QuestionMessage>, answer: Omit<AnswerMessage, 'type' | 'id'>): boolean {
    return this.send({ type: 'answer', table, id, ...answer });
  }

  /** Call this when the network is reported to be back: it skips the wait before the next retry. */
  retryNow(): void {
    this.connection.retryNow();
  }

  /** Closes the connection. Commands without an answer resolve as unknown. */
  close(): void {
    this.connection.close();
  }

  /** Nothing may be sent before the welcome; after it, all unanswered requests are sent again. */
  private send(message: ClientMessage): boolean {
    return this.connection.state === 'open' && this.connection.send(message);
  }

  private receive(message: ServerMessage): void {
    if ('now' in message) this.clockOffset = Math.max(this.clockOffset, message.now - this.environment.now());
    switch (message.type) {
      case 'info':
      case 'snapshot':
      case 'update':
      case 'reply':
      case 'managed':
      case 'said':
      case 'wrote':
      case 'replays':
      case 'replay':
      case 'shown':
      case 'pointed':
      case 'no-replay':
      case 'watching':
      case 'ratings':
      case 'moved':
      case 'gone':
        this.tables.get(message.table)?.receive(message);
        return;
      case 'lobby':
        return this.setLobby(message.tables);
      case 'lobby-changed':
        return this.setLobby(tablesAfter(this.lobbyTables, message));
      case 'here':
        this.listener.here?.(message);
        return;
      case 'seated':
      case 'seek-over':
        this.currentSeek = null;
        this.listener.seek?.(message);
        return;
      case 'seeking':
      case 'found':
        this.listener.seek?.(message);
        return;
      case 'seek-asks':
        this.listener.seekAsks?.(message.asks);
        return;
      case 'friends':
        this.listener.friends?.(message);
        return;
      case 'turns-changed':
        this.listener.turns?.();
        return;
      case 'match':
        this.listener.match?.(message);
        return;
      case 'round':
        this.listener.round?.(message);
        return;
      case 'question':
        this.listener.asked?.(message);
        return;
      case 'error':
        if (message.table !== undefined && message.id !== undefined)
          this.tables.get(message.table)?.fail(message.id, message.code);
        this.listener.error?.(message.code, message.problem);
        return;
      case 'pong':
      case 'welcome':
      case 'bye':
        return;
    }
  }

  private setLobby(tables: readonly TableSummary[]): void {
    this.lobbyTables = tables;
    this.listener.lobby?.(tables);
  }
}

class KeptInMemory implements Keepsakes {
  private readonly texts = new Map<string, string>();

  load(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  save(key: string, text: string): void {
    this.texts.set(key, text);
  }
}
