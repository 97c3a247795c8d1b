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

/**
 * Records a call. Where the round waits for the seat's decision, the call is that decision, unless it is a Grand Tichu
 * that the seat may still withdraw.
 */
export function recordCall(open: OpenState, seat: Seat, call: Call): void {
  open.calls = open.calls.with(seat, call);
  if (call === 'grand') open.grandCallers = [...open.grandCallers, seat];
  if (open.phase === 'grand' && !mayWithdraw(open, seat)) open.decided |= seatBit(seat);
  if (open.phase === 'tichu') markDecided(open, seat);
}

/** Marks the seat's decision as made. The last decision on Tichu begins the push. */
export function markDecided(open: OpenState, seat: Seat): void {
  open.decided |= seatBit(seat);
  if (open.phase === 'tichu' && undecidedSeats(open) === 0) open.phase = 'push';
}

/**
 * Begins what follows the deal: the push or, where the push blocks calls, the decisions on Tichu. Without these
 * decisions, the first push would end everyone else's chance to call.
 */
export function endDeal(open: OpenState): void {
  open.phase = 'push';
  if (!open.rules.asksTichuBeforePush || open.pushers === 0) return;
  open.decided = callers(open);
  if (seatsToAskAboutTichu(open) !== 0) open.phase = 'tichu';
}

/** If two partners have called Grand Tichu, the later caller may withdraw once, where the rules allow it. */
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

/** Seats that still have to decide, on Grand Tichu in a split deal or on Tichu before the push, as a bit mask. */
export function undecidedSeats(open: OpenState): number {
  if (open.phase === 'tichu') return seatsToAskAboutTichu(open);
  if (open.phase !== 'grand') return 0;
  let mask = 0;
  for (let seat = 0; seat < open.rules.seats; seat++) {
    if (mayEverCallGrand(open, seat) && !hasSeat(open.decided, seat)) mask |= seatBit(seat);
  }
  return mask;
}

function callers(open: OpenState): number {
  return open.calls.reduce((mask, call, seat) => (call === null ? mask : mask | seatBit(seat)), 0);
}

function seatsToAskAboutTichu(open: OpenState): number {
  let mask = 0;
  for (let seat = 0; seat < open.rules.seats; seat++) {
    if (!mayStillCall(open, seat) || hasSeat(open.decided, seat)) continue;
    if (open.rules.callsPerTeam === 'one' && partnerHasCalled(open, seat)) continue;
    mask |= seatBit(seat);
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
  return inDealOrder(open).find((seat) => hasSeat(undecidedSeats(open), seat)) ?? NO_SEAT;
}

/**
 * Reveals all hidden decisions. The calls count in playing order from the dealer: if only one call per team is allowed,
 * the first one stands; otherwise a later caller may withdraw if the rules allow it.
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
