import { BACK, CARD_SIZE, JADE_LAYOUT, spriteMarkup } from '@schupf/art';
import type { Special } from '@schupf/rules';
import type { Deck } from './deck.ts';
import { facesIn } from './face.tsx';

/** The default deck: paper faces with the four suits, lacquered specials, waves on the back. */
export const jadeDeck: Deck = {
  ...CARD_SIZE,
  sprite: spriteMarkup,
  face: facesIn(JADE_LAYOUT),
  back: () => <use href={`#${BACK}`} />,
  emblem: (suit) => <use href={`#c-${suit}`} width="100%" height="100%" />,
  portrait: (special) => ({
    picture: <use href={`#c-${special}`} width="100" height="140" />,
    box: PORTRAITS[special],
  }),
};

const PORTRAITS: { readonly [S in Special]: string } = {
  dog: '22 38 58 58',
  'mah-jong': '14 34 66 66',
  phoenix: '20 20 74 74',
  dragon: '26 18 64 64',
};
