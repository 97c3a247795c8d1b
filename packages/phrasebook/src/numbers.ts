/** A number of points with its sign: "+100", "−25", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : minus(points);
}

/** A number with a proper minus sign, which is as wide as a plus. */
export function minus(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
