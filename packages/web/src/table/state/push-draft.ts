import { signal } from '@preact/signals';
import { type Card, type Gift, type Seat, type Slot, slotsOf, type View } from '@schupf/rules';

/** Cards laid on places of the push and not yet given, by receiver. */
const draft = signal<ReadonlyMap<Seat, readonly Card[]>>(new Map());
/** Whose place was chosen for the next card. */
const aim = signal<Seat | null>(null);

/** Places to fill, with what has to lie there already. */
export function slotsFor(view: View, seat: Seat): readonly Slot[] {
  const hand = view.hands[seat];
  return hand == null || view.open.phase !== 'push' ? [] : slotsOf(view.open, seat, hand);
}

export function cardsFor({ to, must }: Slot): readonly Card[] {
  return [...must, ...(draft.value.get(to) ?? []).filter((card) => !must.has(card))];
}

function isFull(slot: Slot): boolean {
  return cardsFor(slot).length >= slot.count;
}

/** The place the next card goes to: the one chosen, else the first that is free. Null when all are full. */
export function litSlot(slots: readonly Slot[]): Slot | null {
  const free = slots.filter((slot) => !isFull(slot));
  return free.find(({ to }) => to === aim.value) ?? free[0] ?? null;
}

/** The next card goes to this place. */
export function aimAt({ to }: Slot): void {
  aim.value = to;
}

/** Lays a card on the lit place, or takes it back from where it lies. */
export function tapCard(slots: readonly Slot[], card: Card): void {
  const there = slots.find((slot) => cardsFor(slot).includes(card));
  if (there !== undefined) return takeBack(there, card);
  const lit = litSlot(slots.filter((slot) => slot.pick.has(card) || slot.must.has(card)));
  if (lit === null) return;
  draft.value = new Map(draft.value).set(lit.to, [...(draft.value.get(lit.to) ?? []), card]);
}

/** Takes a card from its place, which the next one then goes to. */
export function takeBack(slot: Slot, card: Card): void {
  draft.value = new Map(draft.value).set(
    slot.to,
    (draft.value.get(slot.to) ?? []).filter((one) => one !== card),
  );
  aimAt(slot);
}

/** Lays all cards as somebody advises. */
export function layGifts(gifts: readonly Gift[]): void {
  draft.value = new Map(gifts.map(({ to, cards }) => [to, cards]));
  aim.value = null;
}

export function clearDraft(): void {
  aim.value = null;
  if (draft.value.size > 0) draft.value = new Map();
}

/** Whether there is anything to take back; cards that have to go do not count. */
export function isDrafted(slots: readonly Slot[]): boolean {
  return slots.some((slot) => cardsFor(slot).length > slot.must.size);
}

export function laidCards(slots: readonly Slot[]): ReadonlySet<Card> {
  return new Set(slots.flatMap(cardsFor));
}

export function giftsOf(slots: readonly Slot[]): Gift[] {
  return slots.map((slot) => ({ to: slot.to, cards: cardsFor(slot) }));
}
