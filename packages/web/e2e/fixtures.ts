import { test as base, expect, type Page } from '@playwright/test';
import type { Settings } from '../src/app/settings.ts';
import { messages } from '../src/i18n/en/index.ts';
import { type Game, startGame } from './start-game.ts';
import { TableScreen } from './table.ts';

interface Opening {
  /** The word of a deal; any cards where there is none. */
  readonly deal?: string;
  /** Milliseconds a bot thinks: next to none, unless the test is about time; null is as for everybody. */
  readonly pace?: number | null;
}

const QUICK = 1;

/** Cards that fly and sounds that nobody hears would take most of the time. */
const QUIET = { motion: 'reduced', sound: 0 } as const;

interface Fixtures {
  /** What the person has set before the page is opened; `test.use` takes others. */
  readonly settings: Partial<Settings>;
  /**
   * Whether what the learned bots know can be fetched. Without it hints come from somebody who never learns anything
   * new, so that the deals of the tests go as they went.
   */
  readonly hasNetworks: boolean;
  /** Opens the start page, with what the address asks for. */
  readonly openHome: (opening?: Opening) => Promise<void>;
  /** Opens a table of the usual game, or of another one. */
  readonly playNow: (opening?: Opening) => Promise<TableScreen>;
  readonly playGame: (game: Game, opening?: Opening) => Promise<TableScreen>;
}

/** Every test fails when the page says something went wrong, or when the policy of the server forbade something. */
export const test = base.extend<Fixtures & { readonly prepared: undefined }>({
  prepared: [
    async ({ page, context, settings, hasNetworks }, use) => {
      const problems = watchProblems(page);
      if (!hasNetworks) await context.route('**/*.weights', (route) => route.abort('internetdisconnected'));
      await page.addInitScript(setBefore, settings);
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  settings: [QUIET, { option: true }],
  hasNetworks: [false, { option: true }],
  openHome: async ({ page }, use) => {
    await use(async ({ deal, pace = QUICK } = {}) => {
      const query = new URLSearchParams({
        ...(deal === undefined ? {} : { deal }),
        ...(pace === null ? {} : { pace: String(pace) }),
      });
      await page.goto(query.size > 0 ? `/?${query}` : '/');
    });
  },
  playNow: async ({ page, openHome }, use) => {
    await use(async (opening) => {
      await openHome(opening);
      await page.getByRole('button', { name: messages.home.playNow }).click();
      return new TableScreen(page);
    });
  },
  playGame: async ({ page, openHome }, use) => {
    await use(async (game, opening) => {
      await openHome(opening);
      return startGame(page, game);
    });
  },
});

export { expect } from '@playwright/test';

/** Runs in the page. What somebody has set there since stays. */
export function setBefore(settings: Partial<Settings>): void {
  const kept = JSON.parse(localStorage.getItem('schupf.settings') ?? '{}');
  localStorage.setItem('schupf.settings', JSON.stringify({ ...settings, ...kept }));
}

/** What goes wrong on a page from now on. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // A network that a test takes away is no fault of the page.
    const isOurs = !message.text().includes('ERR_INTERNET_DISCONNECTED');
    if (message.type() === 'error' && isOurs) problems.push(message.text());
  });
  return problems;
}
