import {
  ACE,
  CardSet,
  type Cards,
  isBomb,
  type OpenState,
  type Play,
  type Seat,
  type View,
} from '@schupf/rules';
import { HandCounts } from '../planner/hand-counts.ts';
import type { PlanCosts } from '../planner/plan-costs.ts';
import type { Memory } from './traits.ts';

/**
 * How much each higher rank adds to the threat that a pair is beaten, indexed by the number of unseen cards of that
 * rank. Rough weights, not chances.
 */
const TWO_OF = Float64Array.of(0, 0.02, 0.16, 0.38, 0.6, 0.75, 0.85, 0.92, 0.96);
/** The same for a triple. */
const THREE_OF = Float64Array.of(0, 0, 0.02, 0.07, 0.2, 0.35, 0.5, 0.62, 0.72);
/** How much each higher rank with unseen cards adds to the threat that a straight is beaten. */
const HIGHER_STRAIGHT = 0.1;
/** The same for consecutive pairs. */
const HIGHER_STAIRS = 0.07;
/** A full house is beaten less often than its triple alone would be. */
const WITH_A_PAIR = 0.85;

/**
 * Uses the unseen cards to estimate, for each combination, the chance that no opponent beats it. The cost of holding
 * the combination follows from that chance.
 */
export class Outlook implements PlanCosts {
  min = 0;
  readonly single = new Float64Array(ACE + 2);
  readonly pair = new Float64Array(ACE + 2);
  readonly triple = new Float64Array(ACE + 2);
  readonly full = new Float64Array(ACE + 2);
  readonly stairs = new Float64Array(ACE + 2);
  readonly straight = new Float64Array(ACE + 2);
  bomb = 0;
  dog = 0;
  phoenix = 0;
  dragon = 0;
  /** The number of cards in the largest opposing hand. Only a bomb can beat a longer play. */
  private maxOpponentCards = 0;
  private turnCost = 0;
  private readonly unseen = new CardSet();
  private readonly seen = new CardSet();
  private readonly unseenCounts = new HandCounts();

  read(view: View, seat: Seat, memory: Memory, turnCost: number): this {
    const { open } = view;
    this.turnCost = turnCost;
    this.min = turnCost;
    this.readUnseen(view, seat, memory);
    this.maxOpponentCards = largestOpposingHand(open, seat);
    const share = opponentsShare(open, seat);
    const { ranks, phoenixes, dragons } = this.unseenCounts;
    const jokers = phoenixes * share;
    let singles = (dragons + phoenixes) * share;
    let pairs = 0;
    let triples = 0;
    let runs = 0;
    for (let rank = ACE; rank >= 1; rank--) {
      this.single[rank] = this.costOf(Math.exp(-singles));
      this.pair[rank] = this.costOf(Math.exp(-pairs * (1 + jokers)));
      this.triple[rank] = this.costOf(Math.exp(-triples * (1 + 2 * jokers)));
      this.full[rank] = this.costOf(Math.exp(-triples * (1 + 2 * jokers) * WITH_A_PAIR));
      this.straight[rank] = this.costOf(Math.exp(-runs * HIGHER_STRAIGHT));
      this.stairs[rank] = this.costOf(Math.exp(-runs * HIGHER_STAIRS));
      const count = Math.min(8, ranks[rank]!);
      singles += count * share;
      pairs += TWO_OF[count]! * share * 1.5;
      triples += THREE_OF[count]! * share * 1.5;
      if (count > 0) runs += share * 1.5;
    }
    this.dragon = this.costOf(1);
    this.phoenix = this.costOf(Math.exp(-(dragons * share)) * 0.9);
    this.bomb = this.costOf(1);
    this.dog = turnCost + 0.5;
    return this;
  }

  /** The estimated chance that no opponent beats this play. */
  chanceOf(play: Play): number {
    if (play.size > this.maxOpponentCards || isBomb(play)) return 1;
    const rank = Math.min(ACE, play.height >> 1);
    switch (play.kind) {
      case 'single':
        return play.height >= 2 * (ACE + 1) ? 1 : 1 - this.single[rank]! + this.turnCost;
      case 'pair':
        return 1 - this.pair[rank]! + this.turnCost;
      case 'triple':
        return 1 - this.triple[rank]! + this.turnCost;
      case 'full':
        return 1 - this.full[rank]! + this.turnCost;
      case 'straight':
        return 1 - this.straight[rank]! + this.turnCost;
      case 'stairs':
      case 'triple-stairs':
        return 1 - this.stairs[rank]! + this.turnCost;
      case 'bomb4':
      case 'bombS':
        return 1;
      case 'dog':
        return 0;
    }
  }

  private costOf(chance: number): number {
    return this.turnCost + 1 - chance;
  }

  private readUnseen(view: View, seat: Seat, memory: Memory): void {
    const { open, hands, rules } = view;
    const { unseen, seen } = this;
    seen.clear();
    for (const pile of open.won) seen.addAll(pile);
    seen.addAll(open.trickCards).addAll(open.discarded);
    if (memory === 'highs') keepHighs(seen);
    unseen.copyFrom(packOf(rules.pack)).removeAll(seen).removeAll(open.aside);
    for (const hand of hands) if (hand !== null) unseen.removeAll(hand);
    unseen.removeAll(hands[seat]!);
    this.unseenCounts.read(unseen);
  }
}

/** Bit mask of kings, aces and special cards within the high word of a card set. */
const HIGHS = 0xfff0000;

function keepHighs(cards: CardSet): void {
  cards.lo = 0;
  cards.lo2 = 0;
  cards.hi &= HIGHS;
  cards.hi2 &= HIGHS;
}

const packs = new WeakMap<readonly number[], Cards>();

function packOf(pack: View['rules']['pack']): Cards {
  let cards = packs.get(pack);
  if (cards === undefined) {
    cards = CardSet.of(pack);
    packs.set(pack, cards);
  }
  return cards;
}

/** The share of the unseen cards that the opponents hold. */
function opponentsShare(open: OpenState, seat: Seat): number {
  let theirs = 0;
  let all = open.undealt + open.leftOver;
  for (let other = 0; other < open.counts.length; other++) {
    if (other === seat) continue;
    all += open.counts[other]!;
    if (open.areOpponents(seat, other)) theirs += open.counts[other]!;
  }
  return all === 0 ? 0 : theirs / all;
}

function largestOpposingHand(open: OpenState, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < open.counts.length; other++) {
    if (open.areOpponents(seat, other)) most = Math.max(most, open.counts[other]!);
  }
  return most;
}
