import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { FakeClock } from '@schupf/runner/memory';
import { openFolder, type Storage } from '@schupf/server';
import { SPEEDS } from '@schupf/table';
import { Player, request } from '../../server/test/player.ts';
import { TestServer } from '../../server/test/test-server.ts';
import { account } from '../src/i18n/en/account.ts';
import { moderation } from '../src/i18n/en/moderation.ts';
import { online } from '../src/i18n/en/online.ts';
import { expectAccessible, LOOKS } from './axe.ts';
import { Friend } from './friends-table.ts';

const ROOT = join(import.meta.dirname, '../../..', process.env['WEB_ROOT'] ?? 'packages/web/dist');
const BOT = { type: 'bot', name: 'beginner-1' } as const;
const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const NAME = 'Xanthippe';
const HOUR_MS = 3600_000;

let server: TestServer;
let storage: Storage;
let data: string;
let address: string;

test.beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'schupf-account-'));
  storage = await openFolder(data);
  server = await TestServer.start({ root: ROOT, storage });
  // Passkeys do not work for IP addresses.
  address = `http://localhost:${server.port}/`;
});

test.afterEach(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** A person with a new browser, on a device with a fingerprint reader. */
async function arrive(browser: Browser, options: BrowserContextOptions = {}): Promise<Friend> {
  const friend = await Friend.arrive(browser, NAME, { acceptDownloads: true, ...options });
  const session = await friend.page.context().newCDPSession(friend.page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return friend;
}

/** Plays a match of one round against bots with the cookie of a browser. Returns its id. */
async function playMatch({ page }: Friend): Promise<string> {
  const [cookie] = await page.context().cookies(address);
  const someone = await Player.arrive(server.address, 'Someone');
  const player = someone.anotherTab(`${cookie!.name}=${cookie!.value}`);
  someone.leave();
  const code = await player.open({
    rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } },
    speed: QUICK,
    chairs: [null, BOT, BOT, BOT],
    startsImmediately: true,
  });
  player.watch(code);
  player.play();
  await player.until(({ status }) => status.stage === 'over');
  player.leave();
  await expect.poll(() => storage.matches.find(`${code}-1`)).not.toBeNull();
  return `${code}-1`;
}

function bytesIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');
}

/** Starts the server again a few hours later, when tables that no one uses are closed. */
async function closeTables(codes: readonly string[]): Promise<void> {
  const clock = new FakeClock(Date.now());
  storage = await openFolder(data);
  server = await TestServer.start({ root: ROOT, storage, clock });
  await expect
    .poll(async () => {
      clock.moveTo(clock.now() + HOUR_MS);
      return Promise.all(codes.map(async (code) => (await storage.tables.find(code))?.stage));
    })
    .toEqual(codes.map(() => 'closed'));
  await storage.purge();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function openMe({ page }: Friend): Promise<void> {
  await page.goto(`${address}#/me`);
  await page.getByRole('heading', { name: online.me.title, exact: true }).waitFor();
}

async function signUp({ page }: Friend): Promise<readonly string[]> {
  await button(page, account.signUp.button).click();
  await page.getByRole('heading', { name: account.codes.shown }).waitFor();
  return page.locator('.codes__code').allTextContents();
}

/** Presses a button that asks for confirmation, and confirms. */
async function pressAndConfirm(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await page.locator('dialog[open]').getByRole('button', { name, exact: true }).click();
}

test('a guest signs up, loses every device, returns by a code, and leaves nothing behind', async ({
  browser,
}) => {
  test.slow();
  const anna = await arrive(browser);
  const table = (await anna.openTable(address)).split('/').at(-1)!;
  const match = await playMatch(anna);
  await openMe(anna);
  const codes = await signUp(anna);
  expect(codes).toHaveLength(10);
  await expect(anna.page.getByRole('heading', { name: account.codes.shown })).toBeFocused();
  await expectAccessible(anna.page, LOOKS, 'new codes');
  await button(anna.page, account.codes.done).click();
  await section(anna.page, account.passkeys.title).getByText('Linux', { exact: true }).waitFor();
  await expectAccessible(anna.page, LOOKS, 'account');
  const id = await anna.id(address);
  const guest = await storage.accounts.find(id);
  expect(guest).not.toBeNull();
  await anna.page.getByLabel(account.handle.label).fill('Quizzical');
  await section(anna.page, account.handle.title).getByRole('button', { name: account.handle.save }).click();
  await anna.page.getByText(online.me.saved).waitFor();
  const [passkey] = await storage.accounts.credentialsOf(id);
  await anna.closeBrowser();

  // Nothing is left but a code on paper.
  const back = await arrive(browser);
  await openMe(back);
  await back.page.getByText(account.signIn.lost).click();
  await back.page.getByLabel(account.signIn.code).fill(codes[4]!.toUpperCase());
  await button(back.page, account.signIn.useCode).click();
  await section(back.page, account.codes.title).getByText(account.codes.left(9)).waitFor();
  expect(await back.id(address)).toBe(id);
  await expect(back.page.getByLabel(account.handle.label)).toHaveValue('Quizzical');
  await back.page.goto(`${address}#/matches`);
  await back.page
    .getByText(/Bot|beginner/i)
    .first()
    .waitFor();
  await openMe(back);
  await button(back.page, account.passkeys.add).click();
  await expect(section(back.page, account.passkeys.title).getByRole('listitem')).toHaveCount(2);

  await pressAndConfirm(back.page, account.leave.everywhere);
  await button(back.page, account.signIn.button).click();
  await section(back.page, account.passkeys.title).waitFor();
  expect(await back.id(address)).toBe(id);

  const downloading = back.page.waitForEvent('download');
  await button(back.page, account.export.button).click();
  const download = await downloading;
  const archive = readFileSync(await download.path(), 'latin1');
  for (const part of ['profile.json', 'Quizzical', `matches/${match}.schupf`, 'schupf 1'])
    expect(archive).toContain(part);

  const traces = [id, NAME, 'Quizzical', guest!.userHandle, passkey!.id, passkey!.publicKey];
  await storage.purge();
  expect(traces.filter((trace) => !bytesIn(data).includes(trace))).toEqual([]);
  await pressAndConfirm(back.page, online.me.delete);
  await button(back.page, account.signIn.button).waitFor();
  expect(back.problems).toEqual([]);
  await back.closeBrowser();
  await server.close();
  await closeTables([match.slice(0, -2), table]);
  expect(traces.filter((trace) => bytesIn(data).includes(trace))).toEqual([]);
});

test('asks who someone is before deleting, by the passkey or by a code', async ({ browser }) => {
  const anna = await arrive(browser, PHONE);
  await anna.openTable(address);
  await openMe(anna);
  const [code] = await signUp(anna);
  await button(anna.page, account.codes.done).click();
  await section(anna.page, account.passkeys.title).waitFor();
  const link = await anna.deviceLink(address);
  const other = await arrive(browser, PHONE);
  await other.useDeviceLink(link);
  await section(other.page, account.passkeys.title).waitFor();
  await pressAndConfirm(other.page, online.me.delete);
  const dialog = other.page.getByRole('dialog', { name: account.confirm.title });
  await expect(dialog).toBeVisible();
  await expectAccessible(other.page, LOOKS, 'confirming');
  // There is no passkey on this device.
  await button(other.page, account.confirm.passkey).click();
  await dialog.getByText(account.problems.cancelled).waitFor();
  await other.page.getByText(account.confirm.code).click();
  await dialog.getByLabel(account.signIn.code).fill('0000');
  await button(other.page, account.confirm.go).click();
  await dialog.getByText(account.problems['wrong-code']).waitFor();
  await dialog.getByLabel(account.signIn.code).fill(code!);
  await button(other.page, account.confirm.go).click();
  await button(other.page, account.signIn.button).waitFor();
  expect(await (await other.page.request.get(`${address}api/me`)).json()).toEqual({ me: null });
});

test('asks a moderator who they are before they decide, and before they add a device', async ({
  browser,
}) => {
  const anna = await arrive(browser);
  await anna.openTable(address);
  await openMe(anna);
  await signUp(anna);
  await button(anna.page, account.codes.done).click();
  const id = await anna.id(address);
  const by = { origin: 'operator', person: null } as const;
  const act = { id: 'a', at: 1, by, deed: 'appointed', person: id, detail: '' } as const;
  await storage.sanctions.appoint(id, 1, act);
  const forget = async () => {
    for (const { hash } of await storage.people.sessionsOf(id)) await storage.accounts.prove(hash, 0);
  };
  const dialog = anna.page.getByRole('dialog', { name: account.confirm.title });
  const ben = await Player.arrive(server.address, 'Ben');
  ben.leave();
  await forget();
  await anna.page.goto(`${address}#/moderation/person/${ben.id}`);
  await anna.page.getByText(moderation.add, { exact: true }).click();
  await anna.page.getByRole('textbox', { name: moderation.reason }).fill('Insults');
  await button(anna.page, moderation.add).click();
  await expect(dialog).toBeVisible();
  expect(await storage.sanctions.of(ben.id)).toEqual([]);
  await button(anna.page, account.confirm.passkey).click();
  await expect(anna.page.getByText('Insults')).toBeVisible();
  expect(await storage.sanctions.of(ben.id)).toMatchObject([{ kind: 'mute' }]);
  await forget();
  await openMe(anna);
  await button(anna.page, online.me.addDevice).click();
  await expect(dialog).toBeVisible();
  await button(anna.page, account.confirm.passkey).click();
  await expect(anna.page.getByText(online.me.addText)).toBeVisible();
  const others = section(anna.page, online.me.devices).getByText(online.me.device);
  await expect(others).toHaveCount(0);
  const { code } = (await (
    await anna.page.request.post(`${address}api/me/device-code`, {
      headers: { origin: address.slice(0, -1) },
    })
  ).json()) as { code: string };
  await request(`${server.address}/api/device`, 'POST', { code });
  // The device of anyone who uses a code appears in the list.
  await expect(others).toHaveCount(1);
  expect(anna.problems).toEqual([]);
});

test('says why there are no passkeys at an IP address', async ({ browser }) => {
  const anna = await Friend.arrive(browser, NAME);
  await anna.openTable(`${server.address}/`);
  await anna.page.goto(`${server.address}/#/me`);
  await section(anna.page, account.signUp.title).getByText(account.unavailable['no-hostname']).waitFor();
  await expect(button(anna.page, account.signUp.button)).toHaveCount(0);
  await expect(button(anna.page, online.me.addDevice)).toBeVisible();
});
