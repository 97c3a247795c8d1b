import { type Card, CardSet, type Slot } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { PushDraft } from './push-draft.ts';

const HAND = parseCards('S2 S3 S4 S5 S6')!;
const [two, three, four, five, six] = HAND as [Card, Card, Card, Card, Card];

function slotTo(to: number, must: readonly Card[] = []): Slot {
  return { to, count: 1, must: CardSet.of(must), pick: CardSet.of(must.length > 0 ? [] : HAND) };
}

const slots = [slotTo(1), slotTo(2), slotTo(3)];

test('a card fills the selected slot, or else the first free one', () => {
  const draft = new PushDraft(() => slots);
  expect(draft.nextSlot?.to).toBe(1);
  draft.select(slots[1]!);
  expect(draft.nextSlot?.to).toBe(2);
  draft.toggle(two);
  expect(draft.cardsFor(slots[1]!)).toEqual([two]);
  expect(draft.nextSlot?.to).toBe(1);
  draft.toggle(three);
  draft.toggle(four);
  expect(draft.nextSlot).toBeNull();
  expect(draft.gifts.map(({ cards }) => cards)).toEqual([[three], [two], [four]]);
});

test('the next card goes into the slot that has just been emptied', () => {
  const draft = new PushDraft(() => slots);
  draft.toggle(two);
  draft.toggle(three);
  draft.takeBack(slots[1]!, three);
  expect(draft.nextSlot?.to).toBe(2);
  draft.toggle(five);
  expect(draft.cardsFor(slots[1]!)).toEqual([five]);
});

test('a hint fills every slot, and can still be changed', () => {
  const draft = new PushDraft(() => slots);
  draft.fill([
    { to: 1, cards: [two] },
    { to: 2, cards: [six] },
    { to: 3, cards: [three] },
  ]);
  expect(draft.nextSlot).toBeNull();
  draft.toggle(six);
  expect(draft.nextSlot?.to).toBe(2);
});

test('cards that must be pushed cannot be taken back', () => {
  expect(new PushDraft(() => [slotTo(1, [two])]).canClear).toBe(false);
  const draft = new PushDraft(() => slots);
  expect(draft.canClear).toBe(false);
  draft.toggle(two);
  expect(draft.canClear).toBe(true);
});
