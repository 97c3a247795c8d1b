import { existsSync } from 'node:fs';
import { type Bits, below, xoshiro128 } from '@schupf/rules';
import { ServerProcess } from '../../local-cluster/server-process.ts';
import { type StoredTable, StoredTables } from '../stored-tables.ts';
import type { Victim } from './chaos.ts';
import { pause } from './pause.ts';
import type { SimulatedGroup } from './simulated-group.ts';

export interface OneServerOptions {
  readonly seed: string;
  readonly kills: number;
  readonly report?: (line: string) => void;
}

/** One server with a data folder, which is killed and restarted repeatedly. */
export class OneServer implements Victim {
  private readonly server: ServerProcess;
  private readonly options: OneServerOptions;
  private readonly bits: Bits;

  private constructor(server: ServerProcess, options: OneServerOptions) {
    this.server = server;
    this.options = options;
    this.bits = xoshiro128(`chaos ${options.seed}`);
  }

  static async prepare(options: OneServerOptions): Promise<OneServer> {
    return new OneServer(await ServerProcess.prepare(), options);
  }

  get address(): string {
    return this.server.address;
  }

  start(): Promise<void> {
    return this.server.start();
  }

  async disturb(groups: readonly SimulatedGroup[], stopping: AbortSignal): Promise<void> {
    const { server, bits } = this;
    const { kills, report } = this.options;
    const tableCount = (): number => groups.reduce((total, { codes }) => total + codes.length, 0);
    for (let kill = 0; kill < kills; kill++) {
      if (kill % 10 === 0) report?.(`${kill} of ${kills} kills, ${tableCount()} tables so far`);
      await pause(200 + below(1800, bits));
      if (stopping.aborted) return;
      if (server.hasExited) throw new Error('the server exited unexpectedly');
      await server.end('SIGKILL');
      if (!existsSync(server.data)) throw new Error('the data folder is missing');
      await pause(below(200, bits));
      if (stopping.aborted) return;
      await server.start();
      for (const group of groups) group.reconnectNow();
    }
    report?.(
      `${kills} of ${kills} kills, ${tableCount()} tables so far; waiting for the matches in progress`,
    );
  }

  async end(): Promise<readonly string[]> {
    const code = await this.server.end('SIGTERM');
    return [
      ...this.server.logged.map((line) => `the server logged: ${line}`),
      ...(code === 0 ? [] : [`the server exited with ${code}`]),
    ];
  }

  async storedTables(codes: readonly string[]): Promise<ReadonlyMap<string, StoredTable>> {
    const stored = new StoredTables(this.server.data);
    try {
      return new Map(codes.map((code) => [code, stored.table(code)]));
    } finally {
      stored.close();
    }
  }

  async remove(): Promise<void> {
    await this.server.end('SIGKILL');
    this.server.remove();
  }
}
