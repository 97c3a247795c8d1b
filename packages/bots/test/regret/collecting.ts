import {
  type Alternative,
  type Bits,
  below,
  imagine,
  newMatch,
  type PlayList,
  PlayList as Plays,
  Position,
  type Rules,
  rulesFor,
  type Seat,
  shuffledPack,
  trusted,
  xoshiro128,
} from '@schupf/rules';
import { loadNetworks } from '../../node/networks.ts';
import { LearnedPolicy } from '../../src/learned/learned-policy.ts';
import { Playout } from '../../src/playout/playout.ts';
import { type Option, turnOptions } from '../../src/search-2/options.ts';

/** Wider than any shortlist that is compared. */
const SHORTLIST = { maxCandidates: 9, pruneMargin: 140 };
/** One turn in so many is a sample. */
const SAMPLED = 40;
const MAX_LEADS = 4;

/** A turn whose candidates have all been tried in the same worlds. */
export interface Sample {
  readonly priors: readonly number[];
  /** By world, then by candidate. */
  readonly trials: readonly (readonly Trial[])[];
}

export interface Trial {
  readonly result: number;
  /** What the seats expect on average when the first, second … trick after the turn is led, if it comes to that. */
  readonly expected: readonly number[];
}

/** Lets the policy play rounds for so many seconds of processor time, and tries the candidates of some of its turns. */
export function collect(
  seconds: number,
  worlds: number,
  seed: string,
): { readonly samples: readonly Sample[]; readonly turns: number; readonly rounds: number } {
  const rules = rulesFor('nanjing');
  const policy = new LearnedPolicy('net-1', loadNetworks().evaluator);
  const sampler = new Sampler(rules, policy, worlds, xoshiro128(seed));
  const start = process.cpuUsage();
  let rounds = 0;
  for (; process.cpuUsage(start).user < 1_000_000 * seconds; rounds++) {
    const position = newMatch(rules, rounds % rules.seats);
    trusted.deal(position, shuffledPack(rules, `xoshiro128:${seed}/${rounds}`));
    sampler.run(position, Array(rules.seats).fill(policy), xoshiro128(`${seed} ${rounds}`));
  }
  return { samples: sampler.samples, turns: sampler.turns, rounds };
}

class Sampler extends Playout {
  readonly samples: Sample[] = [];
  turns = 0;
  private readonly policy: LearnedPolicy;
  private readonly worlds: number;
  private readonly bits: Bits;
  private readonly tracer: Tracer;
  private readonly scratch: Position;
  private readonly plays = new Plays();

  constructor(rules: Rules, policy: LearnedPolicy, worlds: number, bits: Bits) {
    super(rules, true);
    this.policy = policy;
    this.worlds = worlds;
    this.bits = bits;
    this.tracer = new Tracer(rules, policy);
    this.scratch = new Position(rules);
  }

  override turn(seat: Seat, plays: PlayList, alternative: Alternative): number {
    const view = this.viewOf(seat);
    const asked = {
      view,
      seat,
      policy: this.policy,
      shortlist: SHORTLIST,
      isRude: () => false,
      plays: this.plays,
    };
    const options = turnOptions(asked, Number.NEGATIVE_INFINITY);
    if (options.length > 1 && this.turns++ % SAMPLED === 0) this.sample(seat, options);
    return super.turn(seat, plays, alternative);
  }

  private sample(seat: Seat, options: readonly Option[]): void {
    const view = this.viewOf(seat);
    const trials: Trial[][] = [];
    for (let world = 0; world < this.worlds; world++) {
      const imagined = imagine(view, () => below(1 << 30, this.bits) / (1 << 30));
      const tried = options.map((option) => {
        const position = this.scratch.copyFrom(imagined);
        option.perform(position);
        return this.tracer.trace(position, seat);
      });
      trials.push(tried);
    }
    this.samples.push({ priors: options.map(({ prior }) => prior), trials });
  }
}

/** Plays rounds to their end and notes what the seats expect on the way. */
class Tracer extends Playout {
  private readonly policy: LearnedPolicy;
  private readonly everyone: readonly LearnedPolicy[];
  private readonly latest: number[] = [];
  private means: number[] = [];
  private root: Seat = 0;

  constructor(rules: Rules, policy: LearnedPolicy) {
    super(rules);
    this.policy = policy;
    this.everyone = Array(rules.seats).fill(policy);
  }

  trace(position: Position, seat: Seat): Trial {
    this.root = seat;
    this.latest.length = 0;
    this.means = [];
    this.run(position, this.everyone, () => 0);
    const { points } = position.open.result!;
    return { result: points[seat]! - points[(seat + 1) % points.length]!, expected: this.means };
  }

  override turn(seat: Seat, plays: PlayList, alternative: Alternative): number {
    const isLead = this.viewOf(seat).open.trickIsEmpty;
    const chosen = super.turn(seat, plays, alternative);
    const points = this.policy.expectedPoints;
    if (!Number.isNaN(points)) this.latest[seat] = seat % 2 === this.root % 2 ? points : -points;
    const known = Object.values(this.latest);
    if (isLead && this.means.length < MAX_LEADS && known.length > 0) {
      this.means.push(known.reduce((sum, value) => sum + value, 0) / known.length);
    }
    return chosen;
  }
}
