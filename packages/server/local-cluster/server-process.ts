import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { freePort } from './local-program.ts';

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const START_TIMEOUT_MS = 240_000;

/** All clients connect from the same address, so the limits per address are lifted. */
const SETTINGS = {
  SCHUPF_GENEROSITY: '100000',
  SCHUPF_SOCKETS_PER_ADDRESS: '100000',
  SCHUPF_BOT_THREADS: '1',
  SCHUPF_LOG_LEVEL: 'error',
};

export interface ServerProcessOptions {
  readonly nodeArgs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of the web app; by default one with an empty page. */
  readonly page?: string;
  readonly onLogged?: (line: string) => void;
  /** Whether Ctrl-C in a terminal does not reach it, because somebody else stops it. */
  readonly ignoresCtrlC?: boolean;
}

/** `schupf serve` as a child process that can be killed and restarted with the same data and port. */
export class ServerProcess {
  readonly folder: string;
  /** Its data, unless its environment names a database. */
  readonly data: string;
  readonly port: number;
  /** Everything it has logged. */
  readonly logged: string[] = [];
  private readonly options: ServerProcessOptions;
  private child: ChildProcess | null = null;

  private constructor(port: number, options: ServerProcessOptions) {
    this.folder = mkdtempSync(join(tmpdir(), 'schupf-process-'));
    this.data = join(this.folder, 'data');
    mkdirSync(join(this.folder, 'page'));
    writeFileSync(join(this.folder, 'page', 'index.html'), '<!doctype html>');
    this.port = port;
    this.options = options;
  }

  static async prepare(options: ServerProcessOptions = {}): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), options);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when it is listening. */
  async start(): Promise<void> {
    const { nodeArgs = [], env = {}, page = join(this.folder, 'page'), ignoresCtrlC = false } = this.options;
    const args = [
      ...['serve', '--root', page, '--host', '127.0.0.1', '--port', String(this.port)],
      ...('SCHUPF_DATABASE_URL' in env ? [] : ['--data', this.data]),
    ];
    const child = spawn(process.execPath, [...nodeArgs, MAIN, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...SETTINGS, ...env },
      detached: ignoresCtrlC,
    });
    this.child = child;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(new Error('the server did not start in time')), START_TIMEOUT_MS);
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      if (/^Open /m.test(output)) resolve();
      // Log entries are JSON objects, one per line.
      for (const line of String(data).split('\n')) if (line.startsWith('{')) this.log(line);
    });
    child.stderr.on('data', (data) => this.log(String(data)));
    child.on('exit', (code, signal) => reject(new Error(`the server exited: ${code ?? signal}, ${output}`)));
    await promise.finally(() => clearTimeout(timer));
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null)
      return child?.exitCode ?? null;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode;
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  get pid(): number {
    return this.child!.pid!;
  }

  get hasExited(): boolean {
    return this.child?.exitCode !== null || this.child.signalCode !== null;
  }

  private log(line: string): void {
    this.logged.push(line);
    this.options.onLogged?.(line.trimEnd());
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
