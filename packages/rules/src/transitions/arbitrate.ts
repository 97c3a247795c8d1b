import { naturalRank } from '../card.ts';
import { waitsForWindow } from '../decisions/claims.ts';
import { stepsTo } from '../seat.ts';
import { isAction, type SeatAction } from '../state/action.ts';
import type { Position } from '../state/position.ts';
import { apply } from './checked.ts';

/**
 * Decides which of several claims made at the same moment stand, and returns them in the order in which they take
 * effect. Calls come first, since they affect no other claim; then bombs in playing order, starting after the owner of
 * the trick, whose own bomb comes last; then an ordinary play or pass, if no bomb came before it. The order of `claims`
 * does not matter. Claims that were not made together do not need this function: apply them in order.
 */
export function arbitrate(position: Position, claims: readonly SeatAction[]): SeatAction[] {
  const { owner } = position.open;
  const { seats } = position.rules;
  const wellFormed = claims.filter((claim) => isAction(claim, position.rules));
  const ordered = wellFormed.sort(
    (a, b) =>
      urgency(a) - urgency(b) ||
      stepsTo(owner, a.seat, seats) - stepsTo(owner, b.seat, seats) ||
      strength(a) - strength(b),
  );
  const accepted: SeatAction[] = [];
  let now = position;
  let turnIsTaken = false;
  for (const claim of ordered) {
    if (turnIsTaken && waitsForWindow(claim)) continue;
    const applied = apply(positionForClaim(now, claim), claim);
    if (!applied.ok) continue;
    accepted.push(claim);
    now = applied.position;
    if (claim.type !== 'call') turnIsTaken = true;
  }
  return accepted;
}

function urgency(claim: SeatAction): number {
  if (waitsForWindow(claim)) return 2;
  return claim.type === 'call' ? 0 : 1;
}

/** If a seat claims two bombs, the weaker is played first, so that both can stand. */
function strength(claim: SeatAction): number {
  if (claim.type !== 'bomb') return 0;
  return claim.cards.length * 100 + Math.max(...claim.cards.map(naturalRank));
}

/**
 * The position in which a claim made now takes effect: bombs and calls in this one, an ordinary play or pass once the
 * window has closed.
 */
export function positionForClaim(position: Position, claim: SeatAction): Position {
  if (!waitsForWindow(claim)) return position;
  const closed = apply(position, { type: 'close-window' });
  return closed.ok ? closed.position : position;
}
