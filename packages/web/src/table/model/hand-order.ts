import {
  type Card,
  CardSet,
  faceOf,
  isBomb,
  type Play,
  packOf,
  playsFrom,
  type Rules,
  SUITS,
  sortValue,
} from '@schupf/rules';
import type { Settings } from '../../app/settings.ts';
import { rankOf, specialOf } from './faces.ts';

type Sort = Settings['sort'];

/** Special cards are below the two, or above the ace. */
const LOWEST_SUITED = 2;
/** The tallest tower: what one pack has of a rank. */
const MAX_TOWER = 4;

/** Cards in the player's order. Sorted by suit, the special cards are at the ends all the same. */
export function inOrder(cards: Iterable<Card>, sort: Exclude<Sort, 'combinations'>): Card[];
export function inOrder(cards: Iterable<Card>, sort: Sort, rules: Rules): Card[];
export function inOrder(cards: Iterable<Card>, sort: Sort, rules?: Rules): Card[] {
  const up = [...cards].sort((a, b) => byRank(a) - byRank(b));
  switch (sort) {
    case 'up':
      return up;
    case 'down':
      return up.reverse();
    case 'suits':
      return up.sort((a, b) => bySuit(a) - bySuit(b));
    case 'combinations':
      return combinationsFirst(up, rules!);
  }
}

/**
 * The order the player made themselves, as far as its cards are still there. A card they got since goes behind the
 * one it would be sorted behind.
 */
export function arranged(cards: Iterable<Card>, own: readonly Card[], sort: Sort, rules: Rules): Card[] {
  const sorted = inOrder(cards, sort, rules);
  const held = new Set(sorted);
  const order = own.filter((card) => held.has(card));
  if (order.length === 0) return sorted;
  const known = new Set(order);
  sorted.forEach((card, at) => {
    if (!known.has(card)) order.splice(at === 0 ? 0 : order.indexOf(sorted[at - 1]!) + 1, 0, card);
  });
  return order;
}

/** Cards of a rank in towers of at most four, in the order in which the ranks begin. */
export function towersOf(order: readonly Card[]): Card[][] {
  const towers: Card[][] = [];
  for (const card of order) {
    const rank = rankOf(card);
    const tower =
      rank === null
        ? undefined
        : towers.find((other) => rankOf(other[0]!) === rank && other.length < MAX_TOWER);
    if (tower === undefined) towers.push([card]);
    else tower.push(card);
  }
  return towers;
}

/** The order after some cards are moved before another one, or to the end for null. */
export function movedBefore(order: readonly Card[], moving: readonly Card[], before: Card | null): Card[] {
  const rest = order.filter((card) => !moving.includes(card));
  const at = before === null ? rest.length : rest.indexOf(before);
  return [...rest.slice(0, at), ...moving, ...rest.slice(at)];
}

function byRank(card: Card): number {
  const face = faceOf(card);
  return sortValue(card) * 8 + ('suit' in face ? SUITS.indexOf(face.suit) * 2 : 0) + packOf(card);
}

function bySuit(card: Card): number {
  const face = faceOf(card);
  if ('suit' in face) return (SUITS.indexOf(face.suit) + 1) * 1000 + byRank(card);
  return sortValue(card) < LOWEST_SUITED ? byRank(card) : 10_000 + byRank(card);
}

/** Bombs, then straights, then what is left; `up` is sorted by rank. The Phoenix is best kept free. */
function combinationsFirst(up: readonly Card[], rules: Rules): Card[] {
  const found: Card[] = [];
  const left = () => up.filter((card) => !found.includes(card));
  const takeOut = (isWanted: (play: Play) => boolean) => {
    for (;;) {
      const hand = CardSet.of(left().filter((card) => specialOf(card) !== 'phoenix'));
      const [best] = playsFrom(hand, null, rules).filter(isWanted).sort(longestFirst);
      if (best === undefined) return;
      found.push(...up.filter((card) => best.cards.has(card)));
    }
  };
  takeOut(({ kind }) => kind === 'bomb4');
  takeOut(isBomb);
  takeOut(({ kind }) => kind === 'straight');
  return [...found, ...left()];
}

function longestFirst(a: Play, b: Play): number {
  return b.size - a.size || a.height - b.height;
}
