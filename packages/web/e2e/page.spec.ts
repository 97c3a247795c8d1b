import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '@schupf/phrasebook';
import { messages } from '../src/i18n/en/index.ts';
import { inEveryLanguage } from '../src/i18n/every-language.ts';
import { expectAccessible, LOOKS } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { storeMatch } from './store-match.ts';
import { TableScreen } from './table.ts';

const { home, games } = messages;
const RECORD = readFileSync(new URL('../../../games/nanjing.schupf', import.meta.url), 'utf8');

test('the page opens without errors under its content security policy', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
});

test('the main button starts the chosen game, and still offers it on the next visit', async ({
  page,
  openHome,
}) => {
  await openHome();
  await expect(page.getByRole('button', { name: home.play.nanjing })).toBeVisible();
  await page.getByRole('radio', { name: games.variants.tientsin.name }).check({ force: true });
  await expect(page.getByRole('button', { name: home.play.nanjing })).toBeHidden();
  await page.getByRole('button', { name: home.play.tientsin }).click();
  const table = new TableScreen(page);
  await expect(table.takeRest).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /, (partner|opponent)/ })).toHaveCount(5);
  await page.goto('/');
  await expect(page.getByRole('button', { name: home.play.tientsin })).toBeVisible();
});

test.describe('with tips turned off', () => {
  test.use({ settings: { motion: 'reduced', sound: 0, tips: false } });

  test('a newcomer is offered the basics, and a first game against beginner bots that turns tips on again', async ({
    page,
    openHome,
  }) => {
    await openHome();
    await expect(page.getByRole('heading', { name: home.newcomer.basicsTitle })).toBeVisible();
    await page.getByRole('button', { name: home.newcomer.play }).click();
    await expect(new TableScreen(page).takeRest).toBeVisible();
    await expect(page.getByRole('note')).toBeVisible();
    await page.goto('/');
    await expect(page.getByText(games.levels['beginner-2'].name).first()).toBeVisible();
    await expect(page.getByRole('button', { name: home.newcomer.play })).toBeHidden();
    await expect(page.getByRole('heading', { name: home.you.title, exact: true })).toBeVisible();
  });
});

test('many wins lead to the advice to choose stronger bots, which is given once', async ({
  page,
  openHome,
}) => {
  const { levelAdvice } = home;
  const advice = page.getByText(levelAdvice.result(8, 8));
  const level = (name: 'club-2' | 'league-2') => page.getByRole('radio', { name: games.levels[name].name });
  const showDetails = () => page.getByText(home.details, { exact: true }).click();
  await openHome();
  await storeMatch(page, RECORD, { bot: 'club-2', times: 8 });
  await page.reload();
  await showDetails();
  await expect(level('club-2')).toBeChecked();
  await expect(advice).toBeVisible();
  await expectAccessible(page, LOOKS, 'advice about the level');
  await page
    .getByRole('button', { name: `${levelAdvice.harder}: ${games.levels['league-2'].name}`, exact: true })
    .click();
  await expect(level('league-2')).toBeChecked();
  await expect(level('league-2')).toBeFocused();
  await expect(advice).toBeHidden();
  await page.reload();
  await showDetails();
  await level('club-2').check({ force: true });
  await expect(page.getByText(games.levels['club-2'].text)).toBeVisible();
  await expect(advice).toBeHidden();
});

test.describe('with a service worker', () => {
  // The service worker is only ready once it has fetched the weights too.
  test.use({ serviceWorkers: 'allow', hasNetworks: true });

  test('the tables panel shows how many people are here, and reports a lost connection', async ({
    page,
    context,
    openHome,
  }) => {
    await openHome();
    const panel = page.getByRole('region', { name: home.tables.title });
    await panel.hover();
    await expect(panel.getByText(/^\d+ (person|people) here now$/)).toBeVisible();
    // The service worker must not be loading when the network is lost.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await expect(panel.getByText(home.tables.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(panel.getByText(home.tables.offline)).toBeHidden();
  });
});

const NARROW = [320, 360, 390];
const PAGES = ['', 'matches', 'settings', 'lobby', 'friends'];

test('no page is wider than a phone in any language, and no tab’s label is cut off', async ({ page }) => {
  const shells = new Map(await inEveryLanguage('shell'));
  for (const language of LANGUAGES) {
    await page.addInitScript((chosen) => {
      localStorage.setItem('schupf.settings', JSON.stringify({ language: chosen, motion: 'reduced' }));
    }, language);
    await page.goto('/');
    await page.reload();
    const { app } = shells.get(language)!.shell;
    for (const path of PAGES) {
      await page.goto(`/#/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 700 });
        // The page may not have been drawn at its new size yet.
        await expect
          .poll(() => layoutProblems(page), { message: `${language} ${path} ${width}` })
          .toEqual([]);
      }
    }
    await expect(page.getByRole('navigation', { name: app.pages }).getByRole('link')).toHaveText([
      app.play,
      app.tables,
      app.matches,
      app.rules,
      app.settings,
    ]);
  }
});

/** The page if it scrolls sideways, and the tabs whose labels are cut off or too small. */
function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['page'] : [];
    const tabs = [...document.querySelectorAll<HTMLElement>('nav a')].filter((tab) => {
      const { left, right } = tab.getBoundingClientRect();
      const isCut = tab.scrollWidth > tab.clientWidth || left < 0 || right > innerWidth;
      return isCut || Number.parseFloat(getComputedStyle(tab).fontSize) < 12;
    });
    return [...wide, ...tabs.map(({ textContent }) => textContent ?? '')];
  });
}
