import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalCluster } from '../../local-cluster/local-cluster.ts';
import { LocalPostgres } from '../../local-cluster/local-postgres.ts';
import { ServerProcess } from '../../local-cluster/server-process.ts';
import { moveToDatabase } from '../../src/index.ts';
import { cpuSecondsOf } from './cpu-time.ts';
import { type PreparedTable, prepareTables } from './prepare.ts';

/**
 * One process with SQLite, one with PostgreSQL, and three with PostgreSQL and NATS: with everyone at a table connected
 * to the same process, as a proxy arranges it, or to different ones.
 */
export type TargetKind = 'sqlite' | 'postgres' | 'cluster' | 'spread';

export interface Cost {
  /** CPU seconds used by the servers so far. */
  readonly cpu: number;
  /** CPU seconds used by PostgreSQL and NATS so far. */
  readonly others?: number;
  /** Bytes. */
  readonly memory: number;
}

/** What is measured. */
export interface Target {
  readonly name: string;
  readonly addresses: readonly string[];
  readonly isSpread: boolean;
  readCost(): Promise<Cost>;
  /** What PostgreSQL has written for each row of the logs; null without it. */
  describeDisk(): Promise<string | null>;
  /** Returns what the servers have logged. */
  close(signal: 'SIGTERM' | 'SIGKILL'): Promise<readonly string[]>;
}

interface StartedTarget {
  readonly target: Target;
  readonly tables: readonly PreparedTable[];
}

const TOKEN = 'load';
/** The driver counts as a proxy: the server allows one address only half of all connections. */
const ENV = { SCHUPF_METRICS_TOKEN: TOKEN, SCHUPF_TRUST_PROXY: 'loopback' };
const CLUSTER_SIZE = 3;

export async function startTarget(
  kind: TargetKind,
  tableCount: number,
  nodeArgs: readonly string[],
): Promise<StartedTarget> {
  switch (kind) {
    case 'sqlite':
      return startSqlite(tableCount, nodeArgs);
    case 'postgres':
      return startPostgres(tableCount, nodeArgs);
    case 'cluster':
    case 'spread':
      return startCluster(tableCount, nodeArgs, kind === 'spread');
  }
}

async function startSqlite(tableCount: number, nodeArgs: readonly string[]): Promise<StartedTarget> {
  const server = await ServerProcess.prepare({ nodeArgs, env: ENV });
  const tables = await prepareTables(server.data, tableCount);
  await server.start();
  return { tables, target: targetOf('SQLite', [server], []) };
}

async function startPostgres(tableCount: number, nodeArgs: readonly string[]): Promise<StartedTarget> {
  const postgres = await LocalPostgres.start({ waitsForDisk: true });
  const database = await postgres.createDatabase();
  const tables = await prepareDatabase(database, tableCount);
  const server = await ServerProcess.prepare({ nodeArgs, env: { ...ENV, SCHUPF_DATABASE_URL: database } });
  await server.start();
  const target = targetOf('PostgreSQL', [server], [postgres.pid]);
  const describeDisk = await watchDisk(postgres, database);
  const close = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const logged = await target.close(signal);
    await postgres.close();
    return logged;
  };
  return { tables, target: { ...target, describeDisk, close } };
}

async function startCluster(
  tableCount: number,
  nodeArgs: readonly string[],
  isSpread: boolean,
): Promise<StartedTarget> {
  const serverOptions = () => ({ nodeArgs, env: ENV });
  const cluster = await LocalCluster.prepare({ size: CLUSTER_SIZE, waitsForDisk: true, serverOptions });
  const { servers, postgres, nats, database } = cluster;
  const tables = await prepareDatabase(database, tableCount);
  await cluster.start();
  const name = isSpread ? `${CLUSTER_SIZE} processes, spread` : `${CLUSTER_SIZE} processes`;
  const target = targetOf(name, servers, [postgres.pid, nats.pid]);
  const describeDisk = await watchDisk(postgres, database);
  const close = async (signal: 'SIGTERM' | 'SIGKILL') => {
    await cluster.close(signal);
    return servers.flatMap(({ logged }) => logged);
  };
  return { tables, target: { ...target, isSpread, describeDisk, close } };
}

function targetOf(name: string, servers: readonly ServerProcess[], others: readonly number[]): Target {
  return {
    name,
    addresses: servers.map(({ address }) => address),
    isSpread: false,
    readCost: async () => {
      const costs = await Promise.all(servers.map(({ address }) => costOf(address)));
      return {
        cpu: costs.reduce((total, { cpu }) => total + cpu, 0),
        others: others.reduce((total, pid) => total + cpuSecondsOf(pid), 0),
        memory: costs.reduce((total, { memory }) => total + memory, 0),
      };
    },
    describeDisk: async () => null,
    close: async (signal) => {
      await Promise.all(servers.map((server) => server.end(signal)));
      for (const server of servers) server.remove();
      return servers.flatMap(({ logged }) => logged);
    },
  };
}

async function watchDisk(postgres: LocalPostgres, address: string): Promise<() => Promise<string>> {
  const read = async (): Promise<{ rows: number; size: number; wal: number }> => {
    const [found] = await postgres.query(
      `select (select count(*) from event) as rows, pg_total_relation_size('event') as size,
        pg_current_wal_lsn() - '0/0' as wal`,
      address,
    );
    return { rows: Number(found!['rows']), size: Number(found!['size']), wal: Number(found!['wal']) };
  };
  const before = await read();
  return async () => {
    const after = await read();
    const perRow = (key: 'size' | 'wal') =>
      Math.round((after[key] - before[key]) / (after.rows - before.rows));
    return `PostgreSQL wrote ${perRow('size')} bytes a row, and ${perRow('wal')} bytes of WAL`;
  };
}

async function prepareDatabase(database: string, count: number): Promise<readonly PreparedTable[]> {
  const folder = mkdtempSync(join(tmpdir(), 'schupf-load-'));
  try {
    const tables = await prepareTables(folder, count);
    await moveToDatabase(folder, database);
    return tables;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function costOf(address: string): Promise<Cost> {
  const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await response.text();
  const metric = (name: string): number => Number(text.match(new RegExp(`^${name} (\\S+)`, 'm'))![1]);
  return { cpu: metric('process_cpu_seconds_total'), memory: metric('process_resident_memory_bytes') };
}
