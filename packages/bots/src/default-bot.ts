import { VARIANT_FACTS, type Variant } from '@schupf/rules';

/**
 * The bot that fills seats unless another one is chosen. In games its networks don't know, it plays like the expert.
 */
export const DEFAULT_BOT = 'net-1-casual';

/** The bot that plays and gives hints in games the networks don't know, and when the networks can't be loaded. */
export const HEURISTIC_BOT = 'expert-1';

/** Whether the networks know this game: four players in two teams, one pack. */
export function hasLearnedBots(variant: Variant): boolean {
  const { players, teams, secondPack } = VARIANT_FACTS[variant];
  return players.min === 4 && players.max === 4 && teams === 'alternating' && secondPack === 'never';
}

export function defaultBot(variant: Variant): typeof DEFAULT_BOT | typeof HEURISTIC_BOT {
  return hasLearnedBots(variant) ? DEFAULT_BOT : HEURISTIC_BOT;
}
