import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { optionWords } from '@schupf/phrasebook/en/options';
import { parseRecord } from '@schupf/rules/notation';
import { messages } from '../src/i18n/en/index.ts';
import { replay } from '../src/i18n/en/replay.ts';
import { review } from '../src/i18n/en/review.ts';
import { sheet } from '../src/i18n/en/sheet.ts';
import { expectNames } from './expect-names.ts';
import { expect, test } from './fixtures.ts';

const { home } = messages;

test('a match cannot start with an invalid number of rounds, and the page says why', async ({
  page,
  openHome,
}) => {
  await openHome();
  await page.getByRole('radio', { name: messages.games.variants.trichu.name }).check({ force: true });
  await page.getByText(home.details, { exact: true }).click();
  await page.getByText(home.everyOption, { exact: true }).click();
  const rounds = page.getByRole('spinbutton', { name: optionWords.options.rounds.name });
  const play = page.getByRole('button', { name: home.play.trichu });
  await rounds.fill('4');
  await rounds.press('Tab');
  await expect(play).toBeDisabled();
  await expect(page.getByText(/multiple of (3|three)/)).toBeVisible();
  await rounds.fill('6');
  await rounds.press('Tab');
  await expect(play).toBeEnabled();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, settings: { motion: 'reduced', sound: 0, tips: true } });

  test('the result of a round and of a match is in view, can be shared and replayed, and is followed by a rematch', async ({
    page,
    playGame,
  }) => {
    await page.addInitScript(keepShared);
    const table = await playGame(
      { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 2 } },
      { deal: 'round' },
    );
    await table.playRound();
    const points = page.getByRole('dialog');
    for (const size of [SMALL, LARGE]) {
      await page.setViewportSize(size);
      await expect(points.getByRole('heading', { level: 2 })).toHaveText(
        /^(We|They) win the round \d+ : −?\d+$/,
      );
      await expect(points.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      await expect(points.getByText(/^Us −?\d+ : −?\d+ Them$/)).toBeInViewport({ ratio: 1 });
    }
    const top = async (part: Locator) => (await part.boundingBox())!.y;
    expect(await top(points.getByRole('note'))).toBeGreaterThan(await top(points.getByRole('table')));

    await page.setViewportSize(SMALL);
    await table.nextRound.click();
    await expect(points).toBeHidden();
    await table.playRound();
    await expect(points.getByRole('note')).toBeHidden();
    const title = points.getByRole('heading', { level: 2 });
    await expect(title).toHaveText(/win the match/);
    for (const part of [title, table.rematch, points.getByText(/^−?\d+ : −?\d+$/)])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(points.getByRole('img', { name: sheet.scoreChart })).toBeVisible();
    await expectNames(points, 'match-over');
    await expect(points).toHaveAccessibleDescription(/Total: Us −?\d+, Them −?\d+$/);

    await points.getByRole('button', { name: sheet.share }).click();
    const shared = await page.evaluate(() => (globalThis as unknown as { shared: string }).shared);
    expect(shared).toMatch(/^Tichu: (Won|Lost) −?\d+ : −?\d+\n(🟩|🟥|⬜){2}\nhttp/u);
    const address = page.url();
    await points.getByRole('button', { name: sheet.replayMatch }).click();
    await expect(page.getByRole('slider', { name: replay.position })).toBeVisible();

    await page.goto(address);
    await points.getByRole('button', { name: sheet.review }).click();
    await expect(page.getByRole('heading', { name: messages.common.round(2) })).toBeVisible();
    await expect(page.getByRole('region', { name: review.title })).toBeVisible();

    await page.goto('#/matches');
    await expectListed(page);
    await page.goto(address);
    await table.rematch.click();
    // The finished match stays on the page until the new one has begun.
    await expect(table.rematch).toBeHidden();
    expect(await table.asked()).not.toBe('round-over');
  });
});

const SMALL = { width: 360, height: 640 };
const LARGE = { width: 1440, height: 900 };

/** Runs in the page: stores what would be shared. */
function keepShared(): void {
  Object.defineProperty(navigator, 'share', {
    value: async ({ text }: ShareData) => Object.assign(globalThis, { shared: text }),
  });
}

/** Expects that the list contains only the match that was played, and that it can be saved as a file. */
async function expectListed(page: Page): Promise<void> {
  const match = page.getByRole('listitem').filter({ hasText: home.matches.rounds(2) });
  await expect(match).toHaveCount(1);
  await expect(match).toContainText(home.matches.with([], 3));
  const download = page.waitForEvent('download');
  await match.getByRole('button', { name: home.matches.save }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.schupf$/);
  const record = parseRecord(await readFile(await file.path(), 'utf8'));
  expect(record.ok && record.record.rounds).toHaveLength(2);
}
