import {
  ACE,
  type Cards,
  giftTargets,
  isBomb,
  layAction,
  legalActions,
  naturalRank,
  type Offer,
  type OpenState,
  PHOENIX,
  type Play,
  RANKS,
  type Rank,
  rankOf,
  SECOND_PHOENIX,
  type Seat,
  type SeatAction,
  type View,
} from '@schupf/rules';
import { gifts, heldOf, strengthOf } from './opponent-hand.ts';

/**
 * A player of little ambition: lays the lowest card that helps, leaves his partner's tricks alone and keeps bombs
 * for danger. Sees a view only.
 */
type LayOffer = Extract<Offer, { type: 'play' | 'bomb' }>;

const FEW_CARDS = 3;
const RICH_TRICK = 20;
/** What a hand must be worth for a call; for the greater one with fewer cards to judge by. */
const TICHU_STRENGTH = 6;
const GRAND_STRENGTH = 7;

/** What the seat does when something is due from it; null when nothing is. */
export function suggest(view: View, seat: Seat): SeatAction | null {
  const { open } = view;
  switch (open.phase) {
    case 'grand':
    case 'take':
      return wantsCall(view, seat, 'grand', GRAND_STRENGTH)
        ? { type: 'call', seat, call: 'grand' }
        : { type: 'take', seat };
    case 'push':
      return { type: 'push', seat, gifts: gifts(view, seat) };
    case 'play':
      return takeTurn(view, seat);
    case 'gift':
      return { type: 'give', seat, to: slowest(open, giftTargets(open, seat)) };
    case 'start':
    case 'settle':
    case 'round-over':
    case 'match-over':
      return null;
  }
}

/** A bomb to claim now, out of turn; null to let the table go on. */
export function suggestBomb(view: View, seat: Seat): SeatAction | null {
  const { open } = view;
  const bombs = legalActions(view, seat).filter((offer): offer is LayOffer => offer.type === 'bomb');
  const out = bombs.find(({ play }) => play.size === open.counts[seat]);
  if (out !== undefined && !servesPartner(open, seat)) return lay(view, out);
  if (bombs.length === 0 || !open.areOpponents(seat, open.owner)) return null;
  return isDangerous(open, seat) || open.trickCards.points() >= RICH_TRICK ? lay(view, lowest(bombs)) : null;
}

function takeTurn(view: View, seat: Seat): SeatAction | null {
  const { open } = view;
  const hand = view.hands[seat]!;
  if (wantsCall(view, seat, 'tichu', TICHU_STRENGTH)) return { type: 'call', seat, call: 'tichu' };
  const offers = legalActions(view, seat);
  const plays = offers.filter((offer): offer is LayOffer => offer.type === 'play');
  const mayPass = offers.some((offer) => offer.type === 'pass');
  if (plays.length === 0) return mayPass ? { type: 'pass', seat } : null;
  const out = plays.find(({ play }) => play.size === hand.size);
  if (out !== undefined && !servesPartner(open, seat)) return lay(view, out);
  const price = ({ play }: LayOffer) => {
    const due = play === out?.play ? 2 * ACE : 0;
    return due + (open.trickIsEmpty ? leadCost(open, seat, hand, play) : cost(hand, play));
  };
  const chosen = best(plays, price);
  if (open.trickIsEmpty || !mayPass) return lay(view, chosen);
  if (chosen === out) return { type: 'pass', seat };
  return isWorthwhile(open, seat, hand, chosen.play) ? lay(view, chosen) : { type: 'pass', seat };
}

/** Before a first card that opponents could already have made worthless. */
function wantsCall(view: View, seat: Seat, call: 'tichu' | 'grand', enough: number): boolean {
  const { open } = view;
  const hand = view.hands[seat] ?? null;
  if (hand === null || strengthOf(hand) < enough || open.finished.length > 0) return false;
  if (hasCalled(open, (other) => open.arePartners(seat, other))) return false;
  return legalActions(view, seat).some((offer) => offer.type === 'call' && offer.call === call);
}

function hasCalled({ calls }: OpenState, whose: (seat: Seat) => boolean): boolean {
  return calls.some((made, seat) => made !== null && whose(seat));
}

/** A partner's call can still be won: he has to be first out, so the others of his team must not be. */
function servesPartner(open: OpenState, seat: Seat): boolean {
  return open.finished.length === 0 && hasCalled(open, (other) => open.arePartners(seat, other));
}

function isWorthwhile(open: OpenState, seat: Seat, hand: Cards, play: Play): boolean {
  const danger = isDangerous(open, seat);
  if (!open.areOpponents(seat, open.owner)) {
    if (open.owner === seat || danger || servesPartner(open, seat)) return false;
    return rankOf(open.standing) < 8 && rankOf(play) <= 11 && play.size <= 2;
  }
  // Whoever has called needs the lead.
  if (danger || (open.calls[seat] !== null && !isBomb(play))) return true;
  const points = open.trickCards.points();
  if (isBomb(play)) return points >= RICH_TRICK;
  const dear = rankOf(play) >= ACE || holdsPhoenix(play.cards);
  return !dear || points >= 5 || hand.size <= 6 || rankOf(open.standing) >= 10;
}

/** An opponent is about to go out, or has bet that he will. */
function isDangerous(open: OpenState, seat: Seat): boolean {
  return open.counts.some((count, at) => {
    if (count === 0 || !open.areOpponents(seat, at)) return false;
    return count <= FEW_CARDS || (open.calls[at] !== null && open.finished.length === 0 && at === open.owner);
  });
}

/** What it costs to part with these cards. */
function cost(hand: Cards, play: Play): number {
  let price = rankOf(play);
  if (isBomb(play)) return price + 40;
  if (holdsPhoenix(play.cards)) price = Math.max(price, ACE / 2) + 8;
  for (const rank of RANKS) {
    const laid = heldOf(play.cards, rank);
    const held = heldOf(hand, rank);
    if (laid === 0 || laid === held) continue;
    // Four of a rank are a bomb as long as nobody takes one of them away.
    price += held >= 4 ? 12 : play.size === 1 ? 2 * (held - 1) : 1;
  }
  return price;
}

/** Leads get rid of many low cards; the Dog goes to a partner who can use the lead. */
function leadCost(open: OpenState, seat: Seat, hand: Cards, play: Play): number {
  if (play.kind === 'dog') return dogCost(open, seat);
  const price = cost(hand, play) - 2.5 * play.size;
  const lastCard = open.counts.some((count, at) => count === 1 && open.areOpponents(seat, at));
  // A single that the last card of an opponent could beat is the last to be led, and then the highest.
  return lastCard && play.size === 1 ? 2 * ACE - rankOf(play) : price;
}

function dogCost(open: OpenState, seat: Seat): number {
  if (servesPartner(open, seat)) return -ACE;
  if (open.calls[seat] !== null) return ACE;
  return open.counts.some((count, at) => count > 0 && open.arePartners(seat, at)) ? 1 : 3 * ACE;
}

function lay(view: View, { type, seat, play, wish, dogTo }: LayOffer): SeatAction {
  return layAction(type, seat, play, {
    ...(wish === 'none' ? {} : { wish: wishOf(view, seat, play) }),
    ...(dogTo.length === 0 ? {} : { dogTo: best(dogTo, (partner) => dogMerit(view.open, partner)) }),
  });
}

/** The partner who has called, else the one with the fewest cards. */
function dogMerit({ calls, counts }: OpenState, partner: Seat): number {
  return calls[partner] === null ? counts[partner]! : -1;
}

/** The card given to the next opponent if there is one, else the highest rank he does not hold himself. */
function wishOf({ open, hands, transfers }: View, seat: Seat, play: Play): Rank {
  const next = (seat + 1) % open.rules.seats;
  for (const { from, to, cards } of transfers) {
    const rank = naturalRank(cards[0]!);
    if (from === seat && to === next && rank !== 0 && open.areOpponents(seat, next)) return rank;
  }
  const kept = hands[seat]!.copy().removeAll(play.cards);
  return RANKS.findLast((rank) => kept.ofRank(rank) === 0) ?? ACE;
}

function slowest(open: OpenState, seats: readonly Seat[]): Seat {
  return best(seats, (seat) => -open.counts[seat]!);
}

function lowest(bombs: readonly LayOffer[]): LayOffer {
  return best(bombs, ({ play }) => play.size * ACE + rankOf(play));
}

function best<Item>(items: readonly Item[], price: (item: Item) => number): Item {
  return items.reduce((chosen, item) => (price(item) < price(chosen) ? item : chosen));
}

function holdsPhoenix(cards: Cards): boolean {
  return cards.has(PHOENIX) || cards.has(SECOND_PHOENIX);
}
