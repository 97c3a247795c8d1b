import { type Bits, type Card, type Gift, naturalRank, type Seat, type View } from '@schupf/rules';
import type { ValuingPolicy } from './valuing-policy.ts';

/** How many other cards are considered for each receiver. */
const ALTERNATIVES = 4;

/**
 * The policy's push, and pushes in which some cards are replaced by others that look good. Pushes of more than one card to
 * a seat are left to the policy.
 */
export function pushesToTry(policy: ValuingPolicy, view: View, seat: Seat, random: Bits): (readonly Gift[])[] {
  const base = policy.push(view, seat, random, null);
  if (base.some(({ cards }) => cards.length !== 1)) return [base];
  const hand = oneOfEachFace(view.hands[seat]!.toArray());
  const choices = base.map(({ cards: [own] }, place) => {
    const others = hand.filter((card) => base.every(({ cards }) => !cards.includes(card)));
    const valued = others.map((card) => ({ card, value: policy.weighPush(view, seat, replaced(base, place, card)) }));
    valued.sort((a, b) => b.value - a.value);
    const swaps = base.flatMap(({ cards }, other) => (other === place ? [] : cards));
    return [own!, ...valued.slice(0, ALTERNATIVES).map(({ card }) => card), ...swaps];
  });
  let pushes: (readonly Gift[])[] = [base];
  choices.forEach((cards, place) => {
    pushes = pushes.flatMap((push) => cards.map((card) => replaced(push, place, card)));
  });
  return pushes.filter((push) => new Set(push.flatMap(({ cards }) => cards)).size === push.length);
}

function replaced(push: readonly Gift[], place: number, card: Card): Gift[] {
  return push.map((gift, index) => (index === place ? { to: gift.to, cards: [card] } : gift));
}

function oneOfEachFace(cards: readonly Card[]): Card[] {
  const seen = new Set<number>();
  return cards.filter((card) => {
    const rank = naturalRank(card);
    if (rank === 0) return true;
    const isNew = !seen.has(rank);
    seen.add(rank);
    return isNew;
  });
}
