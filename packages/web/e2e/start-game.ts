import type { Locator, Page } from '@playwright/test';
import type { Options } from '@schupf/rules';
import { messages } from '../src/i18n/en/index.ts';
import { TableScreen } from './table.ts';

export interface Game {
  readonly variant: Variant;
  /** The number of players; the page's default if omitted. */
  readonly players?: number;
  /** The level of the bots; the page's default if omitted. */
  readonly level?: keyof typeof messages.games.levels;
  /** Options that differ from those of the page's default edition. */
  readonly options?: Partial<Options>;
}

type Variant = keyof typeof messages.games.variants;

const { home, games } = messages;

/** Chooses a game on the start page and deals. */
export async function startGame(page: Page, { variant, players: count, level }: Game): Promise<TableScreen> {
  const group = (of: string) => page.getByRole('group', { name: of, exact: true });
  await choose(group(home.games), `${games.variants[variant].name},`);
  if (count !== undefined) await choose(group(home.players), String(count));
  if (level !== undefined) {
    await page.getByText(home.details, { exact: true }).click();
    await choose(group(home.level), games.levels[level].name);
  }
  await page.getByRole('button', { name: home.play[variant], exact: true }).click();
  return new TableScreen(page);
}

/** Clicks the label, because it may cover the radio button. */
async function choose(group: Locator, name: string): Promise<void> {
  const radio = group.page().getByRole('radio', { name: new RegExp(`^${name}`) });
  await group.locator('label').filter({ has: radio }).click();
}
