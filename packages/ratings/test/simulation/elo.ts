/**
 * Two sides that differ by one point per round differ by this much on the scale on which 400 is ten to one for a match of
 * nine and a half rounds.
 */
export function eloPerPoint(luck: number): number {
  const chanceSlope = Math.sqrt(9.5) / luck / Math.sqrt(2 * Math.PI);
  return (400 / Math.LN10) * 4 * chanceSlope;
}
