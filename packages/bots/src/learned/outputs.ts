import { FIRST_OUTCOME_OUTPUT } from './kernel-layout.ts';

/** A value is how far ahead the side is at the end of the round, in units of this many points. */
export const VALUE_UNIT = 200;

/** The possible outcomes of a round, in points ahead. A result counts as the nearest one. */
export const OUTCOMES = [-400, -300, -200, -130, -80, -40, 0, 40, 80, 130, 200, 300, 400, 500] as const;

/**
 * The number of values a network predicts, from the point of view of the deciding seat; kernel-layout.ts defines
 * their order.
 */
export const OUTPUTS = FIRST_OUTCOME_OUTPUT + OUTCOMES.length;

export function outcomeOf(points: number): number {
  let nearest = 0;
  OUTCOMES.forEach((outcome, index) => {
    if (Math.abs(points - outcome) < Math.abs(points - OUTCOMES[nearest]!)) nearest = index;
  });
  return nearest;
}
