import { positionForClaim, waitsForWindow } from '../asked/claims.ts';
import { naturalRank } from '../card.ts';
import { stepsTo } from '../seat.ts';
import { isAction, type SeatAction } from '../state/action.ts';
import type { Position } from '../state/position.ts';
import { apply } from './checked.ts';

/**
 * Which of several claims made at the same moment stand, in the order in which they take effect. Calls come
 * first, they disturb nobody; then bombs in playing order, counted from the seat after the last player, so that
 * a bomb on one's own play comes last; an ordinary play or pass only if no bomb went before it. The order of the
 * list means nothing: claims that did not come together are applied one after the other.
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

/** Of two bombs of one seat the weaker is laid first, so that both can stand. */
function strength(claim: SeatAction): number {
  if (claim.type !== 'bomb') return 0;
  return claim.cards.length * 100 + Math.max(...claim.cards.map(naturalRank));
}
