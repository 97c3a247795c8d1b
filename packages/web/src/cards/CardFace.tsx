import { type Card, faceOf, packOf, pointsOf, type Rank, type Special, type Suit } from '@schupf/rules';
import { letterOf } from './letters.ts';

interface CardFaceProps {
  readonly card: Card;
  /** The coins on cards that count points; off where a game has no points. */
  readonly coins?: boolean;
  /** A larger index; all cards of the page have it with `data-index="large"` on the root. */
  readonly large?: boolean;
  readonly class?: string;
}

/** Drawn beside the ranks' own J, Q, K and A. */
const OTHER_LETTERS: ReadonlySet<string> = new Set(['B', 'D', 'V', 'R']);

/** The picture of a card, for the eyes alone: its name stands on the button or list item around it. */
export function CardFace({ card, coins = true, large = false, class: more = '' }: CardFaceProps) {
  const face = faceOf(card);
  const kind = 'suit' in face ? face.suit : face.special;
  const second = packOf(card) === 1;
  return (
    <span class={`card card--${kind}${large ? ' card--large' : ''} ${more}`} aria-hidden="true">
      <svg class="card__art" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
        {'suit' in face ? (
          <Suited suit={face.suit} rank={face.rank} second={second} />
        ) : (
          <Painted special={face.special} second={second} />
        )}
        {coins && pointsOf(card) > 0 && 'suit' in face && (
          <use class="card__coin" href={`#c-p${pointsOf(card)}`} />
        )}
      </svg>
    </span>
  );
}

export function CardBack({ class: more = '' }: { readonly class?: string }) {
  return (
    <span class={`card card--back ${more}`} aria-hidden="true">
      <svg class="card__art" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
        <use href="#c-back" />
      </svg>
    </span>
  );
}

function Suited({
  suit,
  rank,
  second,
}: {
  readonly suit: Suit;
  readonly rank: Rank;
  readonly second: boolean;
}) {
  const court = rank > 10;
  const size = court ? 38 : 47;
  const numeral = OTHER_LETTERS.has(letterOf(rank)) ? letterOf(rank) : rank;
  return (
    <>
      <use href="#c-frame" />
      <g class={`card__emblem${court ? ' card__emblem--court' : ''}`}>
        <use href={court ? `#c-m${rank}` : '#c-tint'} />
        <use href={`#c-${suit}`} x={58 - size / 2} y={88 - size / 2} width={size} height={size} />
      </g>
      <g class="card__index">
        <use href={`#c-r${numeral}`} />
        <use href={`#c-${suit}`} x="6.5" y="40.5" width="21.5" height="21.5" />
        {second && <use href="#c-second" />}
      </g>
    </>
  );
}

function Painted({ special, second }: { readonly special: Special; readonly second: boolean }) {
  const one = special === 'mah-jong';
  return (
    <>
      <use href={`#c-${special}`} />
      <g class="card__index">
        {one && <use href="#c-r1" />}
        <use
          class="card__icon"
          href={`#c-i-${special}`}
          x="7"
          y={one ? 41 : 9}
          width={one ? 20 : 25}
          height={one ? 20 : 25}
        />
        {second && <use href="#c-second" y={one ? 0 : -26} />}
      </g>
    </>
  );
}
