import { below, xoshiro128 } from '@schupf/rules';
import { type Guests, STRANGERS } from './guests.ts';
import { LEAGUE_SIZE } from './schedule.ts';

/** The share of jobs in which an earlier version, or a fixed bot, takes part. */
const FORMER_SELF_SHARE = 0.2;
const STRANGER_SHARE = 0.06;

/**
 * The earlier versions of the networks that still take part in self-play, as weights files. A new member replaces a
 * random one, so old members become rarer but do not die out at once.
 */
export class League {
  readonly members: Uint8Array[];
  private readonly seed: string;

  constructor(seed: string, members: readonly Uint8Array[] = []) {
    this.seed = seed;
    this.members = [...members];
  }

  /** Adds the weights reached after this many rounds. */
  add(weights: Uint8Array, rounds: number): void {
    this.members.push(weights);
    const random = xoshiro128(`${this.seed} league member ${rounds}`);
    if (this.members.length > LEAGUE_SIZE) this.members.splice(below(LEAGUE_SIZE, random), 1);
  }

  /** The guests of the job with this number; null for none. Depends on nothing else, so that a run can be resumed. */
  guestsFor(job: number): Guests | null {
    const random = xoshiro128(`${this.seed} league job ${job}`);
    const draw = below(1000, random);
    const where = below(2, random) === 0 ? 'opposite' : 'anywhere';
    const isStranger = draw < 1000 * STRANGER_SHARE;
    if (isStranger) return { who: STRANGERS[below(STRANGERS.length, random)]!, where };
    if (draw >= 1000 * (STRANGER_SHARE + FORMER_SELF_SHARE) || this.members.length === 0) return null;
    return { who: this.members[below(this.members.length, random)]!, where };
  }
}
