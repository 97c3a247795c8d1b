import { readFileSync } from 'node:fs';
import { statistics as texts } from '@schupf/phrasebook/en/statistics';
import { messages } from '../src/i18n/en/index.ts';
import { statistics } from '../src/i18n/en/statistics.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { storeMatch } from './store-match.ts';

const RECORD = readFileSync(new URL('../../../games/nanjing.schupf', import.meta.url), 'utf8');
const LOOKS = [
  { theme: 'jade', width: 360, height: 640 },
  { theme: 'night', width: 1440, height: 900 },
  { theme: 'paper', width: 1440, height: 900 },
] as const;

test('the player’s figures are shown next to those of others, even on a phone', async ({
  page,
  openHome,
}) => {
  await openHome();
  await page.getByRole('link', { name: messages.app.matches, exact: true }).click();
  await page.getByRole('link', { name: messages.app.statistics }).click();
  await expect(page.getByText(statistics.empty)).toBeVisible();
  await storeMatch(page, RECORD);
  await page.reload();
  const calls = page.getByRole('table', { name: texts.groups.calls });
  const row = calls.getByRole('row', { name: texts.figures['grand-called'] });
  await expect(row.getByRole('cell').first()).toContainText('16.7%');
  await expect(row.getByRole('cell')).toHaveCount(4);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(row.getByRole('cell')).toHaveCount(4);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  await expectAccessible(page, LOOKS, 'statistics');
});
