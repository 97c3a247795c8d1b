import { type Card, faceOf, packOf, pointsOf, type Rank, type Special, type Suit } from '@schupf/rules';
import type { Deck } from './deck.ts';
import { NUMERAL } from './jade/marks.ts';

/** How a deck divides its faces between the index in the corner and the picture. */
interface Layout {
  /** The scale of numerals and letters; at 1 they are 28 high. */
  readonly numeral: number;
  /** The width of the suit below the numeral, and of a special card's sign. */
  readonly mark: number;
  readonly sign: number;
  /** The middle of the picture and its scale. */
  readonly picture: { readonly x: number; readonly y: number; readonly scale: number };
  /** Where the painting of a special card is if the index leaves no room for it on the whole card. */
  readonly inset?: { readonly x: number; readonly y: number; readonly width: number };
}

interface FaceProps {
  readonly card: Card;
  readonly letter: string;
  readonly coins: boolean;
  readonly layout: Layout;
}

/** The faces of a deck that uses the parts of the jade sprite. */
export function facesIn(layout: Layout): Deck['face'] {
  return (card, { letter, coins }) => <Face card={card} letter={letter} coins={coins} layout={layout} />;
}

/** Letters with glyphs of their own; J, Q, K and A use those of their ranks. */
const OTHER_LETTERS: ReadonlySet<string> = new Set(['B', 'D', 'V', 'R']);

/** The upper left corner of the index. */
const [LEFT, TOP] = [4.8, 8.6];
const NUMBER_EMBLEM = 66;
const COURT_EMBLEM = 38;

function Face({ card, letter, coins, layout }: FaceProps) {
  const face = faceOf(card);
  const isSecond = packOf(card) === 1;
  if ('special' in face) return <Painted special={face.special} isSecond={isSecond} layout={layout} />;
  const points = pointsOf(card);
  return (
    <>
      <use class="card__frame" href="#c-frame" />
      <Picture suit={face.suit} rank={face.rank} layout={layout} />
      <Index
        numeral={OTHER_LETTERS.has(letter) ? letter : face.rank}
        mark={face.suit}
        isSecond={isSecond}
        layout={layout}
      />
      {coins && points > 0 && <use class="card__coin" href={`#c-p${points}`} />}
    </>
  );
}

interface PictureProps {
  readonly suit: Suit;
  readonly rank: Rank;
  readonly layout: Layout;
}

/** A soft emblem on number cards, a medallion on the others. */
function Picture({ suit, rank, layout }: PictureProps) {
  const { x, y, scale } = layout.picture;
  const isCourt = rank > 10;
  const size = isCourt ? COURT_EMBLEM : NUMBER_EMBLEM;
  return (
    <g
      class={isCourt ? 'card__emblem card__emblem--court' : 'card__emblem'}
      transform={`translate(${x} ${y}) scale(${scale})`}
    >
      {isCourt && <use href={`#c-m${rank}`} />}
      <use href={`#c-${suit}`} x={-size / 2} y={-size / 2} width={size} height={size} />
    </g>
  );
}

interface IndexProps {
  readonly numeral: string | number;
  readonly mark: Suit | 'i-mah-jong' | null;
  readonly isSecond: boolean;
  readonly layout: Layout;
}

function Index({ numeral, mark, isSecond, layout }: IndexProps) {
  const [width, height] = [NUMERAL.width * layout.numeral, NUMERAL.height * layout.numeral];
  const below = TOP + height + 1.5;
  return (
    <g class="card__index">
      <use href={`#c-r${numeral}`} x={LEFT} y={TOP} width={width} height={height} />
      {mark !== null && (
        <use
          href={`#c-${mark}`}
          x={LEFT + (width - layout.mark) / 2}
          y={below}
          width={layout.mark}
          height={layout.mark}
        />
      )}
      {isSecond && <Second x={LEFT + width / 2} y={below + layout.mark + 2} />}
    </g>
  );
}

interface PaintedProps {
  readonly special: Special;
  readonly isSecond: boolean;
  readonly layout: Layout;
}

function Painted({ special, isSecond, layout }: PaintedProps) {
  const { sign, inset } = layout;
  return (
    <>
      {inset === undefined ? <use href={`#c-${special}`} /> : <Inset special={special} {...inset} />}
      {special === 'mah-jong' ? (
        <Index
          numeral={1}
          // A large sparrow would cover the painted one.
          mark={inset === undefined ? 'i-mah-jong' : null}
          isSecond={isSecond}
          layout={{ ...layout, mark: Math.min(layout.mark, 20) }}
        />
      ) : (
        <g class="card__index">
          <use href={`#c-i-${special}`} x={LEFT + 2} y={TOP + 1} width={sign} height={sign} />
          {isSecond && <Second x={LEFT + 2 + sign / 2} y={TOP + sign + 4} />}
        </g>
      )}
    </>
  );
}

interface InsetProps {
  readonly special: Special;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A small painting on a plain face. */
function Inset({ special, x, y, width }: InsetProps) {
  return (
    <>
      <rect class="card__plate" width="100" height="140" />
      <svg
        x={x}
        y={y}
        width={width}
        height={width * 1.4}
        viewBox="0 0 100 140"
        overflow="hidden"
        aria-hidden="true"
      >
        <use href={`#c-${special}`} />
      </svg>
    </>
  );
}

/** Two dots that mark the cards of a second pack. */
function Second({ x, y }: { readonly x: number; readonly y: number }) {
  return <use href="#c-second" x={x - 7.5} y={y} width="15" height="5" />;
}
