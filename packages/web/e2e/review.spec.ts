import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { replay } from '../src/i18n/en/replay.ts';
import { review } from '../src/i18n/en/review.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const MATCH = readFileSync(new URL('../../../games/nanjing.schupf', import.meta.url), 'utf8');
/** Only the first round of the match, because reviewing all of it takes a minute. */
const ONE_ROUND = MATCH.slice(0, MATCH.indexOf('round 2'));
const GAME_WITHOUT_NETWORK = readFileSync(new URL('../../../games/tientsin.schupf', import.meta.url), 'utf8');
const LOOKS = (['jade', 'night', 'paper'] as const).map((theme) => ({ theme, width: 1280, height: 800 }));

async function openReplay(page: Page, record: string): Promise<void> {
  await page.route('**/shared.schupf', (route) => route.fulfill({ contentType: 'text/plain', body: record }));
  await page.goto('/#/replay/link/shared.schupf/1');
  await page.getByRole('slider').waitFor();
}

test.describe('with the engine', () => {
  test.use({ hasNetworks: true });

  test('a match is reviewed in the background, and its mistakes can be viewed', async ({ page }) => {
    await openReplay(page, ONE_ROUND);
    await page.getByRole('button', { name: replay.review, exact: true }).click();
    const panel = page.getByRole('region', { name: review.title });
    await expect(panel.getByRole('img', { name: review.chartLabel })).toBeVisible();
    // The replay can be used in the meantime.
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('slider')).toHaveValue('1');
    await expect(panel.getByText(review.summary)).toBeVisible();
    await expect(panel.getByRole('progressbar')).toBeHidden({ timeout: 240_000 });
    await expect(panel.getByRole('row')).toHaveCount(2);
    await expectAccessible(page, LOOKS, 'review');
    const verdict = panel.getByRole('region', { name: review.verdict });
    await panel.getByRole('button', { name: review.next }).click();
    await expect(verdict).toBeVisible();
    const moment = await page.getByRole('slider').inputValue();
    await panel.getByRole('button', { name: review.show }).click();
    const back = page.getByRole('button', { name: review.backToRound });
    await back.waitFor();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('slider')).toHaveValue('1');
    await back.click();
    await expect(page.getByRole('slider')).toHaveValue(moment);
    await expect(verdict).toBeVisible();
    // The log replaces the review, but the review continues.
    await page.getByRole('button', { name: replay.review, exact: true }).click();
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: replay.review, exact: true }).click();
    await expect(verdict).toBeVisible();
    await expect(panel.getByRole('progressbar')).toBeHidden();

    // A finished review is stored, so opening it again does not need the engine.
    await page.route('**/*.weights', (route) => route.abort('internetdisconnected'));
    await page.reload();
    await page.getByRole('button', { name: replay.review, exact: true }).click();
    await expect(panel.getByRole('row')).toHaveCount(2);
    await expect(panel.getByRole('progressbar')).toBeHidden();
  });

  test('a game that the engine does not support cannot be reviewed', async ({ page }) => {
    await openReplay(page, GAME_WITHOUT_NETWORK);
    await page.getByRole('button', { name: replay.review, exact: true }).click();
    await expect(page.getByText(review.refused['no-network'])).toBeVisible();
  });
});

test('without the engine, the page says why there is no review', async ({ page }) => {
  await openReplay(page, ONE_ROUND);
  await page.getByRole('button', { name: replay.review, exact: true }).click();
  await expect(page.getByText(review.refused['no-weights'])).toBeVisible();
});

test('on a phone, the review scrolls into view when it opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReplay(page, ONE_ROUND);
  await page.getByRole('button', { name: replay.review, exact: true }).click();
  await expect(page.getByText(review.refused['no-weights'])).toBeInViewport();
});
