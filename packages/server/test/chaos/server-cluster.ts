import { type Bits, below, xoshiro128 } from '@schupf/rules';
import { pick } from '@schupf/testkit';
import { LocalCluster } from '../../local-cluster/local-cluster.ts';
import type { ServerProcess } from '../../local-cluster/server-process.ts';
import { type Network, Relay } from '../relay.ts';
import { readStoredTables, type StoredTable } from '../stored-tables.ts';
import type { Victim } from './chaos.ts';
import {
  type Absence,
  absencesBetween,
  FailOverWatch,
  movesBetween,
  type Notice,
  noticedBetween,
} from './fail-over.ts';
import { pause } from './pause.ts';
import type { SimulatedGroup } from './simulated-group.ts';

/** What is done to a cluster. Each name is also a flag of the command. */
export const HARMS = [
  'kills',
  'pauses',
  'postgres',
  'nats',
  'nats-cuts',
  'postgres-cuts',
  'rolls',
  'quiet',
] as const;
export type Harm = (typeof HARMS)[number];

export interface ServerClusterOptions {
  readonly seed: string;
  /** How often each harm is done. */
  readonly counts: Readonly<Record<Harm, number>>;
  readonly report?: (line: string) => void;
}

/** How long tables went without an accepted command after each harm, in milliseconds. */
export interface HarmReport {
  readonly moved: number[];
  readonly unmoved: number[];
}

/** What people noticed of a rolling restart. */
export interface RollReport extends Notice {
  readonly from: number;
  readonly to: number;
  readonly absences: Absence[];
  moves: number;
}

const SIZE = 3;
const CALM_MS = 25_000;

/** Three servers with PostgreSQL and NATS behind a proxy. Each reaches both over networks that can be cut. */
export class ServerCluster implements Victim {
  readonly harms = new Map<Harm, HarmReport>();
  readonly rolls: RollReport[] = [];
  private readonly cluster: LocalCluster;
  private readonly networks: { readonly postgres: Relay; readonly nats: Relay }[];
  private readonly options: ServerClusterOptions;
  private readonly bits: Bits;
  private readonly faults: string[] = [];

  private constructor(
    cluster: LocalCluster,
    networks: ServerCluster['networks'],
    options: ServerClusterOptions,
  ) {
    this.cluster = cluster;
    this.networks = networks;
    this.options = options;
    this.bits = xoshiro128(`chaos ${options.seed}`);
  }

  static async prepare(options: ServerClusterOptions): Promise<ServerCluster> {
    const relays: Relay[] = [];
    const cluster = await LocalCluster.prepare({
      size: SIZE,
      reach: async (port) => {
        const relay = await Relay.start(port);
        relays.push(relay);
        return relay.port;
      },
    });
    const networks = cluster.servers.map((_, index) => ({
      postgres: relays[2 * index]!,
      nats: relays[2 * index + 1]!,
    }));
    return new ServerCluster(cluster, networks, options);
  }

  get address(): string {
    return this.cluster.proxy.address;
  }

  start(): Promise<void> {
    return this.cluster.start();
  }

  async disturb(groups: readonly SimulatedGroup[], stopping: AbortSignal): Promise<void> {
    const order = this.randomOrder();
    for (const [index, harm] of order.entries()) {
      if (index % 10 === 0) this.options.report?.(`${index} of ${order.length} disturbances`);
      await pause(500 + below(1500, this.bits));
      if (stopping.aborted) return;
      const before = await this.epochs();
      const watch = new FailOverWatch(groups, before);
      await this.do(harm, groups);
      await this.cluster.proxy.allReady();
      await pause(1500);
      const { moved, unmoved } = watch.result(await this.epochs());
      const report = this.harms.get(harm) ?? { moved: [], unmoved: [] };
      report.moved.push(...moved);
      report.unmoved.push(...unmoved);
      this.harms.set(harm, report);
    }
    this.options.report?.('waiting for the matches in progress');
  }

  async end(): Promise<readonly string[]> {
    const codes = await Promise.all(this.cluster.servers.map((server) => server.end('SIGTERM')));
    const logged = this.cluster.servers.flatMap(({ logged }) => logged);
    return [
      ...this.faults,
      ...logged.filter((line) => !isExpected(line)).map((line) => `a server logged: ${line}`),
      ...codes.filter((code) => code !== 0).map((code) => `a server exited with ${code}`),
    ];
  }

  async storedTables(codes: readonly string[]): Promise<ReadonlyMap<string, StoredTable>> {
    const tables = await readStoredTables(this.cluster.database, codes);
    for (const roll of this.rolls)
      for (const table of tables.values()) {
        roll.absences.push(...absencesBetween(table.rows, roll.from, roll.to));
        roll.moves += movesBetween(table, roll.from, roll.to);
      }
    return tables;
  }

  async remove(): Promise<void> {
    // A paused process ends only when it goes on.
    for (const server of this.cluster.servers) server.signal('SIGCONT');
    await this.cluster.close('SIGKILL');
    for (const { postgres, nats } of this.networks) {
      postgres.close();
      nats.close();
    }
  }

  private randomOrder(): Harm[] {
    const order = HARMS.flatMap((harm) => new Array<Harm>(this.options.counts[harm]).fill(harm));
    for (let index = order.length - 1; index > 0; index--) {
      const other = below(index + 1, this.bits);
      [order[index], order[other]] = [order[other]!, order[index]!];
    }
    return order;
  }

  private async do(harm: Harm, groups: readonly SimulatedGroup[]): Promise<void> {
    const { bits } = this;
    const { servers, nats, postgres } = this.cluster;
    const victim = below(SIZE, bits);
    const server = servers[victim]!;
    const network = pick(['silent', 'broken'] as const, bits);
    switch (harm) {
      case 'kills':
        await this.checkRunning(server);
        await server.end('SIGKILL');
        // Later kills must not make the clients wait ever longer.
        setTimeout(() => {
          for (const group of groups) group.reconnectNow();
        }, 50);
        await pause(below(2000, bits));
        return server.start();
      case 'pauses':
        server.signal('SIGSTOP');
        await pause(100 * 100 ** (below(1000, bits) / 1000));
        server.signal('SIGCONT');
        return;
      case 'postgres':
        await postgres.stop();
        await pause(below(3000, bits));
        return postgres.run();
      case 'nats':
        await nats.stop();
        await pause(below(3000, bits));
        return nats.run();
      case 'nats-cuts':
        return this.cut(this.networks[victim]!.nats, network);
      case 'postgres-cuts':
        return this.cut(this.networks[victim]!.postgres, network);
      case 'rolls':
        return this.roll(groups);
      case 'quiet':
        return;
    }
  }

  private async cut(relay: Relay, network: Network): Promise<void> {
    relay.set(network);
    await pause(500 + below(8000, this.bits));
    relay.set('whole');
  }

  /** Restarts the servers one by one, as for an update. */
  private async roll(groups: readonly SimulatedGroup[]): Promise<void> {
    for (const group of groups) group.isUndisturbed = true;
    // Until the clients trust their connections again: after several failures in a row, they wait longer.
    await pause(CALM_MS);
    const from = Date.now();
    for (const server of this.cluster.servers) {
      const code = await server.end('SIGTERM');
      if (code !== 0) this.faults.push(`a server that was told to stop exited with ${code}`);
      await server.start();
      await this.cluster.proxy.allReady();
    }
    await pause(3000);
    const to = Date.now();
    this.rolls.push({ from, to, absences: [], moves: 0, ...noticedBetween(groups, from, to) });
    for (const group of groups) group.isUndisturbed = false;
  }

  private async checkRunning(server: ServerProcess): Promise<void> {
    if (server.hasExited) throw new Error(`a server exited unexpectedly: ${server.logged.at(-1) ?? ''}`);
  }

  /** The epochs of the tables that are open. */
  private async epochs(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.cluster.postgres.query('select code, epoch from log_head', this.cluster.database);
    return new Map(rows.map(({ code, epoch }) => [String(code), Number(epoch)]));
  }
}

/** Servers are supposed to log that what they need cannot be reached. */
function isExpected(line: string): boolean {
  return /StorageError|LinkError|ECONNREFUSED|connection.*(terminated|closed|lost)/i.test(line);
}
