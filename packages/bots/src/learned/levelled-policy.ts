import type { Bits } from '@schupf/rules';
import type { Evaluator, NetworkName } from './evaluator.ts';
import { PartnerPolicy, type PartnerPolicyOptions } from './partner-policy.ts';

/** How well a level judges what the networks know. */
export interface Skill {
  /** The standard deviation, in points, of its error when it compares choices. Small differences are missed most often. */
  readonly error: number;
  /** How many points a call must be expected to gain; infinite for levels that never call. */
  readonly caution: number;
}

/** Plays with the networks' knowledge but weighs choices inexactly, as people do who are still learning. */
export class LevelledPolicy extends PartnerPolicy {
  private readonly skill: Skill;
  /** What the errors of the current decision are drawn from; null while nothing is chosen. */
  private errors: Bits | null = null;

  constructor(name: string, evaluator: Evaluator, skill: Skill, options: PartnerPolicyOptions = {}) {
    super(name, evaluator, options);
    this.skill = skill;
  }

  protected override pick(network: NetworkName, random: Bits): number {
    this.errors = random;
    const chosen = this.best(network);
    this.errors = null;
    if (network !== 'grand') return chosen;
    const gain = this.points[1]! - this.points[0]!;
    return gain > this.skill.caution + this.skill.error * normal(random) ? 1 : 0;
  }

  protected override pickCall(firstWithCall: number, random: Bits): boolean {
    return this.gainFromCall(firstWithCall) > this.skill.caution + this.skill.error * normal(random);
  }

  protected override handicap(candidate: number): number {
    const error = this.errors === null ? 0 : this.skill.error * normal(this.errors);
    return super.handicap(candidate) + error;
  }
}

const DRAWS = 4;
/** The variance of a uniform number between -1 and 1 is a third. */
const SCALE = Math.sqrt(3 / DRAWS);

/** Approximates a normally distributed number. */
function normal(random: Bits): number {
  let sum = -DRAWS;
  for (let draw = 0; draw < DRAWS; draw++) sum += (random() >>> 0) / 0x8000_0000;
  return SCALE * sum;
}
