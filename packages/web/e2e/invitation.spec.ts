import { expect, type Page } from '@playwright/test';
import { Player } from '../../server/test/player.ts';
import { messages } from '../src/i18n/en/index.ts';
import { online } from '../src/i18n/en/online.ts';
import { expectAccessible, type Look } from './axe.ts';
import { storeSettings } from './fixtures.ts';
import { Friend, test } from './friends-table.ts';

const { landing, room } = online;
const EMPTY = { type: 'nobody' } as const;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true } as const;
const QUIET = { motion: 'reduced', sound: 0 } as const;
const LOOKS: readonly Look[] = (['paper', 'night', 'jade'] as const).map((theme) => ({
  theme,
  ...PHONE.viewport,
}));

test('an invited friend sees the table, enters a name in their seat and sits opposite the host', async ({
  browser,
  server,
}) => {
  const origin = server.address.replace(/\/$/, '');
  const anna = await Player.arrive(origin, 'Anna');
  const code = await anna.open({
    rules: { variant: 'nanjing' },
    speed: 'relaxed',
    chairs: [null, EMPTY, EMPTY, EMPTY],
  });
  anna.watch(code);
  const ben = await Friend.arrive(browser, 'Ben', PHONE);
  const { page } = ben;

  await test.step('the invitation says whose table it is, which game, and who sits where', async () => {
    // Old addresses with a hash still work, and are replaced by the path.
    await page.goto(`${server.address}#/t/${code}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna invites you to play Tichu');
    await expect(page).toHaveURL(`${server.address}t/${code}`);
    await expect(page.getByText(landing.opposite('Anna'))).toBeVisible();
    await expect(page.getByText('To 1000 points, about 40 minutes')).toBeVisible();
    await expect(ben.chair(1)).toContainText('Anna');
    await expectAccessible(page, LOOKS, 'invitation');
    expect(await widerThanScreen(page)).toBe(false);
  });

  await test.step('the icons are found, although the page was loaded from another path', async () => {
    const icons = page.locator('link[rel$="icon"], link[rel="manifest"]');
    const addresses = await icons.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
  });

  await test.step('a chat that shows the link finds its preview in the built page', async () => {
    const html = await (await page.request.get(`${server.address}t/${code}`)).text();
    expect(html).toMatch(/property="og:title" content="[^"]*Anna/);
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');
  });

  await test.step('the name field is in the free seat', async () => {
    const seat = page.getByRole('region', { name: landing.yourSeat });
    await expect(seat).toContainText(landing.sides('Anna', null));
    await seat.getByLabel(online.name.label).fill('Anna');
    await seat.getByRole('button', { name: online.name.go }).tap();
    await expect(seat.getByRole('alert')).toHaveText(messages.refusals.sentences['name-taken']);
    await seat.getByLabel(online.name.label).fill('Ben');
    await seat.getByRole('button', { name: online.name.go }).tap();
  });

  await test.step('they are partners until one of them changes seats', async () => {
    await expect(ben.chair(3)).toContainText('Ben');
    await expect(ben.chair(1)).toContainText(room.partner);
    await expectAccessible(page, LOOKS, 'waiting room');
    await page.getByRole('button', { name: room.playAgainst('Anna') }).tap();
    await expect(ben.chair(1)).toContainText(room.opponent);
    await page.getByRole('button', { name: room.playWith('Anna') }).tap();
    await expect(ben.chair(1)).toContainText(room.partner);
  });

  await test.step('links and the back button work from the path of a table', async () => {
    await page
      .getByRole('link', { name: /Schupf/ })
      .first()
      .tap();
    await expect(page).toHaveURL(`${server.address}#/`);
    await page.goBack();
    await expect(ben.chair(3)).toContainText('Ben');
    await page.reload();
    await expect(ben.chair(3)).toContainText('Ben');
  });

  anna.leave();
  expect(ben.problems).toEqual([]);
  await ben.closeBrowser();
});

test('a link to a table that does not exist says so before asking for a name', async ({ page, server }) => {
  await page.goto(`${server.address}t/zzzzzzzz99`);
  await expect(page.getByRole('alert')).toHaveText(online.table.unknown);
  await expect(page.getByRole('textbox')).toBeHidden();
});

test('once the app is stored, no address shows a blank page, not even offline', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'allow' });
  await context.addInitScript(storeSettings, QUIET);
  const page = await context.newPage();
  await page.goto(server.address);
  await page.evaluate(isStored);
  await page.reload();
  const playNow = page.getByRole('button', { name: messages.home.play.nanjing });

  await page.goto(`${server.address}nothing/here`);
  await expect(page).toHaveURL(server.address);
  await expect(playNow).toBeVisible();

  await test.step('offline, a table says that it needs the server', async () => {
    await context.setOffline(true);
    await page.goto(`${server.address}t/zzzzzzzz99`);
    await expect(page.getByRole('main')).toContainText('can’t be reached');
    await page.goto(`${server.address}#/friends`);
    await expect(page.getByRole('heading', { level: 1, name: 'Can’t reach the server' })).toBeVisible();
  });

  await test.step('when the network is back, the server answers at the path of the table', async () => {
    await context.setOffline(false);
    await page.goto(`${server.address}t/zzzzzzzz99`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(online.table.unknown);
    await expect(page).toHaveURL(`${server.address}t/zzzzzzzz99`);
  });
  await context.close();
});

/** Runs in the page: waits until the service worker has stored the app. */
async function isStored(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
}

test('players rename themselves at the table, and remove someone by vote', async ({ browser, server }) => {
  const origin = server.address.replace(/\/$/, '');
  const ana = await Friend.arrive(browser, 'Ana');
  const code = await ana.openCustomTable(server.address, {
    rules: { variant: 'nanjing' },
    speed: 'no-clock',
    visibility: 'private',
    chairs: [null, EMPTY, EMPTY, EMPTY],
    startsImmediately: false,
    freeChat: false,
    handsAfter: null,
  });
  const [ben, cai] = await Promise.all(['Ben', 'Cai'].map((name) => Player.arrive(origin, name)));
  for (const player of [ben!, cai!]) {
    player.watch(code);
    await player.until(() => true);
    await player.command({ type: 'sit', chair: null, name: '' });
  }
  await ana.page.goto(`${server.address}t/${code}`);
  await ana.start();
  await ana.table.takeRest.waitFor();
  const people = await ana.openPeople();

  await test.step('a new name appears at the seat', async () => {
    await people.getByRole('button', { name: room.changeName }).click();
    const dialog = ana.page.getByRole('dialog', { name: room.changeName });
    await dialog.getByLabel(online.name.label).fill('Cai');
    await dialog.getByRole('button', { name: online.me.save }).click();
    await expect(dialog.getByRole('alert')).toHaveText(messages.refusals.sentences['name-taken']);
    await dialog.getByLabel(online.name.label).fill('Anita');
    await dialog.getByRole('button', { name: online.me.save }).click();
    await expect(dialog).toBeHidden();
    await expect(people.getByRole('listitem').filter({ hasText: 'Anita' })).toBeVisible();
  });

  await test.step('a player is removed only after the others have agreed', async () => {
    await people.getByRole('button', { name: online.table.removeName('Ben') }).click();
    await ana.page.keyboard.press('Escape');
    await expect(ana.page.getByText(online.table.proposed)).toBeVisible();
    await ben!.until(({ status }) => status.agreements.some(({ target }) => target === 2));
    await cai!.command({ type: 'propose', what: 'remove', target: 2 });
    await ben!.until(({ view }) => view.observer === 'spectator');
    await expect(ana.page.getByText(online.table.left('Ben'))).toBeVisible();
  });

  for (const player of [ben!, cai!]) player.leave();
  await ana.closeBrowser();
});

function widerThanScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}
