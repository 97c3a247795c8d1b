/** How results and priors of a search are weighed. */
export interface Weighing {
  /** The standard deviation of the prior, in points. */
  readonly priorDeviation: number;
  /** A candidate that is this many standard errors behind the best is dropped. */
  readonly dropMargin: number;
}

/** The deviation of a result, in points, that is assumed before there are any, and how many results that is worth. */
const USUAL_DEVIATION = 80;
const USUAL_WEIGHT = 4;

/**
 * Compares candidates by their results in the same worlds. The luck of a world, which all candidates share, is taken out,
 * so what remains shows how reliable the differences of their means are. The fewer worlds there have been and the more
 * results differ, the more the priors count.
 */
export class Contest {
  /** The candidates that have not been dropped. */
  left: number[];
  /** The number of worlds in which all of them have been tried. */
  worlds = 0;
  private readonly priors: readonly number[];
  private readonly weighing: Weighing;
  private readonly sums: Float64Array;
  /** The sum of the products of the results of each two candidates. */
  private readonly products: Float64Array;

  constructor(priors: readonly number[], weighing: Weighing) {
    this.priors = priors;
    this.weighing = weighing;
    this.left = priors.map((_, candidate) => candidate);
    this.sums = new Float64Array(priors.length);
    this.products = new Float64Array(priors.length * priors.length);
  }

  /** Takes the results of one world, one for each candidate left, in the order of `left`. */
  add(results: Float64Array): void {
    const { left, sums, products, priors } = this;
    this.worlds++;
    for (let i = 0; i < left.length; i++) {
      sums[left[i]!]! += results[i]!;
      const row = left[i]! * priors.length;
      for (let j = 0; j < left.length; j++) products[row + left[j]!]! += results[i]! * results[j]!;
    }
  }

  /** Drops the candidates that are clearly worse than the best. */
  drop(): void {
    const { estimates, error } = this.standing();
    const best = Math.max(...estimates);
    const margin = this.weighing.dropMargin * error;
    this.left = this.left.filter((_, index) => estimates[index]! >= best - margin);
  }

  /** The best candidate, and how many points it is estimated to be ahead of the next that is left. */
  best(): { readonly index: number; readonly margin: number } {
    const { estimates } = this.standing();
    const order = estimates.map((_, index) => index).sort((a, b) => estimates[b]! - estimates[a]!);
    const [first = 0, second = first] = order;
    return { index: this.left[first]!, margin: estimates[first]! - estimates[second]! };
  }

  /** How far each candidate left is ahead of their average, and the standard error of the difference of two. */
  private standing(): { readonly estimates: readonly number[]; readonly error: number } {
    const { left, priors, sums, worlds, weighing } = this;
    const confidence = 1 / weighing.priorDeviation ** 2;
    const evidence = worlds / this.variance();
    const prior = mean(left.map((candidate) => priors[candidate]!));
    const result = mean(left.map((candidate) => sums[candidate]!));
    const estimates = left.map((candidate) => {
      const ahead = worlds === 0 ? 0 : (sums[candidate]! - result) / worlds;
      return (evidence * ahead + confidence * (priors[candidate]! - prior)) / (evidence + confidence);
    });
    return { estimates, error: Math.sqrt(2 / (evidence + confidence)) };
  }

  /** The variance of a candidate's result around the mean of its world. */
  private variance(): number {
    const { left, worlds } = this;
    let own = 0;
    let all = 0;
    for (const a of left) {
      for (const b of left) {
        const joint = this.covariation(a, b);
        all += joint;
        if (a === b) own += joint;
      }
    }
    const freedom = Math.max(0, (worlds - 1) * (left.length - 1));
    const spread = Math.max(0, own - all / left.length);
    return (spread + USUAL_WEIGHT * USUAL_DEVIATION ** 2) / (freedom + USUAL_WEIGHT);
  }

  private covariation(a: number, b: number): number {
    const { sums, products, priors, worlds } = this;
    if (worlds === 0) return 0;
    return products[a * priors.length + b]! - (sums[a]! * sums[b]!) / worlds;
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
