import { type Card, faceOf, type Suit } from '@schupf/rules';
import type { ComponentChild } from 'preact';
import { type DeckName, settings } from '../app/settings.ts';
import type { Deck } from './deck.ts';
import { deckNamed, spriteOfAllDecks } from './decks.ts';
import { letterOf } from './letters.ts';
import '../styles/cards.css';

interface CardFaceProps {
  readonly card: Card;
  /** Coins on cards that are worth points; off where a game has no points. */
  readonly coins?: boolean;
  /** The player's choice by default. */
  readonly deck?: DeckName;
  readonly class?: string;
}

/** The picture of a card. It has no text alternative: the button or list item around it names the card. */
export function CardFace({
  card,
  coins = true,
  deck: name = settings.value.deck,
  class: more = '',
}: CardFaceProps) {
  const face = faceOf(card);
  const kind = 'suit' in face ? face.suit : face.special;
  const letter = 'rank' in face ? letterOf(face.rank) : '';
  const deck = deckNamed(name);
  return (
    <Picture deck={deck} class={`card--${kind} deck--${name} ${more}`}>
      {deck.face(card, { letter, coins })}
    </Picture>
  );
}

export function CardBack({ class: more = '' }: { readonly class?: string }) {
  const deck = deckNamed(settings.value.deck);
  return (
    <Picture deck={deck} class={`card--back ${more}`}>
      {deck.back()}
    </Picture>
  );
}

interface PictureProps {
  readonly deck: Deck;
  readonly class: string;
  readonly children: ComponentChild;
}

function Picture({ deck, class: kind, children }: PictureProps) {
  return (
    <span class={`card ${kind}`} aria-hidden="true">
      <svg
        class="card__art"
        viewBox={`0 0 ${deck.width} ${deck.height}`}
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
  return deckNamed(settings.value.deck).emblem(suit) as preact.JSX.Element;
}

const SPRITE = spriteOfAllDecks();

/**
 * The definitions that card pictures refer to, rendered once per page, before any card. Its size hides it, because with
 * `display: none` some browsers would drop the gradients.
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
