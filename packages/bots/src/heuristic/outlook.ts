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

/** How likely some opponent is to hold two, or three, of a rank of which so many are out. */
const TWO_OF = Float64Array.of(0, 0.02, 0.16, 0.38, 0.6, 0.75, 0.85, 0.92, 0.96);
const THREE_OF = Float64Array.of(0, 0, 0.02, 0.07, 0.2, 0.35, 0.5, 0.62, 0.72);
/** How likely a run is to be beaten by each rank it could end higher. */
const HIGHER_STRAIGHT = 0.1;
const HIGHER_STAIRS = 0.07;
/** A full house is beaten less often than the triple in it. */
const WITH_A_PAIR = 0.85;

/**
 * What a seat may expect of each combination: the chance that nobody beats it, worked out from the cards that are
 * still out, and from that what it costs to have it in the hand.
 */
export class Outlook implements PlanCosts {
  least = 0;
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
  /** The most cards an opponent still holds: what is longer cannot be beaten but by a bomb. */
  private mostCards = 0;
  private turn = 0;
  private readonly unseen = new CardSet();
  private readonly laid = new CardSet();
  private readonly out = new HandCounts();

  read(view: View, seat: Seat, memory: Memory, turn: number): this {
    const { open } = view;
    this.turn = turn;
    this.least = turn;
    this.readUnseen(view, seat, memory);
    this.mostCards = mostCardsOfOpponents(open, seat);
    const share = opponentsShare(open, seat);
    const { ranks, phoenixes, dragons } = this.out;
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
      const held = Math.min(8, ranks[rank]!);
      singles += held * share;
      pairs += TWO_OF[held]! * share * 1.5;
      triples += THREE_OF[held]! * share * 1.5;
      if (held > 0) runs += share * 1.5;
    }
    this.dragon = this.costOf(1);
    this.phoenix = this.costOf(Math.exp(-(dragons * share)) * 0.9);
    this.bomb = this.costOf(1);
    this.dog = turn + 0.5;
    return this;
  }

  /** The chance that nobody beats this play, as far as the cards tell. */
  chanceOf(play: Play): number {
    if (play.size > this.mostCards || isBomb(play)) return 1;
    const rank = Math.min(ACE, play.height >> 1);
    switch (play.kind) {
      case 'single':
        return play.height >= 2 * (ACE + 1) ? 1 : 1 - this.single[rank]! + this.turn;
      case 'pair':
        return 1 - this.pair[rank]! + this.turn;
      case 'triple':
        return 1 - this.triple[rank]! + this.turn;
      case 'full':
        return 1 - this.full[rank]! + this.turn;
      case 'straight':
        return 1 - this.straight[rank]! + this.turn;
      case 'stairs':
      case 'triple-stairs':
        return 1 - this.stairs[rank]! + this.turn;
      case 'bomb4':
      case 'bombS':
        return 1;
      case 'dog':
        return 0;
    }
  }

  private costOf(chance: number): number {
    return this.turn + 1 - chance;
  }

  private readUnseen(view: View, seat: Seat, memory: Memory): void {
    const { open, hands, rules } = view;
    const { unseen, laid } = this;
    laid.clear();
    for (const pile of open.won) laid.addAll(pile);
    laid.addAll(open.trickCards).addAll(open.discarded);
    if (memory === 'highs') keepHighs(laid);
    unseen.copyFrom(packOf(rules.pack)).removeAll(laid).removeAll(open.aside);
    for (const hand of hands) if (hand !== null) unseen.removeAll(hand);
    unseen.removeAll(hands[seat]!);
    this.out.read(unseen);
  }
}

/** In the high half of a pack: kings, aces and the specials. */
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

/** How much of what is out the opponents hold. */
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

function mostCardsOfOpponents(open: OpenState, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < open.counts.length; other++) {
    if (open.areOpponents(seat, other)) most = Math.max(most, open.counts[other]!);
  }
  return most;
}
