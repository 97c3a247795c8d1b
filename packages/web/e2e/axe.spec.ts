import { expectAccessible, type Look } from './axe.ts';
import { DEALS } from './deals.ts';
import { IS_FULL_RUN, test } from './fixtures.ts';
import { walkPhases } from './phases.ts';
import type { Game } from './start-game.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const LOOKS: readonly Look[] = [
  { theme: 'jade', ...DESKTOP },
  { theme: 'jade', ...PHONE },
  { theme: 'jade', width: 360, height: 740 },
  { theme: 'jade', width: 844, height: 390 },
  { theme: 'jade', width: 820, height: 1180 },
  { theme: 'jade', width: 1920, height: 1080 },
  { theme: 'night', ...DESKTOP },
  { theme: 'night', ...PHONE },
  { theme: 'paper', ...DESKTOP },
  { theme: 'paper', ...PHONE },
];

const GAMES: readonly Game[] = IS_FULL_RUN
  ? [
      { variant: 'nanjing' },
      { variant: 'trichu' },
      { variant: 'wuwang' },
      { variant: 'tientsin' },
      { variant: 'grandseigneur', players: 12 },
      { variant: 'let', players: 7 },
    ]
  : [{ variant: 'nanjing' }];

test('all pages other than the table are accessible', async ({ page }) => {
  for (const path of ['', 'settings', 'rules', 'summary', 'matches']) {
    await page.goto(`/#/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page, LOOKS, path);
  }
});

for (const game of GAMES) {
  test(`every phase of ${game.variant} is accessible`, async ({ page, playGame }) => {
    test.setTimeout(IS_FULL_RUN ? 1_800_000 : 300_000);
    const table = await playGame(game, { deal: DEALS.gift });
    await walkPhases(table, (phase) => expectAccessible(page, LOOKS, phase));
  });
}
