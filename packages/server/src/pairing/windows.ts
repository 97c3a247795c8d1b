/** How much the people of a group may differ at first, in rating points. One person in three is within 80 points. */
const FIRST_WINDOW = 100;
const GROWTH_PER_SECOND = 10;
/** After this time, people are brought together with anyone. */
export const OVERDUE_MS = 60_000;

/** Whether someone has waited so long that they come first, and that differences no longer matter. */
export function isOverdue(waited: number): boolean {
  return waited >= OVERDUE_MS;
}

/** How unlike the others may be for someone who has waited for so many milliseconds. */
export function windowAfter(waited: number): number {
  return FIRST_WINDOW + (GROWTH_PER_SECOND * Math.max(0, waited)) / 1000;
}
