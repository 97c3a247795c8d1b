import { type Card, exchangeValue, MAH_JONG } from '../card.ts';
import { type Cards, NO_CARDS } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import { NO_SEAT, rightOf, type Seat } from '../seat.ts';
import { emptySeats } from '../state/empty-seats.ts';
import type { OpenState } from '../state/open.ts';
import { endDeal } from './calls.ts';
import { lead } from './play.ts';
import { assignPushers } from './push.ts';
import { assignRoles } from './roles.ts';

export interface DealPlan {
  /** The number of cards dealt, one by one, starting with the dealer. */
  readonly dealt: number;
  /** Hand sizes by seat. */
  readonly sizes: readonly number[];
  /** The number of cards that are not dealt. */
  readonly unused: number;
  /** Whether the unused cards are face up. */
  readonly unusedOpen: boolean;
  /** The hand size at the Grand Tichu decision in a split deal; 0 when all cards are dealt together. */
  readonly firstPart: number;
}

const plansByRules = new WeakMap<Rules, (DealPlan | undefined)[]>();

/** Plans depend only on the rules, the dealer and whether it is the first round, so they are cached. */
export function dealPlan(rules: Rules, dealer: Seat, round: number): DealPlan {
  let plans = plansByRules.get(rules);
  if (plans === undefined) {
    plans = [];
    plansByRules.set(rules, plans);
  }
  const key = round === 1 ? dealer : rules.seats + dealer;
  plans[key] ??= makePlan(rules, dealer, round === 1);
  return plans[key];
}

/** What happens to the cards that are left when everyone holds the same number. */
function restOf({ unevenDeal }: Rules, isFirstRound: boolean): 'dealt' | 'open' | 'hidden' {
  switch (unevenDeal) {
    case 'deal-all':
      return 'dealt';
    case 'equal-rest-open':
      return 'open';
    case 'equal-rest-hidden':
      return 'hidden';
    case 'equal-first-round':
      return isFirstRound ? 'open' : 'dealt';
  }
}

function makePlan(rules: Rules, dealer: Seat, isFirstRound: boolean): DealPlan {
  const { seats, pack } = rules;
  const maxSize = rules.handSize === 'all' ? pack.length : rules.handSize;
  const share = Math.min(pack.length, maxSize * seats);
  const rest = restOf(rules, isFirstRound);
  const dealt = rest === 'dealt' ? share : share - (share % seats);
  const sizes = new Array<number>(seats).fill(Math.floor(dealt / seats));
  for (let extra = 0; extra < dealt % seats; extra++) sizes[takerOf(rules, dealer, extra)]!++;
  return {
    dealt,
    sizes,
    unused: pack.length - dealt,
    unusedOpen: rest === 'open' && share % seats !== 0,
    firstPart: rules.dealMethod === 'deal-split' && rules.grandLimit > 0 ? rules.grandLimit - 1 : 0,
  };
}

/** The seat that receives the card with this number, counted from 0. */
export function takerOf({ seats, dealDirection }: Rules, dealer: Seat, card: number): Seat {
  const steps = card % seats;
  return (dealer + (dealDirection === 'with-play' ? steps : seats - steps)) % seats;
}

/** Begins a round in the open state: roles, an empty table, and hand sizes after the first part of the deal. */
export function beginRound(open: OpenState): void {
  assignRoles(open);
  const { rules } = open;
  assignPushers(open);
  open.round++;
  const plan = dealPlan(rules, open.dealer, open.round);
  open.result = null;
  open.past = null;
  open.calls = emptySeats(rules);
  open.grandCallers = [];
  open.decided = 0;
  open.withdrawn = 0;
  open.laidOut = 0;
  open.opener = NO_SEAT;
  open.hasPlayed = 0;
  open.finished = [];
  open.wish = 0;
  lead(open, NO_SEAT);
  open.discarded = NO_CARDS;
  for (let seat = 0; seat < rules.seats; seat++) {
    open.changePlayed(seat).clear();
    open.changeWon(seat).clear();
  }
  open.aside = NO_CARDS;
  open.leftOver = plan.unused;
  const isTakenOneByOne = rules.dealMethod === 'take-one-by-one';
  const counts = open.changeCounts();
  for (let seat = 0; seat < rules.seats; seat++) {
    counts[seat] = isTakenOneByOne ? 0 : plan.firstPart > 0 ? plan.firstPart : plan.sizes[seat]!;
  }
  open.undealt = plan.dealt - counts.reduce((sum, count) => sum + count, 0);
  if (isTakenOneByOne) open.phase = 'take';
  else if (plan.firstPart > 0) open.phase = 'grand';
  else endDeal(open);
}

/** Deals the second part of a split deal. */
export function dealRest(open: OpenState): void {
  const plan = dealPlan(open.rules, open.dealer, open.round);
  const counts = open.changeCounts();
  for (let seat = 0; seat < counts.length; seat++) counts[seat] = plan.sizes[seat]!;
  open.undealt = 0;
  endDeal(open);
}

/** The seat that takes the next card from the stack. */
export function nextTaker(open: OpenState): Seat {
  return takerOf(open.rules, open.dealer, open.rules.pack.length - open.leftOver - open.undealt);
}

export function takeOne(open: OpenState, seat: Seat): void {
  open.changeCounts()[seat]!++;
  open.undealt--;
  if (open.undealt === 0) endDeal(open);
}

/** If the Mah Jong must be dealt but is among the unused cards, swaps it with the last dealt card. */
export function withMahJongDealt(rules: Rules, pack: readonly Card[], dealt: number): readonly Card[] {
  if (rules.missingMahJong !== 'always-dealt') return pack;
  const place = pack.indexOf(MAH_JONG);
  if (place < dealt) return pack;
  const swapped = [...pack];
  swapped[place] = pack[dealt - 1]!;
  swapped[dealt - 1] = MAH_JONG;
  return swapped;
}

/** Who leads first: the holder of the Mah Jong, or the seat named by the rules when it was not dealt. */
export function firstLeader(open: OpenState, hands: readonly Cards[]): Seat {
  for (let seat = 0; seat < hands.length; seat++) if (hands[seat]!.has(MAH_JONG)) return seat;
  if (open.rules.missingMahJong === 'lowest-card') return holderOfLowestCard(open, hands);
  return rightOf(open.dealer, open.rules.seats);
}

function holderOfLowestCard(open: OpenState, hands: readonly Cards[]): Seat {
  let holder = open.dealer;
  let lowest = Number.POSITIVE_INFINITY;
  for (let steps = 0; steps < hands.length; steps++) {
    const seat = (open.dealer + steps) % hands.length;
    for (const card of hands[seat]!) {
      if (exchangeValue(card) >= lowest) continue;
      lowest = exchangeValue(card);
      holder = seat;
    }
  }
  return holder;
}
