import { test as base, expect, type Page } from '@playwright/test';
import type { Settings } from '../src/app/settings.ts';
import { messages } from '../src/i18n/en/index.ts';
import { type Game, startGame } from './start-game.ts';
import { TableScreen } from './table.ts';

interface Opening {
  /** The seed of the deal; random cards without one. */
  readonly deal?: string;
  /** Milliseconds a bot thinks: next to none unless the test is about time; null for the page's own delay. */
  readonly pace?: number | null;
}

const QUICK = 1;

/** Moving cards and unheard sounds would take most of the time. */
const QUIET = { motion: 'reduced', sound: 0 } as const;

interface Fixtures {
  /** The person's settings before the page is opened; override them with `test.use`. */
  readonly settings: Partial<Settings>;
  /**
   * Whether the weights of the learned bots can be fetched. Without them hints come from a bot that never changes, so
   * the deals of the tests always play out the same way.
   */
  readonly hasNetworks: boolean;
  /** Opens the start page with the given parameters. */
  readonly openHome: (opening?: Opening) => Promise<void>;
  /** Opens a table of the usual game, or of another one. */
  readonly playNow: (opening?: Opening) => Promise<TableScreen>;
  readonly playGame: (game: Game, opening?: Opening) => Promise<TableScreen>;
}

/** Every test fails on an error in the page or a violation of the server's content security policy. */
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

/** Runs in the page. Settings changed there since then stay. */
export function setBefore(settings: Partial<Settings>): void {
  const stored = JSON.parse(localStorage.getItem('schupf.settings') ?? '{}');
  localStorage.setItem('schupf.settings', JSON.stringify({ ...settings, ...stored }));
}

/** Collects what goes wrong on a page from now on. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // A network that a test switches off is not the page's fault.
    const isOurs = !message.text().includes('ERR_INTERNET_DISCONNECTED');
    if (message.type() === 'error' && isOurs) problems.push(message.text());
  });
  return problems;
}
