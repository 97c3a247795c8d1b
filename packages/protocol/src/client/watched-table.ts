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

/** What is heard of one table. */
export interface TableListener {
  info?(info: TableInfo): void;
  /** The table as it is now; once for every message, before what happened in it. */
  seen?(seen: TableView): void;
  happened?(happened: Happened): void;
  said?(said: SaidMessage): void;
  watching?(spectators: number): void;
  /** Nothing more comes. `unreadable` is a table of rules that are not known here. */
  gone?(reason: GoneReason | 'unreadable'): void;
}

/** What a table needs of its client. */
interface Deps {
  /** False when there is no wire; `comeBack` is called once there is. */
  send(message: ClientMessage): boolean;
  newId(): string;
  after(milliseconds: number, callback: () => void): () => void;
  now(): number;
  forget(): void;
}

/** A command on its way. It is said again on every new wire, until it is answered. */
interface Waiting {
  readonly message: ClientMessage;
  /** What it is answered when nobody can tell what became of it. */
  readonly unknown: Reply | ManageReply;
  readonly resolve: (reply: Reply | ManageReply) => void;
  /** How often it was said on this wire. */
  tries: number;
  forgetTimer: () => void;
}

const UNKNOWN_REPLY: Reply = { ok: false, refusal: null };
const UNKNOWN_MANAGED: ManageReply = { ok: false, reason: 'unavailable' };

/** On one wire everything is said so often, then the user is told. */
const MAX_TRIES = 3;
/** A server that cannot keep a command is asked again so much later, and one that does not answer. */
const RETRY_AFTER = 1000;
const REPEAT_AFTER = 8000;
/** Whoever wants so much without an answer is not a person. */
const MAX_WAITING = 100;
/** What was said lately is told again to whoever comes back; so much of it is known again. */
const MAX_SAID = 100;
/** No message is so long on its way: what is told with such a delay is told with a delay on purpose. */
const DELAYED = 20_000;

/** One table of a server: a stream of views, and everything that can be done there. */
export class WatchedTable {
  readonly code: string;
  private readonly listener: TableListener;
  private readonly ways: Deps;
  private readonly waiting = new Map<string, Waiting>();
  private follower: Follower | null = null;
  /** What was asked for and has not come yet. Until a snapshot comes, news are of no use. */
  private wanted: 'nothing' | 'missed' | 'snapshot' = 'nothing';
  private forgetTimer: () => void = () => {};
  /** The server has answered on this wire that this table is told; before that it would not hear a command. */
  private isMet = false;
  private isClosed = false;
  private readonly saidLately = new Set<string>();
  /** By how much the table is shown later than it is. */
  private delay = 0;

  constructor(code: string, listener: TableListener, ways: Deps) {
    this.code = code;
    this.listener = listener;
    this.ways = ways;
  }

  get seen(): TableView | null {
    return this.follower?.seen ?? null;
  }

  /** The time the table's deadlines are in; of a table that is shown later, that of then. */
  now(): number {
    return this.ways.now() - this.delay;
  }

  /** Resolves when the server has answered, however often the wire breaks until then. */
  command(command: Command): Promise<Reply> {
    const id = this.ways.newId();
    return this.ask(id, { type: 'command', table: this.code, id, command }, UNKNOWN_REPLY);
  }

  manage(what: Managing): Promise<ManageReply> {
    const id = this.ways.newId();
    return this.ask(id, { type: 'manage', table: this.code, id, what }, UNKNOWN_MANAGED);
  }

  /** What cannot be said now is not said later. */
  say(phrase: Phrase): boolean {
    return !this.isClosed && this.ways.send({ type: 'say', table: this.code, phrase });
  }

  write(text: string): boolean {
    return !this.isClosed && this.ways.send({ type: 'write', table: this.code, text });
  }

  close(): void {
    if (this.isClosed) return;
    this.ways.send({ type: 'unwatch', table: this.code });
    this.letGo();
  }

  /** Nothing is heard any more; what is not answered yet never will be. */
  letGo(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.forgetTimer();
    this.ways.forget();
    this.giveUp();
  }

  /** Called when the wire is cut: nobody is there to be asked again. */
  cutOff(): void {
    this.isMet = false;
    this.forgetTimer();
    for (const { forgetTimer } of this.waiting.values()) forgetTimer();
  }

  /** Called on every new wire: goes on where the old one broke; what was not answered is said again after that. */
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

  /** A command was not heard at all. */
  fail(id: string, code: ErrorCode): void {
    if (code === 'too-fast' || code === 'storage') return this.tryAgain(id);
    const waiting = this.waiting.get(id);
    if (waiting !== undefined) this.settle(id, waiting.unknown);
  }

  private meet(info: TableInfo): void {
    if (this.wanted === 'missed') this.haveWanted();
    // What follows counts from `since`, so what is known must stay.
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
    // Update of somebody who watched here before.
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
      const late = this.ways.now() - message.now;
      this.delay = late < DELAYED ? 0 : late;
    }
    this.listener.seen?.(follower.seen!);
    for (const one of happened) if (!this.isClosed) this.listener.happened?.(one);
  }

  private want(since: Bookmark | null, tries = 1): void {
    this.forgetTimer();
    this.wanted = since === null ? 'snapshot' : 'missed';
    if (!this.ways.send({ type: 'watch', table: this.code, since })) return;
    this.forgetTimer = this.ways.after(REPEAT_AFTER, () => {
      if (tries < MAX_TRIES) this.want(since, tries + 1);
      else if (!this.isMet) this.giveUp();
    });
  }

  private haveWanted(): void {
    this.forgetTimer();
    this.wanted = 'nothing';
  }

  /** Nobody can tell what became of anything. */
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
    if (!this.isMet || !this.ways.send(waiting.message)) return;
    waiting.tries++;
    waiting.forgetTimer = this.ways.after(REPEAT_AFTER, () => this.tryAgain(id, 0));
  }

  /** Nobody knows whether it is kept: asked again with the same id it is done once at most. */
  private tryAgain(id: string, after = RETRY_AFTER): void {
    const waiting = this.waiting.get(id);
    if (waiting === undefined) return;
    waiting.forgetTimer();
    if (waiting.tries >= MAX_TRIES) return this.settle(id, waiting.unknown);
    if (after === 0) return this.give(id, waiting);
    waiting.forgetTimer = this.ways.after(after, () => this.give(id, waiting));
  }

  private settle(id: string, reply: Reply | ManageReply): void {
    const waiting = this.waiting.get(id);
    if (waiting === undefined) return;
    waiting.forgetTimer();
    this.waiting.delete(id);
    waiting.resolve(reply);
  }
}
