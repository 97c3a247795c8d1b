import { expect, test } from './fixtures.ts';
import type { Game } from './start-game.ts';

const GAMES: readonly Game[] = [
  { variant: 'nanjing' },
  { variant: 'trichu' },
  { variant: 'wuwang' },
  { variant: 'tientsin' },
  { variant: 'grandseigneur', players: 5 },
  { variant: 'let', players: 5 },
];

for (const game of GAMES) {
  test(`a whole round of ${game.variant}, by what the hints say`, async ({ playGame }) => {
    const table = await playGame(game, { deal: 'round' });
    expect(await table.playRound()).toBe('round-over');
    await table.nextRound.click();
    await table.asked();
    await expect(table.nextRound).toBeHidden();
  });
}
