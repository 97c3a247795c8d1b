import {
  byRank,
  type Card,
  CardSet,
  faceOf,
  isBomb,
  type Play,
  playsFrom,
  type Rules,
  SUITS,
  sortValue,
} from '@schupf/rules';
import type { Settings } from '../../app/settings.ts';
import { rankOf, specialOf } from './faces.ts';

type Sort = Settings['sort'];

/** The sort value of a two. Special cards sort below it or above the ace. */
const LOWEST_SUITED = 2;
/** The maximum size of a stack: the number of cards of a rank in one pack. */
const MAX_TOWER = 4;

/** Sorts cards. Even when sorted by suit, special cards are at the ends. */
export function inOrder(cards: Iterable<Card>, sort: Exclude<Sort, 'combinations'>): Card[];
export function inOrder(cards: Iterable<Card>, sort: Sort, rules: Rules): Card[];
export function inOrder(cards: Iterable<Card>, sort: Sort, rules?: Rules): Card[] {
  const up = [...cards].sort(byRank);
  switch (sort) {
    case 'up':
      return up;
    case 'down':
      return up.reverse();
    case 'suits':
      return up.sort((a, b) => suitPlace(a) - suitPlace(b) || byRank(a, b));
    case 'combinations':
      return combinationsFirst(up, rules!);
  }
}

/** A hand in the player's own order. A new card goes after the card that precedes it in the sorted hand. */
export function arranged(cards: Iterable<Card>, own: readonly Card[], sort: Sort, rules: Rules): Card[] {
  const sorted = inOrder(cards, sort, rules);
  const held = new Set(sorted);
  const order = own.filter((card) => held.has(card));
  if (order.length === 0) return sorted;
  const known = new Set(order);
  sorted.forEach((card, index) => {
    if (!known.has(card)) order.splice(index === 0 ? 0 : order.indexOf(sorted[index - 1]!) + 1, 0, card);
  });
  return order;
}

/** Groups cards of the same rank into stacks of at most four, in order of first appearance. */
export function towersOf(order: readonly Card[]): Card[][] {
  const towers: Card[][] = [];
  for (const card of order) {
    const rank = rankOf(card);
    const tower =
      rank === null
        ? undefined
        : towers.find((stack) => rankOf(stack[0]!) === rank && stack.length < MAX_TOWER);
    if (tower === undefined) towers.push([card]);
    else tower.push(card);
  }
  return towers;
}

/** The order after moving some cards before another one; null moves them to the end. */
export function movedBefore(order: readonly Card[], moving: readonly Card[], before: Card | null): Card[] {
  const rest = order.filter((card) => !moving.includes(card));
  const index = before === null ? rest.length : rest.indexOf(before);
  return [...rest.slice(0, index), ...moving, ...rest.slice(index)];
}

/** Low specials come before all suits, high ones after them. */
function suitPlace(card: Card): number {
  const face = faceOf(card);
  if ('suit' in face) return SUITS.indexOf(face.suit);
  return sortValue(card) < LOWEST_SUITED ? -1 : SUITS.length;
}

/** Bombs, then straights, then the rest. The Phoenix is never used for them. `up` is sorted by rank. */
function combinationsFirst(up: readonly Card[], rules: Rules): Card[] {
  const found: Card[] = [];
  const remaining = () => up.filter((card) => !found.includes(card));
  const takeOut = (isWanted: (play: Play) => boolean) => {
    for (;;) {
      const hand = CardSet.of(remaining().filter((card) => specialOf(card) !== 'phoenix'));
      const [best] = playsFrom(hand, null, rules).filter(isWanted).sort(longestFirst);
      if (best === undefined) return;
      found.push(...up.filter((card) => best.cards.has(card)));
    }
  };
  takeOut(({ kind }) => kind === 'bomb4');
  takeOut(isBomb);
  takeOut(({ kind }) => kind === 'straight');
  return [...found, ...remaining()];
}

function longestFirst(a: Play, b: Play): number {
  return b.size - a.size || a.height - b.height;
}
