import { type Card, CardSet, type Gift, type Seat, slotsOf, type View } from '@schupf/rules';
import type { ReasonCode } from '../reasons.ts';
import { hasPartnerCalled } from './partners.ts';

/** How willingly a player gives a card to a seat. A higher number is more willing. */
export type Willingness = (card: Card, to: Seat) => number;

/**
 * Fills the slots of a push, the partners' slots first. Each slot gets the cards that must be given, then those the
 * player gives most willingly.
 */
export function fillSlots({ open, hands }: View, seat: Seat, willingness: Willingness): Gift[] {
  const slots = slotsOf(open, seat, hands[seat]!);
  const left = new CardSet().copyFrom(hands[seat]!);
  for (const { must } of slots) left.removeAll(must);
  const order = [...slots].sort(
    (a, b) => Number(open.arePartners(seat, b.to)) - Number(open.arePartners(seat, a.to)),
  );
  const cards = new Map<Seat, Card[]>();
  for (const { to, count, must, pick } of order) {
    const free = pick.toArray().filter((card) => left.has(card));
    free.sort((a, b) => willingness(b, to) - willingness(a, to));
    const given = [...must, ...free.slice(0, count - must.size)];
    for (const card of given) left.remove(card);
    cards.set(to, given);
  }
  return slots.map(({ to }) => ({ to, cards: cards.get(to)! }));
}

export function pushReason({ open, hands }: View, seat: Seat): ReasonCode {
  const hand = hands[seat]!;
  const slots = slotsOf(open, seat, hand);
  if (slots.every(({ must, pick }) => !must.isEmpty() || pick.size < hand.size)) return 'gift-is-owed';
  const partners = slots.filter(({ to }) => open.arePartners(seat, to)).length;
  if (partners === 0) return 'push-least-useful';
  if (hasPartnerCalled(open, seat)) return 'serves-call';
  return partners === slots.length ? 'push-to-partner' : 'push-to-both';
}

/** The reason for giving the Dragon's trick to this target. */
export function giftReason({ open }: View, targets: readonly Seat[], to: Seat): ReasonCode {
  if (targets.length === 1) return 'only-choice';
  const isSlowest = targets.every((other) => other === to || open.counts[other]! < open.counts[to]!);
  return isSlowest ? 'gift-to-slower' : 'at-random';
}
