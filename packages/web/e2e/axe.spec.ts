import { expectAccessible } from './axe.ts';
import { DEALS } from './deals.ts';
import { test } from './fixtures.ts';
import { walkPhases } from './phases.ts';
import type { Game } from './start-game.ts';

const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

/** A few of each with every run; all of them with `npm run -w packages/web axe`. */
const isWhole = process.env['AXE'] === 'whole';
const THEMES = isWhole ? ['jade', 'night', 'paper'] : ['jade'];
const GAMES: readonly Game[] = isWhole
  ? [
      { variant: 'nanjing' },
      { variant: 'trichu' },
      { variant: 'wuwang' },
      { variant: 'tientsin' },
      { variant: 'grandseigneur', players: 12 },
      { variant: 'let', players: 7 },
    ]
  : [{ variant: 'nanjing' }];

for (const theme of THEMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test.describe(`${theme}, ${size}`, () => {
      test.use({ viewport });
      test.beforeEach(async ({ page }) => {
        await page.addInitScript((chosen) => {
          const kept = JSON.parse(localStorage.getItem('schupf.settings') ?? '{}');
          localStorage.setItem('schupf.settings', JSON.stringify({ ...kept, theme: chosen }));
        }, theme);
      });

      test('the pages beside the table are accessible', async ({ page }) => {
        for (const path of ['', 'settings', 'rules', 'matches']) {
          await page.goto(`/#/${path}`);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await expectAccessible(page, path);
        }
      });

      for (const game of GAMES) {
        test(`every phase of ${game.variant} is accessible`, async ({ page, playGame }) => {
          const table = await playGame(game, { deal: DEALS.gift });
          await walkPhases(table, (phase) => expectAccessible(page, phase));
        });
      }
    });
  }
}
