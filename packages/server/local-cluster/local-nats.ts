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

export interface LocalNatsOptions extends LocalOptions {
  /** A configuration file, and the values of the variables in it. Without one, no password is needed. */
  readonly config?: { readonly file: string; readonly env: Readonly<Record<string, string>> };
}

/** A NATS server with its own port. It listens on this machine only. */
export class LocalNats {
  readonly port: number;
  private readonly options: LocalNatsOptions;
  private server: ChildProcess | null = null;

  private constructor(port: number, options: LocalNatsOptions) {
    this.port = port;
    this.options = options;
  }

  /** Call `close` when it is no longer needed. */
  static async start(options: LocalNatsOptions = {}): Promise<LocalNats> {
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
    const { config, ignoresCtrlC } = this.options;
    const address = ['--addr', '127.0.0.1', '--port', String(this.port)];
    this.server = await startProgram({
      command: [join(bin, PROGRAM), ...address, ...(config === undefined ? [] : ['--config', config.file])],
      env: config?.env,
      folder: tmpdir(),
      ready: /Server is ready/,
      killSignal: 'SIGKILL',
      ignoresCtrlC,
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
