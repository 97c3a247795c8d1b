import { type Card, faceOf, type Suit } from '@schupf/rules';
import type { ComponentChild } from 'preact';
import type { Deck } from './deck.ts';
import { jadeDeck } from './jade/jade-deck.tsx';
import { letterOf } from './letters.ts';

/** The deck in use. */
const DECK: Deck = jadeDeck;

interface CardFaceProps {
  readonly card: Card;
  /** Coins on cards that are worth points; off where a game has no points. */
  readonly coins?: boolean;
  /** A larger index; `data-index="large"` on the root sets it for all cards. */
  readonly large?: boolean;
  readonly class?: string;
}

/** The picture of a card. It has no text alternative: the button or list item around it names the card. */
export function CardFace({ card, coins = true, large = false, class: more = '' }: CardFaceProps) {
  const face = faceOf(card);
  const kind = 'suit' in face ? face.suit : face.special;
  const letter = 'rank' in face ? letterOf(face.rank) : '';
  return (
    <Picture class={`card--${kind}${large ? ' card--large' : ''} ${more}`}>
      {DECK.face(card, { letter, coins })}
    </Picture>
  );
}

export function CardBack({ class: more = '' }: { readonly class?: string }) {
  return <Picture class={`card--back ${more}`}>{DECK.back()}</Picture>;
}

function Picture({ class: kind, children }: { readonly class: string; readonly children: ComponentChild }) {
  return (
    <span class={`card ${kind}`} aria-hidden="true">
      <svg
        class="card__art"
        viewBox={`0 0 ${DECK.width} ${DECK.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {children}
      </svg>
    </span>
  );
}

/** The emblem of a suit, filling the `svg` around it. */
export function SuitEmblem({ suit }: { readonly suit: Suit }) {
  return DECK.emblem(suit) as preact.JSX.Element;
}

const SPRITE = DECK.sprite();

/**
 * The definitions that card pictures refer to, rendered once per page, before any card. Hidden by size instead of
 * `display: none`, with which some browsers drop gradients.
 */
export function CardSprite() {
  return (
    <svg
      class="sprite"
      width="0"
      height="0"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: SPRITE }}
    />
  );
}
