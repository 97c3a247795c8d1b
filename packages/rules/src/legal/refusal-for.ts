import { NO_CARDS } from '../card-set.ts';
import { isAction, type SeatAction } from '../state/action.ts';
import { type Refusal, refusal } from '../state/refusal.ts';
import { actsFor, type View } from '../state/view.ts';
import { judge } from './judge.ts';

/** Whether the observer may do this; `apply` accepts exactly these actions. */
export function isLegal(view: View, action: SeatAction): boolean {
  return refusalFor(view, action) === null;
}

/** Why the observer may not do this; null when they may. Never throws, whatever the action. */
export function refusalFor(view: View, action: SeatAction): Refusal | null {
  const { open } = view;
  if (!isAction(action, view.rules) || !('seat' in action)) return refusal('malformed');
  if (!actsFor(open, view.observer, action.seat)) return refusal('not-your-turn');
  // The soloist sees the dummy's cards only once all are dealt. Until then, no legal action depends on those cards.
  const judgement = judge(open, view.hands[action.seat] ?? NO_CARDS, action);
  return judgement.ok ? null : judgement.refusal;
}
