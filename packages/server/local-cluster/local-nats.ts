import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProgram, findPrograms, freePort, type LocalOptions, startProgram } from './local-program.ts';

const PROGRAM = 'nats-server';
// Debian installs it there, which is not on everyone's path.
const bin = findPrograms([PROGRAM], ['/usr/sbin', '/usr/local/bin']);

/** Why no NATS server can be started on this machine; null if it can. */
export const MISSING_NATS: string | null =
  bin === undefined ? 'NATS is not installed (apt-get install --no-install-recommends nats-server)' : null;

/** A NATS server with its own port. It listens on this machine only, without passwords, and stores nothing. */
export class LocalNats {
  readonly port: number;
  private readonly options: LocalOptions;
  private server: ChildProcess | null = null;

  private constructor(port: number, options: LocalOptions) {
    this.port = port;
    this.options = options;
  }

  /** Call `close` when it is no longer needed. */
  static async start(options: LocalOptions = {}): Promise<LocalNats> {
    const nats = new LocalNats(await freePort(), options);
    await nats.run();
    return nats;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.server!.pid!;
  }

  /** Starts the server again after `stop`. */
  async run(): Promise<void> {
    if (bin === undefined) throw new Error(MISSING_NATS!);
    this.server = await startProgram({
      command: [join(bin, PROGRAM), '--addr', '127.0.0.1', '--port', String(this.port)],
      folder: tmpdir(),
      ready: /Server is ready/,
      killSignal: 'SIGKILL',
      ...this.options,
    });
  }

  /** Stops the server at once, without a goodbye to its clients. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    await endProgram(server, 'SIGKILL');
  }

  async close(): Promise<void> {
    await this.stop();
  }
}
