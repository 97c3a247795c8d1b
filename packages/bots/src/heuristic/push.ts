import {
  ACE,
  type Card,
  CardSet,
  DOG,
  DRAGON,
  exchangeValue,
  type Gift,
  MAH_JONG,
  PHOENIX,
  type Seat,
  type View,
} from '@schupf/rules';
import { fillSlots, pushReason } from '../common/gifts.ts';
import { plannerFor } from '../common/planners.ts';
import { type Convention, fitsConvention } from '../convention.ts';
import type { Why } from '../policy.ts';
import type { Outlook } from './outlook.ts';
import type { Traits } from './traits.ts';

/** The lowest score: these cards go to an opponent only if the rules demand it. */
const NEVER = -100;
/** The penalty for breaking the convention, in the unit of `Traits`. */
const BREAKS_CONVENTION = 1.5;
const left = new CardSet();

/** Gives opponents cards that the plan can spare and that don't help them, and partners strong cards. */
export function choosePush(
  view: View,
  seat: Seat,
  outlook: Outlook,
  traits: Traits,
  convention: Convention,
  why: Why,
): Gift[] {
  const { open } = view;
  const hand = view.hands[seat]!;
  const planner = plannerFor(view.rules);
  const restValue = new Map<Card, number>();
  for (const card of hand) {
    left.copyFrom(hand).remove(card);
    restValue.set(card, -planner.cost(left, outlook));
  }
  const hasCalled = (to: Seat) => traits.helps && open.calls[to] !== null;
  why?.push({ code: pushReason(view, seat) });
  if (convention !== 'none') why?.push({ code: 'push-convention' });
  return fillSlots(view, seat, (card, to) => {
    if (open.arePartners(seat, to))
      return (hasCalled(to) ? 3 : 1) * traits.partnerGift * heightOf(card) + restValue.get(card)!;
    const penalty = fitsConvention(convention, open, seat, to, card) ? 0 : BREAKS_CONVENTION;
    return opponentScore(card, traits) + restValue.get(card)! - penalty;
  });
}

function opponentScore(card: Card, traits: Traits): number {
  if (card === DOG || card === MAH_JONG || card === PHOENIX || card === DRAGON) return NEVER;
  return -traits.opponentGift * exchangeValue(card);
}

function heightOf(card: Card): number {
  if (card === DOG) return 2;
  if (card === MAH_JONG) return 4;
  return Math.min(exchangeValue(card), ACE + 4);
}
