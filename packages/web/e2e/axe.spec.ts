import { expectAccessible, LOOKS } from './axe.ts';
import { DEALS } from './deals.ts';
import { IS_FULL_RUN, test } from './fixtures.ts';
import { walkPhases } from './phases.ts';
import type { Game } from './start-game.ts';

/** `npm test` checks the phases of the default game in names.spec.ts. */
const GAMES: readonly Game[] = IS_FULL_RUN
  ? [
      { variant: 'nanjing' },
      { variant: 'trichu' },
      { variant: 'wuwang' },
      { variant: 'tientsin' },
      { variant: 'grandseigneur', players: 12 },
      { variant: 'let', players: 7 },
    ]
  : [];

test('all pages other than the table are accessible', async ({ page }) => {
  for (const path of ['', 'settings', 'rules', 'summary', 'matches']) {
    await page.goto(`/#/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page, LOOKS, path);
  }
});

for (const game of GAMES) {
  test(`every phase of ${game.variant} is accessible`, async ({ page, playGame }) => {
    test.setTimeout(1_800_000);
    const table = await playGame(game, { deal: DEALS.gift });
    await walkPhases(table, (phase) => expectAccessible(page, LOOKS, phase));
  });
}
