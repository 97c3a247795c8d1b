import { type Card, faceOf, packOf, pointsOf, type Rank, type Special, type Suit } from '@schupf/rules';
import type { Deck } from '../deck.ts';
import { spriteMarkup } from './sprite.ts';

/** The default deck: paper faces with the four suits, lacquered specials, waves on the back. */
export const jadeDeck: Deck = {
  id: 'jade',
  width: 100,
  height: 140,
  sprite: spriteMarkup,
  face: (card, { letter, coins }) => <Face card={card} letter={letter} coins={coins} />,
  back: () => <use href="#c-back" />,
  emblem: (suit) => <use href={`#c-${suit}`} width="100%" height="100%" />,
};

/** Letters with glyphs of their own; J, Q, K and A use those of their ranks. */
const OTHER_LETTERS: ReadonlySet<string> = new Set(['B', 'D', 'V', 'R']);

interface FaceProps {
  readonly card: Card;
  readonly letter: string;
  readonly coins: boolean;
}

function Face({ card, letter, coins }: FaceProps) {
  const face = faceOf(card);
  const isSecond = packOf(card) === 1;
  if ('special' in face) return <Painted special={face.special} isSecond={isSecond} />;
  const points = pointsOf(card);
  return (
    <>
      <Suited
        suit={face.suit}
        rank={face.rank}
        numeral={OTHER_LETTERS.has(letter) ? letter : face.rank}
        isSecond={isSecond}
      />
      {coins && points > 0 && <use class="card__coin" href={`#c-p${points}`} />}
    </>
  );
}

interface SuitedProps {
  readonly suit: Suit;
  readonly rank: Rank;
  readonly numeral: string | number;
  readonly isSecond: boolean;
}

function Suited({ suit, rank, numeral, isSecond }: SuitedProps) {
  const isCourt = rank > 10;
  const size = isCourt ? 38 : 47;
  return (
    <>
      <use href="#c-frame" />
      <g class={`card__emblem${isCourt ? ' card__emblem--court' : ''}`}>
        <use href={isCourt ? `#c-m${rank}` : '#c-tint'} />
        <use href={`#c-${suit}`} x={58 - size / 2} y={88 - size / 2} width={size} height={size} />
      </g>
      <g class="card__index">
        <use href={`#c-r${numeral}`} />
        <use href={`#c-${suit}`} x="6.5" y="40.5" width="21.5" height="21.5" />
        {isSecond && <use href="#c-second" />}
      </g>
    </>
  );
}

function Painted({ special, isSecond }: { readonly special: Special; readonly isSecond: boolean }) {
  const isMahJong = special === 'mah-jong';
  const size = isMahJong ? 20 : 25;
  return (
    <>
      <use href={`#c-${special}`} />
      <g class="card__index">
        {isMahJong && <use href="#c-r1" />}
        <use
          class="card__icon"
          href={`#c-i-${special}`}
          x="7"
          y={isMahJong ? 41 : 9}
          width={size}
          height={size}
        />
        {isSecond && <use href="#c-second" y={isMahJong ? 0 : -26} />}
      </g>
    </>
  );
}
