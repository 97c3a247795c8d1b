import { disc, fan, fill, group, line } from '../pen.ts';
import { bleed } from './bleed.ts';

const LEAF = '#2f7d55';
const STEM = '#5a9a63';
const CHESTNUT = '#8a4b26';
const BROWN = '#a06a3c';
const UMBER = '#4f2f19';
const CREAM = '#faf0da';
const INK = '#2a1a10';

const bamboo =
  line(STEM, 6, 'M84 7.5v125') +
  line('#86bd83', 1.6, 'M82.5 7.5v125') +
  line('#2d6b46', 1.5, 'M80.5 34q3.5 2.5 7 0m-7 36q3.5 2.5 7 0m-7 52q3.5 2.5 7 0') +
  line(STEM, 3.4, 'M84 112c-20 4-48 6-78 15') +
  line('#2d6b46', 1.2, 'M58 114.5l.5 3.5M30 119l1 3.5');

const leaves =
  fill(
    LEAF,
    fan([84, 34], 3, [112, 168], () => ({ length: 21, width: 4, fat: 0.4 })),
  ) +
  fill(
    '#4b9a68',
    fan([84, 34], 2, [20, 62], () => ({ length: 16, width: 3.6, fat: 0.4 })),
  ) +
  fill(
    LEAF,
    fan([18, 123], 3, [30, 92], () => ({ length: 15, width: 3.4, fat: 0.4 })),
  ) +
  fill(
    '#4b9a68',
    fan([66, 114], 2, [40, 80], () => ({ length: 18, width: 3.8, fat: 0.4 })),
  ) +
  fill(
    LEAF,
    fan([84, 122], 2, [130, 160], () => ({ length: 15, width: 3.2, fat: 0.4 })),
  );

const sparrow =
  fill(UMBER, 'M76 92l19 23-4 4-3.5-1.5L84 121 68 106Z') +
  line(BROWN, 1, 'M80 101l10.5 16M76 104l9.5 14.5') +
  fill(
    BROWN,
    'M26 66c0-12 8-19 17.5-19C53 47 59 53 62 61c13 5 22 17 24 36-6 12-20 18-33 17-17-1-27.5-15-26-31 .5-6-.5-11-1-17Z',
  ) +
  fill(CREAM, 'M27.5 76C25 98 35 113.5 53 114c9 .5 18-2.5 24.5-7-11.5 0-22.5-5-28-16-4-9-12.5-13.5-22-15Z') +
  fill('#e9d9b8', 'M34 105c6 7 14 9 22 9 8 0 15-2.5 21.5-7C66 110 48 112 34 105Z') +
  // The folded wing with its two pale bars.
  fill(CHESTNUT, 'M48 77c12-7 32 1 42 29-16 3-36-2-41.5-15-2-5-2-10-.5-14Z') +
  fill(UMBER, 'M53 92c13 7 27 11 37 14-14 3.5-32 0-37-14Z') +
  line(CREAM, 1.9, 'M49.5 84.5C55 84 60 86 63.5 91m-13-1c4.5 0 9 2.5 11.5 7') +
  line(
    '#d49b62',
    1.2,
    'M57 78c9 2 17 9 22 18M66 93c6 4 12 7.5 19 10M63 98c6 3.5 13 6 20 7.5m-30-28c4 0 7.5 1.5 11 4.5',
  ) +
  line(UMBER, 1.8, 'M63 66c4 3 7 6 9.5 10M58 67c2.5 2 4.5 4 6.5 7') +
  // Cap, cheek with its spot, bib, beak.
  fill(CHESTNUT, 'M26.5 62C28 52 35 47 43.5 47c9 0 15 5.5 18 13C56 65 50 60 42 59c-6-.5-11 1-15.5 3Z') +
  fill(CREAM, 'M33 65c5-5.5 16-5.5 21 .5 1.5 4.5-4 10-11.5 9.5C37 74.5 33 70 33 65Z') +
  fill(INK, disc([45.5, 69], 3.6)) +
  fill(INK, 'M26.5 70c2.5-1 5-.5 6.5 1 2.5 3 4 8 2.5 15-6-1-9-8-9-16Z') +
  fill(INK, 'M27 62.5c4-2 9-2 13-.5-2 4.5-10 5.5-13.5 5Z') +
  fill('#fff', disc([34.5, 62.7], 2.3)) +
  fill(INK, disc([34.3, 62.9], 1.8)) +
  fill('#fff', disc([33.7, 62.2], 0.6)) +
  fill('#4d443c', 'M28 61.5c-5 1-10 4-13.5 7.5C19 71 24 71.5 28 70.5Z') +
  line('#8d8176', 0.9, 'M16 68.5c4-.5 8-1 12-2') +
  line('#b4683a', 1.8, 'M46 113l-1.5 5m0 0-4 2m4-2 3 1m9.5-5.5 0 3.5m0 0-4 1.5m4-1.5 3.5.5');

export function mahJong(): string {
  return (
    '<linearGradient id="c-green" x2=".3" y2="1"><stop stop-color="#f7fbef"/><stop offset="1" stop-color="#d3e4c4"/></linearGradient>' +
    bleed('mah-jong', 'url(#c-green)', '#8fb592', [
      fill('#f0a78b', disc([54, 50], 29), ' opacity=".5"'),
      bamboo,
      leaves,
      group('translate(5.4 7) scale(.94)', sparrow),
    ])
  );
}

export const SPARROW_ICON = fill(
  'currentColor',
  'M1 10.5C3.5 8.5 5 8.3 6 8c1-3 3.5-4.5 6-4.5 3.5 0 5.5 2.5 6 5 4 2.5 6 6.5 6.5 13L21 20c-2.5 2.5-6 3.5-9 3-4.5-.5-7.5-4-7-8.5 0-1 0-1.8 0-2.5Z',
  ' fill-rule="evenodd"',
);
