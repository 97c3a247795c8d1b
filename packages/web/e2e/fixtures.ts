import { test as base, expect, type Page } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { type Game, startGame } from './start-game.ts';
import { TableScreen } from './table.ts';

interface Opening {
  /** The word of a deal; any cards where there is none. */
  readonly deal?: string;
  /** Milliseconds a bot thinks: next to none, unless the test is about time; null is as for everybody. */
  readonly pace?: number | null;
}

const QUICK = 20;

interface Fixtures {
  /** Opens the start page, with what the address asks for. */
  readonly openHome: (opening?: Opening) => Promise<void>;
  /** Opens a table of the usual game, or of another one. */
  readonly playNow: (opening?: Opening) => Promise<TableScreen>;
  readonly playGame: (game: Game, opening?: Opening) => Promise<TableScreen>;
}

/** Every test fails when the page says something went wrong, or when the policy of the server forbade something. */
export const test = base.extend<Fixtures & { readonly noProblems: undefined }>({
  noProblems: [
    async ({ page }, use) => {
      const problems = watchProblems(page);
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
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

function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}
