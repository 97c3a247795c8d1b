import type { Page } from '@playwright/test';
import { LANGUAGES } from '@schupf/phrasebook';
import { requestFor, rulesFor } from '@schupf/rules';
import { messages } from '../src/i18n/en/index.ts';
import { rules as words } from '../src/i18n/en/rules.ts';
import { expect, test } from './fixtures.ts';

/** Smaller print is hard to read at arm's length. */
const READABLE_PT = 7;

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ settings: { language, motion: 'reduced', sound: 0 } });

    test('the summary fits on one readable page of A4', async ({ page }) => {
      await page.goto('/#/summary');
      expect(await sizeOnPaper(page)).toBeGreaterThanOrEqual(READABLE_PT);
    });
  });
}

test('the summary fits on one page even with many house rules', async ({ page }) => {
  const rules = rulesFor('trichu', {
    dealMethod: 'take-one-by-one',
    grandTichuDecision: 'simultaneous-hidden',
    grandTichuCollision: 'later-may-withdraw',
    tichuDuringPush: 'blocked',
    callsPerTeam: 'one',
    mahJongFirstLead: 'forbidden',
    wishObligation: 'mandatory',
    wishDuration: 'trick',
    wishBombs: 'exempt',
    wishOnLead: 'exempt',
    tripleSequences: true,
  });
  const request = requestFor(rules);
  expect(Object.keys(request.options ?? {}).length).toBeGreaterThan(8);
  await page.goto(`/#/summary/${encodeURIComponent(JSON.stringify(request))}`);
  await expect(page.getByRole('heading', { name: words.summary.options })).toBeVisible();
  expect(await sizeOnPaper(page)).toBeGreaterThan(5);
});

test('the rules page leads to the summary, which can be printed', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await page.goto('/#/rules');
  await page.getByRole('link', { name: words.summary.link }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.summary.title })).toBeVisible();
  await page.getByRole('button', { name: words.summary.print }).click();
  await expect(page).toHaveTitle('printed');
});

test('from a table, the summary lists the options in force', async ({ page, playGame }) => {
  const table = await playGame({ variant: 'nanjing', options: { tichuDuringPush: 'blocked' } });
  await table.takeRest.waitFor();
  await page.getByRole('button', { name: messages.table.menu }).click();
  await page.getByRole('button', { name: messages.table.rules }).click();
  await page.getByRole('link', { name: words.summary.link }).click();
  const options = page.getByRole('list').filter({ hasText: 'Tichu' });
  await expect(page.getByRole('heading', { name: words.summary.options })).toBeVisible();
  await expect(options.getByRole('listitem').first()).toBeVisible();
});

/** Prints the page, checks that it is one page of A4 without anything cut off, and returns the text size in points. */
async function sizeOnPaper(page: Page): Promise<number> {
  const paper = page.getByRole('article');
  await expect(paper.getByRole('img').first()).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g), 'one page').toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  await page.emulateMedia({ media: 'print' });
  return paper.evaluate((sheet) => {
    const edge = sheet.getBoundingClientRect();
    for (const part of sheet.querySelectorAll('p, li, h1, h2, svg')) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom)
        throw new Error(`cut off: ${part.textContent}`);
    }
    return Number.parseFloat(getComputedStyle(sheet).fontSize) * 0.75;
  });
}
