import { readRules } from '@schupf/rules';
import type { Command, Reply, TableView } from '@schupf/table';
import type { ClientMessage } from '../from-client.ts';
import type {
  ErrorCode,
  GoneReason,
  ManageReply,
  SaidMessage,
  SnapshotMessage,
  TableServerMessage,
  UpdateMessage,
} from '../from-server.ts';
import type { Phrase } from '../phrases.ts';
import type { Managing, TableInfo } from '../tables.ts';
import { type Bookmark, Follower, type Happened } from './follower.ts';

/** What a client receives about one table. */
export interface TableListener {
  info?(info: TableInfo): void;
  /** The table as it is now; called once per message, before its changes. */
  seen?(seen: TableView): void;
  happened?(happened: Happened): void;
  said?(said: SaidMessage): void;
  watching?(spectators: number): void;
  /** Nothing more will arrive. `unreadable` means that the table has rules unknown to this client. */
  gone?(reason: GoneReason | 'unreadable'): void;
}

/** What a table needs from its client. */
interface Deps {
  /** False when there is no connection; `comeBack` is called once there is. */
  send(message: ClientMessage): boolean;
  newId(): string;
  after(milliseconds: number, callback: () => void): () => void;
  now(): number;
  forget(): void;
}

/** A command without an answer yet. It is sent again on every new connection until it is answered. */
interface Waiting {
  readonly message: ClientMessage;
  /** The answer when its outcome cannot be known. */
  readonly unknown: Reply | ManageReply;
  readonly resolve: (reply: Reply | ManageReply) => void;
  /** How many times it was sent on this connection. */
  tries: number;
  forgetTimer: () => void;
}

const UNKNOWN_REPLY: Reply = { ok: false, refusal: null };
const UNKNOWN_MANAGED: ManageReply = { ok: false, reason: 'unavailable' };

/** How many times something is sent on one connection before it is given up. */
const MAX_TRIES = 3;
/** The wait before a retry when the server cannot store a command, or does not answer. */
const RETRY_AFTER = 1000;
const REPEAT_AFTER = 8000;
/** No person sends this many commands without waiting for an answer. */
const MAX_WAITING = 100;
/** The server repeats recent chat after a reconnection; this many lines are recognised as repeated. */
const MAX_SAID = 100;
/** No message takes this long to arrive: a longer delay is intentional. */
const DELAYED = 20_000;

/** One table of a server: a stream of views, and everything a client can do there. */
export class WatchedTable {
  readonly code: string;
  private readonly listener: TableListener;
  private readonly deps: Deps;
  private readonly waiting = new Map<string, Waiting>();
  private follower: Follower | null = null;
  /** What was requested and has not arrived yet. Until a snapshot arrives, updates are of no use. */
  private wanted: 'nothing' | 'missed' | 'snapshot' = 'nothing';
  private forgetTimer: () => void = () => {};
  /** The server has confirmed on this connection that we watch this table; before that it would ignore a command. */
  private isMet = false;
  private isClosed = false;
  private readonly saidLately = new Set<string>();
  /** The delay with which the table is shown. */
  private delay = 0;

  constructor(code: string, listener: TableListener, deps: Deps) {
    this.code = code;
    this.listener = listener;
    this.deps = deps;
  }

  get seen(): TableView | null {
    return this.follower?.seen ?? null;
  }

  /** The time to compare the table's deadlines with; for a table shown with a delay, the time it shows. */
  now(): number {
    return this.deps.now() - this.delay;
  }

  /** Resolves when the server has answered, however often the connection breaks until then. */
  command(command: Command): Promise<Reply> {
    const id = this.deps.newId();
    return this.ask(id, { type: 'command', table: this.code, id, command }, UNKNOWN_REPLY);
  }

  manage(what: Managing): Promise<ManageReply> {
    const id = this.deps.newId();
    return this.ask(id, { type: 'manage', table: this.code, id, what }, UNKNOWN_MANAGED);
  }

  /** Chat that cannot be sent now is dropped. */
  say(phrase: Phrase): boolean {
    return !this.isClosed && this.deps.send({ type: 'say', table: this.code, phrase });
  }

  write(text: string): boolean {
    return !this.isClosed && this.deps.send({ type: 'write', table: this.code, text });
  }

  close(): void {
    if (this.isClosed) return;
    this.deps.send({ type: 'unwatch', table: this.code });
    this.letGo();
  }

  /** Stops watching; commands without an answer never get one. */
  letGo(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.forgetTimer();
    this.deps.forget();
    this.giveUp();
  }

  /** Called when the connection is lost: retries are pointless until there is a new one. */
  cutOff(): void {
    this.isMet = false;
    this.forgetTimer();
    for (const { forgetTimer } of this.waiting.values()) forgetTimer();
  }

  /** Called on every new connection: resumes where the old one broke, then sends unanswered commands again. */
  comeBack(): void {
    for (const waiting of this.waiting.values()) waiting.tries = 0;
    this.want(this.follower?.bookmark ?? null);
  }

  hear(message: TableServerMessage): void {
    switch (message.type) {
      case 'info':
        return this.meet(message.info);
      case 'snapshot':
      case 'update':
        return this.follow(message);
      case 'reply': {
        const { id, reply } = message;
        return !reply.ok && reply.refusal === null ? this.tryAgain(id) : this.settle(id, reply);
      }
      case 'managed': {
        const { id, reply } = message;
        return !reply.ok && reply.reason === 'unavailable' ? this.tryAgain(id) : this.settle(id, reply);
      }
      case 'said':
      case 'wrote':
        if (this.isNew(message)) this.listener.said?.(message);
        return;
      case 'watching':
        this.listener.watching?.(message.spectators);
        return;
      case 'gone':
        return this.end(message.reason);
    }
  }

  /** The server did not process a command. */
  fail(id: string, code: ErrorCode): void {
    if (code === 'too-fast' || code === 'storage') return this.tryAgain(id);
    const waiting = this.waiting.get(id);
    if (waiting !== undefined) this.settle(id, waiting.unknown);
  }

  private meet(info: TableInfo): void {
    if (this.wanted === 'missed') this.haveWanted();
    // What follows is numbered from `since`, so the known state must stay.
    if (this.follower === null) {
      const answer = readRules(info.rules);
      if (!answer.ok) return this.end('unreadable');
      this.follower = new Follower(info.rules);
    }
    this.listener.info?.(info);
    if (this.isMet || this.isClosed) return;
    this.isMet = true;
    for (const [id, waiting] of [...this.waiting]) this.give(id, waiting);
  }

  private isNew(said: SaidMessage): boolean {
    const key = JSON.stringify(said);
    if (this.saidLately.has(key)) return false;
    this.saidLately.add(key);
    if (this.saidLately.size > MAX_SAID) this.saidLately.delete([...this.saidLately][0]!);
    return true;
  }

  private follow(message: SnapshotMessage | UpdateMessage): void {
    const { follower } = this;
    // A message for an earlier watcher of this table.
    if (follower === null || (message.type === 'update' && this.wanted === 'snapshot')) return;
    let happened: readonly Happened[] | null = null;
    try {
      happened = follower.follow(message);
    } catch {
      if (message.type === 'snapshot') return this.end('unreadable');
    }
    if (happened === null) return this.want(null);
    if (message.type === 'snapshot') {
      this.haveWanted();
      const late = this.deps.now() - message.now;
      this.delay = late < DELAYED ? 0 : late;
    }
    this.listener.seen?.(follower.seen!);
    for (const one of happened) if (!this.isClosed) this.listener.happened?.(one);
  }

  private want(since: Bookmark | null, tries = 1): void {
    this.forgetTimer();
    this.wanted = since === null ? 'snapshot' : 'missed';
    if (!this.deps.send({ type: 'watch', table: this.code, since })) return;
    this.forgetTimer = this.deps.after(REPEAT_AFTER, () => {
      if (tries < MAX_TRIES) this.want(since, tries + 1);
      else if (!this.isMet) this.giveUp();
    });
  }

  private haveWanted(): void {
    this.forgetTimer();
    this.wanted = 'nothing';
  }

  /** The outcome of every open command is unknown. */
  private giveUp(): void {
    for (const [id, { unknown }] of [...this.waiting]) this.settle(id, unknown);
  }

  private end(reason: GoneReason | 'unreadable'): void {
    if (reason === 'unreadable') this.close();
    else this.letGo();
    this.listener.gone?.(reason);
  }

  private ask<Answer extends Reply | ManageReply>(
    id: string,
    message: ClientMessage,
    unknown: Answer,
  ): Promise<Answer> {
    if (this.isClosed || this.waiting.size >= MAX_WAITING) return Promise.resolve(unknown);
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const waiting: Waiting = {
      message,
      unknown,
      resolve: (reply) => resolve(reply as Answer),
      tries: 0,
      forgetTimer: () => {},
    };
    this.waiting.set(id, waiting);
    this.give(id, waiting);
    return promise;
  }

  private give(id: string, waiting: Waiting): void {
    waiting.forgetTimer();
    if (!this.isMet || !this.deps.send(waiting.message)) return;
    waiting.tries++;
    waiting.forgetTimer = this.deps.after(REPEAT_AFTER, () => this.tryAgain(id, 0));
  }

  /** It may or may not have been stored: sent again with the same id, it is done at most once. */
  private tryAgain(id: string, after = RETRY_AFTER): void {
    const waiting = this.waiting.get(id);
    if (waiting === undefined) return;
    waiting.forgetTimer();
    if (waiting.tries >= MAX_TRIES) return this.settle(id, waiting.unknown);
    if (after === 0) return this.give(id, waiting);
    waiting.forgetTimer = this.deps.after(after, () => this.give(id, waiting));
  }

  private settle(id: string, reply: Reply | ManageReply): void {
    const waiting = this.waiting.get(id);
    if (waiting === undefined) return;
    waiting.forgetTimer();
    this.waiting.delete(id);
    waiting.resolve(reply);
  }
}
