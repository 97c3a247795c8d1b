// Saves a screenshot of every phase of every game in docs/screens: npm run screens [VARIANT...]
// Each game is shown in one theme per screen size, so that every theme appears but the folder stays small.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { withBrowser } from './browser.ts';
import { DEALS } from './deals.ts';
import { type PhaseName, walkPhases } from './phases.ts';
import { type Game, startGame } from './start-game.ts';
import { screenshotAsWebp } from './webp.ts';

const WEB = join(import.meta.dirname, '..');
const FOLDER = join(WEB, '../../docs/screens');
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
/** Low, because the texture of the felt makes the files large. */
const QUALITY = 0.45;
const THEMES = ['jade', 'night', 'paper'] as const;
const PAGES = ['home', 'settings', 'rules', 'matches'] as const;
const GAMES: readonly Game[] = [
  { variant: 'nanjing' },
  { variant: 'trichu' },
  { variant: 'wuwang' },
  { variant: 'tientsin' },
  { variant: 'grandseigneur', players: 12 },
  { variant: 'let', players: 7 },
];

interface Look {
  readonly size: keyof typeof SIZES;
  readonly theme: (typeof THEMES)[number];
}

async function openPage(browser: Browser, address: string, { size, theme }: Look) {
  const page = await browser.newPage({ viewport: SIZES[size], locale: 'en-GB', bypassCSP: true });
  await page.addInitScript((chosen) => {
    const stored = JSON.parse(localStorage.getItem('schupf.settings') ?? '{}');
    localStorage.setItem('schupf.settings', JSON.stringify({ ...stored, theme: chosen, motion: 'reduced' }));
  }, theme);
  await page.goto(address);
  const shoot = async (name: string) => {
    await page.waitForFunction(isComplete);
    await page.waitForTimeout(300);
    const path = join(FOLDER, `${name}-${size}-${theme}.webp`);
    writeFileSync(path, await screenshotAsWebp(page, QUALITY));
    console.log(path);
  };
  return { page, shoot };
}

/** Runs in the page: whether the display face is loaded and nothing is being animated. */
function isComplete(): boolean {
  const hasFace = [...document.fonts].some(({ family }) => family === 'Fraunces');
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
    );
  return hasFace && !isMoving;
}

async function shootGame(browser: Browser, address: string, game: Game, look: Look): Promise<void> {
  const query = `?deal=${DEALS.gift}&pace=20`;
  const { page, shoot } = await openPage(browser, `${address}${query}`, look);
  const table = await startGame(page, game);
  await walkPhases(table, (phase: PhaseName) => shoot(`${game.variant}-${phase}`));
  await page.close();
}

const wanted = process.argv.slice(2);
const games = GAMES.filter(({ variant }) => wanted.length === 0 || wanted.includes(variant));
mkdirSync(FOLDER, { recursive: true });
await build({ root: WEB, logLevel: 'warn' });
await withBrowser(join(WEB, 'dist'), async (browser, address) => {
  let turn = 0;
  for (const size of ['phone', 'desktop'] as const) {
    for (const theme of THEMES) {
      const { page, shoot } = await openPage(browser, address, { size, theme });
      for (const name of PAGES) {
        await page.goto(`${address}#/${name === 'home' ? '' : name}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        if (theme === 'jade' || name === 'home') await shoot(name);
      }
      await page.close();
    }
    for (const game of games) await shootGame(browser, address, game, { size, theme: THEMES[turn++ % 3]! });
  }
});
