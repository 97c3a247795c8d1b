import {
  type Bits,
  type Card,
  imagine,
  MAH_JONG,
  naturalRank,
  type Position,
  type Seat,
  seatBit,
  type View,
} from '@schupf/rules';
import { type Belief, Evidence } from './evidence.ts';
import type { Deed } from './past.ts';
import type { ValuingPolicy } from './valuing-policy.ts';

/** How many worlds are drawn, at most, to find one in which everyone honoured the wish. */
const MAX_DRAWS = 20;
/** How many cards are exchanged, at most, to make everyone honour the wish. */
const MAX_SWAPS = 60;

/**
 * Possible distributions of the cards that an observer does not see. They agree with what the observer knows. No one in them
 * has failed to fulfil a wish. The more likely the policy is to do what the others
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

  /**
   * A world in which no one has failed to fulfil a wish. If such worlds are rare, cards of the wished rank are exchanged
   * for others.
   */
  private possible(): Position {
    let world = this.draw();
    for (let draws = 1; draws < MAX_DRAWS; draws++) {
      if (this.evidence.offence(world) === null) return world;
      world = this.draw();
    }
    for (let swaps = 0; swaps < MAX_SWAPS; swaps++) {
      const offence = this.evidence.offence(world);
      if (offence === null) break;
      this.swap(world, offence);
    }
    return world;
  }

  /** Exchanges a card with which the seat could have fulfilled the wish for a random card of another hidden hand. */
  private swap(world: Position, { seat, open }: Deed): void {
    const others = world.hands.flatMap((_, other) => {
      if (other === seat || this.view.hands[other] !== null) return [];
      return this.movable(world, other).map((card) => ({ other, card }));
    });
    const own = this.movable(world, seat);
    const wished = own.filter((card) => naturalRank(card) === open.wish);
    const given = pick(wished.length > 0 ? wished : own, this.random);
    const taken = pick(
      others.filter(({ card }) => naturalRank(card) !== open.wish),
      this.random,
    );
    if (given === undefined || taken === undefined) return;
    world.changeHand(seat).remove(given);
    world.changeHand(seat).add(taken.card);
    world.changeHand(taken.other).remove(taken.card);
    world.changeHand(taken.other).add(given);
  }

  /** The cards in a hidden hand whose place is not known. */
  private movable(world: Position, seat: Seat): Card[] {
    const known = this.view.transfers.flatMap(({ to, cards }) => (to === seat ? cards : []));
    return world.hands[seat]!.toArray().filter((card) => card !== MAH_JONG && !known.includes(card));
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

function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
