import { type Card, faceOf, packOf, pointsOf, type Rank, type Special, type Suit } from '@schupf/rules';
import { NUMERAL } from './marks.ts';

/** The size of a card in the units of its picture. */
export const CARD_SIZE = { width: 100, height: 140 } as const;

/** The id of the back of a card in the sprite. */
export const BACK = 'c-back';

/** How a deck divides its faces between the index in the corner and the picture. */
export interface FaceLayout {
  /** The scale of numerals and letters; at 1 they are 28 high. */
  readonly numeral: number;
  /** The width of the suit below the numeral. */
  readonly mark: number;
  /** The width of a special card's sign. */
  readonly sign: number;
  /** The middle of the picture and its scale. */
  readonly picture: { readonly x: number; readonly y: number; readonly scale: number };
  /** The box of a special card's painting. Absent if the painting covers the whole card. */
  readonly inset?: { readonly x: number; readonly y: number; readonly width: number };
}

/** The layout of the default deck. */
export const JADE_LAYOUT: FaceLayout = {
  numeral: 0.97,
  mark: 21,
  sign: 26,
  picture: { x: 50, y: 91, scale: 1 },
};

/** What a part shows; this determines its colours. */
export type PartRole = 'frame' | 'emblem' | 'court' | 'index' | 'coin' | 'painting' | 'plate';

/** A part of a card's picture: some of the sprite's definitions, each in a box, or as large as it was drawn. */
export interface FacePart {
  readonly role: PartRole;
  /** An SVG transformation of the whole part. */
  readonly transform?: string;
  readonly uses: readonly Use[];
}

interface Use {
  /** An id in the sprite. */
  readonly id: string;
  readonly box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

interface FaceOptions {
  /** Shown in the corner of a jack, queen, king or ace. */
  readonly letter: string;
  /** Whether cards that are worth points have a coin. */
  readonly coins: boolean;
  readonly layout: FaceLayout;
}

/** Letters with glyphs of their own; J, Q, K and A use those of their ranks. */
const OTHER_LETTERS: ReadonlySet<string> = new Set(['B', 'D', 'V', 'R']);

/** The upper left corner of the index. */
const [LEFT, TOP] = [4.8, 8.6];
const NUMBER_EMBLEM = 66;
const COURT_EMBLEM = 38;

/** The parts of a card's face, from back to front. A plate has no definitions: it covers the whole card. */
export function faceParts(card: Card, { letter, coins, layout }: FaceOptions): readonly FacePart[] {
  const face = faceOf(card);
  const isSecond = packOf(card) === 1;
  if ('special' in face) return paintedParts(face.special, isSecond, layout);
  const points = pointsOf(card);
  const numeral = OTHER_LETTERS.has(letter) ? letter : face.rank;
  const parts: FacePart[] = [
    { role: 'frame', uses: [{ id: 'c-frame' }] },
    pictureOf(face.suit, face.rank, layout),
    indexOf(numeral, { mark: face.suit, isSecond, layout }),
  ];
  if (coins && points > 0) parts.push({ role: 'coin', uses: [{ id: `c-p${points}` }] });
  return parts;
}

/** A soft emblem on number cards, a medallion on the others. */
function pictureOf(suit: Suit, rank: Rank, { picture: { x, y, scale } }: FaceLayout): FacePart {
  const isCourt = rank > 10;
  const size = isCourt ? COURT_EMBLEM : NUMBER_EMBLEM;
  const emblem = { id: `c-${suit}`, box: square(-size / 2, -size / 2, size) };
  return {
    role: isCourt ? 'court' : 'emblem',
    transform: `translate(${x} ${y}) scale(${scale})`,
    uses: isCourt ? [{ id: `c-m${rank}` }, emblem] : [emblem],
  };
}

interface IndexOptions {
  readonly mark: Suit | 'i-mah-jong' | null;
  readonly isSecond: boolean;
  readonly layout: FaceLayout;
}

function indexOf(numeral: string | number, { mark, isSecond, layout }: IndexOptions): FacePart {
  const [width, height] = [NUMERAL.width * layout.numeral, NUMERAL.height * layout.numeral];
  const below = TOP + height + 1.5;
  const uses: Use[] = [{ id: `c-r${numeral}`, box: { x: LEFT, y: TOP, width, height } }];
  if (mark !== null)
    uses.push({ id: `c-${mark}`, box: square(LEFT + (width - layout.mark) / 2, below, layout.mark) });
  if (isSecond) uses.push(secondPack(LEFT + width / 2, below + layout.mark + 2));
  return { role: 'index', uses };
}

function paintedParts(special: Special, isSecond: boolean, layout: FaceLayout): readonly FacePart[] {
  const { sign, inset } = layout;
  const index: FacePart =
    special === 'mah-jong'
      ? indexOf(1, {
          // A large sparrow would cover the painted one.
          mark: inset === undefined ? 'i-mah-jong' : null,
          isSecond,
          layout: { ...layout, mark: Math.min(layout.mark, 20) },
        })
      : {
          role: 'index',
          uses: [
            { id: `c-i-${special}`, box: square(LEFT + 2, TOP + 1, sign) },
            ...(isSecond ? [secondPack(LEFT + 2 + sign / 2, TOP + sign + 4)] : []),
          ],
        };
  if (inset === undefined) return [{ role: 'painting', uses: [{ id: `c-${special}` }] }, index];
  const box = { x: inset.x, y: inset.y, width: inset.width, height: inset.width * 1.4 };
  return [{ role: 'plate', uses: [] }, { role: 'painting', uses: [{ id: `c-${special}`, box }] }, index];
}

/** Two dots that mark the cards of a second pack. */
function secondPack(x: number, y: number): Use {
  return { id: 'c-second', box: { x: x - 7.5, y, width: 15, height: 5 } };
}

function square(x: number, y: number, size: number): NonNullable<Use['box']> {
  return { x, y, width: size, height: size };
}
