import type { Loss } from './estimate.ts';

/** The smallest loss, in points, of each class. Smaller losses have no class. */
const CLASS_POINTS = { inaccuracy: 10, mistake: 25, blunder: 60 } as const;
export type LossClass = keyof typeof CLASS_POINTS;
export const LOSS_CLASSES = Object.keys(CLASS_POINTS) as readonly LossClass[];

/**
 * The loss in simulated rounds, minus this many standard errors, must be at least half of the class's points. Players
 * remember their mistakes, so a review with another seed must find the same ones.
 */
const CERTAINTY = { inaccuracy: 1.64, mistake: 3, blunder: 3 } as const;
/** If the judges prefer different choices, each by at least this many points, the decision is an open question. */
const CLEAR_PREFERENCE = 10;

export function classOf(loss: Loss): LossClass | null {
  // Both judges must agree before we tell a player about a loss.
  if (loss.network <= 0) return null;
  const { mean, error } = loss.rollouts;
  const fits = (name: LossClass) =>
    loss.points >= CLASS_POINTS[name] && mean - CERTAINTY[name] * error >= CLASS_POINTS[name] / 2;
  return LOSS_CLASSES.findLast(fits) ?? null;
}

/** Whether more worlds could show that a loss is a mistake or a blunder. */
export function mayBeSerious({ points, error, network }: Loss): boolean {
  return network > 0 && points + CERTAINTY.inaccuracy * error >= CLASS_POINTS.mistake;
}

/** Whether one judge sees a loss while the other clearly prefers what was done. */
export function isOpenQuestion({ network, rollouts }: Loss): boolean {
  const areOpposed = network > 0 !== rollouts.mean > 0;
  return areOpposed && Math.min(Math.abs(network), Math.abs(rollouts.mean)) >= CLEAR_PREFERENCE;
}
