import { type Card, CardSet, type Slot } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { beforeEach, expect, test } from 'vitest';
import {
  aimAt,
  cardsFor,
  clearDraft,
  giftsOf,
  isDrafted,
  layGifts,
  litSlot,
  takeBack,
  tapCard,
} from './push-draft.ts';

const HAND = parseCards('S2 S3 S4 S5 S6')!;
const [two, three, four, five, six] = HAND as [Card, Card, Card, Card, Card];

function slotTo(to: number, must: readonly Card[] = []): Slot {
  return { to, count: 1, must: CardSet.of(must), pick: CardSet.of(must.length > 0 ? [] : HAND) };
}

const slots = [slotTo(1), slotTo(2), slotTo(3)];

beforeEach(clearDraft);

test('cards go to the places in turn, or to the one that was chosen', () => {
  expect(litSlot(slots)?.to).toBe(1);
  aimAt(slots[1]!);
  expect(litSlot(slots)?.to).toBe(2);
  tapCard(slots, two);
  expect(cardsFor(slots[1]!)).toEqual([two]);
  expect(litSlot(slots)?.to).toBe(1);
  tapCard(slots, three);
  tapCard(slots, four);
  expect(litSlot(slots)).toBeNull();
  expect(giftsOf(slots).map(({ cards }) => cards)).toEqual([[three], [two], [four]]);
});

test('a place that a card was taken from is the next to be filled', () => {
  tapCard(slots, two);
  tapCard(slots, three);
  takeBack(slots[1]!, three);
  expect(litSlot(slots)?.to).toBe(2);
  tapCard(slots, five);
  expect(cardsFor(slots[1]!)).toEqual([five]);
});

test('advice lies there at once, and can be changed', () => {
  layGifts([
    { to: 1, cards: [two] },
    { to: 2, cards: [six] },
    { to: 3, cards: [three] },
  ]);
  expect(litSlot(slots)).toBeNull();
  tapCard(slots, six);
  expect(litSlot(slots)?.to).toBe(2);
});

test('what has to go is nothing to take back', () => {
  const forced = [slotTo(1, [two])];
  expect(isDrafted(forced)).toBe(false);
  expect(isDrafted(slots)).toBe(false);
  tapCard(slots, two);
  expect(isDrafted(slots)).toBe(true);
});
