import {
  band,
  beside,
  curve,
  disc,
  fan,
  feather,
  fill,
  IVORY,
  lacquer,
  line,
  type Point,
  p,
  polar,
  times,
} from '../pen.ts';
import { bleed } from './bleed.ts';

const FLAME = '#ff9640';
const EMBER = '#e8552f';
const GLOW = '#ffd486';
const PLUM = '#4d0f33';
const TEAL = '#2fb3a3';
const EDGE = ` stroke="${PLUM}" stroke-width=".8" stroke-linejoin="round"`;

/** One long plume: a band that widens towards an eye, with barbs on both sides. */
function plume(points: readonly Point[], width: number): string {
  const way = curve(points, 14);
  const barbs = way
    .filter((place, i) => i % 2 === 0 && place.along > 0.1 && place.along < 0.94)
    .map((place) => {
      const angle = (Math.atan2(place.ahead[1], place.ahead[0]) * 180) / Math.PI;
      const length = 3 + 7.5 * Math.sin(place.along * 2.4);
      return (
        feather(place.at, angle - 46, { length, width: 2.1 }) +
        feather(place.at, angle + 46, { length, width: 2.1 })
      );
    })
    .join('');
  const end = way.at(-1)!;
  const eye = beside(end, 0, 0);
  const angle = (Math.atan2(end.ahead[1], end.ahead[0]) * 180) / Math.PI;
  return (
    fill(EMBER, barbs) +
    fill(
      FLAME,
      band(way, (along) => width * (0.55 + 0.3 * along)),
    ) +
    fill(GLOW, feather(polar(eye, -8, angle), angle, { length: 19, width: 10.5, fat: 0.55 }), EDGE) +
    fill(TEAL, disc(eye, 3.7)) +
    fill(PLUM, disc(polar(eye, 0.8, angle), 2)) +
    fill(IVORY, disc(polar(eye, 1.4, angle - 60), 0.6))
  );
}

/** Three rows of feathers, the longest behind; the shoulder covers their feet. */
function wing(shoulder: Point, mirrored: boolean): string {
  const row = (count: number, length: number, width: number, from: number, to: number, colour: string) =>
    fill(
      colour,
      fan(shoulder, count, mirrored ? [180 - from, 180 - to] : [from, to], (t) => ({
        start: 2,
        length: length * (0.74 + 0.26 * Math.sin(Math.PI * (0.1 + 0.75 * t))),
        width,
        fat: 0.72,
      })),
      EDGE,
    );
  return (
    row(9, 37.5, 6.2, 28, -64, EMBER) +
    row(8, 29.5, 5.8, 26, -62, FLAME) +
    row(7, 21, 5.2, 22, -58, GLOW) +
    row(5, 13, 4.6, 16, -52, FLAME)
  );
}

function body(): string {
  const trunk = curve([
    [52, 92],
    [50, 80],
    [52, 67],
    [58, 55],
    [60, 44],
    [55, 34],
  ]);
  const girth = (t: number) =>
    t < 0.4 ? 2 + 8.5 * Math.sin((t / 0.4) * (Math.PI / 2)) : 10.5 - (t - 0.4) * 9.5;
  const breast = trunk
    .filter((place, i) => i % 5 === 2 && place.along > 0.16 && place.along < 0.7)
    .map((place, row) => {
      const wide = girth(place.along);
      return times(3, (i) => {
        const side = (i - 1) * wide * 0.55 + (row % 2 === 0 ? 0 : wide * 0.18);
        return `M${p(beside(place, side + wide * 0.26, 0))}Q${p(beside(place, side, -4.5))} ${p(beside(place, side - wide * 0.26, 0))}`;
      }).join('');
    })
    .join('');
  return fill(FLAME, band(trunk, girth), EDGE) + line(PLUM, 1, breast);
}

/** Looking to the left, with a crest of three drops. */
const head =
  fill(
    GLOW,
    fan([56, 30], 3, [-94, -28], () => ({ start: 2, length: 14, width: 2.6, fat: 0.7 })),
    EDGE,
  ) +
  fill(EMBER, [-94, -61, -28].map((turn) => disc(polar([56, 30], 15, turn), 1.9)).join('')) +
  fill(FLAME, 'M61.5 40C64 34 61 26 54 25.5 48 25 45 29.5 45 33 45 37.5 49 41 54 41.5Z', '') +
  fill(IVORY, 'M46 29.5 36 36.5C40 37.5 44 37.5 47 36.8 45.5 34.5 45.3 32 46 29.5Z', EDGE) +
  fill(EMBER, 'M46.5 37.5C46 41 48 43.5 50.5 43.5 51 41 49.5 38.5 46.5 37.5Z') +
  fill(IVORY, 'M48.5 32.5C50.5 29.5 54.5 29.5 56.5 32 54 34.3 51 34.5 48.5 32.5Z') +
  fill(PLUM, disc([52, 32.2], 1.5)) +
  line(PLUM, 0.9, 'M56.5 32 60 31');

const fire = (colour: string, opacity: number, transform: string) =>
  fill(
    colour,
    'M-10 140C-6 118 8 122 6 104 16 112 14 124 22 126 22 116 30 110 28 98 40 108 36 122 46 128 48 116 56 114 54 102 66 112 62 124 72 127 74 116 82 112 79 98 92 108 88 122 96 124 98 116 104 112 102 104L110 140Z',
    ` opacity="${opacity}" transform="${transform}"`,
  );

export function phoenix(): string {
  return (
    lacquer('plum', '#b2316a', '#430d2f') +
    bleed('phoenix', 'url(#c-plum)', FLAME, [
      fire(EMBER, 0.3, 'translate(0 2)'),
      fire(FLAME, 0.34, 'translate(104 42) scale(-1.06 .7)'),
      plume(
        [
          [50, 82],
          [40, 94],
          [27, 101],
          [18, 103],
        ],
        2.4,
      ),
      plume(
        [
          [55, 82],
          [65, 94],
          [78, 101],
          [84.5, 103],
        ],
        2.4,
      ),
      plume(
        [
          [51, 84],
          [45, 98],
          [36, 111],
          [24, 121],
        ],
        2.8,
      ),
      plume(
        [
          [54, 84],
          [59, 98],
          [68, 111],
          [77.5, 121],
        ],
        2.8,
      ),
      plume(
        [
          [52, 86],
          [50.5, 98],
          [52, 112],
          [51, 123],
        ],
        3.2,
      ),
      wing([46.5, 69], true),
      wing([56.5, 68], false),
      body(),
      head,
    ])
  );
}

export const PHOENIX_ICON = fill(
  'currentColor',
  'M13 1C19 5 22 11 20.5 16.5 19.3 21 16 24 11.5 24 6.5 24 3 20.5 3 16 3 12.5 5 10 7.5 7.5 7.5 10 8.5 11.5 10 11.5 13 11 12 5.5 13 1ZM11.5 21.5C14.5 21.5 16.5 19.5 16.5 17 16.5 14.8 15.3 13.3 14 12.5 13.7 15 12.3 16.3 10.5 16.3 9.3 16.3 8.5 15.8 8 15 7 16 6.7 17 6.7 18 6.7 20 8.7 21.5 11.5 21.5Z',
  ' fill-rule="evenodd"',
);
