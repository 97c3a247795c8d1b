import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chance } from '@schupf/runner';
import { openFolder, readSettings, Server, type Settings, Site, type Storage } from '../src/index.ts';

export interface RunningOptions {
  /** The page; an empty one where none is named. */
  readonly root?: string;
  /** Where everything is kept; a new folder where none is named. */
  readonly data?: string;
  /** Instead of a folder. */
  readonly storage?: Storage;
  readonly port?: number;
  readonly settings?: Partial<Settings>;
  /** Packs as a test needs them. */
  readonly chance?: Chance;
}

/** A whole server in this process, on a port and a folder of its own. */
export class Running {
  readonly port: number;
  readonly address: string;
  readonly data: string;
  private readonly server: Server;
  private readonly folders: readonly string[];

  private constructor(server: Server, port: number, data: string, folders: readonly string[]) {
    this.server = server;
    this.port = port;
    this.address = `http://127.0.0.1:${port}`;
    this.data = data;
    this.folders = folders;
  }

  static async start({
    root,
    data,
    storage,
    port: wanted = 0,
    settings = {},
    chance,
  }: RunningOptions = {}): Promise<Running> {
    const made: string[] = [];
    const make = (): string => {
      const folder = mkdtempSync(join(tmpdir(), 'schupf-server-'));
      made.push(folder);
      return folder;
    };
    const page = root ?? make();
    if (root === undefined) writeFileSync(join(page, 'index.html'), '<!doctype html>');
    const folder = data ?? make();
    const read = readSettings(
      { SCHUPF_LOG_LEVEL: 'silent', SCHUPF_BOT_THREADS: '1', SCHUPF_GENEROSITY: '100' },
      2,
    );
    if (!read.ok) throw new Error(read.problem);
    const server = await Server.open({
      storage: storage ?? (await openFolder(folder)),
      site: new Site(page),
      settings: { ...read.settings, ...settings },
      ...(chance === undefined ? {} : { chance }),
    });
    const { port } = await server.listen({ host: '127.0.0.1', port: wanted });
    return new Running(server, port, folder, made);
  }

  /** Ends as a signal would end it, and another one takes over folder and port. */
  async restart(): Promise<Running> {
    await this.server.close();
    const { port, data } = this;
    const next = await Running.start({ port, data });
    return new Running(next.server, port, data, [...this.folders, ...next.folders]);
  }

  async close(): Promise<void> {
    await this.server.close();
    for (const folder of this.folders) rmSync(folder, { recursive: true });
  }
}
