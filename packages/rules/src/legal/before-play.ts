import type { Cards } from '../card-set.ts';
import { CardSet } from '../card-set.ts';
import {
  deciderInTurn,
  decisionsAreSecret,
  mayEverCallGrand,
  mayWithdraw,
  partnerHasCalled,
  undecidedSeats,
} from '../phases/calls.ts';
import { nextTaker } from '../phases/deal.ts';
import { isRoundOver } from '../phases/end.ts';
import { fillsSlots, hasLaidOut, isPushing, slotsOf } from '../phases/push.ts';
import { hasSeat, NO_SEAT, type Seat } from '../seat.ts';
import type { Call, Gift } from '../state/action.ts';
import type { OpenState } from '../state/open.ts';
import { type Refusal, refusal } from '../state/refusal.ts';

export function judgeCall(open: OpenState, seat: Seat, call: Call): Refusal | null {
  if (!open.rules.calls) return refusal('no-calls');
  if (open.phase === 'start' || open.phase === 'round-over') return refusal('not-now');
  if (open.calls[seat] !== null) return refusal('called-already');
  if (hasSeat(open.hasPlayed, seat)) return refusal('too-late-to-call');
  if (open.phase !== 'grand' && open.phase !== 'take' && !open.isActive(seat))
    return refusal('too-late-to-call');
  if (hasEnded(open)) return refusal('too-late-to-call');
  if (open.rules.callsPerTeam === 'one' && partnerHasCalled(open, seat)) return refusal('partner-called');
  if (call === 'grand') return judgeGrand(open, seat);
  if (decisionsAreSecret(open) && hasSeat(open.decided, seat)) return refusal('decided-in-secret');
  if (open.rules.tichuDuringPush === 'blocked' && isPushing(open)) return refusal('call-during-push');
  return null;
}

/** Whether no more cards can be played in this round, even if a gift is still due. */
function hasEnded(open: OpenState): boolean {
  return open.phase === 'settle' || (open.phase === 'gift' && isRoundOver(open));
}

function judgeGrand(open: OpenState, seat: Seat): Refusal | null {
  const { rules } = open;
  if (rules.grandLimit === 0) return refusal('no-grand-here');
  if (!mayEverCallGrand(open, seat)) return refusal('no-grand-for-soloist');
  if (hasSeat(open.withdrawn, seat)) return refusal('withdrew-already');
  if (open.counts[seat]! >= rules.grandLimit) return refusal('too-late-for-grand');
  if (open.phase === 'take') return null;
  if (open.phase !== 'grand' || !hasSeat(undecidedSeats(open), seat)) return refusal('too-late-for-grand');
  return isOthersDecision(open, seat) ? refusal('decide-in-order') : null;
}

export function judgeWithdraw(open: OpenState, seat: Seat): Refusal | null {
  if (open.phase !== 'grand' && open.phase !== 'take') return refusal('not-now');
  if (open.phase === 'take' && open.counts[seat]! >= open.rules.grandLimit)
    return refusal('too-late-for-grand');
  return mayWithdraw(open, seat) ? null : refusal('nothing-to-withdraw');
}

export function judgeTake(open: OpenState, seat: Seat): Refusal | null {
  if (open.phase === 'take') return seat === nextTaker(open) ? null : refusal('take-in-order');
  if (open.phase !== 'grand') return refusal('not-now');
  if (!hasSeat(undecidedSeats(open), seat)) return refusal('nothing-to-take');
  return isOthersDecision(open, seat) ? refusal('decide-in-order') : null;
}

export function judgeDecline(open: OpenState, seat: Seat): Refusal | null {
  if (open.phase !== 'tichu') return refusal('not-now');
  return hasSeat(undecidedSeats(open), seat) ? null : refusal('nothing-to-decline');
}

function isOthersDecision(open: OpenState, seat: Seat): boolean {
  const decider = deciderInTurn(open);
  return decider !== NO_SEAT && decider !== seat;
}

export function judgePush(open: OpenState, hand: Cards, seat: Seat, gifts: readonly Gift[]): Refusal | null {
  if (open.phase === 'tichu') return refusal('push-after-calls');
  if (open.phase !== 'push') return refusal('not-now');
  if (hasLaidOut(open, seat)) return refusal('already-laid-out');
  const slots = slotsOf(open, seat, hand);
  if (slots.length === 0) return refusal('nothing-to-push');
  for (const { cards } of gifts) if (!hand.contains(CardSet.of(cards))) return refusal('not-in-hand');
  switch (fillsSlots(gifts, slots)) {
    case 'yes':
      return null;
    case 'wrong-number':
      return refusal('push-one-each');
    case 'wrong-cards':
      return refusal('push-forced-cards');
  }
}

export function judgeTakeBack(open: OpenState, seat: Seat): Refusal | null {
  if (open.phase !== 'push') return refusal('not-now');
  return hasLaidOut(open, seat) ? null : refusal('nothing-laid-out');
}
