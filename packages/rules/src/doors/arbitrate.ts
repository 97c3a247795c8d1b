import { stepsTo } from '../seat.ts';
import type { SeatAction } from '../state/action.ts';
import type { Position } from '../state/position.ts';
import { apply } from './checked.ts';

/**
 * Which of several claims made at the same moment stand, in the order in which they take effect. Calls come
 * first, they disturb nobody; then bombs in playing order, counted from the seat after the last player, so that
 * a bomb on one's own play comes last; an ordinary play or pass only if no bomb went before it. Where the rules
 * say first come, first served, the order of the list is the order of arrival.
 */
export function arbitrate(position: Position, claims: readonly SeatAction[]): SeatAction[] {
  const { owner } = position.open;
  const ordered =
    position.rules.bombTiming === 'first-come'
      ? [...claims]
      : [...claims].sort(
          (a, b) =>
            urgency(a) - urgency(b) ||
            stepsTo(owner, a.seat, position.rules.seats) - stepsTo(owner, b.seat, position.rules.seats),
        );
  const accepted: SeatAction[] = [];
  let now = position;
  let turnIsTaken = false;
  for (const claim of ordered) {
    if (turnIsTaken && urgency(claim) === ORDINARY) continue;
    const applied = apply(urgency(claim) === ORDINARY ? withoutWindow(now) : now, claim);
    if (!applied.ok) continue;
    accepted.push(claim);
    now = applied.position;
    if (claim.type !== 'call') turnIsTaken = true;
  }
  return accepted;
}

const ORDINARY = 2;

function urgency(claim: SeatAction): number {
  if (claim.type === 'call') return 0;
  return claim.type === 'bomb' ? 1 : ORDINARY;
}

/** An ordinary play waits for the window; when nobody bombed in it, it has lapsed. */
function withoutWindow(position: Position): Position {
  const closed = apply(position, { type: 'close-window' });
  return closed.ok ? closed.position : position;
}
