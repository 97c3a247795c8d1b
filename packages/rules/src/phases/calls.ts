import { hasSeat, NO_SEAT, type Seat, seatBit } from '../seat.ts';
import type { Call } from '../state/action.ts';
import type { OpenState } from '../state/open.ts';

/** Whether a seat may ever call Grand Tichu: the soloist and the dummy may not. */
export function mayEverCallGrand(open: OpenState, seat: Seat): boolean {
  return open.rules.grandLimit > 0 && (open.solo === NO_SEAT || (seat !== open.solo && seat !== open.dummy));
}

/**
 * Whether a seat has neither called nor played a card, so that it may still call unless a partner's call forbids it.
 */
export function mayStillCall(open: OpenState, seat: Seat): boolean {
  return open.rules.calls && open.calls[seat] === null && !hasSeat(open.hasPlayed, seat);
}

export function partnerHasCalled(open: OpenState, seat: Seat): boolean {
  return open.calls.some((call, other) => call !== null && open.arePartners(seat, other));
}

/** Records a call. In phase `grand`, it is also the seat's decision, unless the seat may still withdraw it. */
export function recordCall(open: OpenState, seat: Seat, call: Call): void {
  open.calls = open.calls.with(seat, call);
  if (call === 'grand') open.grandCallers = [...open.grandCallers, seat];
  if (open.phase === 'grand' && !mayWithdraw(open, seat)) open.decided |= seatBit(seat);
}

/** Marks the seat's Grand Tichu decision as made, without a (further) call. */
export function markDecided(open: OpenState, seat: Seat): void {
  open.decided |= seatBit(seat);
}

/** After a collision between partners, the later caller may withdraw once. */
export function mayWithdraw(open: OpenState, seat: Seat): boolean {
  if (open.rules.grandTichuCollision !== 'later-may-withdraw') return false;
  if (open.calls[seat] !== 'grand' || hasSeat(open.decided, seat)) return false;
  const place = open.grandCallers.indexOf(seat);
  return open.grandCallers.some((other, earlier) => earlier < place && open.arePartners(other, seat));
}

export function withdrawCall(open: OpenState, seat: Seat): void {
  open.calls = open.calls.with(seat, null);
  open.grandCallers = open.grandCallers.filter((caller) => caller !== seat);
  open.withdrawn |= seatBit(seat);
  if (open.phase === 'grand') open.decided |= seatBit(seat);
}

/** Seats that still have to decide on Grand Tichu in a split deal, as a bit mask. */
export function undecided(open: OpenState): number {
  if (open.phase !== 'grand') return 0;
  let mask = 0;
  for (let seat = 0; seat < open.rules.seats; seat++) {
    if (mayEverCallGrand(open, seat) && !hasSeat(open.decided, seat)) mask |= seatBit(seat);
  }
  return mask;
}

/** Whether decisions are made face down. After the reveal, any further decisions are visible. */
export function decisionsAreSecret(open: OpenState): boolean {
  return (
    open.phase === 'grand' &&
    open.rules.grandTichuDecision === 'simultaneous-hidden' &&
    open.grandCallers.length === 0
  );
}

/** The seat that decides next; NO_SEAT if any order is allowed or everyone has decided. */
export function deciderInTurn(open: OpenState): Seat {
  if (open.rules.grandTichuDecision !== 'sequential-visible') return NO_SEAT;
  return inDealOrder(open).find((seat) => hasSeat(undecided(open), seat)) ?? NO_SEAT;
}

/**
 * Reveals hidden decisions together, in playing order from the dealer: if only one call per team is allowed, the
 * first one stands; a later caller may withdraw if the rules allow it.
 */
export function revealCalls(open: OpenState, callers: readonly Seat[]): void {
  for (const seat of inDealOrder(open)) {
    if (!callers.includes(seat)) continue;
    if (open.rules.callsPerTeam === 'one' && partnerHasCalled(open, seat)) continue;
    open.decided &= ~seatBit(seat);
    recordCall(open, seat, 'grand');
  }
}

function inDealOrder(open: OpenState): Seat[] {
  const { seats } = open.rules;
  return Array.from({ length: seats }, (_, steps) => (open.dealer + steps) % seats);
}
