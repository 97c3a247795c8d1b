import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Client } from 'pg';
import { endProgram, findPrograms, freePort, type LocalOptions, startProgram } from './local-program.ts';

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
  // Debian does not put them on the path, because several versions can be installed.
  const packaged = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const bin = findPrograms(['initdb', 'postgres'], packaged);
  if (bin === undefined) return { ok: false, problem: `PostgreSQL is not installed (${INSTALL})` };
  if (process.getuid?.() !== 0) return { ok: true, programs: { bin, prefix: [], owner: null } };
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, USER], { encoding: 'utf8' }).stdout);
  if (!uid || !gid)
    return { ok: false, problem: `PostgreSQL cannot run as root, and there is no user ${USER}` };
  const prefix = ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', '--'];
  return { ok: true, programs: { bin, prefix, owner: { uid: Number(uid), gid: Number(gid) } } };
}

export interface LocalPostgresOptions extends LocalOptions {
  /** Whether it waits for the disk as in production, for measurements. Tests do not cut the power. */
  readonly waitsForDisk?: boolean;
}

/** A PostgreSQL server in a temporary folder, with its own port. It listens on this machine only, without passwords. */
export class LocalPostgres {
  readonly port: number;
  /** Contains the data and the configuration. */
  readonly folder: string;
  private readonly programs: Programs;
  private readonly options: LocalPostgresOptions;
  private server: ChildProcess | null = null;
  private databases = 0;

  private constructor(programs: Programs, folder: string, port: number, options: LocalPostgresOptions) {
    this.programs = programs;
    this.options = options;
    this.folder = folder;
    this.port = port;
  }

  /** Creates and starts a server. Call `close` when it is no longer needed. */
  static async start(options: LocalPostgresOptions = {}): Promise<LocalPostgres> {
    if (!search.ok) throw new Error(search.problem);
    const { programs } = search;
    const folder = mkdtempSync(join(tmpdir(), 'schupf-postgres-'));
    if (programs.owner !== null) chownSync(folder, programs.owner.uid, programs.owner.gid);
    const postgres = new LocalPostgres(programs, folder, await freePort(), options);
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

  get pid(): number {
    return this.server!.pid!;
  }

  /** Creates an empty database and returns its address. */
  async createDatabase(): Promise<string> {
    const name = `database_${++this.databases}`;
    await this.query(`create database ${name}`);
    return this.url(name);
  }

  /** Runs a statement as the administrator, in the database with this address, and returns its rows. */
  async query(statement: string, url = this.url(USER)): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: url });
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
    const { waitsForDisk = false, ignoresCtrlC } = this.options;
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
    const args = [...settings, `fsync=${waitsForDisk ? 'on' : 'off'}`, 'max_connections=200'].flatMap(
      (setting) => ['-c', setting],
    );
    this.server = await startProgram({
      command: this.command('postgres', ['-D', join(folder, 'data'), ...args]),
      folder,
      ready: READY,
      killSignal: 'SIGQUIT',
      ignoresCtrlC,
    });
  }

  /** Stops the server at once, without a goodbye to its clients. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    await endProgram(server, 'SIGQUIT');
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

  private command(name: string, args: readonly string[]): readonly string[] {
    const { bin, prefix } = this.programs;
    return [...prefix, join(bin, name), ...args];
  }
}
