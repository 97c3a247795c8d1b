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
  line(STEM, 6, 'M84 7.6V132.4') +
  line('#86bd83', 1.6, 'M82.6 7.6V132.4') +
  line('#2d6b46', 1.5, 'M80.5 34Q84 36.5 87.5 34M80.5 70Q84 72.5 87.5 70M80.5 122Q84 124.5 87.5 122') +
  line(STEM, 3.4, 'M84 112C64 116 36 118 6 127') +
  line('#2d6b46', 1.2, 'M58 114.5l.6 3.4M30 119l.8 3.3');

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
  fill(UMBER, 'M76 92 95 115 91 119 87.5 117.5 84 121 68 106Z') +
  line(BROWN, 1, 'M80 101 90.5 117M76 104 85.5 118.5') +
  fill(
    BROWN,
    'M26 66C26 54 34 47 43.5 47 53 47 59 53 62 61 75 66 84 78 86 97 80 109 66 115 53 114 36 113 25.5 99 27 83 27.6 77 26.3 72 26 66Z',
  ) +
  fill(
    CREAM,
    'M27.5 76C25 98 35 113.5 53 114 62 114.3 71 111.5 77.5 107 66 107 55 102 49.5 91 45.5 82 37 77.5 27.5 76Z',
  ) +
  fill('#e9d9b8', 'M34 105C40 112 48 114 56 114 64 114 71 111.5 77.5 107 66 110 48 112 34 105Z') +
  // The folded wing with its two pale bars.
  fill(CHESTNUT, 'M48 77C60 70 80 78 90 106 74 109 54 104 48.5 91 46.5 86 46.5 81 48 77Z') +
  fill(UMBER, 'M53 92C66 99 80 103 90 106 76 109.5 58 106 53 92Z') +
  line(CREAM, 1.9, 'M49.5 84.5C55 84 60 86 63.5 91M50.5 90C55 90 59.5 92.5 62 97') +
  line(
    '#d49b62',
    1.2,
    'M57 78C66 80 74 87 79 96M66 93C72 97 78 100.5 85 103M63 98C69 101.5 76 104 83 105.3M53 77.5C57 77.5 60.5 79 64 82',
  ) +
  line(UMBER, 1.8, 'M63 66C67 69 70 72 72.5 76M58 67C60.5 69 62.5 71 64.5 74') +
  // Cap, cheek with its spot, bib, beak.
  fill(
    CHESTNUT,
    'M26.5 62C28 52 35 47 43.5 47 52.5 47 58.5 52.5 61.5 60 56 65 50 60 42 59 36 58.5 31 60 26.5 62Z',
  ) +
  fill(CREAM, 'M33 65C38 59.5 49 59.5 54 65.5 55.5 70 50 75.5 42.5 75 37 74.5 33 70 33 65Z') +
  fill(INK, disc([45.5, 69], 3.6)) +
  fill(INK, 'M26.5 70C29 69 31.5 69.5 33 71 35.5 74 37 79 35.5 86 29.5 85 26.5 78 26.5 70Z') +
  fill(INK, 'M27 62.5C31 60.5 36 60.5 40 62 38 66.5 30 67.5 26.5 67Z') +
  fill('#fff', disc([34.5, 62.7], 2.3)) +
  fill(INK, disc([34.3, 62.9], 1.8)) +
  fill('#fff', disc([33.7, 62.2], 0.6)) +
  fill('#4d443c', 'M28 61.5C23 62.5 18 65.5 14.5 69 19 70.8 24 71.3 28 70.5Z') +
  line('#8d8176', 0.9, 'M16 68.6C20 68 24 67.3 28 66.5') +
  line(
    '#b4683a',
    1.8,
    'M46 113 44.5 118M44.5 118l-4 1.8M44.5 118l3.2 1M57 113.5 57 117M57 117l-4 1.6M57 117l3.6.6',
  );

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
  'M1 10.5C3.5 8.5 5 8.3 6 8 7 5 9.5 3.5 12 3.5 15.5 3.5 17.5 6 18 8.5 22 11 24 15 24.5 21.5L21 20C18.5 22.5 15 23.5 12 23 7.5 22.5 4.5 19 5 14.5 5 13.5 5 12.7 5 12Z',
  ' fill-rule="evenodd"',
);
