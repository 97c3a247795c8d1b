import type { ClientMessage, ErrorCode, Person } from '@schupf/protocol';
import type { WebSocket } from 'ws';
import type { Bus, FromGuest, SessionId, ToSession } from '../bus/bus.ts';
import { Buckets, type Rate } from '../limits/bucket.ts';
import { Tally } from '../limits/tally.ts';
import type { SignedIn } from '../people/guests.ts';
import { hashOf } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';
import { Lobby } from './lobby.ts';
import { Session, SILENCE, type Wire } from './session.ts';

/** Nobody looks at more tables at once. */
const MAX_TABLES = 8;
const MAX_OF_ONE_PERSON = 20;
/** What is said at a table can be less than what is done. By person: whoever connects again has said as much as before. */
const TALK: Rate = { burst: 5, perSecond: 0.5 };
const HELLO_WITHIN = 10_000;
const LOOK_EVERY = 5000;
const PING_AFTER = 20_000;

export interface GatewayOptions {
  readonly bus: Bus;
  readonly storage: Storage;
  /** Of this process among others; sockets are named after it. */
  readonly node: string;
  readonly socketsPerAddress: number;
  readonly now: () => number;
  readonly onFault: (error: unknown) => void;
  readonly onRefused: (code: ErrorCode) => void;
}

/** All sockets of this process: who is at the other end, what tables they hear of, and when they have to go. */
export class Gateway {
  private readonly options: GatewayOptions;
  private readonly sessions = new Map<SessionId, Session>();
  private readonly addresses = new Tally();
  private readonly people = new Tally();
  private readonly talk = new Buckets(TALK);
  private readonly lobby: Lobby<Session>;
  private readonly watchman: NodeJS.Timeout;
  private count = 0;

  constructor(options: GatewayOptions) {
    this.options = options;
    const { bus, storage, onFault } = options;
    this.lobby = new Lobby(storage.tables, (session, text) => session.write(text), onFault);
    bus.onSession((session, message) => this.deliver(session, message));
    this.watchman = setInterval(() => this.look(), LOOK_EVERY);
    this.watchman.unref();
  }

  get size(): number {
    return this.sessions.size;
  }

  accept(socket: WebSocket, wire: Wire, address: string, signedIn: SignedIn | null): void {
    const { node, now, onRefused } = this.options;
    const session = new Session(
      `${node}.${this.count++}`,
      socket,
      { wire, address, device: signedIn?.device ?? null, person: signedIn?.person ?? null },
      {
        now,
        onRefused,
        hello: (one, message) => this.greet(one, message),
        heard: (one, message) => this.hear(one, message),
        ended: (one) => this.forget(one),
      },
    );
    this.sessions.set(session.id, session);
    const sameAddress = this.addresses.add(address);
    const samePerson = this.people.add(session.person?.id ?? session.id);
    const tooMany = sameAddress > this.options.socketsPerAddress || samePerson > MAX_OF_ONE_PERSON;
    if (tooMany) session.bye('too-many', 30_000);
  }

  /** A device was signed out; its sockets go. */
  signOut(device: string): void {
    for (const session of this.sessions.values())
      if (session.device === device) session.bye('signed-out', null);
  }

  /** Somebody wanted to be forgotten. */
  forgetPerson(person: string): void {
    for (const session of this.sessions.values())
      if (session.person?.id === person) session.bye('signed-out', null);
  }

  /** Somebody has another name, or does not want to hear of somebody any more. */
  async refresh(person: Person): Promise<void> {
    const blocks = await this.blocksOf(person.id);
    for (const session of this.sessions.values()) {
      // A program stays one, though it came with somebody's cookie.
      if (session.person?.id !== person.id || session.visitor?.type !== 'person') continue;
      session.person = person;
      session.visitor = { type: 'person', person, blocks };
      for (const table of session.tables)
        this.options.bus.toTable(table, {
          type: 'attach',
          session: session.id,
          visitor: session.visitor,
          since: null,
        });
    }
  }

  /** Tells everybody to come back in a moment; not all in the same one. */
  close(): void {
    clearInterval(this.watchman);
    this.lobby.close();
    for (const session of this.sessions.values())
      session.bye('restart', 1000 + Math.floor(Math.random() * 2000));
  }

  private async greet(session: Session, { token }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    const { storage, now, onFault } = this.options;
    try {
      if (token !== undefined) {
        const bot = await storage.tables.findBotToken(hashOf(token));
        if (bot === null) return session.bye('bad-token', null);
        session.visitor = { type: 'bot', name: bot.name };
        session.onlyTable = bot.code;
      } else if (session.person !== null) {
        const { person, device } = session;
        // Signed out while the socket was being opened, before it could be told.
        if ((await storage.people.findSession(device!)) === null) return session.bye('signed-out', null);
        session.visitor = { type: 'person', person, blocks: await this.blocksOf(person.id) };
      } else session.visitor = { type: 'stranger' };
    } catch (error) {
      onFault(error);
      return session.bye('restart', 5000);
    }
    session.send({ type: 'welcome', you: session.person, now: now(), silence: SILENCE });
  }

  private hear(session: Session, message: Exclude<ClientMessage, { type: 'hello' }>): void {
    const { bus, now } = this.options;
    const { id } = session;
    switch (message.type) {
      case 'watch':
        return this.watch(session, message);
      case 'unwatch':
        if (session.tables.delete(message.table)) bus.toTable(message.table, { type: 'detach', session: id });
        return;
      case 'say':
      case 'write':
        if (!this.talk.take(session.person?.id ?? id, now()))
          return session.trouble('too-fast', 'too many words');
        return this.pass(session, message);
      case 'command':
      case 'manage':
      case 'answer':
        return this.pass(session, message);
      case 'lobby':
        if (message.on) this.lobby.add(session);
        else this.lobby.delete(session);
        return;
      case 'ping':
        return session.send({ type: 'pong', n: message.n, now: now() });
    }
  }

  /** Hands on what is said at a table to whoever runs it. */
  private pass(session: Session, message: Extract<ClientMessage, { type: FromGuest['type'] }>): void {
    const { table, ...said } = message;
    if (!session.tables.has(table))
      return session.trouble('not-watching', 'watch the table first', aboutOf(message));
    this.options.bus.toTable(table, { ...said, session: session.id });
  }

  private watch(session: Session, { table, since }: Extract<ClientMessage, { type: 'watch' }>): void {
    const { onlyTable, tables, visitor } = session;
    if (onlyTable !== null && table !== onlyTable)
      return session.send({ type: 'gone', table, reason: 'unknown' });
    if (!tables.has(table) && tables.size >= MAX_TABLES)
      return session.trouble('too-many-tables', `${MAX_TABLES} tables at a time`, { table });
    tables.add(table);
    this.options.bus.toTable(table, { type: 'attach', session: session.id, visitor: visitor!, since });
  }

  private deliver(id: SessionId, message: ToSession): void {
    const session = this.sessions.get(id);
    if (session === undefined) return;
    switch (message.type) {
      case 'frame':
        return session.write(message.text);
      case 'dismissed':
        return session.bye('bad-token', null);
      case 'detached':
        session.tables.delete(message.table);
    }
  }

  private forget(session: Session): void {
    this.sessions.delete(session.id);
    this.lobby.delete(session);
    this.addresses.remove(session.address);
    this.people.remove(session.person?.id ?? session.id);
    for (const table of session.tables)
      this.options.bus.toTable(table, { type: 'detach', session: session.id });
  }

  /** Half-open sockets, and those that never said who they are. */
  private look(): void {
    const now = this.options.now();
    for (const session of this.sessions.values()) {
      const patience = session.visitor === null ? HELLO_WITHIN : SILENCE;
      const silence = now - session.lastHeard;
      if (silence > patience) session.bye('silent', 1000);
      else if (silence > PING_AFTER) session.ping();
    }
  }

  private async blocksOf(person: string): Promise<readonly string[]> {
    return (await this.options.storage.people.blockedBy(person)).map(({ id }) => id);
  }
}

function aboutOf(message: { readonly table: string; readonly id?: string }): { table: string; id?: string } {
  return message.id === undefined ? { table: message.table } : { table: message.table, id: message.id };
}
