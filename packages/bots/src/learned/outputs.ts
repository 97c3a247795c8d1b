/** What a network foretells of the round, from the side of the seat that decides. */

/** Points ahead of the other side, in units of so many. */
export const VALUE = 0;
export const VALUE_UNIT = 200;
/** Then the chance to be the first out, before the logistic function, and how likely each outcome is, before the
 * exponential one. */
const BEFORE_OUTCOMES = 2;

/** Outcomes as points ahead at the end of the round; a result counts as the nearest. */
export const OUTCOMES = [-400, -300, -200, -130, -80, -40, 0, 40, 80, 130, 200, 300, 400, 500] as const;

export const OUTPUTS = BEFORE_OUTCOMES + OUTCOMES.length;

export function outcomeOf(points: number): number {
  let nearest = 0;
  OUTCOMES.forEach((outcome, index) => {
    if (Math.abs(points - outcome) < Math.abs(points - OUTCOMES[nearest]!)) nearest = index;
  });
  return nearest;
}
