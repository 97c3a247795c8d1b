/** The results of a candidate in simulated rounds, combined with its prior. */
export class Tally {
  readonly prior: number;
  count = 0;
  private sum = 0;
  private readonly resultDeviation: number;
  private readonly priorDeviation: number;

  /** Takes the standard deviations of a single result and of the prior. */
  constructor(prior: number, resultDeviation: number, priorDeviation: number) {
    this.prior = prior;
    this.resultDeviation = resultDeviation;
    this.priorDeviation = priorDeviation;
  }

  add(result: number): void {
    this.count++;
    this.sum += result;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  /**
   * How far this candidate is ahead of the average candidate. The mean result and the prior are weighted by their
   * precision, because a few rounds alone are less reliable than the prior.
   */
  estimate(priorMean: number, resultMean: number): number {
    const evidence = this.count / (this.resultDeviation * this.resultDeviation);
    const confidence = 1 / (this.priorDeviation * this.priorDeviation);
    return (
      (evidence * (this.mean - resultMean) + confidence * (this.prior - priorMean)) / (evidence + confidence)
    );
  }
}
