/** What players see: 1500 is `planner-1`, and each point per round that a player is worth is 4. */
const CENTRE = 1500;
const STEP = 4;

/** Above this deviation a rating is provisional. */
const MAX_ESTABLISHED = 50;
/** Lists contain players up to this deviation. */
const MAX_LISTED = 35;

const YEAR_MS = 365.25 * 24 * 3600 * 1000;
/** Within a year without a match, a deviation of 30 grows to 50. */
const GROWTH_PER_MS = (50 ** 2 - 30 ** 2) / STEP ** 2 / YEAR_MS;

/** What is known of a strength: a normal distribution of points per round. */
export interface Estimate {
  readonly mean: number;
  readonly variance: number;
}

/** An estimate at the end of the last match that it takes into account. */
export interface DatedEstimate extends Estimate {
  /** The date in milliseconds. */
  readonly at: number;
}

/** A rating as it is shown. */
export interface ShownRating {
  readonly rating: number;
  readonly deviation: number;
  readonly isProvisional: boolean;
}

/** Of someone who has not played. People differ by about this much. */
export const FIRST_ESTIMATE: Estimate = { mean: 0, variance: 25 ** 2 };

/** The rating that a pair's or a player's points per round are shown as. */
export function ratingOf(points: number): number {
  return CENTRE + STEP * points;
}

export function pointsOf(rating: number): number {
  return (rating - CENTRE) / STEP;
}

export function deviationOf(variance: number): number {
  return STEP * Math.sqrt(variance);
}

/** An estimate some time after the last match: people change, so it becomes less certain. */
export function estimateAt({ mean, variance, at }: DatedEstimate, now: number): Estimate {
  const grown = variance + GROWTH_PER_MS * Math.max(0, now - at);
  return { mean, variance: Math.min(grown, Math.max(variance, FIRST_ESTIMATE.variance)) };
}

export function shownAt(estimate: DatedEstimate, now: number): ShownRating {
  const { mean, variance } = estimateAt(estimate, now);
  const deviation = deviationOf(variance);
  return {
    rating: Math.round(ratingOf(mean)),
    deviation: Math.round(deviation),
    isProvisional: deviation > MAX_ESTABLISHED,
  };
}

/** How much a rating changes as people see it. */
export function shownChange(before: Estimate, after: Estimate): number {
  return Math.round(ratingOf(after.mean)) - Math.round(ratingOf(before.mean));
}

/** Until when a player who does not play stays in the lists; null if they are not in them now. */
export function listedUntil({ variance, at }: DatedEstimate): number | null {
  const left = pointVariance(MAX_LISTED) - variance;
  return left < 0 ? null : Math.floor(at + left / GROWTH_PER_MS);
}

function pointVariance(deviation: number): number {
  return (deviation / STEP) ** 2;
}
