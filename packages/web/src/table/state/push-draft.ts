import { signal } from '@preact/signals';
import { type Card, type Gift, type Seat, type Slot, slotsOf, type View } from '@schupf/rules';

/** The cards of one hand that are in push slots but not pushed yet. */
export class PushDraft {
  private readonly placed = signal<ReadonlyMap<Seat, readonly Card[]>>(new Map());
  /** The recipient whose slot was selected for the next card. */
  private readonly aim = signal<Seat | null>(null);
  private readonly getSlots: () => readonly Slot[];

  constructor(slots: () => readonly Slot[]) {
    this.getSlots = slots;
  }

  /** The slots to fill; empty if this hand has nothing to push. */
  get slots(): readonly Slot[] {
    return this.getSlots();
  }

  /** The cards in a slot. Cards that must be pushed come first: they are there from the start. */
  cardsFor({ to, must }: Slot): readonly Card[] {
    return [...must, ...(this.placed.value.get(to) ?? []).filter((card) => !must.has(card))];
  }

  /** The slot for the next card: the selected one, else the first free one. Null if all are full. */
  get nextSlot(): Slot | null {
    return this.nextAmong(this.slots);
  }

  private nextAmong(slots: readonly Slot[]): Slot | null {
    const free = slots.filter((slot) => this.cardsFor(slot).length < slot.count);
    return free.find(({ to }) => to === this.aim.value) ?? free[0] ?? null;
  }

  select({ to }: Slot): void {
    this.aim.value = to;
  }

  /** Puts a card in the next slot, or takes it back from its slot. */
  toggle(card: Card): void {
    const current = this.slots.find((slot) => this.cardsFor(slot).includes(card));
    if (current !== undefined) return this.takeBack(current, card);
    const next = this.nextAmong(this.slots.filter((slot) => slot.pick.has(card) || slot.must.has(card)));
    if (next === null) return;
    const placed = this.placed.value;
    this.placed.value = new Map(placed).set(next.to, [...(placed.get(next.to) ?? []), card]);
  }

  /** Takes a card back from its slot; the next card goes there. */
  takeBack(slot: Slot, card: Card): void {
    const placed = this.placed.value;
    this.placed.value = new Map(placed).set(
      slot.to,
      (placed.get(slot.to) ?? []).filter((other) => other !== card),
    );
    this.select(slot);
  }

  fill(gifts: readonly Gift[]): void {
    this.placed.value = new Map(gifts.map(({ to, cards }) => [to, cards]));
    this.aim.value = null;
  }

  clear(): void {
    this.aim.value = null;
    if (this.placed.peek().size > 0) this.placed.value = new Map();
  }

  /** Whether there is anything to take back; cards that must be pushed do not count. */
  get canClear(): boolean {
    return this.slots.some((slot) => this.cardsFor(slot).length > slot.must.size);
  }

  get cards(): ReadonlySet<Card> {
    return new Set(this.slots.flatMap((slot) => this.cardsFor(slot)));
  }

  get gifts(): Gift[] {
    return this.slots.map((slot) => ({ to: slot.to, cards: this.cardsFor(slot) }));
  }
}

/** The slots of a hand during the push, even after its cards have been pushed. */
export function slotsFor(view: View, seat: Seat): readonly Slot[] {
  const hand = view.hands[seat];
  return hand == null || view.open.phase !== 'push' ? [] : slotsOf(view.open, seat, hand);
}
