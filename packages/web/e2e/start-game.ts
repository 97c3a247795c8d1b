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

type Variant = 'nanjing' | 'trichu' | 'wuwang' | 'tientsin' | 'grandseigneur' | 'let';

const { home } = messages;
const TILES: { readonly [V in Variant]: string } = {
  nanjing: home.tiles.four,
  trichu: home.tiles.three,
  wuwang: home.tiles.three,
  tientsin: home.tiles.six,
  grandseigneur: home.tiles.many,
  let: home.tiles.many,
};
/** Games that are not the first choice on their tile. */
const NAMES: { readonly [V in Variant]?: string } = { wuwang: 'Wu Wang', let: 'Le T' };

/** Chooses a game on the start page and deals. */
export async function startGame(page: Page, { variant, players: count, level }: Game): Promise<TableScreen> {
  const group = (of: string) => page.getByRole('group', { name: of, exact: true });
  await page.getByRole('radio', { name: TILES[variant] }).check({ force: true });
  const name = NAMES[variant];
  if (name !== undefined) await choose(group(home.game), name);
  if (count !== undefined) await choose(group(home.players).last(), String(count));
  if (level !== undefined) {
    await page.getByText(home.details, { exact: true }).click();
    await choose(group(home.level), messages.games.levels[level].name);
  }
  await page.getByRole('button', { name: /^Deal \(\d+ players\)$/ }).click();
  return new TableScreen(page);
}

/** Forced, because the styled label may cover the radio button. */
async function choose(group: Locator, name: string): Promise<void> {
  await group.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
}
