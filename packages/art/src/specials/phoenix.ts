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

/** A long plume: a band that widens towards its eye, with barbs on both sides. */
function plume(points: readonly Point[], width: number): string {
  const spine = curve(points, 14);
  const barbs = spine
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
  const end = spine.at(-1)!;
  const eye = beside(end, 0, 0);
  const angle = (Math.atan2(end.ahead[1], end.ahead[0]) * 180) / Math.PI;
  return (
    fill(EMBER, barbs) +
    fill(
      FLAME,
      band(spine, (along) => width * (0.55 + 0.3 * along)),
    ) +
    fill(GLOW, feather(polar(eye, -8, angle), angle, { length: 19, width: 10.5, fat: 0.55 }), EDGE) +
    fill(TEAL, disc(eye, 3.7)) +
    fill(PLUM, disc(polar(eye, 0.8, angle), 2)) +
    fill(IVORY, disc(polar(eye, 1.4, angle - 60), 0.6))
  );
}

/** Four rows of feathers, the longest at the back; the body covers where they start. */
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

/** Looking left, with a crest of three drops. */
const head =
  fill(
    GLOW,
    fan([56, 30], 3, [-94, -28], () => ({ start: 2, length: 14, width: 2.6, fat: 0.7 })),
    EDGE,
  ) +
  fill(EMBER, [-94, -61, -28].map((turn) => disc(polar([56, 30], 15, turn), 1.9)).join('')) +
  fill(FLAME, 'M61.5 40C64 34 61 26 54 25.5c-6-.5-9 4-9 7.5 0 4.5 4 8 9 8.5Z', '') +
  fill(IVORY, 'M46 29.5l-10 7c4 1 8 1 11 .5-1.5-2.5-1.5-5-1-7.5Z', EDGE) +
  fill(EMBER, 'M46.5 37.5c-.5 3.5 1.5 6 4 6 .5-2.5-1-5-4-6Z') +
  fill(IVORY, 'M48.5 32.5c2-3 6-3 8-.5-2.5 2.5-5.5 2.5-8 .5Z') +
  fill(PLUM, disc([52, 32.2], 1.5)) +
  line(PLUM, 0.9, 'M56.5 32 60 31');

const fire = (colour: string, opacity: number, transform: string) =>
  fill(
    colour,
    'M-10 140c4-22 18-18 16-36 10 8 8 20 16 22 0-10 8-16 6-28 12 10 8 24 18 30 2-12 10-14 8-26 12 10 8 22 18 25 2-11 10-15 7-29 13 10 9 24 17 26 2-8 8-12 6-20l8 36Z',
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
  'M13 1c6 4 9 10 7.5 15.5C19.3 21 16 24 11.5 24 6.5 24 3 20.5 3 16c0-3.5 2-6 4.5-8.5 0 2.5 1 4 2.5 4 3-.5 2-6 3-10.5ZM11.5 21.5c3 0 5-2 5-4.5 0-2.2-1.2-3.7-2.5-4.5-.3 2.5-1.7 3.8-3.5 3.8-1.2 0-2-.5-2.5-1.3-1 1-1.3 2-1.3 3 0 2 2 3.5 4.8 3.5Z',
  ' fill-rule="evenodd"',
);
