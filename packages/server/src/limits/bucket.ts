import { WIDER_FACTOR, widerNetworkOf } from './network.ts';

/** A rate limit: up to `burst` in quick succession, and `perSecond` in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export function scale({ burst, perSecond }: Rate, factor: number): Rate {
  return { burst: burst * factor, perSecond: perSecond * factor };
}

/** A token bucket. */
export class Bucket {
  private readonly rate: Rate;
  private tokens: number;
  private filledAt: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.tokens = rate.burst;
    this.filledAt = now;
  }

  /** Takes a token; false when there is none. */
  take(now: number): boolean {
    this.fill(now);
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.tokens >= this.rate.burst;
  }

  private fill(now: number): void {
    const { burst, perSecond } = this.rate;
    this.tokens = Math.min(burst, this.tokens + (Math.max(0, now - this.filledAt) / 1000) * perSecond);
    this.filledAt = now;
  }
}

/** Full buckets are dropped after this many calls, so that one-time visitors take no memory. */
const SWEEP_EVERY = 10_000;

/** One bucket per key, such as an address. */
export class Buckets {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, Bucket>();
  private calls = 0;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(key: string, now: number): boolean {
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.rate, now);
      this.buckets.set(key, bucket);
    }
    if (++this.calls % SWEEP_EVERY === 0) this.sweep(now);
    return bucket.take(now);
  }

  get size(): number {
    return this.buckets.size;
  }

  private sweep(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}

/** One bucket per network, and a larger one for all networks of a wider one together. */
export class NetworkBuckets {
  private readonly networks: Buckets;
  private readonly wider: Buckets;

  constructor(rate: Rate) {
    this.networks = new Buckets(rate);
    this.wider = new Buckets(scale(rate, WIDER_FACTOR));
  }

  take(network: string, now: number): boolean {
    const wider = widerNetworkOf(network);
    return this.networks.take(network, now) && (wider === null || this.wider.take(wider, now));
  }
}
