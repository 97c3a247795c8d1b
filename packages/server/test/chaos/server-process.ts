import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const START_TIMEOUT_MS = 240_000;

/** All clients connect from the same address, so the limits per address are lifted. */
const SETTINGS = {
  SCHUPF_GENEROSITY: '100000',
  SCHUPF_SOCKETS_PER_ADDRESS: '100000',
  SCHUPF_BOT_THREADS: '1',
  SCHUPF_LOG_LEVEL: 'error',
};

/** `schupf serve` as a child process that can be killed and restarted on the same folder and port. */
export class ServerProcess {
  readonly folder: string;
  readonly data: string;
  readonly port: number;
  /** Everything it has logged. */
  readonly logged: string[] = [];
  private readonly nodeArgs: readonly string[];
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;

  private constructor(port: number, nodeArgs: readonly string[], env: Readonly<Record<string, string>>) {
    this.folder = mkdtempSync(join(tmpdir(), 'schupf-process-'));
    this.data = join(this.folder, 'data');
    mkdirSync(join(this.folder, 'page'));
    writeFileSync(join(this.folder, 'page', 'index.html'), '<!doctype html>');
    this.port = port;
    this.nodeArgs = nodeArgs;
    this.env = env;
  }

  static async prepare(
    nodeArgs: readonly string[] = [],
    env: Readonly<Record<string, string>> = {},
  ): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), nodeArgs, env);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when it is listening. */
  async start(): Promise<void> {
    const args = ['serve', '--data', this.data, '--root', join(this.folder, 'page')];
    const child = spawn(
      process.execPath,
      [...this.nodeArgs, MAIN, ...args, '--host', '127.0.0.1', '--port', String(this.port)],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...SETTINGS, ...this.env } },
    );
    this.child = child;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(new Error('the server did not start in time')), START_TIMEOUT_MS);
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      if (output.includes(`Open ${this.address}`)) resolve();
      // Log entries are JSON objects, one per line.
      for (const line of String(data).split('\n')) if (line.startsWith('{')) this.logged.push(line);
    });
    child.stderr.on('data', (data) => this.logged.push(String(data)));
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

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
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
