import {
  ACE,
  type Card,
  type Cards,
  exchangeValue,
  faceOf,
  type Gift,
  giftTargets,
  isBomb,
  layAction,
  legalActions,
  naturalRank,
  type Offer,
  type OpenState,
  type Play,
  RANKS,
  type Rank,
  rankOf,
  type Seat,
  type SeatAction,
  slotsOf,
  type View,
} from '@schupf/rules';

/**
 * A player of little ambition: lays the lowest card that helps, leaves his partner's tricks alone and keeps bombs
 * for danger. Sees a view only.
 */
type LayOffer = Extract<Offer, { type: 'play' | 'bomb' }>;

const FEW_CARDS = 3;
const RICH_TRICK = 20;
/** Aces and better in a hand that is worth a Tichu. */
const STRONG_HAND = 6;

/** What the seat does when something is due from it; null when nothing is. */
export function suggest(view: View, seat: Seat): SeatAction | null {
  const { open } = view;
  switch (open.phase) {
    case 'grand':
    case 'take':
      return { type: 'take', seat };
    case 'push':
      return { type: 'push', seat, gifts: giftsOf(view, seat) };
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
  if (out !== undefined) return lay(view, out);
  if (bombs.length === 0 || !open.areOpponents(seat, open.owner)) return null;
  return isDangerous(open, seat) || open.trickCards.points() >= RICH_TRICK ? lay(view, lowest(bombs)) : null;
}

function takeTurn(view: View, seat: Seat): SeatAction | null {
  const { open } = view;
  const hand = view.hands[seat]!;
  const offers = legalActions(view, seat);
  if (wantsTichu(open, seat, hand, offers)) return { type: 'call', seat, call: 'tichu' };
  const plays = offers.filter((offer): offer is LayOffer => offer.type === 'play');
  const mayPass = offers.some((offer) => offer.type === 'pass');
  if (plays.length === 0) return mayPass ? { type: 'pass', seat } : null;
  const out = plays.find(({ play }) => play.size === hand.size);
  if (out !== undefined) return lay(view, out);
  if (open.trickIsEmpty)
    return lay(
      view,
      best(plays, ({ play }) => leadCost(open, seat, hand, play)),
    );
  const chosen = best(plays, ({ play }) => cost(hand, play));
  return mayPass && !isWorthwhile(open, seat, hand, chosen.play) ? { type: 'pass', seat } : lay(view, chosen);
}

function wantsTichu(open: OpenState, seat: Seat, hand: Cards, offers: readonly Offer[]): boolean {
  if (!offers.some((offer) => offer.type === 'call' && offer.call === 'tichu')) return false;
  if (
    open.finished.length > 0 ||
    open.calls.some((call, at) => call !== null && open.arePartners(seat, at))
  ) {
    return false;
  }
  return [...hand].filter(isHigh).length >= STRONG_HAND;
}

/** Phoenix, Dragon and aces; kings no more. */
function isHigh(card: Card): boolean {
  const face = faceOf(card);
  return 'special' in face ? face.special === 'phoenix' || face.special === 'dragon' : face.rank === ACE;
}

function isWorthwhile(open: OpenState, seat: Seat, hand: Cards, play: Play): boolean {
  const danger = isDangerous(open, seat);
  if (!open.areOpponents(seat, open.owner)) {
    return (
      open.owner !== seat && !danger && rankOf(open.standing) < 8 && rankOf(play) <= 11 && play.size <= 2
    );
  }
  if (danger) return true;
  const points = open.trickCards.points();
  if (isBomb(play)) return points >= RICH_TRICK;
  const dear = rankOf(play) >= ACE || holds(play.cards, 'phoenix');
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
  if (isBomb(play)) price += 40;
  if (holds(play.cards, 'phoenix')) price += 8;
  if (play.size === 1) {
    const rank = rankOf(play);
    const alike = [...hand].filter((card) => naturalRank(card) === rank).length;
    price += 2 * Math.max(0, alike - 1);
  }
  return price;
}

/** Leads get rid of many low cards; the Dog goes to a partner who can use the lead. */
function leadCost(open: OpenState, seat: Seat, hand: Cards, play: Play): number {
  if (play.kind !== 'dog') return cost(hand, play) - 2.5 * play.size;
  const helped = open.counts.some((count, at) => count > 0 && open.arePartners(seat, at));
  return helped ? 1 : ACE;
}

function lay(view: View, { type, seat, play, wish, dogTo }: LayOffer): SeatAction {
  return layAction(type, seat, play, {
    ...(wish === 'none' ? {} : { wish: wishOf(view, seat, play) }),
    ...(dogTo.length === 0 ? {} : { dogTo: best(dogTo, (partner) => view.open.counts[partner]!) }),
  });
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

/** Low cards to opponents, a high one to a partner; what has to be given is given. */
function giftsOf({ open, hands }: View, seat: Seat): Gift[] {
  const left = hands[seat]!.copy();
  return slotsOf(open, seat, left).map(({ to, count, must, pick }) => {
    const sign = open.arePartners(seat, to) ? -1 : 1;
    const free = [...pick].filter((card) => left.has(card)).sort((a, b) => sign * (worth(a) - worth(b)));
    const cards = [...must, ...free.slice(0, count - must.size)];
    for (const card of cards) left.remove(card);
    return { to, cards };
  });
}

/** Specials stay at home: they are neither low nor high. */
function worth(card: Card): number {
  const value = exchangeValue(card);
  return value > ACE ? 9 : value;
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

function holds(cards: Cards, special: 'phoenix'): boolean {
  return [...cards].some((card) => {
    const face = faceOf(card);
    return 'special' in face && face.special === special;
  });
}
