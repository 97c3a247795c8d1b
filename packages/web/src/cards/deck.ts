import type { Card, Special, Suit } from '@schupf/rules';
import type { ComponentChild } from 'preact';

interface FaceOptions {
  /** Shown in the corner of a jack, queen, king or ace. */
  readonly letter: string;
  /** Whether cards that are worth points have a coin. */
  readonly coins: boolean;
}

/** How cards look. The rest of the page does not depend on how a deck draws them. */
export interface Deck {
  /** The size of a card in the units of its pictures. */
  readonly width: number;
  readonly height: number;
  /** Definitions that the pictures refer to: the content of one hidden `svg` on the page. Decks may share them. */
  readonly sprite: () => string;
  /** The content of a card's `svg`. */
  readonly face: (card: Card, options: FaceOptions) => ComponentChild;
  readonly back: () => ComponentChild;
  /** A suit's emblem, filling the `svg` it is rendered in. */
  readonly emblem: (suit: Suit) => ComponentChild;
  /** The creature on a special card without its index, and the square part of the picture that shows its face. */
  readonly portrait: (special: Special) => { readonly picture: ComponentChild; readonly box: string };
}
