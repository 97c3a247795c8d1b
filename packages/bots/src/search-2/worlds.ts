import { type Bits, imagine, type Position, seatBit, type View } from '@schupf/rules';
import { type Belief, Evidence } from './evidence.ts';
import type { ValuingPolicy } from './valuing-policy.ts';

/** How many worlds are drawn, at most, to find one in which everyone honoured the wish. */
const MAX_DRAWS = 60;

/**
 * Possible distributions of the cards that an observer does not see. They agree with what the observer knows. No one in them
 * has failed to fulfil a wish, unless such worlds are very rare. The more likely the policy is to do what the others
 * have done, the more often a distribution occurs.
 */
export class Worlds {
  private readonly view: View;
  private readonly random: () => number;
  private readonly evidence: Evidence;
  private readonly draws: number;

  constructor(view: View, policy: ValuingPolicy, belief: Belief, bits: Bits) {
    this.view = view;
    this.random = () => (bits() >>> 0) / 0x1_0000_0000;
    this.evidence = new Evidence(view, policy, belief, () => this.draw(), bits);
    this.draws = this.evidence.isGraded ? belief.draws : 1;
  }

  /** One of several possible worlds, chosen in proportion to their likelihood. */
  next(): Position {
    let chosen = this.possible();
    if (this.draws === 1) return chosen;
    let sum = this.evidence.likelihood(chosen);
    for (let draw = 1; draw < this.draws; draw++) {
      const other = this.possible();
      const luck = this.random();
      const likelihood = this.evidence.likelihood(other, (luck * sum) / (1 - luck));
      sum += likelihood;
      if (luck * sum < likelihood) chosen = other;
    }
    return chosen;
  }

  /** A world in which no one has failed to fulfil a wish or, if there is none among many, the last one drawn. */
  private possible(): Position {
    let world = this.draw();
    for (let draws = 1; draws < MAX_DRAWS && !this.evidence.allows(world); draws++) world = this.draw();
    return world;
  }

  private draw(): Position {
    const world = imagine(this.view, this.random);
    if (world.open.phase === 'push') withoutHiddenPushes(world, this.view);
    return world;
  }
}

/** Removes the pushes that the view does not show. They were drawn at random; the policy will choose them instead. */
function withoutHiddenPushes(world: Position, { laid }: View): void {
  world.laid = laid;
  for (let seat = 0; seat < laid.length; seat++) {
    if (laid[seat] === null) world.open.laidOut &= ~seatBit(seat);
  }
}
