import type { ClientMessage, ErrorCode, Person, ReplayCommand } from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import type { WebSocket } from 'ws';
import type { Bus, ConnectionId, FromSubscriber, ToConnection } from '../bus/bus.ts';
import type { LobbyNews } from '../bus/lobby-news.ts';
import { every } from '../clock.ts';
import { Buckets, NetworkBuckets, type Rate, scale } from '../limits/bucket.ts';
import { KeyedCounter } from '../limits/keyed-counter.ts';
import { WIDER_FACTOR, widestNetworkOf } from '../limits/network.ts';
import type { SharedLimits } from '../limits/shared-limits.ts';
import type { StoredSanctions } from '../moderation/sanctions.ts';
import type { PairingLink } from '../pairing/pairing-link.ts';
import { Seeks } from '../pairing/seeks.ts';
import type { Session } from '../people/guests.ts';
import type { PersonNews } from '../people/person-news.ts';
import type { Presence } from '../people/presence.ts';
import { hashOf } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';
import { traceSending } from '../tracing/command-traces.ts';
import {
  ClientConnection,
  identificationOf,
  SILENCE_TIMEOUT_MS,
  type SocketStream,
} from './client-connection.ts';
import { FriendsFeed } from './friends-feed.ts';
import { Lobby } from './lobby.ts';
import { LobbyList } from './lobby-list.ts';
import { TurnsFeed } from './turns-feed.ts';

const MAX_TABLES_PER_CONNECTION = 8;
const MAX_CONNECTIONS_PER_PERSON = 20;
/** Chat is limited more strictly than moves, and per person: reconnecting does not reset it. */
const CHAT: Rate = { burst: 5, perSecond: 0.5 };
/** In a joint replay, someone who moves a slider sends several messages per second, each of which everyone gets. */
const REPLAYING: Rate = { burst: 40, perSecond: 10 };
/** Joining loads a match, beginning a line replays a round, and pointing is like chat. */
const COSTLY_REPLAYING: Rate = { burst: 10, perSecond: 1 };
const COSTLY_COMMANDS: readonly ReplayCommand['type'][] = ['join', 'what-if', 'point'];
/**
 * Every `watch` costs a whole snapshot. Clients send it again when they have lost the connection or a message. After a
 * restart, everyone behind an address does so at the same time.
 */
const WATCHES: Rate = { burst: 50, perSecond: 5 };
const WATCHES_PER_CONNECTION_OF_ADDRESS: Rate = { burst: 2, perSecond: 0.1 };
/** For how long a process sends its clients to others, one by one, and how soon they should connect there. */
const SEND_AWAY_MS = 5000;
const RETURN_WITHIN_MS = 500;
const HELLO_TIMEOUT_MS = 10_000;
const CHECK_INTERVAL_MS = 5000;
const PING_AFTER_MS = 20_000;

/** What someone sends who looks for people to play with. */
type FromSeeker = Extract<ClientMessage, { type: 'seek' | 'come' | 'take-bots' | 'decline' }>;

export interface GatewayOptions {
  readonly bus: Bus;
  readonly lobbyNews: LobbyNews;
  readonly storage: Storage;
  readonly sanctions: Pick<StoredSanctions, 'refusalFor' | 'noteNetwork'>;
  readonly limits: Pick<SharedLimits, 'take'>;
  /** Where people who look for others are brought together. */
  readonly pairing: PairingLink;
  /** How many tables this process runs. */
  readonly countTables: () => number;
  /** Identifies this process; connection ids start with it. */
  readonly node: string;
  readonly maxConnectionsPerAddress: number;
  readonly clock: Clock;
  readonly presence: Presence;
  /** The date in milliseconds. */
  readonly date: () => number;
  readonly onFault: (error: unknown) => void;
  readonly onRejected: (code: ErrorCode) => void;
}

/** All connections of this process: who they belong to, which tables they watch, and when they are closed. */
export class Gateway {
  private readonly options: GatewayOptions;
  private readonly connections = new Map<ConnectionId, ClientConnection>();
  private readonly perAddress = new KeyedCounter();
  private readonly perWiderNetwork = new KeyedCounter();
  private readonly perPerson = new KeyedCounter();
  private readonly chat = new Buckets(CHAT);
  private readonly replaying = new Buckets(REPLAYING);
  private readonly costlyReplaying = new Buckets(COSTLY_REPLAYING);
  private readonly watches = new Buckets(WATCHES);
  private readonly watchesPerAddress: NetworkBuckets;
  private readonly lobbyList: LobbyList;
  private readonly lobby: Lobby<ClientConnection>;
  private readonly friends: FriendsFeed<ClientConnection>;
  private readonly turns: TurnsFeed<ClientConnection>;
  private readonly seeks: Seeks<ClientConnection>;
  private readonly stopChecking: () => void;
  private accepted = 0;

  constructor(options: GatewayOptions) {
    this.options = options;
    const {
      bus,
      lobbyNews: news,
      storage,
      clock,
      date,
      presence,
      sanctions,
      limits,
      onFault,
      maxConnectionsPerAddress,
    } = options;
    this.watchesPerAddress = new NetworkBuckets(
      scale(WATCHES_PER_CONNECTION_OF_ADDRESS, maxConnectionsPerAddress),
    );
    this.lobbyList = new LobbyList({ tables: storage.tables, news, clock, onFault });
    this.lobby = new Lobby({
      list: this.lobbyList,
      clock,
      activity: () => ({
        people: this.countPeople() + news.peopleElsewhere,
        tables: options.countTables() + news.tablesElsewhere,
        seeks: this.seeks.counts,
      }),
      send: (connection, text) => connection.sendText(text),
    });
    this.friends = new FriendsFeed({
      friends: storage.friends,
      ...{ presence, clock, date, onFault },
      send: (connection, text) => connection.sendText(text),
    });
    this.turns = new TurnsFeed({ clock, send: (connection, text) => connection.sendText(text) });
    this.seeks = new Seeks({
      ...{ node: options.node, link: options.pairing, clock, sanctions, limits, onFault },
      hasAccount: (person) => storage.accounts.hasAccount(person),
      mayAsk: (person, friend) => friendAccepts(storage, person, friend),
      send: (connection, text) => connection.sendText(text),
    });
    bus.onConnectionMessage((connection, message) => this.deliver(connection, message));
    this.stopChecking = every(clock, CHECK_INTERVAL_MS, () => this.checkSilence());
  }

  get size(): number {
    return this.connections.size;
  }

  accept(socket: WebSocket, stream: SocketStream, address: string, signedIn: Session | null): void {
    const { node, clock, maxConnectionsPerAddress, onRejected } = this.options;
    const connection = new ClientConnection(
      `${node}.${this.accepted++}`,
      socket,
      { stream, address, device: signedIn?.device ?? null, person: signedIn?.person ?? null },
      {
        clock,
        onRejected,
        onHello: (sender, message) => this.identify(sender, message),
        onMessage: (sender, message) => this.receive(sender, message),
        onEnd: (ended) => this.remove(ended),
      },
    );
    this.connections.set(connection.id, connection);
    const fromAddress = this.perAddress.add(address);
    const fromWider = this.perWiderNetwork.add(widestNetworkOf(address));
    const fromPerson = this.perPerson.add(connection.person?.id ?? connection.id);
    if (
      fromAddress > maxConnectionsPerAddress ||
      fromWider > maxConnectionsPerAddress * WIDER_FACTOR ||
      fromPerson > MAX_CONNECTIONS_PER_PERSON
    )
      connection.close('too-many', 30_000);
  }

  /** Acts on what has happened to a person. */
  async hear(news: PersonNews): Promise<void> {
    switch (news.type) {
      case 'signed-out':
        return this.signOut(({ device }) => device === news.device);
      case 'deleted':
        return this.signOut(({ person }) => person?.id === news.person);
      case 'changed':
        return this.refresh(news.person);
      case 'sanctioned':
        return this.applySanctions(news.person);
      case 'friends':
        await this.refreshHidden(new Set(news.people));
        return this.friends.refresh(news.people);
      case 'turns':
        return this.turns.refresh(news.people);
    }
  }

  /** Someone who is excluded is disconnected. Other sanctions are asked for when they matter. */
  private async applySanctions(id: string): Promise<void> {
    for (const connection of [...this.connections.values()])
      if (connection.person?.id === id && !(await this.mayStay(connection)))
        connection.close('excluded', null);
    await this.seeks.checkAgain(id);
  }

  private async mayStay({ person, address }: ClientConnection): Promise<boolean> {
    const { sanctions } = this.options;
    if (person === null) return true;
    await sanctions.noteNetwork(person.id, address);
    return (await sanctions.refusalFor(person.id, 'enter')) === null;
  }

  private signOut(isMeant: (connection: ClientConnection) => boolean): void {
    for (const connection of this.connections.values())
      if (isMeant(connection)) connection.close('signed-out', null);
  }

  /** Makes up for news about people that may be missing: closes connections of devices that were signed out. */
  async checkSessions(): Promise<void> {
    this.friends.refreshAll();
    this.turns.refreshAll();
    for (const { device } of [...this.connections.values()])
      if (device !== null && (await this.options.storage.people.findSession(device)) === null)
        this.signOut((connection) => connection.device === device);
  }

  private async refresh(person: Person): Promise<void> {
    const blocks = await this.blocksOf(person.id);
    this.seeks.rename(person);
    for (const connection of this.connections.values()) {
      // An external bot stays a bot, even if it connected with a person's cookie.
      if (connection.person?.id !== person.id || connection.visitor?.type !== 'person') continue;
      connection.person = person;
      connection.visitor = { type: 'person', person, blocks };
      for (const table of connection.tables)
        this.options.bus.toTable(table, {
          type: 'attach',
          connection: connection.id,
          visitor: connection.visitor,
          network: connection.address,
          since: null,
        });
    }
  }

  /**
   * Asks all clients to connect to another process, one after the other so that they do not all arrive there at the same
   * time.
   */
  async sendAway(): Promise<void> {
    const { clock } = this.options;
    const connections = [...this.connections.values()];
    const start = clock.now();
    await Promise.all(
      connections.map((connection, index) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        clock.wake(start + (index * SEND_AWAY_MS) / connections.length, resolve);
        return promise.then(() => connection.close('restart', Math.floor(Math.random() * RETURN_WITHIN_MS)));
      }),
    );
  }

  /** Asks all clients to reconnect in a moment, at staggered times so that they do not all arrive together. */
  close(): void {
    this.stopChecking();
    this.lobby.close();
    this.lobbyList.close();
    this.friends.close();
    this.turns.close();
    this.seeks.close();
    for (const connection of this.connections.values())
      connection.close('restart', 1000 + Math.floor(Math.random() * 2000));
  }

  private async identify(
    connection: ClientConnection,
    { token }: Extract<ClientMessage, { type: 'hello' }>,
  ): Promise<void> {
    const { storage, clock, onFault } = this.options;
    try {
      if (token !== undefined) {
        const bot = await storage.tables.findBotToken(hashOf(token));
        if (bot === null) return connection.close('bad-token', null);
        connection.visitor = { type: 'bot', name: bot.name };
        connection.onlyTable = bot.code;
      } else if (connection.person !== null) {
        const { person, device } = connection;
        // The device may have been signed out while the socket was being opened.
        if ((await storage.people.findSession(device!)) === null) return connection.close('signed-out', null);
        if (!(await this.mayStay(connection))) return connection.close('excluded', null);
        const blocks = await this.blocksOf(person.id);
        connection.isHidden = await this.isHidden(person.id);
        // Who has left meanwhile is not here.
        if (!this.connections.has(connection.id)) return;
        connection.visitor = { type: 'person', person, blocks };
        this.options.presence.add(person.id);
      } else connection.visitor = { type: 'anonymous' };
    } catch (error) {
      onFault(error);
      return connection.close('restart', 5000);
    }
    connection.send({
      type: 'welcome',
      you: connection.person,
      now: clock.now(),
      silence: SILENCE_TIMEOUT_MS,
    });
  }

  private receive(connection: ClientConnection, message: Exclude<ClientMessage, { type: 'hello' }>): void {
    const { bus, clock } = this.options;
    const { id } = connection;
    switch (message.type) {
      case 'watch':
        return this.watch(connection, message);
      case 'unwatch':
        if (connection.tables.delete(message.table))
          bus.toTable(message.table, { type: 'detach', connection: id, returns: false });
        return;
      case 'say':
      case 'write':
      case 'replay':
        if (this.isTooFast(connection, message))
          return connection.reject(
            'too-fast',
            'you are sending messages too fast',
            identificationOf(message),
          );
        return this.forward(connection, message);
      case 'command':
      case 'manage':
      case 'answer':
        return this.forward(connection, message);
      case 'lobby':
        if (message.on) this.lobby.add(connection);
        else this.lobby.delete(connection);
        return;
      case 'friends':
        return this.subscribeToFriends(connection, message.on);
      case 'turns':
        return this.subscribeToTurns(connection, message.on);
      case 'seek':
      case 'come':
      case 'take-bots':
      case 'decline':
        return this.receiveSeek(connection, message);
      case 'ping':
        return connection.send({ type: 'pong', n: message.n, now: clock.now() });
    }
  }

  private subscribeToFriends(connection: ClientConnection, on: boolean): void {
    const { visitor } = connection;
    if (visitor?.type !== 'person') return;
    const { id } = visitor.person;
    if (on) {
      this.friends.add(id, connection);
      this.seeks.listenToAsks(id, connection);
    } else {
      this.friends.delete(id, connection);
      this.seeks.stopListening(id, connection);
    }
  }

  private subscribeToTurns(connection: ClientConnection, on: boolean): void {
    const { visitor } = connection;
    if (visitor?.type !== 'person') return;
    if (on) this.turns.add(visitor.person.id, connection);
    else this.turns.delete(visitor.person.id, connection);
  }

  private receiveSeek(connection: ClientConnection, message: FromSeeker): void {
    const { visitor, address: network } = connection;
    if (visitor?.type !== 'person') return connection.reject('not-allowed', 'sign in first');
    const { person } = visitor;
    switch (message.type) {
      case 'seek':
        if (message.seek === null) return this.seeks.stopSeeking(person.id);
        if (!this.seeks.seek({ listener: connection, person, network }, message.seek))
          connection.reject('too-fast', 'you are looking for people too often');
        return;
      case 'come':
        return this.seeks.come(person.id, message.group);
      case 'take-bots':
        return this.seeks.takeBots(person.id);
      case 'decline':
        return this.seeks.decline(person.id, message.person);
    }
  }

  private isTooFast(
    { id, person }: ClientConnection,
    message: Extract<ClientMessage, { type: 'say' | 'write' | 'replay' }>,
  ): boolean {
    const key = person?.id ?? id;
    const now = this.options.clock.now();
    if (message.type !== 'replay') return !this.chat.take(key, now);
    const isCostly = COSTLY_COMMANDS.includes(message.what.type);
    return !this.replaying.take(key, now) || (isCostly && !this.costlyReplaying.take(key, now));
  }

  /** Forwards a message to its table. */
  private forward(
    connection: ClientConnection,
    message: Extract<ClientMessage, { type: FromSubscriber['type'] }>,
  ): void {
    const { bus } = this.options;
    const { table, ...content } = message;
    if (!connection.tables.has(table))
      return connection.reject('not-watching', 'watch the table first', identificationOf(message));
    const toTable = { ...content, connection: connection.id };
    if (toTable.type !== 'command') return bus.toTable(table, toTable);
    traceSending(table, (trace) => bus.toTable(table, { ...toTable, ...trace }));
  }

  private watch(
    connection: ClientConnection,
    { table, since }: Extract<ClientMessage, { type: 'watch' }>,
  ): void {
    const { id, onlyTable, tables, visitor, address: network } = connection;
    if (onlyTable !== null && table !== onlyTable)
      return connection.send({ type: 'gone', table, reason: 'unknown' });
    if (!tables.has(table) && tables.size >= MAX_TABLES_PER_CONNECTION)
      return connection.reject(
        'too-many-tables',
        `you can watch at most ${MAX_TABLES_PER_CONNECTION} tables at a time`,
        { table },
      );
    const now = this.options.clock.now();
    if (!this.watches.take(id, now) || !this.watchesPerAddress.take(connection.address, now))
      return connection.reject('too-fast', 'you are watching tables too often', { table });
    tables.add(table);
    this.options.bus.toTable(table, { type: 'attach', connection: id, visitor: visitor!, network, since });
  }

  private deliver(id: ConnectionId, message: ToConnection): void {
    const connection = this.connections.get(id);
    if (connection === undefined) return;
    switch (message.type) {
      case 'frame':
        return connection.sendText(message.text);
      case 'dismissed':
        return connection.close('bad-token', null);
      case 'detached':
        connection.tables.delete(message.table);
        return;
      case 'moved':
        if (connection.tables.has(message.table)) connection.send({ type: 'moved', table: message.table });
        return;
      case 'unreachable':
        return connection.close('restart', Math.floor(Math.random() * RETURN_WITHIN_MS));
    }
  }

  private remove(connection: ClientConnection): void {
    this.connections.delete(connection.id);
    this.lobby.delete(connection);
    if (connection.visitor?.type === 'person') {
      const { id: person } = connection.visitor.person;
      this.friends.delete(person, connection);
      this.turns.delete(person, connection);
      this.seeks.remove(person, connection);
      this.options.presence.remove(person);
    }
    this.perAddress.remove(connection.address);
    this.perWiderNetwork.remove(widestNetworkOf(connection.address));
    this.perPerson.remove(connection.person?.id ?? connection.id);
    const { id, returns } = connection;
    for (const table of connection.tables)
      this.options.bus.toTable(table, { type: 'detach', connection: id, returns });
  }

  /**
   * How many people are connected to this process. A person counts once, however many windows they have open; a visitor
   * without a name counts once per window. Those who let nobody see that they are here do not count: on a small server, one
   * more could only be them.
   */
  countPeople(): number {
    const people = new Set<string>();
    for (const { id, person, visitor, isHidden } of this.connections.values())
      if (visitor !== null && visitor.type !== 'bot' && !isHidden) people.add(person?.id ?? id);
    return people.size;
  }

  /** Closes half-open connections, and those that never sent `hello`. */
  private checkSilence(): void {
    const now = this.options.clock.now();
    for (const connection of this.connections.values()) {
      const timeout = connection.visitor === null ? HELLO_TIMEOUT_MS : SILENCE_TIMEOUT_MS;
      const silence = now - connection.lastReceivedAt;
      if (silence > timeout) connection.close('silent', 1000);
      else if (silence > PING_AFTER_MS) connection.ping();
    }
  }

  /** What these people let others see may have changed. */
  private async refreshHidden(people: ReadonlySet<string>): Promise<void> {
    for (const connection of this.connections.values())
      if (connection.person !== null && people.has(connection.person.id))
        connection.isHidden = await this.isHidden(connection.person.id);
  }

  private async isHidden(person: string): Promise<boolean> {
    return (await this.options.storage.profiles.settings(person)).presence === 'nobody';
  }

  private async blocksOf(person: string): Promise<readonly string[]> {
    return (await this.options.storage.people.blockedBy(person)).map(({ id }) => id);
  }
}

/** Whether a person may ask someone to play: they are friends, and the friend accepts invitations. */
async function friendAccepts(
  { friends, profiles }: Storage,
  person: string,
  friend: string,
): Promise<boolean> {
  if ((await friends.stateBetween(person, friend)) !== 'friends') return false;
  return (await profiles.settings(friend)).invitations !== 'nobody';
}
