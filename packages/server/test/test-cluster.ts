import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NewTable, Person, ServerMessage } from '@schupf/protocol';
import { FakeClock } from '@schupf/runner/memory';
import type { Command } from '@schupf/table';
import { onTestFinished } from 'vitest';
import type { ConnectionId, ToConnection } from '../src/bus/bus.ts';
import { Cluster } from '../src/cluster/cluster.ts';
import { SharedLimits } from '../src/limits/shared-limits.ts';
import { hashOf } from '../src/secrets.ts';
import { ROLES, type Role } from '../src/settings.ts';
import { openFolder } from '../src/storage/folder.ts';
import type { Storage } from '../src/storage/storage.ts';
import { wrapStorage } from '../src/storage/wrap-storage.ts';
import { secureRandomness } from '../src/tables/secure-randomness.ts';
import { TableRegistry } from '../src/tables/table-registry.ts';
import { TableService } from '../src/tables/table-service.ts';
import { MemoryCluster, type MemoryLink } from './memory-link.ts';
import { NO_MODERATION } from './no-moderation.ts';
import { NO_RATINGS } from './no-ratings.ts';
import { temporaryFolder } from './rows.ts';

const NETWORK = '192.0.2.1';
const BOT = { type: 'bot' as const, name: 'beginner-1' };
const EMPTY = { type: 'nobody' as const };

export const HOST: Person = { id: 'host', name: 'Host' };

/** A table that waits for people. */
const WAITING: NewTable = {
  rules: { variant: 'nanjing' },
  speed: 'normal',
  visibility: 'private',
  chairs: [null, EMPTY, BOT, BOT],
  startsImmediately: false,
  freeChat: true,
  handsAfter: null,
};

/** Several processes that share a storage, all in this process, with a clock under control. */
export class TestCluster {
  readonly clock = new FakeClock(1_000_000);
  readonly storage: Storage;
  readonly links = new MemoryCluster();
  private processes = 0;
  /** How many calls to storage are under way. */
  private calls = 0;

  private constructor(storage: Storage) {
    this.storage = wrapStorage(storage, async (call) => {
      this.calls++;
      return call().finally(() => this.calls--);
    });
  }

  static async open(): Promise<TestCluster> {
    const storage = await openFolder(temporaryFolder());
    await storage.people.add({ ...HOST, since: 0 });
    onTestFinished(() => storage.close());
    return new TestCluster(storage);
  }

  /** Starts processes, and lets them hear each other for a while. */
  async start(...all: readonly (readonly Role[])[]): Promise<TestProcess[]> {
    const processes = all.map((roles) => new TestProcess(this, `node${++this.processes}`, roles));
    await this.pass(3000);
    return processes;
  }

  /** Lets time pass in small steps, so that the consequences of one step happen before the next. */
  async pass(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 50) {
      this.clock.moveTo(this.clock.now() + 50);
      await this.rest();
    }
  }

  /** Resolves when nothing happens any more without time passing. The disk takes real time, which does not count. */
  private async rest(): Promise<void> {
    for (let quiet = 0; quiet < 5; quiet = this.calls > 0 ? 0 : quiet + 1) await nextTurn();
  }

  /** Lets time pass until a condition holds. */
  async until(condition: () => boolean | Promise<boolean>): Promise<void> {
    for (let step = 0; !(await condition()); step++) {
      if (step > 2000) throw new Error('it never happened');
      await this.pass(50);
    }
  }

  /** Lets time pass until a promise resolves. */
  async settle<Value>(promise: Promise<Value>): Promise<Value> {
    let isDone = false;
    const done = promise.finally(() => {
      isDone = true;
    });
    done.catch(() => {});
    await this.until(() => isDone);
    return done;
  }
}

/** One process without sockets: tests speak for its connections. */
export class TestProcess {
  readonly node: string;
  readonly link: MemoryLink;
  readonly cluster: Cluster;
  readonly registry: TableRegistry | null;
  readonly tables: TableService;
  readonly faults: unknown[] = [];
  /** The codes of tables that this process has lost. */
  readonly lost: string[] = [];
  isHealthy = true;
  /** How often its clients were asked to go to another process. */
  sentAway = 0;
  private readonly world: TestCluster;
  private readonly listeners = new Map<ConnectionId, (message: ToConnection) => void>();
  private connections = 0;

  constructor(world: TestCluster, node: string, roles: readonly Role[] = ROLES) {
    const { clock, storage } = world;
    this.world = world;
    this.node = node;
    this.link = world.links.join();
    const onFault = (error: unknown) => void this.faults.push(error);
    const cluster = new Cluster({
      ...{ self: node, link: this.link, clock, onFault },
      roles: new Set(roles),
      tables: storage.tables,
      isHealthy: () => this.isHealthy,
    });
    this.cluster = cluster;
    const { bus, calls, claimant } = cluster;
    this.registry = roles.includes('tables')
      ? new TableRegistry({
          ...{ storage, bus, claimant, clock, onFault },
          moderation: NO_MODERATION,
          ratings: NO_RATINGS,
          pool: { decide: async () => ({ action: null }), prepare: () => {} },
          chance: secureRandomness,
          onInput: () => {},
          onTurns: () => {},
          onLost: (table) => this.lost.push(table),
          onBotReplaced: () => {},
        })
      : null;
    const limits = new SharedLimits({ limits: storage.limits, clock, hash: hashOf, factor: 1 });
    this.tables = new TableService({ storage, calls, clock, limits });
    bus.onConnectionMessage((connection, message) => this.listeners.get(connection)?.(message));
    const gateway = {
      hear: async () => {},
      sendAway: async () => void this.sentAway++,
      checkSessions: async () => {},
      countPeople: () => 0,
    };
    cluster.start({ gateway: roles.includes('gateway') ? gateway : null, registry: this.registry });
    this.registry?.start();
    onTestFinished(() => this.end());
  }

  /** The codes of the tables it runs. */
  get size(): number {
    return this.registry?.size ?? 0;
  }

  async open(wanted: NewTable = WAITING): Promise<string> {
    const opened = await this.world.settle(this.tables.create(wanted, HOST, NETWORK));
    if (!opened.ok) throw new Error(opened.problem);
    return opened.code;
  }

  /** Someone comes to a table, and does what a client does. */
  visit(table: string, person: Person): TestVisitor {
    const connection = `${this.node}.${this.connections++}`;
    const visitor = new TestVisitor(this.cluster, table, connection, person);
    this.listeners.set(connection, (message) => visitor.receive(message));
    visitor.attach();
    return visitor;
  }

  /** Ends without a word, like a process that is killed. The others notice that no one listens. */
  async kill(): Promise<void> {
    await this.link.close();
    this.link.cut(true);
  }

  private async end(): Promise<void> {
    await this.registry?.close();
    await this.cluster.close();
  }
}

/** A connection at a table. After `moved` it attaches again and repeats its unanswered commands. */
export class TestVisitor {
  readonly connection: ConnectionId;
  /** What it was told, apart from the messages for the client. */
  readonly told: string[] = [];
  readonly received: ServerMessage[] = [];
  readonly replies = new Map<string, unknown[]>();
  private readonly cluster: Cluster;
  private readonly table: string;
  private readonly person: Person;
  private readonly unanswered = new Map<string, Command>();

  constructor(cluster: Cluster, table: string, connection: ConnectionId, person: Person) {
    this.cluster = cluster;
    this.table = table;
    this.connection = connection;
    this.person = person;
  }

  attach(): void {
    this.cluster.bus.toTable(this.table, {
      type: 'attach',
      connection: this.connection,
      visitor: { type: 'person', person: this.person, blocks: [] },
      network: NETWORK,
      since: null,
    });
  }

  leave(): void {
    this.cluster.bus.toTable(this.table, { type: 'detach', connection: this.connection, returns: false });
  }

  say(text: string): void {
    this.cluster.bus.toTable(this.table, { type: 'write', connection: this.connection, text });
  }

  /** Sends a command until it is answered. */
  command(id: string, command: Command): void {
    this.unanswered.set(id, command);
    this.send(id, command);
  }

  /** Attaches again and repeats what was not answered, as a client does after some seconds. */
  repeat(): void {
    if (this.unanswered.size > 0) this.attach();
  }

  /** The number of snapshots it got. */
  get snapshots(): number {
    return this.received.filter(({ type }) => type === 'snapshot').length;
  }

  receive(message: ToConnection): void {
    if (message.type !== 'frame') {
      this.told.push(message.type);
      // A client that cannot be served here connects again; with luck, elsewhere.
      if (message.type === 'moved' || message.type === 'unreachable') this.attach();
      return;
    }
    const received = JSON.parse(message.text) as ServerMessage;
    this.received.push(received);
    if (received.type === 'info') for (const [id, command] of this.unanswered) this.send(id, command);
    if (received.type !== 'reply') return;
    this.unanswered.delete(received.id);
    this.replies.set(received.id, [...(this.replies.get(received.id) ?? []), received.reply]);
  }

  private send(id: string, command: Command): void {
    this.cluster.bus.toTable(this.table, { type: 'command', connection: this.connection, id, command });
  }
}
