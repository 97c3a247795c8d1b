import type { DeckName } from '../app/settings.ts';
import type { Deck } from './deck.ts';
import { facesIn } from './face.tsx';
import { jadeDeck } from './jade-deck.tsx';

/** Every suit on a face of its own strong colour. `cards.css` has the colours. */
const colourDeck: Deck = {
  ...jadeDeck,
  face: facesIn({ numeral: 1.12, mark: 24, sign: 28, picture: { x: 52, y: 95, scale: 0.92 } }),
};

/** For small screens and poor eyesight: the index fills half of the card. */
const largeDeck: Deck = {
  ...jadeDeck,
  face: facesIn({
    numeral: 1.55,
    mark: 31,
    sign: 46,
    picture: { x: 66, y: 103, scale: 0.66 },
    inset: { x: 40, y: 58, width: 55 },
  }),
};

const DECKS: { readonly [D in DeckName]: Deck } = { jade: jadeDeck, colour: colourDeck, large: largeDeck };

/** A stored setting may name a deck that this version doesn't have. */
export function deckNamed(name: DeckName): Deck {
  return DECKS[name] ?? jadeDeck;
}

/** The definitions that the pictures of all decks refer to. */
export function spriteOfAllDecks(): string {
  const sprites = new Set(Object.values(DECKS).map(({ sprite }) => sprite));
  return [...sprites].map((sprite) => sprite()).join('');
}
