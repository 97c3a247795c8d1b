import type { Page } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { TableScreen } from './table.ts';

export interface Game {
  readonly variant: string;
  readonly players?: number;
}

/** Chooses a game on the start page and deals. */
export async function startGame(page: Page, game: Game): Promise<TableScreen> {
  const { home } = messages;
  if (game.variant === 'nanjing') {
    await page.getByRole('button', { name: home.playNow }).click();
    return new TableScreen(page);
  }
  throw new Error('the start page has no choice of games yet');
}
