import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { NewTable, Person } from '@schupf/protocol';
import { openFolder, type Storage } from '@schupf/server';
import { addInhabitants, type InhabitantName as Name, newSession } from '../../server/test/inhabitants.ts';
import { Player } from '../../server/test/player.ts';
import { TestServer } from '../../server/test/test-server.ts';

const ROOT = join(import.meta.dirname, '../../..', process.env['WEB_ROOT'] ?? 'packages/web/dist');
const BOT = { type: 'bot', name: 'beginner-1' } as const;
const NOBODY = { type: 'nobody' } as const;

/** A server with inhabitants. */
export class Community {
  /** Passkeys work here, unlike at the server's IP address. */
  readonly address: string;
  readonly storage: Storage;
  private readonly server: TestServer;
  private readonly folder: string;
  private readonly people: ReadonlyMap<Name, Person>;
  private readonly connected: Player[] = [];

  private constructor(server: TestServer, storage: Storage, folder: string, people: Community['people']) {
    this.address = `http://localhost:${server.port}/`;
    this.server = server;
    this.storage = storage;
    this.folder = folder;
    this.people = people;
  }

  static async start(): Promise<Community> {
    const folder = mkdtempSync(join(tmpdir(), 'schupf-community-'));
    const storage = await openFolder(folder);
    const people = await addInhabitants(storage);
    const server = await TestServer.start({ root: ROOT, storage });
    return new Community(server, storage, folder, people);
  }

  async close(): Promise<void> {
    for (const player of this.connected) player.leave();
    await this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  id(name: Name): string {
    return this.people.get(name)!.id;
  }

  /** Signs a browser in. */
  async signIn(context: BrowserContext, name: Name): Promise<void> {
    const value = await newSession(this.storage, this.id(name));
    await context.addCookies([{ name: 'schupf', value, url: this.address, httpOnly: true, sameSite: 'Lax' }]);
  }

  /** Lets everything be done on someone's devices that needs a fresh proof of who they are. */
  async prove(name: Name): Promise<void> {
    const { people, accounts } = this.storage;
    for (const { hash } of await people.sessionsOf(this.id(name))) await accounts.prove(hash, Date.now());
  }

  /** Connects someone without a browser, until the server is closed. */
  async connect(name: Name): Promise<Player> {
    const anyone = await Player.arrive(this.server.address, 'Anyone');
    const player = anyone.anotherTab(`schupf=${await newSession(this.storage, this.id(name))}`);
    this.connected.push(player);
    return player;
  }

  /** Opens a table that Ben hosts, at which friends can join him; returns its code. */
  async openBensTable(): Promise<string> {
    const ben = await this.connect('Ben');
    const rules = { variant: 'nanjing' } as const;
    const chairs = [null, NOBODY, BOT, NOBODY];
    const code = await ben.open({ rules, chairs, visibility: 'open', speed: 'relaxed', rated: true });
    ben.watch(code);
    await ben.until(({ status }) => status.stage === 'seating');
    const until = Date.now() + 1800_000;
    await this.storage.friends.invite({ by: this.id('Ben'), to: this.id('Ana'), table: code, until });
    return code;
  }

  /** Begins two matches with days per move: one waits for Ana, the other for Csenge. Returns their codes. */
  async beginSlowMatches(): Promise<readonly [string, string]> {
    const [ana, csenge] = await Promise.all([this.connect('Ana'), this.connect('Csenge')]);
    const slow: Pick<NewTable, 'rules' | 'speed'> = { rules: { variant: 'nanjing' }, speed: 'days' };
    const waiting = await ana.open({ ...slow, startsImmediately: true, chairs: [null, BOT, BOT, BOT] });
    const code = await csenge.open({ ...slow, chairs: [null, NOBODY, BOT, BOT] });
    csenge.watch(code);
    await csenge.until(({ status }) => status.stage === 'seating');
    ana.watch(code);
    await ana.until(({ status }) => status.stage === 'seating');
    await ana.command({ type: 'sit', chair: 1, name: '' });
    await csenge.command({ type: 'start' });
    ana.play();
    await ana.until(({ status }) => status.duties.length === 1);
    return [waiting, code];
  }
}
