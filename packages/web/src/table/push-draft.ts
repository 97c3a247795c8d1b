import { signal } from '@preact/signals';
import { type Card, type Gift, type Seat, type Slot, slotsOf, type View } from '@schupf/rules';

/** Cards laid on places of the push and not yet given, by receiver. */
const draft = signal<ReadonlyMap<Seat, readonly Card[]>>(new Map());

/** Places to fill, with what has to lie there already. */
export function slotsFor(view: View, seat: Seat): readonly Slot[] {
  const hand = view.hands[seat];
  return hand == null || view.open.phase !== 'push' ? [] : slotsOf(view.open, seat, hand);
}

export function cardsFor({ to, must }: Slot): readonly Card[] {
  return [...must, ...(draft.value.get(to) ?? []).filter((card) => !must.has(card))];
}

/** The place the next card goes to; null when all are full. */
export function litSlot(slots: readonly Slot[]): Slot | null {
  return slots.find((slot) => cardsFor(slot).length < slot.count) ?? null;
}

/** Lays a card on the lit place, or takes it back from where it lies. */
export function tapCard(slots: readonly Slot[], card: Card): void {
  const there = slots.find((slot) => cardsFor(slot).includes(card));
  if (there !== undefined) return takeBack(there, card);
  const lit = slots.find(
    (slot) => cardsFor(slot).length < slot.count && (slot.pick.has(card) || slot.must.has(card)),
  );
  if (lit === undefined) return;
  draft.value = new Map(draft.value).set(lit.to, [...(draft.value.get(lit.to) ?? []), card]);
}

export function takeBack({ to }: Slot, card: Card): void {
  draft.value = new Map(draft.value).set(
    to,
    (draft.value.get(to) ?? []).filter((one) => one !== card),
  );
}

export function clearDraft(): void {
  if (draft.value.size > 0) draft.value = new Map();
}

export function laidCards(slots: readonly Slot[]): ReadonlySet<Card> {
  return new Set(slots.flatMap(cardsFor));
}

export function giftsOf(slots: readonly Slot[]): Gift[] {
  return slots.map((slot) => ({ to: slot.to, cards: cardsFor(slot) }));
}
