import { ACE, DRAGON, MAH_JONG, PHOENIX, type Seat, type View } from '@schupf/rules';
import { hasPartnerCalled } from '../common/partners.ts';
import { plannerFor } from '../common/planners.ts';
import { HandCounts } from '../planner/hand-counts.ts';
import type { Why } from '../policy.ts';
import type { Outlook } from './outlook.ts';
import type { Traits } from './traits.ts';

const counts = new HandCounts();

/** Whether a call can still be won and no partner has called. */
function mayBeWorthCalling({ open }: View, seat: Seat): boolean {
  if (open.finished.length > 0) return false;
  return !hasPartnerCalled(open, seat);
}

export function callsTichu(view: View, seat: Seat, outlook: Outlook, traits: Traits, why: Why): boolean {
  if (!mayBeWorthCalling(view, seat)) return false;
  const cost = plannerFor(view.rules).cost(view.hands[seat]!, outlook);
  const limit = view.open.phase === 'play' ? traits.tichuCost : traits.tichuCostBeforePush;
  const calls = cost <= limit;
  if (calls) why?.push({ code: 'strong-hand', value: cost });
  return calls;
}

/** Counts high cards, because the first cards of a hand reveal little else. */
export function callsGrand(view: View, seat: Seat, traits: Traits, why: Why): boolean {
  if (!mayBeWorthCalling(view, seat)) return false;
  const hand = view.hands[seat]!;
  const { ranks } = counts.read(hand);
  let highs = ranks[ACE]! + 0.4 * ranks[ACE - 1]!;
  if (hand.has(DRAGON)) highs += 2;
  if (hand.has(PHOENIX)) highs += 2;
  if (hand.has(MAH_JONG)) highs += 0.3;
  for (let rank = 2; rank <= ACE; rank++) if (counts.suits[rank] === 4) highs += 2;
  const calls = highs >= traits.grandHighs;
  if (calls) why?.push({ code: 'strong-hand', value: highs });
  return calls;
}
