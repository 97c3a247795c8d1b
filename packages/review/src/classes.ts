import type { Loss } from './estimate.ts';

/** From how many lost points on a decision belongs to each class. Lesser losses have none. */
const CLASS_POINTS = { inaccuracy: 10, mistake: 25, blunder: 60 } as const;
export type LossClass = keyof typeof CLASS_POINTS;
export const LOSS_CLASSES = Object.keys(CLASS_POINTS) as readonly LossClass[];

/**
 * Half of a class's points must be certain, by this many standard errors. A player remembers mistakes, so another seed
 * must find them too.
 */
const CERTAINTY = { inaccuracy: 1.64, mistake: 3, blunder: 3 } as const;
/** If the judges prefer different choices by at least this many points each, the question stays open. */
const CLEAR_PREFERENCE = 10;

export function classOf(loss: Loss): LossClass | null {
  // Two judges must agree before a player is told of a loss.
  if (loss.network <= 0) return null;
  const { mean, error } = loss.rollouts;
  const fits = (name: LossClass) =>
    loss.points >= CLASS_POINTS[name] && mean - CERTAINTY[name] * error >= CLASS_POINTS[name] / 2;
  return LOSS_CLASSES.findLast(fits) ?? null;
}

/** Whether one judge sees a loss and the other clearly prefers what was done. */
export function isOpenQuestion({ network, rollouts }: Loss): boolean {
  const areOpposed = network > 0 !== rollouts.mean > 0;
  return areOpposed && Math.min(Math.abs(network), Math.abs(rollouts.mean)) >= CLEAR_PREFERENCE;
}
