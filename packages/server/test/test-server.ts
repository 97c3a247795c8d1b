import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chance, Clock } from '@schupf/runner';
import type { ClusterLink } from '../src/cluster/link.ts';
import { openFolder, readSettings, Server, type Settings, Site, type Storage } from '../src/index.ts';

export interface TestServerOptions {
  /** The folder of the site; by default one with an empty page. */
  readonly root?: string;
  /** The text of that page. */
  readonly page?: string;
  /** The data folder; by default a new one. */
  readonly data?: string;
  /** Used instead of a data folder. */
  readonly storage?: Storage;
  readonly port?: number;
  readonly settings?: Partial<Settings>;
  /** For a test that needs particular packs. */
  readonly chance?: Chance;
  /** For a test that controls the time. */
  readonly clock?: Clock;
  /** For a test that controls the wall clock. */
  readonly date?: () => number;
  /** Links the server with others that use the same storage. */
  readonly link?: ClusterLink;
}

/** A whole server in this process, with its own port and data folder. */
export class TestServer {
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
    page: text = '<!doctype html>',
    data,
    storage,
    port: wanted = 0,
    settings = {},
    chance,
    clock,
    date,
    link,
  }: TestServerOptions = {}): Promise<TestServer> {
    const created: string[] = [];
    const createFolder = (): string => {
      const folder = mkdtempSync(join(tmpdir(), 'schupf-server-'));
      created.push(folder);
      return folder;
    };
    const page = root ?? createFolder();
    if (root === undefined) writeFileSync(join(page, 'index.html'), text);
    const folder = data ?? createFolder();
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
      ...(clock === undefined ? {} : { clock }),
      ...(date === undefined ? {} : { date }),
      ...(link === undefined ? {} : { link }),
    });
    const { port } = await server.listen({ host: '127.0.0.1', port: wanted, mayMove: false });
    return new TestServer(server, port, folder, created);
  }

  /** Closes the server as a signal would, and starts another one on the same folder and port. */
  async restart(): Promise<TestServer> {
    await this.server.close();
    const { port, data } = this;
    const next = await TestServer.start({ port, data });
    return new TestServer(next.server, port, data, [...this.folders, ...next.folders]);
  }

  async close(): Promise<void> {
    await this.server.close();
    for (const folder of this.folders) rmSync(folder, { recursive: true });
  }
}
