import type { Page } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { replay } from '../src/i18n/en/replay.ts';
import { sheet } from '../src/i18n/en/sheet.ts';
import { expect, IS_FULL_RUN, test } from './fixtures.ts';
import type { Game } from './start-game.ts';

/**
 * `npm test` plays whole rounds of two games in a browser: the default game in match.spec.ts, and a rank game in
 * titles.spec.ts. packages/web/test/whole-rounds.test.ts plays every game without a browser.
 */
const GAMES: readonly Game[] = IS_FULL_RUN
  ? [
      { variant: 'nanjing' },
      { variant: 'trichu' },
      { variant: 'wuwang' },
      { variant: 'tientsin' },
      { variant: 'grandseigneur', players: 5 },
      { variant: 'let', players: 5 },
    ]
  : [];

for (const game of GAMES) {
  test(`a whole round of ${game.variant} can be played by following the hints`, async ({
    page,
    playGame,
  }) => {
    const table = await playGame(game, { deal: 'round' });
    expect(await table.playRound()).toBe('round-over');
    await visitReplay(page);
    await table.nextRound.click();
    await table.asked();
    await expect(table.nextRound).toBeHidden();
  });
}

/** Opens the replay from the score sheet, goes to its end, and returns to the table. */
async function visitReplay(page: Page): Promise<void> {
  const { table } = messages;
  await page.getByRole('button', { name: table.sheet }).last().click();
  await page.getByRole('link', { name: sheet.replay(1) }).click();
  const slider = page.getByRole('slider', { name: replay.position });
  await slider.press('End');
  await expect(page.getByRole('main').getByRole('status')).toContainText(messages.events.roundOver(1));
  await page.getByRole('link', { name: replay.toTable }).click();
}
