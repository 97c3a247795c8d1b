/** How many standard errors a 95% confidence interval extends to either side of the mean. */
export const WIDTH_95 = 1.96;

/** The same for an estimated spread: Student's t, as a series in the degrees of freedom. */
export function width95(freedom: number): number {
  const z = WIDTH_95;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

/** The mean and spread of numbers added one by one, by Welford's method: sums of squares would lose precision. */
export class RunningStatistics {
  count = 0;
  mean = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    const difference = value - this.mean;
    this.mean += difference / this.count;
    this.squares += difference * (value - this.mean);
  }

  get variance(): number {
    return this.count < 2 ? 0 : this.squares / (this.count - 1);
  }

  get deviation(): number {
    return Math.sqrt(this.variance);
  }

  /** Half the width of the 95% confidence interval of the mean; not defined for a single number. */
  get margin(): number {
    if (this.count < 2) return Number.POSITIVE_INFINITY;
    return (width95(this.count - 1) * this.deviation) / Math.sqrt(this.count);
  }
}

/** The share of a normal distribution below `value` standard deviations (Abramowitz and Stegun 7.1.26). */
export function normalShare(value: number): number {
  const x = Math.abs(value) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (series * Math.exp(-x * x)) / 2;
  return value < 0 ? tail : 1 - tail;
}

/** The probability that the sequential test wrongly accepts, and also that it wrongly rejects. */
const ERROR = 0.05;
/** The test decides when the log-likelihood ratio is at least this far from 0. */
export const DECISIVE = Math.log((1 - ERROR) / ERROR);
/** With fewer deals, the spread is too uncertain for a verdict. */
const MIN_DEALS = 40;

export type Verdict = 'stronger' | 'not-stronger' | 'undecided';

/**
 * The generalised sequential probability ratio test of "better by `gain`" against "no better": the log-likelihood
 * ratio of the sample, using its own spread.
 */
export function logLikelihoodRatio({ count, mean, variance }: RunningStatistics, gain: number): number {
  const excess = count * (mean - gain / 2);
  if (variance === 0) return excess === 0 ? 0 : excess * Number.POSITIVE_INFINITY;
  return (gain / variance) * excess;
}

export function verdictOn(sample: RunningStatistics, gain: number): Verdict {
  if (sample.count < MIN_DEALS) return 'undecided';
  const ratio = logLikelihoodRatio(sample, gain);
  if (ratio >= DECISIVE) return 'stronger';
  return ratio <= -DECISIVE ? 'not-stronger' : 'undecided';
}
