import { expect, test } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { online } from '../src/i18n/en/online.ts';
import { ratings } from '../src/i18n/en/ratings.ts';
import { Community } from './community.ts';
import { Friend } from './friends-table.ts';

// One worker, and so one community, for all tests of this file: each changes something else in it.
test.describe.configure({ mode: 'default' });

let community: Community;

test.beforeAll(async () => {
  community = await Community.start();
});

test.afterAll(() => community.close());

test('lists show the best players and pairs, lead to profiles, and say which line is one’s own', async ({
  browser,
}) => {
  const { page, problems } = await Friend.arrive(browser, 'Ana', { viewport: { width: 390, height: 844 } });
  await community.signIn(page.context(), 'Ana');
  await page.goto(`${community.address}#/lobby`);
  await page.getByRole('link', { name: online.lobby.ratings }).click();
  const players = page.getByRole('table', { name: ratings.lists.people });
  const rows = players.getByRole('row');
  await expect(rows.nth(1)).toContainText('@ana-lisa');
  await expect(players.locator('.ratings__mine')).toHaveText(/Ana/);
  // The best comes first, and no one who has just begun is in the list.
  const shown = (await players.locator('.rating').allTextContents()).map(Number);
  expect(shown.length).toBeGreaterThan(2);
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  await expect(players).not.toContainText('Olu');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('radio', { name: ratings.lists.pairs }).check({ force: true });
  const pairs = page.getByRole('table', { name: ratings.lists.pairs });
  await expect(pairs.getByRole('row').nth(1).getByRole('link')).toHaveCount(2);
  const { variants } = messages.games;
  await page.getByRole('radio', { name: variants.grandseigneur.name }).check({ force: true });
  await expect(page.getByText(ratings.nobody)).toBeVisible();
  // Games without teams have no pairs.
  await expect(page.getByRole('radio', { name: ratings.lists.pairs })).toHaveCount(0);
  await page.goBack();
  await pairs.getByRole('link', { name: 'Ben', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Ben', level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a profile shows how a rating has changed, as a graph and as a table', async ({ browser }) => {
  const { page, problems } = await Friend.arrive(browser, 'Ana');
  await community.signIn(page.context(), 'Ana');
  const [stored] = await community.storage.ratings.of(community.id('Ana'));
  await page.goto(`${community.address}#/people/${community.id('Ana')}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(ratings.played(stored!.matches));
  const now = await main.locator('.rating').first().textContent();
  const graph = main.getByRole('img', {
    name: new RegExp(`${stored!.matches} matches, from \\d+ to ${now}$`),
  });
  await expect(graph).toBeVisible();
  await main.getByText(ratings.asTable).click();
  const table = main.getByRole('region', { name: ratings.asTable }).getByRole('row');
  await expect(table.nth(1)).toContainText(`${now} ±`);
  await main.getByRole('link', { name: ratings.placeInList(1) }).click();
  await expect(page.getByRole('table', { name: ratings.lists.people })).toContainText('Ana');
  expect(problems).toEqual([]);
});

test('a rating that is still uncertain is marked, for eyes and for screen readers', async ({ browser }) => {
  const { page, problems } = await Friend.arrive(browser, 'Guest');
  await page.goto(`${community.address}#/people/${community.id('Olu')}`);
  const rating = page.locator('.profile .rating').first();
  await expect(rating).toHaveText(new RegExp(`^\\d+\\? \\(${ratings.provisional}\\)$`));
  await expect(rating.locator('[aria-hidden]')).toHaveText('?');
  await page.goto(`${community.address}#/people/${community.id('Ana')}`);
  await expect(rating).toHaveText(/^\d+$/);
  expect(problems).toEqual([]);
});

test('the seats of a rated table show ratings, and the table says whether rounds count', async ({
  browser,
}) => {
  const code = await community.openBensTable();
  const ana = await Friend.arrive(browser, 'Ana');
  await community.signIn(ana.page.context(), 'Ana');
  await ana.page.goto(`${community.address}#/t/${code}`);
  await ana.page.getByRole('button', { name: online.name.go }).click();
  const ben = ana.chair(1);
  await expect(ben).toContainText(/\d{4} ± \d+/);
  await expect(ana.page.getByText(online.room.rated)).toBeVisible();
  const olu = await community.connect('Olu');
  olu.watch(code);
  await olu.until(({ status }) => status.stage === 'seating');
  await olu.command({ type: 'sit', chair: 3, name: '' });
  await expect(ana.chair(4)).toContainText(`(${online.room.provisionalRating})`);
  await expect(ana.page.getByText(online.room.notCounted)).toBeHidden();
  await olu.command({ type: 'leave' });
  const guest = await community.connect('Guest');
  guest.watch(code);
  await guest.until(({ status }) => status.stage === 'seating');
  await guest.command({ type: 'sit', chair: 3, name: '' });
  await expect(ana.chair(4)).toContainText(online.room.standings.guest);
  await expect(ana.page.getByText(online.room.notCounted)).toBeVisible();
  expect(ana.problems).toEqual([]);
});
