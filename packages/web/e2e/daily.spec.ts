import { daily } from '../src/i18n/en/daily.ts';
import { messages } from '../src/i18n/en/index.ts';
import { replay } from '../src/i18n/en/replay.ts';
import { sheet } from '../src/i18n/en/sheet.ts';
import { expectAccessible, type Look } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { TableScreen } from './table.ts';

const { today } = messages.home;

const LARGE: Look = { theme: 'jade', width: 1280, height: 800 };
const SMALL: Look = { theme: 'paper', width: 390, height: 844 };

/** A day with known cards. Three of its four deals are already played, because playing all of them takes minutes. */
const NOW = Date.UTC(2026, 10, 18, 12);
const played = (own: number, bots: number) => ({ own, bots, isOnTime: true });
const DEALS = [played(100, 60), played(-200, -100), played(20, 20)];
const STORED = {
  '2026-11-18': [...DEALS, null],
  '2026-11-17': [...DEALS, played(0, 50)],
};

/** Runs in the page before it loads. Data that the page has stored takes precedence. */
function prepare({ now, stored }: { now: number; stored: object }): void {
  Date.now = () => now;
  if (localStorage.getItem('schupf.daily') === null)
    localStorage.setItem('schupf.daily', JSON.stringify(stored));
  Object.defineProperty(navigator, 'share', {
    value: async ({ text }: { text: string }) => {
      document.documentElement.dataset['shared'] = text;
    },
  });
}

test.describe('with the engine', () => {
  test.use({ hasNetworks: true });

  test('the last deal of a day is played, compared, shared and remembered', async ({ page }) => {
    await page.addInitScript(prepare, { now: NOW, stored: STORED });
    await page.goto('/?pace=1');
    const panel = page.getByRole('region', { name: today.title });
    await expect(panel).toContainText(today.played(3, 4));
    await expect(panel).toContainText(today.streak(1));
    await panel.getByRole('link', { name: today.continue }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(today.name);
    await expectAccessible(page, [SMALL, LARGE], 'a day with an open deal');
    await page.getByRole('button', { name: daily.play(4) }).click();
    const table = new TableScreen(page);
    await table.asked();

    // A reload resumes the deal, and the page does not offer to restart it.
    const cards = await table.cards();
    await page.reload();
    await table.asked();
    expect(await table.cards()).toEqual(cards);
    await page.goto('/?pace=1#/daily');
    await page.getByRole('button', { name: daily.continue(4) }).click();

    await table.playRound();
    const end = page.getByRole('dialog');
    await expect(end).toContainText(daily.dealOf(4, 4));
    await expect(end.getByText(daily.comparing)).toBeHidden({ timeout: 240_000 });
    await expectAccessible(page, [LARGE], 'the end of a daily deal');
    await end.getByRole('link', { name: daily.toAllDeals }).click();

    await expect(page.getByText(daily.dayScore)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(5);
    await page.getByRole('button', { name: sheet.share }).click();
    const shared = page.locator('html');
    await expect(shared).toHaveAttribute(
      'data-shared',
      /^Daily Tichu deal, 18 Nov: .*2 days in a row\n🟩🟥⬜/u,
    );
    await expectAccessible(page, [{ ...LARGE, theme: 'night' }], 'a day that is over');

    // On the next visit, the result is on the start page, and the deal can be replayed.
    await page.goto('/');
    await expect(panel).toContainText(today.streak(2));
    await panel.getByRole('link', { name: today.open }).click();
    await page.getByRole('link', { name: daily.replay(4) }).click();
    await expect(page.getByRole('slider', { name: replay.position })).toBeVisible();
  });
});

test('a past day can be played but does not count, and an invalid day shows today’s deals', async ({
  page,
}) => {
  await page.addInitScript(prepare, { now: NOW, stored: {} });
  await page.goto('/#/daily/2026-11-10');
  await expect(page.getByText(daily.past)).toBeVisible();
  await expect(page.getByRole('button', { name: daily.play(1) })).toBeVisible();
  await page.goto('/#/daily/2031-01-01');
  await expect(page.getByText(daily.lead)).toBeVisible();
});

test('without the engine, no deal can be started', async ({ page }) => {
  await page.addInitScript(prepare, { now: NOW, stored: {} });
  await page.goto('/#/daily');
  await page.getByRole('button', { name: daily.play(1) }).click();
  await expect(page.getByRole('alert')).toHaveText(daily.noBots);
  await expect(page.getByRole('button', { name: daily.play(1) })).toBeVisible();
});

test('a match can be played where nothing can be saved', async ({ page, playNow }) => {
  await page.route('**/table.worker-*.js', async (route) => {
    const response = await route.fetch();
    const block = 'Object.defineProperty(self, "indexedDB", { value: undefined });\n';
    await route.fulfill({ response, body: block + (await response.text()) });
  });
  const table = await playNow({ deal: 'round' });
  await table.asked();
  await expect(page.getByText(messages.table.unsaved)).toBeVisible();
});
