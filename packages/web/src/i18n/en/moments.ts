import type { Call } from '@schupf/rules';

/** What is written across the table at special moments. */
export const moments = {
  calls: { tichu: 'Tichu!', grand: 'Grand Tichu!' } as { readonly [C in Call]: string },
  /** What callers risk. Addressed to the caller, about one other player, about several. */
  bets: {
    you: (points: number) => `You bet ${points} points on going out first`,
    one: (name: string, points: number) => `${name} bets ${points} points on going out first`,
    several: (names: string, points: number) => `${names} each bet ${points} points on going out first`,
  },
  bomb: 'Bomb!',
  double: 'Double win!',
  triple: 'Triple win!',
  revolution: 'Revolution!',
};
