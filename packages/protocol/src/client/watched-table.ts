import { readRules } from '@schupf/rules';
import type { Command, Reply, TableView } from '@schupf/table';
import type { ClientMessage } from '../from-client.ts';
import type {
  ErrorCode,
  GoneReason,
  ManageReply,
  RatingsMessage,
  SaidMessage,
  SnapshotMessage,
  TableServerMessage,
  UpdateMessage,
} from '../from-server.ts';
import type { JointReplayMessage, ReplayCommand } from '../joint-replays.ts';
import type { Phrase } from '../phrases.ts';
import type { HostCommand, TableInfo } from '../tables.ts';
import type { Keepsakes } from './environment.ts';
import { type AppliedUpdate, type Bookmark, Follower } from './follower.ts';
import { type DealsWitness, SaltKeeper } from './salt-keeper.ts';

/** Receives everything about one table. */
export interface TableListener {
  info?(info: TableInfo): void;
  /** The table after a message; called once per message, before `happened` is called for its updates. */
  seen?(seen: TableView): void;
  happened?(applied: AppliedUpdate): void;
  said?(said: SaidMessage): void;
  /** Something about joint replays. After a reconnection or `moved`, join the replay again once `info` has arrived. */
  replay?(message: JointReplayMessage): void;
  watching?(spectators: number): void;
  /** What this client knows about the deals of a match, when its salts are fixed, and when that changes. */
  deals?(witness: DealsWitness): void;
  /** How the players at a rated table are rated. */
  ratings?(message: RatingsMessage): void;
  /** The last event. `unreadable` means that this client cannot read the table's rules or its snapshot. */
  gone?(reason: GoneReason | 'unreadable'): void;
}

/** Provided by the client. */
interface Deps {
  /** False when there is no connection; `reconnected` is called once there is. */
  send(message: ClientMessage): boolean;
  newId(): string;
  after(milliseconds: number, callback: () => void): () => void;
  now(): number;
  randomBytes(count: number): Uint8Array;
  readonly keepsakes: Keepsakes;
  forget(): void;
}

/** An unanswered request. It is sent again on every new connection. */
interface PendingRequest {
  readonly message: ClientMessage;
  /** The reply for an outcome that cannot be known. */
  readonly unknown: Reply | ManageReply;
  readonly resolve: (reply: Reply | ManageReply) => void;
  /** How many times the request was sent on this connection. */
  tries: number;
  cancelTimer: () => void;
}

const UNKNOWN_REPLY: Reply = { ok: false, refusal: null };
const UNKNOWN_MANAGED: ManageReply = { ok: false, reason: 'unavailable' };

/** How many times a request is sent on one connection before the client gives up. */
const MAX_TRIES = 3;
/** The wait before a retry if the server cannot process or store a command right now. */
const RETRY_AFTER = 1000;
/** The wait before a retry if the server does not answer. */
const REPEAT_AFTER = 8000;
/** No person sends this many commands without waiting for an answer. */
const MAX_PENDING = 100;
/**
 * The server repeats recent chat after a reconnection. The client remembers this many messages, so that it does not
 * report them twice.
 */
const MAX_RECENT_CHAT = 100;
/** The network never delays a message by this much, so a longer delay is intentional. */
const MIN_DELAY = 20_000;

/** One table on a server: delivers its views, and sends commands and chat. */
export class WatchedTable {
  readonly code: string;
  private readonly listener: TableListener;
  private readonly deps: Deps;
  private readonly pending = new Map<string, PendingRequest>();
  private follower: Follower | null = null;
  /** What was requested and has not arrived yet. Updates before a requested snapshot are ignored. */
  private requested: 'nothing' | 'missed' | 'snapshot' = 'nothing';
  private cancelTimer: () => void = () => {};
  /**
   * Whether the server has confirmed that we watch the table, since there is a connection and since the table moved.
   * Before that it would ignore commands.
   */
  private isConfirmed = false;
  private isClosed = false;
  private readonly recentChat = new Set<string>();
  /** The delay with which the table is shown. */
  private delay = 0;
  private readonly salts: SaltKeeper;

  constructor(code: string, listener: TableListener, deps: Deps) {
    this.code = code;
    this.listener = listener;
    this.deps = deps;
    this.salts = new SaltKeeper({
      randomBytes: deps.randomBytes,
      keepsakes: deps.keepsakes,
      command: (command) => this.command(command),
      changed: (witness) => this.listener.deals?.(witness),
    });
  }

  get seen(): TableView | null {
    return this.follower?.seen ?? null;
  }

  /**
   * The current time for comparison with the table's deadlines. If the table is shown with a delay, this time is
   * delayed too.
   */
  now(): number {
    return this.deps.now() - this.delay;
  }

  /** Resolves when the server has answered, even if the connection breaks in between. */
  command(command: Command): Promise<Reply> {
    const id = this.deps.newId();
    return this.ask(id, { type: 'command', table: this.code, id, command }, UNKNOWN_REPLY);
  }

  manage(what: HostCommand): Promise<ManageReply> {
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

  /** Something a person does in a joint replay. It is dropped if it cannot be sent now. */
  replay(what: ReplayCommand): boolean {
    return !this.isClosed && this.deps.send({ type: 'replay', table: this.code, what });
  }

  close(): void {
    if (this.isClosed) return;
    this.deps.send({ type: 'unwatch', table: this.code });
    this.detach();
  }

  /** Stops watching. Unanswered commands resolve as unknown. */
  detach(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.cancelTimer();
    this.deps.forget();
    this.giveUp();
  }

  /** Called when the server does not know our subscription any more. Stops retries until `reconnected` is called. */
  disconnected(): void {
    this.isConfirmed = false;
    this.cancelTimer();
    for (const { cancelTimer } of this.pending.values()) cancelTimer();
  }

  /** Called when there is a connection: resumes where we stopped, then sends unanswered commands again. */
  reconnected(): void {
    for (const pending of this.pending.values()) pending.tries = 0;
    this.request(this.follower?.bookmark ?? null);
  }

  receive(message: TableServerMessage): void {
    switch (message.type) {
      case 'info':
        return this.confirm(message.info);
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
        if (this.isNewChat(message)) this.listener.said?.(message);
        return;
      case 'replays':
      case 'replay':
      case 'shown':
      case 'pointed':
      case 'no-replay':
        this.listener.replay?.(message);
        return;
      case 'watching':
        this.listener.watching?.(message.spectators);
        return;
      case 'ratings':
        this.listener.ratings?.(message);
        return;
      case 'moved':
        this.disconnected();
        return this.reconnected();
      case 'gone':
        return this.end(message.reason);
    }
  }

  /** Called when the server did not process a command. */
  fail(id: string, code: ErrorCode): void {
    if (code === 'too-fast' || code === 'storage') return this.tryAgain(id);
    const pending = this.pending.get(id);
    if (pending !== undefined) this.settle(id, pending.unknown);
  }

  private confirm(info: TableInfo): void {
    if (this.requested === 'missed') this.clearRequest();
    // The following updates continue from `since`, so an existing follower must not be replaced.
    if (this.follower === null) {
      const answer = readRules(info.rules);
      if (!answer.ok) return this.end('unreadable');
      this.follower = new Follower(info.rules);
    }
    this.listener.info?.(info);
    if (this.isConfirmed || this.isClosed) return;
    this.isConfirmed = true;
    for (const [id, pending] of [...this.pending]) this.send(id, pending);
  }

  private isNewChat(said: SaidMessage): boolean {
    const key = JSON.stringify(said);
    if (this.recentChat.has(key)) return false;
    this.recentChat.add(key);
    if (this.recentChat.size > MAX_RECENT_CHAT) this.recentChat.delete([...this.recentChat][0]!);
    return true;
  }

  private follow(message: SnapshotMessage | UpdateMessage): void {
    const { follower } = this;
    // The message is left over from an earlier watch, or was sent before the requested snapshot.
    if (follower === null || (message.type === 'update' && this.requested === 'snapshot')) return;
    let applied: readonly AppliedUpdate[] | null = null;
    try {
      applied = follower.follow(message);
    } catch {
      if (message.type === 'snapshot') return this.end('unreadable');
    }
    if (applied === null) return this.request(null);
    if (message.type === 'snapshot') {
      this.clearRequest();
      const age = this.deps.now() - message.now;
      this.delay = age < MIN_DELAY ? 0 : age;
    }
    this.listener.seen?.(follower.seen!);
    this.salts.see(follower.seen!);
    for (const update of applied) if (!this.isClosed) this.listener.happened?.(update);
  }

  private request(since: Bookmark | null, tries = 1): void {
    this.cancelTimer();
    this.requested = since === null ? 'snapshot' : 'missed';
    if (!this.deps.send({ type: 'watch', table: this.code, since })) return;
    this.cancelTimer = this.deps.after(REPEAT_AFTER, () => {
      if (tries < MAX_TRIES) this.request(since, tries + 1);
      else if (!this.isConfirmed) this.giveUp();
    });
  }

  private clearRequest(): void {
    this.cancelTimer();
    this.requested = 'nothing';
  }

  /** Resolves all unanswered commands as unknown. */
  private giveUp(): void {
    for (const [id, { unknown }] of [...this.pending]) this.settle(id, unknown);
  }

  private end(reason: GoneReason | 'unreadable'): void {
    if (reason === 'unreadable') this.close();
    else this.detach();
    this.listener.gone?.(reason);
  }

  private ask<Answer extends Reply | ManageReply>(
    id: string,
    message: ClientMessage,
    unknown: Answer,
  ): Promise<Answer> {
    if (this.isClosed || this.pending.size >= MAX_PENDING) return Promise.resolve(unknown);
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const pending: PendingRequest = {
      message,
      unknown,
      resolve: (reply) => resolve(reply as Answer),
      tries: 0,
      cancelTimer: () => {},
    };
    this.pending.set(id, pending);
    this.send(id, pending);
    return promise;
  }

  private send(id: string, pending: PendingRequest): void {
    pending.cancelTimer();
    if (!this.isConfirmed || !this.deps.send(pending.message)) return;
    pending.tries++;
    pending.cancelTimer = this.deps.after(REPEAT_AFTER, () => this.tryAgain(id, 0));
  }

  /** The command may have been stored. Sending it again is safe, because the server performs each id at most once. */
  private tryAgain(id: string, after = RETRY_AFTER): void {
    const pending = this.pending.get(id);
    if (pending === undefined) return;
    pending.cancelTimer();
    if (pending.tries >= MAX_TRIES) return this.settle(id, pending.unknown);
    if (after === 0) return this.send(id, pending);
    pending.cancelTimer = this.deps.after(after, () => this.send(id, pending));
  }

  private settle(id: string, reply: Reply | ManageReply): void {
    const pending = this.pending.get(id);
    if (pending === undefined) return;
    pending.cancelTimer();
    this.pending.delete(id);
    pending.resolve(reply);
  }
}
