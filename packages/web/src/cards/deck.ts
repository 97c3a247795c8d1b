import type { Card, Suit } from '@schupf/rules';
import type { ComponentChild } from 'preact';

interface FaceOptions {
  /** What the corner of a jack, queen, king or ace shows. */
  readonly letter: string;
  /** Whether cards that count points wear a coin. */
  readonly coins: boolean;
}

/**
 * How cards look. Everything a deck draws is in its own folder; the rest of the page asks for pictures and never knows
 * what they are made of.
 */
export interface Deck {
  readonly id: string;
  /** The size of a card in the units its pictures are drawn in. */
  readonly width: number;
  readonly height: number;
  /** Definitions that its pictures refer to, as the content of one hidden `svg` on the page. */
  readonly sprite: () => string;
  /** The content of a card's `svg`. */
  readonly face: (card: Card, options: FaceOptions) => ComponentChild;
  readonly back: () => ComponentChild;
  /** A suit's emblem, filling the `svg` it is put into. */
  readonly emblem: (suit: Suit) => ComponentChild;
}
