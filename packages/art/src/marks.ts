import type { Rank, Suit } from '@schupf/rules';
import {
  DEEP_GOLD,
  disc,
  fan,
  fill,
  GOLD,
  group,
  line,
  PALE_GOLD,
  p,
  polar,
  scallop,
  symbol,
  times,
  zigzag,
} from './pen.ts';

/** Ranks, and the letters other languages use for jack, queen and king. */
type Numeral = Rank | 1 | 'B' | 'D' | 'V' | 'R';

/**
 * Numerals and letters as strokes, 17 wide (the 10: 20) and 28 high: the same on every machine, whatever fonts it has.
 * The '1' is for the Mah Jong.
 */
const STROKES: Readonly<Record<Numeral, string>> = {
  1: 'M2 6 9.5 0V28',
  2: 'M.8 7.4C.8 2.9 4.2 0 8.5 0s7.7 2.8 7.7 7c0 7.6-14 11.6-15.7 21H17',
  3: 'M1.3 0h14L8 10.7c5.3-.3 9 3.2 9 8.4 0 5.4-3.8 8.9-8.7 8.9-3.8 0-6.7-1.8-8-5',
  4: 'M12.6 28V0L0 19.8H17.6',
  5: 'M15.3 0H3.4L2.1 12c1.8-1.3 3.9-2 6.2-2 5.2 0 8.7 3.6 8.7 8.8S13.2 28 8.2 28C4.5 28 1.7 26.5.3 23.6',
  6: 'M13.3 0C6 4 .4 10.8.4 19.2.4 24.6 3.7 28 8.6 28S17 24.4 17 19.5s-3.4-8.3-8-8.3c-4.1 0-7.4 2.5-8.5 6.3',
  7: 'M.2 0H16.8C11.5 8.5 7.6 17.5 6.2 28',
  8: 'M8.5 12.8C4.6 12.8 2 10.2 2 6.5S4.6 0 8.5 0 15 2.7 15 6.5s-2.6 6.3-6.5 6.3C3.6 12.8.3 15.9.3 20.3S3.6 28 8.5 28s8.2-3.2 8.2-7.7-3.3-7.5-8.2-7.5Z',
  9: 'M3.9 28c7.3-4 12.9-10.8 12.9-19.2C16.8 3.4 13.5 0 8.6 0S.2 3.6.2 8.5s3.4 8.3 8 8.3c4.1 0 7.4-2.5 8.5-6.3',
  10: 'M-2 5 2.6 0V28M13.9 0c-3.8 0-5.5 6-5.5 14s1.7 14 5.5 14 5.5-6 5.5-14S17.7 0 13.9 0Z',
  11: 'M4.5 0h9.2V19.4c0 5.6-2.8 8.6-6.8 8.6-3.4 0-5.8-2-6.6-5.5',
  12: 'M8.6 0C3.4 0 .2 5.5.2 13.7S3.4 27.4 8.6 27.4 17 21.9 17 13.7 13.8 0 8.6 0Zm1.7 20.3L17.6 29',
  13: 'M1.5 0V28M16.3 0 1.8 16.6M7 10.8 17 28',
  14: 'M0 28 8.6 0l8.6 28M3 19.3H14.2',
  B: 'M1.5 13.3H8C12.2 13.3 14.8 10.7 14.8 6.6S12.2 0 8 0H1.5V28H8.6C13.4 28 16.6 25.1 16.6 20.6S13.4 13.3 8.6 13.3',
  D: 'M1.5 0H6.4C13 0 17 5.4 17 14S13 28 6.4 28H1.5Z',
  V: 'M.2 0 8.6 28 17 0',
  R: 'M1.5 28V0H8.4C13 0 16 2.9 16 7.5S13 15 8.4 15H1.5M9 15 17 28',
};

/** The box of a numeral, with room for the ends of its strokes. */
export const NUMERAL = { x: -4.8, y: -2.8, width: 27, height: 33.6 } as const;

const numeral = (rank: Numeral, colour: string, width = 5.3) => line(colour, width, STROKES[rank]);

function roof(low: number, half: number, top: number, high: number): string {
  const eave = low - high * 0.62;
  const slope = low - high * 0.3;
  const corner = half - 2.6;
  return `M${p([16 - top, low - high])}Q${p([16 - top - 1.4, slope])} ${p([16 - half, eave])}Q${p([16 - half + 0.3, low])} ${p([16 - corner, low])}H${16 + corner}Q${p([16 + half - 0.3, low])} ${p([16 + half, eave])}Q${p([16 + top + 1.4, slope])} ${p([16 + top, low - high])}Z`;
}

const CUT = 'var(--cut)';
const INK = 'currentColor';

/** The four suits, 32 by 32, in the current colour; cut-outs show --cut. */
const SUIT_MARKS: Readonly<Record<Suit, string>> = {
  jade:
    fill(INK, `${scallop([16, 16], 12.2, 8)}${disc([16, 16], 4.3)}`, ' fill-rule="evenodd"') +
    line(CUT, 1.3, disc([16, 16], 8)),
  sword: group(
    'rotate(45 16 16)',
    fill(INK, 'M16-5.4l3.5 6V18h-7V.6Z') +
      line(CUT, 1.3, 'M16 .5v16') +
      fill(INK, 'M6.3 16.9q9.7 3.7 19.4 0L27 20.3q-4.5 2.4-8.7 1.5V29H13.7V21.8q-4.2.9-8.7-1.5Z') +
      line(CUT, 1.1, 'M13 24.8l6-1.4m-6 4.2 6-1.4') +
      fill(INK, disc([16, 32], 3.6)) +
      fill(CUT, disc([16, 32], 1.2)),
  ),
  pagoda:
    fill(
      INK,
      `M15.3 0h1.4l.5 3.6h-2.4Z${roof(9.3, 8.6, 0.9, 6.3)}M11.3 10.2h9.4v2.3h-9.4Z${roof(17.3, 11.4, 4.7, 5.4)}M9.3 18.2h13.4v2.3H9.3Z${roof(25.2, 14.4, 6.9, 5.4)}M7 26.1h18v5.4h-6.3V30a2.7 2.7 0 0 0-5.4 0v1.5H7Z`,
    ) + fill(CUT, 'M13.3 10.2h1.1v2.3H13.3Zm4.3 0h1.1v2.3H17.6Zm-5.6 8h1.2v2.3H12Zm6.8 0H20v2.3H18.8Z'),
  star:
    `<path fill="${INK}" stroke="${INK}" stroke-width="3" stroke-linejoin="round" d="${zigzag([16, 17.2], 13.4, 6.9, 5)}"/>` +
    // Folded paper: one half of each point is lighter.
    fill(
      CUT,
      times(5, (i) => {
        const tip = i * 72 - 90;
        return `M16 17.2L${p(polar([16, 17.2], 12.6, tip))} ${p(polar([16, 17.2], 6.6, tip + 36))}Z`;
      }).join(''),
      ' opacity=".36"',
    ),
};

/** The medallions are drawn around this point and moved to the origin. */
const CENTRE = [58, 88] as const;
const INNER_SHADE = 'rgb(0 0 0/.18)';

function crest(rank: 11 | 12 | 13 | 14): string {
  const edged = ` stroke="${DEEP_GOLD}" stroke-width=".7" stroke-linejoin="round"`;
  switch (rank) {
    case 11:
      return (
        fill(GOLD, 'M56 57c-8-6-7-15 3-18 8-2 15 1 16 7-5-4-10-2-12 2-2 4-4 6-4.5 9Z', edged) +
        line(
          DEEP_GOLD,
          0.8,
          'M57.5 56C54 50 57 44 64 42m-9.5 9-3-3M55 48l-2-3.5m4 .5-.5-3.5m3 7 3-1m-4 4L61 51',
        ) +
        fill(PALE_GOLD, disc([57.3, 56.5], 2.4), edged)
      );
    case 12:
      return (
        fill(
          GOLD,
          fan([58, 58], 4, [-158, -22], () => ({ length: 15, width: 3.8, fat: 0.55 })),
          edged,
        ) +
        fill(
          PALE_GOLD,
          fan([58, 58.5], 3, [-122, -58], (t) => ({ length: t === 0.5 ? 17.5 : 14.5, width: 4.4, fat: 0.5 })),
          edged,
        )
      );
    case 13:
      return (
        fill(GOLD, 'M47.5 56.5l-3-13 7.5 5 6-9 6 9 7.5-5-3 13q-10.5-2.5-21 0Z', edged) +
        fill(PALE_GOLD, `${disc([44.5, 42.8], 1.7)}${disc([58, 38.6], 2)}${disc([71.5, 42.8], 1.7)}`, edged) +
        fill('#b3261a', disc([58, 50.5], 1.9), edged)
      );
    case 14:
      return fill(
        GOLD,
        times(24, (i) =>
          fan(CENTRE, 1, [i * 15, i * 15], () => ({
            start: 32.8,
            length: i % 2 === 0 ? 5.2 : 3.4,
            width: 2,
            fat: 0.35,
          })),
        ).join(''),
      );
  }
}

function medallion(rank: 11 | 12 | 13 | 14): string {
  const beads =
    rank === 13 ? fill(GOLD, times(36, (i) => disc(polar(CENTRE, 35.3, i * 10), 1.15)).join('')) : '';
  return (
    beads +
    fill('var(--suit)', disc(CENTRE, 29.5)) +
    line(INNER_SHADE, 1.4, disc(CENTRE, 26.2)) +
    line(GOLD, 1.8, disc(CENTRE, 31.6)) +
    (rank === 13 ? fill('var(--face)', 'M46 56q12-5 24 0l1 4q-13-7-26 0Z') : '') +
    crest(rank)
  );
}

function coin(points: 5 | 10): string {
  const glyph = group('translate(83 121.7) scale(.31)', numeral(points, '#5d3c0b', 5.6));
  return (
    fill(DEEP_GOLD, disc([85.7, 126.4], 8.7)) +
    fill(PALE_GOLD, disc([85.7, 126], 8.3)) +
    line(GOLD, 1.1, disc([85.7, 126], 6.7)) +
    glyph
  );
}

export function marksSprite(): string {
  const { x, y, width, height } = NUMERAL;
  const ranks = (Object.keys(STROKES) as unknown as Numeral[]).map((rank) =>
    symbol(`r${rank}`, `${x} ${y} ${width} ${height}`, numeral(rank, INK)),
  );
  const suits = (Object.keys(SUIT_MARKS) as Suit[]).map((suit) =>
    symbol(suit, '0 0 32 32', SUIT_MARKS[suit]),
  );
  const courts = ([11, 12, 13, 14] as const).map(
    (rank) =>
      `<g id="c-m${rank}" transform="scale(.93) translate(${-CENTRE[0]} ${-CENTRE[1]})">${medallion(rank)}</g>`,
  );
  const coins = ([5, 10] as const).map((points) => symbol(`p${points}`, '0 0 100 140', coin(points)));
  const rest = [
    symbol(
      'frame',
      '0 0 100 140',
      `<rect x="4.5" y="4.5" width="91" height="131" rx="5.5" fill="none" stroke="currentColor" stroke-opacity=".24" stroke-width=".9"/>`,
    ),
    symbol('second', '0 0 15 5', fill(INK, `${disc([4, 2.5], 2.2)}${disc([11, 2.5], 2.2)}`)),
  ];
  return [...ranks, ...suits, ...courts, ...coins, ...rest].join('');
}
