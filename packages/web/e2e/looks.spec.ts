import type { Page } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { settings } from '../src/i18n/en/settings.ts';
import { expect, test } from './fixtures.ts';

/** Parts of drawings that the page uses but does not define. They would be invisible. */
function missingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('use')]
      .map((use) => use.getAttribute('href') ?? '')
      .filter((href) => document.querySelector(href) === null),
  );
}

test('the deck chosen in the settings is used at the table', async ({ page, playNow }) => {
  await page.goto('/#/settings');
  const decks = page.getByRole('group', { name: settings.deck });
  await decks.getByRole('radio', { name: settings.decks.colour }).check({ force: true });
  await expect(decks.locator('.card')).toHaveCount(12);
  expect(await missingParts(page)).toEqual([]);
  const table = await playNow();
  await expect(table.hand.locator('.card')).toHaveCount(8);
  await expect(table.hand.locator('.deck--colour')).toHaveCount(8);
  expect(await missingParts(page)).toEqual([]);
});

test('a seat shows an initial until the portraits are loaded', async ({ page, playNow }) => {
  const drawings = Promise.withResolvers<void>();
  await page.route('**/drawings*.js', async (route) => {
    await drawings.promise;
    await route.continue();
  });
  await playNow();
  const fox = page.locator('[data-seat="1"] .portrait');
  await expect(fox).toHaveText('M');
  drawings.resolve();
  await expect(fox.locator('[data-animal="fox"] path').first()).toBeVisible();
  await expect(fox).toHaveText('');
  expect(await missingParts(page)).toEqual([]);
});

test('while a table opens, the felt and the backs of the first cards are already there', async ({
  page,
  openHome,
}) => {
  const worker = Promise.withResolvers<void>();
  await page.route('**/table.worker*.js', async (route) => {
    await worker.promise;
    await route.continue();
  });
  await openHome();
  await page.getByRole('button', { name: messages.home.play.nanjing }).click();
  const table = page.getByRole('main');
  await expect(table.getByRole('status')).toHaveText(messages.table.loading);
  await expect(table.locator('.felt-oval')).toBeVisible();
  await expect(table.locator('.card')).toHaveCount(8);
  expect(await missingParts(page)).toEqual([]);
  worker.resolve();
  await expect(table.getByRole('list', { name: messages.table.hand(8) })).toBeVisible();
});

test('the display face is loaded after the first cards, and from the cache on later visits', async ({
  page,
  playNow,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const isAdded = () => page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Fraunces'));
  const arrival = page.waitForResponse(/fraunces-latin.*\.woff2$/);
  const table = await playNow();
  await expect(table.hand.locator('.card')).toHaveCount(8);
  await arrival;
  // English needs no second file.
  expect(fonts).toHaveLength(1);
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, 'schupf.font');
  await page.reload();
  await expect(table.hand.locator('.card')).toHaveCount(8);
  expect(await isAdded()).toBe(true);
});
