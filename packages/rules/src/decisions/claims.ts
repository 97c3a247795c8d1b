import { refusalFor } from '../legal/refusal-for.ts';
import { closeWindow } from '../phases/play.ts';
import type { SeatAction } from '../state/action.ts';
import type { Refusal } from '../state/refusal.ts';
import type { View } from '../state/view.ts';

/** The view as it will be once the window has closed without a bomb; the same view when no window is open. */
export function afterWindow(view: View): View {
  if (view.open.phase !== 'play' || !view.open.window) return view;
  const open = view.open.successor();
  closeWindow(open);
  return { ...view, open };
}

/**
 * Why a table would refuse this claim now; null if it would accept it. While a window is open, a table accepts an
 * ordinary play too and holds it until the window closes.
 */
export function refusalForClaim(view: View, claim: SeatAction): Refusal | null {
  return refusalFor(waitsForWindow(claim) ? afterWindow(view) : view, claim);
}

/** Bombs and calls take effect right away; everything else waits for the window to close. */
export function waitsForWindow(claim: SeatAction): boolean {
  return claim.type !== 'bomb' && claim.type !== 'call';
}
