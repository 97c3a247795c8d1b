import { OUTCOMES_START } from './kernel-layout.ts';

/** A network's value is the number of points by which the seat's side wins the round, divided by this. */
export const VALUE_UNIT = 200;

/** The outcomes a network distinguishes, as point differences. A result counts as the nearest of them. */
export const OUTCOMES = [-400, -300, -200, -130, -80, -40, 0, 40, 80, 130, 200, 300, 400, 500] as const;

/**
 * The number of outputs of a network. They are from the deciding seat's point of view; kernel-layout.ts defines their
 * order.
 */
export const OUTPUTS = OUTCOMES_START + OUTCOMES.length;

/** The index of the nearest outcome. */
export function outcomeIndex(points: number): number {
  let nearest = 0;
  OUTCOMES.forEach((outcome, index) => {
    if (Math.abs(points - outcome) < Math.abs(points - OUTCOMES[nearest]!)) nearest = index;
  });
  return nearest;
}
