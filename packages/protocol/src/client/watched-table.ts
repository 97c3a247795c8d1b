import type { Command, Reply, TableView } from '@schupf/table';
import type { ClientMessage } from '../from-client.ts';
import type {
  GoneReason,
  ManageReply,
  NewsMessage,
  SaidMessage,
  SnapshotMessage,
  TableServerMessage,
} from '../from-server.ts';
import type { Phrase } from '../phrases.ts';
import type { Managing, TableAbout } from '../tables.ts';
import { Follower, type Happened } from './follower.ts';

/** What is heard of one table. */
export interface TableListener {
  about?(about: TableAbout): void;
  /** The table as it is now; once for every message, before what happened in it. */
  seen?(seen: TableView): void;
  happened?(happened: Happened): void;
  said?(said: SaidMessage): void;
  watching?(spectators: number): void;
  gone?(reason: GoneReason): void;
}

/** What a table needs of its client. */
interface Ways {
  send(message: ClientMessage): boolean;
  newId(): string;
  after(milliseconds: number, callback: () => void): () => void;
  now(): number;
  forget(): void;
}

/** A command on its way. It is said again on every new wire, until it is answered. */
interface Waiting {
  readonly message: ClientMessage;
  readonly resolve: (reply: never) => void;
  tries: number;
}

/** A server that cannot keep a command is asked so often, then the user is told. */
const MOST_TRIES = 3;
const RETRY_AFTER = 1000;

/** One table of a server: a stream of views, and everything that can be done there. */
export class WatchedTable {
  readonly code: string;
  private readonly listener: TableListener;
  private readonly ways: Ways;
  private readonly waiting = new Map<string, Waiting>();
  private follower: Follower | null = null;
  /** Everything was asked for from the beginning, and what comes until then is of no use. */
  private isLost = false;

  constructor(code: string, listener: TableListener, ways: Ways) {
    this.code = code;
    this.listener = listener;
    this.ways = ways;
  }

  get seen(): TableView | null {
    return this.follower?.seen ?? null;
  }

  /** The time the table's deadlines are in. */
  now(): number {
    return this.ways.now();
  }

  /** Resolves when the server has answered, however often the wire breaks until then. */
  command(command: Command): Promise<Reply> {
    const id = this.ways.newId();
    return this.ask(id, { type: 'command', table: this.code, id, command });
  }

  manage(what: Managing): Promise<ManageReply> {
    const id = this.ways.newId();
    return this.ask(id, { type: 'manage', table: this.code, id, what });
  }

  /** What cannot be said now is not said later. */
  say(phrase: Phrase): boolean {
    return this.ways.send({ type: 'say', table: this.code, phrase });
  }

  write(text: string): boolean {
    return this.ways.send({ type: 'write', table: this.code, text });
  }

  close(): void {
    this.ways.send({ type: 'unwatch', table: this.code });
    this.ways.forget();
  }

  /** Called on every new wire: goes on where the old one broke, and says again what was not answered. */
  comeBack(): void {
    this.isLost = false;
    this.ways.send({ type: 'watch', table: this.code, since: this.follower?.bookmark ?? null });
    for (const { message } of this.waiting.values()) this.ways.send(message);
  }

  hear(message: TableServerMessage): void {
    switch (message.type) {
      case 'about':
        // What follows counts from `since`, so what is known must stay.
        this.follower ??= new Follower(message.about.rules);
        this.listener.about?.(message.about);
        return;
      case 'snapshot':
      case 'news':
        return this.follow(message);
      case 'reply':
        return this.answer(message.id, message.reply);
      case 'managed':
        return this.settle(message.id, message.reply);
      case 'said':
      case 'wrote':
        this.listener.said?.(message);
        return;
      case 'watching':
        this.listener.watching?.(message.spectators);
        return;
      case 'gone':
        this.ways.forget();
        this.listener.gone?.(message.reason);
        return;
    }
  }

  private follow(message: SnapshotMessage | NewsMessage): void {
    if (this.isLost && message.type === 'news') return;
    const happened = this.follower?.follow(message) ?? null;
    if (happened === null) {
      this.isLost = true;
      this.ways.send({ type: 'watch', table: this.code, since: null });
      return;
    }
    this.isLost = false;
    this.listener.seen?.(this.follower!.seen!);
    for (const one of happened) this.listener.happened?.(one);
  }

  private ask<Answer>(id: string, message: ClientMessage): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.waiting.set(id, { message, resolve: resolve as (reply: never) => void, tries: 1 });
    this.ways.send(message);
    return promise;
  }

  /** Nobody knows whether it is kept: asked again with the same id it is done once at most. */
  private answer(id: string, reply: Reply): void {
    const waiting = this.waiting.get(id);
    if (waiting === undefined) return;
    if (reply.ok || reply.refusal !== null || waiting.tries >= MOST_TRIES) return this.settle(id, reply);
    waiting.tries++;
    this.ways.after(RETRY_AFTER, () => {
      if (this.waiting.has(id)) this.ways.send(waiting.message);
    });
  }

  private settle(id: string, reply: Reply | ManageReply): void {
    this.waiting.get(id)?.resolve(reply as never);
    this.waiting.delete(id);
  }
}
