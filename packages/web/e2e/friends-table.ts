import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { NewTable, Phrase } from '@schupf/protocol';
import type { Row } from '@schupf/runner';
import { StoredTables } from '../../server/test/stored-tables.ts';
import type { Settings } from '../src/app/settings.ts';
import { messages } from '../src/i18n/en/index.ts';
import { online } from '../src/i18n/en/online.ts';
import { turns } from '../src/i18n/en/turns.ts';
import { storeSettings, watchProblems } from './fixtures.ts';
import { ACTION_TIMEOUT, type Asked, TableScreen, unlessGone } from './table.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
const ROOT = process.env['WEB_ROOT'] ?? 'packages/web/dist';

/** Milliseconds for a whole round in five browsers on a busy machine. */
export const ROUND_TIMEOUT = 600_000;

/** A server with a temporary data folder, on a free port. */
export class RunningServer {
  readonly address: string;
  private readonly child: ChildProcess;
  private readonly folder: string;

  private constructor(address: string, child: ChildProcess, folder: string) {
    this.address = address;
    this.child = child;
    this.folder = folder;
  }

  static async start(): Promise<RunningServer> {
    const folder = mkdtempSync(join(tmpdir(), 'schupf-friends-'));
    const child = spawn(
      process.execPath,
      ['packages/cli/src/main.ts', 'serve', '--root', ROOT, '--data', folder],
      {
        cwd: REPOSITORY,
        env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const output = Promise.withResolvers<string>();
    child.stdout!.once('data', (line: Buffer) => output.resolve(line.toString()));
    child.once('exit', () => output.reject(new Error('the server did not start')));
    const address = /^Open (\S+)/m.exec(await output.promise)?.[1];
    if (address === undefined) throw new Error('the server did not print its address');
    return new RunningServer(address, child, folder);
  }

  /** The stored log of a table. */
  log(code: string): readonly Row[] {
    const stored = new StoredTables(this.folder);
    const rows = stored.log(code);
    stored.close();
    return rows;
  }

  /** Runs `schupf moderate` beside the server. */
  async moderate(...args: readonly string[]): Promise<void> {
    const command = ['packages/cli/src/main.ts', 'moderate', '--data', this.folder, ...args];
    await promisify(execFile)(process.execPath, command, { cwd: REPOSITORY });
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const test = base.extend<{ readonly server: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its first parameter
  server: async ({}, use) => {
    const server = await RunningServer.start();
    await use(server);
    await server.stop();
  },
});

const QUIET = { motion: 'reduced', sound: 0, tips: false } as const satisfies Partial<Settings>;

/** Runs in the page: closes sockets as a network failure would, because Playwright's offline mode leaves them open. */
function closeSocketsOffline(): void {
  const Socket = WebSocket;
  globalThis.WebSocket = class extends Socket {
    constructor(...args: ConstructorParameters<typeof Socket>) {
      super(...args);
      addEventListener('offline', () => this.close());
    }
  };
}

/** A person with their own browser who plays online. */
export class Friend {
  readonly name: string;
  readonly page: Page;
  /** The table during play, which looks the same as one with bots. */
  readonly table: TableScreen;
  readonly touches: boolean;
  /** Errors on the page. */
  readonly problems: readonly string[];
  /** Everything the server sent to this page. */
  readonly received: readonly string[];

  private constructor(name: string, page: Page, touches: boolean, received: readonly string[]) {
    this.name = name;
    this.page = page;
    this.table = new TableScreen(page);
    this.touches = touches;
    this.problems = watchProblems(page);
    this.received = received;
  }

  static async arrive(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Friend> {
    const context = await browser.newContext({ locale: 'en-GB', ...options });
    await context.addInitScript(storeSettings, QUIET);
    await context.addInitScript(closeSocketsOffline);
    const page = await context.newPage();
    const received: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => received.push(payload.toString())),
    );
    return new Friend(name, page, options.hasTouch === true, received);
  }

  /** Opens a table of the default game and returns the invitation link. */
  async openTable(address: string): Promise<string> {
    await this.page.goto(address);
    await this.page.getByRole('link', { name: messages.home.friends }).click();
    await this.page.getByLabel(online.name.label).fill(this.name);
    await this.page.getByRole('button', { name: online.name.open }).click();
    return this.page.getByRole('textbox', { name: online.invite.link }).inputValue();
  }

  /** Opens a table through the API, with settings that the form does not offer, and returns its code. */
  async openCustomTable(address: string, table: NewTable): Promise<string> {
    if ((await this.me(address)) === null) await this.signIn(address);
    const { code } = (await this.post(address, 'tables', table)) as { code: string };
    return code;
  }

  async signIn(address: string): Promise<void> {
    await this.post(address, 'guest', { name: this.name });
  }

  /** Makes two people friends. */
  async befriend(address: string, other: Friend): Promise<void> {
    await this.post(address, 'me/friends', { person: await other.id(address) });
    await other.post(address, 'me/friends', { person: await this.id(address) });
  }

  /** The server's id for this person. */
  async id(address: string): Promise<string> {
    return (await this.me(address))!.id;
  }

  private async me(address: string): Promise<{ readonly id: string } | null> {
    const answer = await this.page.request.get(`${address}api/me`);
    return ((await answer.json()) as { me: { id: string } | null }).me;
  }

  private async post(address: string, what: string, data: object): Promise<unknown> {
    const { origin } = new URL(address);
    const answer = await this.page.request.post(`${origin}/api/${what}`, { data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${what}: ${await answer.text()}`);
    return answer.json();
  }

  /** Opens the link, enters a name, and takes a seat. */
  async join(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByLabel(online.name.label).fill(this.name);
    await this.page.getByRole('button', { name: online.name.go }).click();
    await this.page.getByRole('button', { name: online.room.leave }).waitFor();
  }

  async watch(link: string): Promise<void> {
    await this.page.goto(link);
    // At a table without a free seat, the button has the second name.
    const name = new RegExp(`^(${online.name.watch}|${online.landing.watch})$`);
    await this.page.getByRole('button', { name }).click();
  }

  /** A seat in the waiting room, counted from 1. */
  chair(number: number): Locator {
    return this.page.getByRole('listitem', { name: online.room.chair(number), exact: true });
  }

  /** As the host: opens the menu of a seat and chooses something there. */
  async choose(number: number, what: string): Promise<void> {
    const seat = this.chair(number);
    await seat.getByRole('button').first().click();
    await seat.getByRole('dialog').getByRole('button', { name: what }).click();
  }

  async putBot(number: number, level: keyof typeof messages.games.levels): Promise<void> {
    await this.choose(number, messages.games.levels[level].name);
  }

  /** Starts the match, with bots in the empty seats. */
  async start(): Promise<void> {
    const labels = [online.room.start, ...[1, 2, 3].map(online.room.startWithBots)];
    await this.page.getByRole('button', { name: new RegExp(`^(${labels.join('|')})$`) }).click();
  }

  get talkButton(): Locator {
    return this.page.getByRole('button', { name: online.table.people });
  }

  /** The conversation panel that `talkButton` opens. */
  get talk(): Locator {
    return this.page.getByRole('region', { name: online.table.people });
  }

  async openPeople(): Promise<Locator> {
    await this.touch(this.talkButton);
    await this.touch(this.talk.getByRole('button', { name: online.table.players }));
    return this.page.getByRole('dialog', { name: online.table.players });
  }

  /** Says a phrase that is not a reaction. */
  async say(phrase: Phrase): Promise<void> {
    await this.touch(this.page.getByRole('button', { name: online.table.phrases }));
    await this.touch(this.page.getByRole('button', { name: online.phrases[phrase], exact: true }));
  }

  /** The link that signs another browser in as this person. */
  async deviceLink(address: string): Promise<string> {
    await this.page.goto(`${address}#/me`);
    await this.page.getByRole('button', { name: online.me.addDevice }).click();
    return this.page.getByRole('textbox', { name: online.me.deviceLink }).inputValue();
  }

  /** Signs in as the person who made the link. */
  async useDeviceLink(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByRole('button', { name: online.device.go }).click();
    await this.page.getByRole('heading', { name: online.me.title, exact: true }).waitFor();
  }

  /** Makes any decision by taking the page's first suggestion: online tables give no hints. */
  async decide(asked: Asked): Promise<void> {
    await unlessGone(() => this.doAsSuggested(asked));
  }

  private async doAsSuggested(asked: Asked): Promise<void> {
    const { table } = this;
    switch (asked) {
      case 'grand':
        return this.press(table.takeRest);
      case 'tichu':
        return this.press(table.decline);
      case 'push':
        for (const card of (await table.cards()).slice(0, 3)) await this.touch(table.card(card));
        return this.press(table.pushButton);
      case 'choice':
      case 'gift':
        return this.press(table.question.getByRole('button').first());
      case 'turn': {
        const suggestions = this.page.getByRole('list', { name: messages.table.suggestions });
        const plays = suggestions.getByRole('button').filter({ hasNotText: turns.passing.open });
        const first = plays.first();
        if (!(await first.isVisible())) return this.press(table.pass);
        await this.touch(first);
        return this.press(table.play);
      }
      case 'round-over':
        return;
    }
  }

  /** Plays what the page suggests until this many cards are left; 0 plays to the end of the round. */
  async playUntilLeft(left: number): Promise<void> {
    for (let decisions = 0; decisions < 200; decisions++) {
      const asked = await this.table.asked(ROUND_TIMEOUT);
      if (asked === 'round-over') return expect(left).toBe(0);
      if (asked === 'turn' && (await this.table.cards()).length <= left) return;
      await this.decide(asked);
    }
    throw new Error('the round did not end');
  }

  private press(button: Locator): Promise<void> {
    return this.table.press(button, () => this.touch(button));
  }

  private touch(button: Locator): Promise<void> {
    return this.touches ? button.tap({ timeout: ACTION_TIMEOUT }) : button.click({ timeout: ACTION_TIMEOUT });
  }

  async closeBrowser(): Promise<void> {
    await this.page.context().close();
  }
}
