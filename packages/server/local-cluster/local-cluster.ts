import { LocalNats, MISSING_NATS } from './local-nats.ts';
import { LocalPostgres, MISSING_POSTGRES } from './local-postgres.ts';
import type { LocalOptions } from './local-program.ts';
import { ServerProcess, type ServerProcessOptions } from './server-process.ts';
import { TableProxy } from './table-proxy.ts';

/** Why no cluster can be started on this machine; null if it can. */
export const MISSING_PROGRAMS: string | null =
  [MISSING_POSTGRES, MISSING_NATS].filter((problem) => problem !== null).join('; ') || null;

export interface LocalClusterOptions extends LocalOptions {
  readonly size: number;
  /** The options of each server. Its environment gets the addresses of the database and of NATS. */
  readonly serverOptions?: (index: number) => ServerProcessOptions;
  /** The port through which a server reaches PostgreSQL or NATS, given the actual port; by default the same. */
  readonly reach?: (port: number, index: number) => Promise<number>;
  /** Whether PostgreSQL waits for the disk, for measurements. */
  readonly waitsForDisk?: boolean;
  /** The port of the proxy; by default any free one. */
  readonly port?: number;
}

/** PostgreSQL, NATS, several servers and a proxy, with their data in temporary folders. */
export class LocalCluster {
  readonly postgres: LocalPostgres;
  readonly nats: LocalNats;
  readonly database: string;
  readonly servers: readonly ServerProcess[];
  readonly proxy: TableProxy;

  private constructor(parts: Pick<LocalCluster, 'postgres' | 'nats' | 'database' | 'servers' | 'proxy'>) {
    this.postgres = parts.postgres;
    this.nats = parts.nats;
    this.database = parts.database;
    this.servers = parts.servers;
    this.proxy = parts.proxy;
  }

  /** Prepares everything, and starts all of it but the servers. */
  static async prepare(options: LocalClusterOptions): Promise<LocalCluster> {
    const { size, serverOptions = (): ServerProcessOptions => ({}), reach = async (port) => port } = options;
    const postgres = await LocalPostgres.start(options);
    const nats = await LocalNats.start(options);
    const database = await postgres.createDatabase();
    const servers: ServerProcess[] = [];
    for (let index = 0; index < size; index++) {
      const own = serverOptions(index);
      const env = {
        SCHUPF_DATABASE_URL: at(database, await reach(postgres.port, index)),
        SCHUPF_NATS_URL: at(nats.url, await reach(nats.port, index)),
        SCHUPF_TRUST_PROXY: 'loopback',
        ...own.env,
      };
      servers.push(await ServerProcess.prepare({ ...options, ...own, env }));
    }
    const proxy = await TableProxy.start(
      servers.map(({ port }) => port),
      options.port,
    );
    return new LocalCluster({ postgres, nats, database, servers, proxy });
  }

  /** Resolves when all servers are ready. */
  async start(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.start()));
    await this.proxy.allReady();
  }

  /** Stops the servers, then what they need, and removes the folders. Returns the servers' exit codes. */
  async close(signal: 'SIGTERM' | 'SIGKILL'): Promise<readonly (number | null)[]> {
    const codes = await Promise.all(this.servers.map((server) => server.end(signal)));
    this.proxy.close();
    await this.nats.close();
    await this.postgres.close();
    for (const server of this.servers) server.remove();
    return codes;
  }
}

/** The same address with another port. */
function at(address: string, port: number): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}
