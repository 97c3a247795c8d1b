import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { Client } from 'pg';

const INSTALL = 'apt-get install --no-install-recommends postgresql';
const USER = 'postgres';
const READY = /database system is ready to accept connections/;

interface Programs {
  /** The folder of `initdb` and `postgres`. */
  readonly bin: string;
  /** What a command starts with, so that it does not run as root: PostgreSQL refuses to. */
  readonly prefix: readonly string[];
  /** The user and the group it runs as; null for our own. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
}

type Search =
  | { readonly ok: true; readonly programs: Programs }
  | { readonly ok: false; readonly problem: string };

const search = findPostgres();

/** Why no PostgreSQL can be started on this machine; null if it can. */
export const MISSING_POSTGRES: string | null = search.ok ? null : search.problem;

function findPostgres(): Search {
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  // Debian does not put them on the path, because several versions can be installed.
  const packaged = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const bin = [...onPath, ...packaged].find((folder) => ['initdb', 'postgres'].every(isIn(folder)));
  if (bin === undefined) return { ok: false, problem: `PostgreSQL is not installed (${INSTALL})` };
  if (process.getuid?.() !== 0) return { ok: true, programs: { bin, prefix: [], owner: null } };
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, USER], { encoding: 'utf8' }).stdout);
  if (!uid || !gid)
    return { ok: false, problem: `PostgreSQL cannot run as root, and there is no user ${USER}` };
  const prefix = ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', '--'];
  return { ok: true, programs: { bin, prefix, owner: { uid: Number(uid), gid: Number(gid) } } };
}

function isIn(folder: string): (program: string) => boolean {
  return (program) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
}

/** A PostgreSQL server in a temporary folder, with its own port. It listens on this machine only, without passwords. */
export class LocalPostgres {
  readonly port: number;
  /** Contains the data and the configuration. */
  readonly folder: string;
  private readonly programs: Programs;
  private server: ChildProcess | null = null;
  private databases = 0;

  private constructor(programs: Programs, folder: string, port: number) {
    this.programs = programs;
    this.folder = folder;
    this.port = port;
  }

  /** Creates and starts a server. Call `close` when it is no longer needed. */
  static async start(): Promise<LocalPostgres> {
    if (!search.ok) throw new Error(search.problem);
    const { programs } = search;
    const folder = mkdtempSync(join(tmpdir(), 'schupf-postgres-'));
    if (programs.owner !== null) chownSync(folder, programs.owner.uid, programs.owner.gid);
    const postgres = new LocalPostgres(programs, folder, await freePort());
    try {
      postgres.createFiles();
      await postgres.run();
      return postgres;
    } catch (error) {
      await postgres.close();
      throw error;
    }
  }

  /** The address of a database of this server. */
  url(database: string, user = USER): string {
    return `postgres://${user}@127.0.0.1:${this.port}/${database}`;
  }

  /** Creates an empty database and returns its address. */
  async createDatabase(): Promise<string> {
    const name = `database_${++this.databases}`;
    await this.query(`create database ${name}`);
    return this.url(name);
  }

  /** Runs a statement as the administrator and returns its rows. */
  async query(statement: string, database = USER): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.url(database) });
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }

  /** Starts the server again after `stop`. */
  async run(): Promise<void> {
    const { folder, port } = this;
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
    // The tests do not cut the power, so nothing has to wait for the disk.
    const args = [...settings, 'fsync=off', 'max_connections=200'].flatMap((setting) => ['-c', setting]);
    const server = this.spawn('postgres', ['-D', join(folder, 'data'), ...args]);
    this.server = server;
    const lines: string[] = [];
    for await (const line of createInterface(server.stderr!)) {
      if (READY.test(line)) {
        server.stderr!.resume();
        return;
      }
      lines.push(line);
    }
    throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`);
  }

  /** Stops the server at once, without a goodbye to its clients. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGQUIT');
    await exited;
  }

  /** Stops the server and removes its folder. */
  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private createFiles(): void {
    const args = ['--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync', `--username=${USER}`];
    const [program = '', ...rest] = this.command('initdb', ['-D', join(this.folder, 'data'), ...args]);
    execFileSync(program, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: this.folder });
  }

  private spawn(name: string, args: readonly string[]): ChildProcess {
    const [program = '', ...rest] = this.command(name, args);
    const server = spawn(program, rest, {
      cwd: this.folder,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // If this process is interrupted, the server must not stay behind.
    const kill = () => void server.kill('SIGQUIT');
    process.once('exit', kill);
    server.once('exit', () => process.off('exit', kill));
    return server;
  }

  private command(name: string, args: readonly string[]): readonly string[] {
    const { bin, prefix } = this.programs;
    return [...prefix, join(bin, name), ...args];
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
