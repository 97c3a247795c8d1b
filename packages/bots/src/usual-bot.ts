import { VARIANT_FACTS, type Variant } from '@schupf/rules';

/** Who plays with people who have not chosen anybody. Has taught itself one game, and plays the others as below. */
export const USUAL_BOT = 'net-1-casual';

/** Who plays, and advises, where nobody has learned the game and where what was learned cannot be had. */
export const UNTAUGHT_BOT = 'expert-1';

/** Bots that have taught themselves know the game for four players, two against two. */
export function hasLearnedBots(variant: Variant): boolean {
  const { players, teams } = VARIANT_FACTS[variant];
  return players.max === 4 && teams === 'alternating';
}

export function usualBot(variant: Variant): typeof USUAL_BOT | typeof UNTAUGHT_BOT {
  return hasLearnedBots(variant) ? USUAL_BOT : UNTAUGHT_BOT;
}
