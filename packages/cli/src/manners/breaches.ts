import {
  DOG,
  finderFor,
  giftTargets,
  isBomb,
  type OpenState,
  PlayList,
  type Position,
  playsHonouringWish,
  readingsOf,
  type Seat,
  type SeatAction,
} from '@schupf/rules';

/** What is counted about a bot's manners towards its partners and in giving. */
export const COUNTS = [
  /** A bomb on the trick of a partner who has called and may still win the call. */
  'bombsCaller',
  /** An ordinary play on such a trick. */
  'overCaller',
  /** The same where no opponent could have beaten the partner's combination. */
  'overUnbeatableCaller',
  /** The same where the wish did not force the seat to play. */
  'overUnbeatableCallerByChoice',
  /** Going out first although a partner's call is still open. */
  'outBeforeCaller',
  /** The same where the seat could have done something else: not when it has to lead its last cards. */
  'outBeforeCallerByChoice',
  /** A bomb on a partner's trick without a call. */
  'bombsPartner',
  /** An ordinary play on a partner's combination that no opponent could have beaten. */
  'overUnbeatable',
  /** Gifts of the Dragon's trick to opponents who do not all hold equally many cards. */
  'gifts',
  /** Those among them that go to an opponent with fewer cards than another. */
  'giftsToFewer',
  /** The Dog pushed to a partner. */
  'dogToPartner',
] as const;
export type Counts = Record<(typeof COUNTS)[number], number>;

type PlayAction = Extract<SeatAction, { readonly type: 'play' | 'bomb' }>;

const plays = new PlayList();

/** Counts what an action, about to be performed in this position, means for the others. */
export function countBreaches(position: Position, action: SeatAction, counts: Counts): void {
  const { open } = position;
  switch (action.type) {
    case 'play':
    case 'bomb':
      if (isOutBeforeCaller(open, action)) {
        counts.outBeforeCaller++;
        if (optionsOf(position, action.seat) > 1) counts.outBeforeCallerByChoice++;
      }
      if (!open.trickIsEmpty && open.arePartners(action.seat, open.owner)) {
        countOverPartner(position, action, counts);
      }
      break;
    case 'give':
      countGift(open, action, counts);
      break;
    case 'push':
      for (const { to, cards } of action.gifts) {
        if (open.arePartners(action.seat, to) && cards.includes(DOG)) counts.dogToPartner++;
      }
      break;
    case 'call':
    case 'withdraw':
    case 'take':
    case 'decline':
    case 'take-back':
    case 'pass':
      break;
  }
}

/** Whether the seat has called and may still go out first. */
function hasLiveCall(open: OpenState, seat: Seat): boolean {
  return open.calls[seat] !== null && open.finished.length === 0;
}

function isOutBeforeCaller(open: OpenState, { seat, cards }: PlayAction): boolean {
  if (cards.length !== open.counts[seat] || open.calls[seat] !== null) return false;
  return open.calls.some((_, other) => open.arePartners(seat, other) && hasLiveCall(open, other));
}

function countOverPartner(position: Position, { seat, cards }: PlayAction, counts: Counts): void {
  const { open, rules } = position;
  const isCallers = hasLiveCall(open, open.owner);
  if (readingsOf(cards, open.standing, rules).some(isBomb)) {
    if (isCallers) counts.bombsCaller++;
    else counts.bombsPartner++;
    return;
  }
  const isUnbeatable = !canOpponentBeat(position, seat);
  if (isCallers) counts.overCaller++;
  if (isCallers && isUnbeatable) {
    counts.overUnbeatableCaller++;
    if (mayPass(position, seat)) counts.overUnbeatableCallerByChoice++;
  }
  if (isUnbeatable) counts.overUnbeatable++;
}

function mayPass({ open, hands, rules }: Position, seat: Seat): boolean {
  return playsHonouringWish(open, hands[seat]!, finderFor(rules, 'up-to-suits'), plays) !== 'none';
}

/** How many plays the seat may choose from, with passing if it is allowed. */
function optionsOf(position: Position, seat: Seat): number {
  const passes = mayPass(position, seat) ? 1 : 0;
  return plays.length + passes;
}

/** Whether any opponent holds cards that beat the combination on the table. */
function canOpponentBeat({ open, hands, rules }: Position, seat: Seat): boolean {
  const finder = finderFor(rules, 'up-to-suits');
  return hands.some((hand, other) => {
    if (!open.areOpponents(seat, other) || hand.isEmpty()) return false;
    finder.find(hand, open.standing, plays);
    return plays.length > 0;
  });
}

function countGift(
  open: OpenState,
  { seat, to }: { readonly seat: Seat; readonly to: Seat },
  counts: Counts,
) {
  const sizes = giftTargets(open, seat).map((target) => open.counts[target]!);
  if (sizes.every((size) => size === sizes[0])) return;
  counts.gifts++;
  if (open.counts[to]! < Math.max(...sizes)) counts.giftsToFewer++;
}
