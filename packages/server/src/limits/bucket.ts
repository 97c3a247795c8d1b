/** How often something may be done: so many times at once, and then so often a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** So many times as often. */
export function times(factor: number, { burst, perSecond }: Rate): Rate {
  return { burst: burst * factor, perSecond: perSecond * factor };
}

/** Holds what may still be done; it fills itself. */
export class Bucket {
  private readonly rate: Rate;
  private left: number;
  private filled: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.filled = now;
  }

  /** True when it may be done now; then there is less for the next. */
  take(now: number): boolean {
    this.fill(now);
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.left >= this.rate.burst;
  }

  private fill(now: number): void {
    const { burst, perSecond } = this.rate;
    this.left = Math.min(burst, this.left + (Math.max(0, now - this.filled) / 1000) * perSecond);
    this.filled = now;
  }
}

/** A full bucket is as good as none, so nobody who comes once is remembered. */
const SWEEP_EVERY = 10_000;

/** A bucket for everybody who does something, by a name such as his address. */
export class Buckets {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, Bucket>();
  private taken = 0;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(name: string, now: number): boolean {
    let bucket = this.buckets.get(name);
    if (bucket === undefined) {
      bucket = new Bucket(this.rate, now);
      this.buckets.set(name, bucket);
    }
    if (++this.taken % SWEEP_EVERY === 0) this.sweep(now);
    return bucket.take(now);
  }

  get size(): number {
    return this.buckets.size;
  }

  private sweep(now: number): void {
    for (const [name, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(name);
  }
}
