import { type Card, faceOf, packOf, type Special, SUITS } from '@schupf/rules';
import type { Settings } from '../../app/settings.ts';
import { rankOf } from './faces.ts';

/** Below the two, or above the ace. */
const SPECIAL_HEIGHTS: { readonly [S in Special]: number } = {
  dog: 0,
  'mah-jong': 1,
  phoenix: 15,
  dragon: 16,
};
const LOWEST_SUITED = 2;
const MIN_STRAIGHT = 5;
/** As many as a pack has of a rank: a bomb, and the tallest tower. */
const FOUR = 4;

/** Cards as somebody likes to hold them. By suit, the specials stand at the ends all the same. */
export function inOrder(cards: Iterable<Card>, sort: Settings['sort']): Card[] {
  const up = [...cards].sort((a, b) => byRank(a) - byRank(b));
  switch (sort) {
    case 'up':
      return up;
    case 'down':
      return up.reverse();
    case 'suits':
      return up.sort((a, b) => bySuit(a) - bySuit(b));
    case 'combinations':
      return combinationsFirst(up);
  }
}

/**
 * The order somebody has made himself, as far as its cards are still there. Others, given to him since, stand behind
 * the card they would be sorted behind.
 */
export function arranged(cards: Iterable<Card>, sort: Settings['sort'], own: readonly Card[]): Card[] {
  const sorted = inOrder(cards, sort);
  const held = new Set(sorted);
  const order = own.filter((card) => held.has(card));
  if (order.length === 0) return sorted;
  const known = new Set(order);
  sorted.forEach((card, at) => {
    if (!known.has(card)) order.splice(at === 0 ? 0 : order.indexOf(sorted[at - 1]!) + 1, 0, card);
  });
  return order;
}

/** Cards of a rank on one another, four at most; in the order in which the ranks begin. */
export function towersOf(order: readonly Card[]): Card[][] {
  const towers: Card[][] = [];
  for (const card of order) {
    const rank = rankOf(card);
    const tower =
      rank === null ? undefined : towers.find((other) => rankOf(other[0]!) === rank && other.length < FOUR);
    if (tower === undefined) towers.push([card]);
    else tower.push(card);
  }
  return towers;
}

/** The order after some cards were taken out and put before another; at the end for null. */
export function movedBefore(order: readonly Card[], moving: readonly Card[], before: Card | null): Card[] {
  const rest = order.filter((card) => !moving.includes(card));
  const at = before === null ? rest.length : rest.indexOf(before);
  return [...rest.slice(0, at), ...moving, ...rest.slice(at)];
}

function height(card: Card): number {
  const face = faceOf(card);
  return 'special' in face ? SPECIAL_HEIGHTS[face.special] : face.rank;
}

function byRank(card: Card): number {
  const face = faceOf(card);
  return height(card) * 8 + ('suit' in face ? SUITS.indexOf(face.suit) * 2 : 0) + packOf(card);
}

function bySuit(card: Card): number {
  const face = faceOf(card);
  if ('suit' in face) return (SUITS.indexOf(face.suit) + 1) * 1000 + byRank(card);
  return SPECIAL_HEIGHTS[face.special] < LOWEST_SUITED ? byRank(card) : 10_000 + byRank(card);
}

/** Bombs, then straights, the longest first, then what is left; `up` is sorted by rank. */
function combinationsFirst(up: readonly Card[]): Card[] {
  const fours = towersOf(up).filter((tower) => tower.length === FOUR);
  const found = fours.flat();
  const left = () => up.filter((card) => !found.includes(card));
  for (const suit of SUITS) {
    const ofSuit = () => left().filter((card) => suitOf(card) === suit);
    for (let run = longestRun(ofSuit()); run.length > 0; run = longestRun(ofSuit())) found.push(...run);
  }
  for (let run = longestRun(left()); run.length > 0; run = longestRun(left())) found.push(...run);
  return [...found, ...left()];
}

function suitOf(card: Card): string | null {
  const face = faceOf(card);
  return 'suit' in face ? face.suit : null;
}

/** The longest straight in cards sorted by rank, one card of each; the Mah Jong is a one. Empty if none is long enough. */
function longestRun(up: readonly Card[]): readonly Card[] {
  let best: readonly Card[] = [];
  let run: Card[] = [];
  for (const card of up) {
    const step = run.length === 0 ? 1 : height(card) - height(run.at(-1)!);
    if (step === 0 || isOutside(card)) continue;
    run = step === 1 ? [...run, card] : [card];
    if (run.length > best.length) best = run;
  }
  return best.length >= MIN_STRAIGHT ? best : [];
}

/** The Dog and the Dragon are in no straight, and the Phoenix is best kept free. */
function isOutside(card: Card): boolean {
  return rankOf(card) === null && height(card) !== SPECIAL_HEIGHTS['mah-jong'];
}
