import { type Browser, expect, type Locator } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { online } from '../src/i18n/en/online.ts';
import { people } from '../src/i18n/en/people.ts';
import { Friend, test } from './friends-table.ts';

const { seek } = online;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A person who has a name and looks at the page where people find each other. */
async function arrive(browser: Browser, address: string, name: string, options = {}): Promise<Friend> {
  const friend = await Friend.arrive(browser, name, options);
  await friend.signIn(address);
  await friend.page.goto(`${address}#/lobby`);
  await panelOf(friend).getByRole('button', { name: seek.begin }).waitFor();
  return friend;
}

function panelOf({ page }: Friend): Locator {
  return page.locator('.seek');
}

async function begin(friend: Friend): Promise<void> {
  await panelOf(friend).getByRole('button', { name: seek.begin }).click();
}

/** The code of the table where someone is, once they are asked for their first decision there. */
async function tableOf({ page, table }: Friend): Promise<string> {
  await table.hand.waitFor();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

async function end(...friends: readonly Friend[]): Promise<void> {
  for (const friend of friends) {
    expect(friend.problems).toEqual([]);
    await friend.closeBrowser();
  }
}

test('four people look for others, and sit at one table', async ({ browser, server }) => {
  const { address } = server;
  const ana = await Friend.arrive(browser, 'Ana');
  await test.step('the first one comes from the start page, and has no name yet', async () => {
    await ana.page.goto(address);
    await ana.page.getByRole('link', { name: messages.home.lobby }).click();
    await panelOf(ana).getByLabel(online.name.label).fill('Ana');
    await ana.page.keyboard.press('Enter');
    await expect(ana.page.getByRole('region', { name: seek.looking })).toBeFocused();
    await expect(panelOf(ana)).toContainText(seek.alone);
  });
  const others = await Promise.all(
    ['Ben', 'Cleo', 'Dan'].map((name, index) => arrive(browser, address, name, index === 0 ? PHONE : {})),
  );
  const [ben, cleo, dan] = others as [Friend, Friend, Friend];
  await test.step('numbers say what is going on', async () => {
    await begin(ben);
    await expect(panelOf(ana)).toContainText(seek.waiting(2, 4));
    const game = messages.games.variants.nanjing.name;
    await expect(dan.page.getByText(seek.seeks(`${game} 2`))).toBeVisible();
  });
  await test.step('someone stops, and begins again', async () => {
    await begin(cleo);
    await panelOf(cleo).getByRole('button', { name: seek.stop }).click();
    await expect(panelOf(cleo).getByRole('status')).toHaveText(seek.over.stopped);
    await expect(cleo.page.getByRole('region', { name: seek.title })).toBeFocused();
    await begin(cleo);
  });
  await test.step('someone wants another speed, and then any', async () => {
    const { blitz, normal } = messages.games.speeds;
    const speed = ({ name }: { name: string }) => panelOf(dan).getByRole('checkbox', { name });
    await speed(normal).click();
    await expect(speed(normal)).toBeChecked();
    await speed(blitz).click();
    await speed(normal).click();
    await expect(speed(normal)).not.toBeChecked();
    await begin(dan);
    await expect(panelOf(dan)).toContainText(seek.alone);
    await panelOf(dan).getByRole('button', { name: seek.anySpeed }).click();
  });
  const tables = await Promise.all([ana, ...others].map(tableOf));
  expect(new Set(tables).size).toBe(1);
  await end(ana, ...others);
});

test('a friend is asked, declines, is asked again and comes, and the two are partners', async ({
  browser,
  server,
}) => {
  const { address } = server;
  const ana = await arrive(browser, address, 'Ana');
  const ben = await arrive(browser, address, 'Ben', PHONE);
  await ana.befriend(address, ben);
  await ana.page.reload();
  await panelOf(ana).getByLabel(seek.with).selectOption('Ben');
  const { variants, speeds } = messages.games;
  const ask = ben.page
    .locator('.notices__item')
    .filter({ hasText: people.asksToPlay('Ana', `${variants.nanjing.name}, ${speeds.normal.name}`) });
  await begin(ana);
  await expect(panelOf(ana)).toContainText(seek.friendAsked);
  await ask.getByRole('button', { name: messages.app.close }).tap();
  await expect(panelOf(ana).getByRole('status')).toHaveText(seek.over.declined);
  await expect(ask).toBeHidden();
  // An ask is shown on every page.
  await ben.page.goto(`${address}#/matches`);
  await begin(ana);
  await ask.getByRole('button', { name: people.play }).tap();
  await expect(panelOf(ben)).toContainText(seek.waiting(2, 4));

  const others = await Promise.all(['Cleo', 'Dan'].map((name) => arrive(browser, address, name)));
  for (const friend of others) await begin(friend);
  const [table] = await Promise.all([ana, ben, ...others].map(tableOf));
  const atTable = (await ana.openPeople()).getByRole('listitem');
  await expect(atTable).toHaveCount(4);
  const names = await atTable.allTextContents();
  const seatOf = (name: string) => names.findIndex((text) => text.includes(name));
  expect(Math.abs(seatOf('Ana') - seatOf('Ben')), `${table}: ${names.join()}`).toBe(2);
  await end(ana, ben, ...others);
});

test('after twenty seconds bots are offered, and the next one joins that table', async ({
  browser,
  server,
}) => {
  const { address } = server;
  const ana = await arrive(browser, address, 'Ana');
  await expect(panelOf(ana).getByRole('link', { name: seek.over['no-account'] })).toBeVisible();
  await expect(panelOf(ana).getByRole('group', { name: seek.ratings })).toHaveCount(0);
  await begin(ana);
  const offer = panelOf(ana).getByRole('button', { name: seek.takeBots });
  await expect(offer).toBeHidden();
  await expect(offer).toBeVisible({ timeout: 60_000 });
  await offer.click();
  const table = await tableOf(ana);
  const ben = await arrive(browser, address, 'Ben', PHONE);
  await begin(ben);
  await panelOf(ben).getByRole('button', { name: seek.takeBots }).tap({ timeout: 60_000 });
  await expect(ben.page).toHaveURL(new RegExp(table));
  await end(ana, ben);
});
