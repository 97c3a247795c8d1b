import { test as base, expect, type Page } from '@playwright/test';
import type { Settings } from '../src/app/settings.ts';
import type { Choice } from '../src/home/choice.ts';
import { messages } from '../src/i18n/en/index.ts';
import { type Game, startGame } from './start-game.ts';
import { TableScreen } from './table.ts';

/** Whether this is the nightly run, which has time for everything. */
export const IS_FULL_RUN = process.env['SCHUPF_E2E'] === 'whole';

interface Opening {
  /** The seed of the deal; omitted for random cards. */
  readonly deal?: string;
  /** Milliseconds for which bots think: almost none if omitted. With null, the page uses its own default. */
  readonly pace?: number | null;
}

const QUICK = 1;

/** Animations and sounds would take most of a test's time. */
const QUIET = { motion: 'reduced', sound: 0 } as const;

interface Fixtures {
  /** The settings stored before the page is opened; override them with `test.use`. */
  readonly settings: Partial<Settings>;
  /**
   * Whether the weights of the learned bots can be fetched. Without them, hints come from a bot whose version never
   * changes, so that the deals of the tests always play out the same way.
   */
  readonly hasNetworks: boolean;
  /** Opens the start page with the given parameters. */
  readonly openHome: (opening?: Opening) => Promise<void>;
  /** Opens a table of the default game. */
  readonly playNow: (opening?: Opening) => Promise<TableScreen>;
  readonly playGame: (game: Game, opening?: Opening) => Promise<TableScreen>;
}

/** Every test fails on an error in the page or a violation of the server's content security policy. */
export const test = base.extend<Fixtures & { readonly prepared: undefined }>({
  prepared: [
    async ({ page, context, settings, hasNetworks }, use) => {
      const problems = watchProblems(page);
      if (!hasNetworks) await context.route('**/*.weights', (route) => route.abort('internetdisconnected'));
      await page.addInitScript(storeSettings, settings);
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
      await page.getByRole('button', { name: messages.home.play.nanjing }).click();
      return new TableScreen(page);
    });
  },
  playGame: async ({ page, openHome }, use) => {
    await use(async (game, opening) => {
      const { variant, options } = game;
      // The page preselects the game that was played last.
      if (options !== undefined) await page.addInitScript(storeChoice, { variant, options });
      await openHome(opening);
      return startGame(page, game);
    });
  },
});

export { expect } from '@playwright/test';

/** Runs in the page before it loads. Settings already stored there take precedence. */
export function storeSettings(settings: Partial<Settings>): void {
  const stored = JSON.parse(localStorage.getItem('schupf.settings') ?? '{}');
  localStorage.setItem('schupf.settings', JSON.stringify({ ...settings, ...stored }));
}

function storeChoice(choice: Partial<Choice>): void {
  localStorage.setItem('schupf.choice', JSON.stringify(choice));
}

/** Collects the page's errors from now on. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // Errors caused by a test that goes offline are expected.
    const isUnexpected = !message.text().includes('ERR_INTERNET_DISCONNECTED');
    if (message.type() === 'error' && isUnexpected)
      problems.push(`${message.text()} ${message.location().url}`);
  });
  return problems;
}
