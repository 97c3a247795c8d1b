import type { Alternative, Bits, PlayList, Position, Rules, Seat, View } from '@schupf/rules';
import { Playout } from '../playout/playout.ts';
import type { ValuingPolicy } from './valuing-policy.ts';

/** How much the policy's expectation during a simulated round counts beside its result. */
export interface Leaf {
  /** The share of the expectation in the value of a round, from 0 to 1. */
  readonly share: number;
  /** It is taken when this many more tricks have been led. */
  readonly tricks: number;
}

/**
 * Plays simulated rounds to their end, in which every seat follows the policy and decides from what it would know. What the
 * seats expect after a few tricks contains less luck than the result, but is not always right: the value is a mixture.
 */
export class Rollout extends Playout {
  private readonly policy: ValuingPolicy;
  private readonly everyone: readonly ValuingPolicy[];
  private readonly leaf: Leaf;
  private readonly hasTeams: boolean;
  /** What each seat expected at its last choice, in points. */
  private readonly expected: Float64Array;
  private leads = 0;
  private leafPoints = Number.NaN;
  private root: Seat = 0;

  constructor(rules: Rules, policy: ValuingPolicy, leaf: Leaf, withCalls: boolean) {
    super(rules, withCalls);
    this.policy = policy;
    this.everyone = Array.from({ length: rules.seats }, () => policy);
    this.leaf = leaf;
    this.hasTeams = rules.teams !== 'none';
    this.expected = new Float64Array(rules.seats);
  }

  /** What the round is worth to the seat that has this view if it goes on from here. Changes the position. */
  valueFor(position: Position, view: View, seat: Seat, random: Bits): number {
    this.root = seat;
    this.leads = 0;
    this.leafPoints = Number.NaN;
    this.expected.fill(Number.NaN);
    this.run(position, this.everyone, random);
    const result = this.policy.roundValue(view, position.open, seat);
    if (Number.isNaN(this.leafPoints)) return result;
    const { share } = this.leaf;
    return (1 - share) * result + share * this.policy.worthOf(view, seat, this.leafPoints);
  }

  override turn(seat: Seat, plays: PlayList, alternative: Alternative): number {
    const chosen = super.turn(seat, plays, alternative);
    if (this.leads > this.leaf.tricks) return chosen;
    this.expected[seat] = this.policy.expectedPoints;
    if (this.viewOf(seat).open.trickIsEmpty && ++this.leads > this.leaf.tricks)
      this.leafPoints = this.meanExpected();
    return chosen;
  }

  /** The mean of what the seats expect, in points for the side of the root; without teams, only what the root expects. */
  private meanExpected(): number {
    if (!this.hasTeams) return this.expected[this.root]!;
    let sum = 0;
    let count = 0;
    for (let seat = 0; seat < this.expected.length; seat++) {
      const points = this.expected[seat]!;
      if (Number.isNaN(points)) continue;
      sum += seat % 2 === this.root % 2 ? points : -points;
      count++;
    }
    return sum / count;
  }
}
