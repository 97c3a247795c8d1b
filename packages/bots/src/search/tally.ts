/** How an option did in imagined rounds, against what was thought of it before. */
export class Tally {
  readonly prior: number;
  count = 0;
  private sum = 0;
  private readonly spread: number;
  private readonly trust: number;

  /** `spread` is the usual distance of one round's result from its mean, `trust` that of the prior from the truth. */
  constructor(prior: number, spread: number, trust: number) {
    this.prior = prior;
    this.spread = spread;
    this.trust = trust;
  }

  add(result: number): void {
    this.count++;
    this.sum += result;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  /** The mean drawn towards the prior, the more the fewer rounds there were: few rounds alone know less than it. */
  estimate(priorMean: number, resultMean: number): number {
    const evidence = this.count / (this.spread * this.spread);
    const belief = 1 / (this.trust * this.trust);
    return (evidence * (this.mean - resultMean) + belief * (this.prior - priorMean)) / (evidence + belief);
  }
}
