import { disc, fan, fill, GOLD, group, lacquer, line, PALE_GOLD, zigzag } from '../pen.ts';
import { bleed } from './bleed.ts';

const COAT = '#f1ead9';
const SHADE = '#cfc6b4';
const TAN = '#c78545';
const BARK = '#8f5a2b';
const INK = '#1b2e3a';

const moon =
  fill('#ffefbf', disc([66, 46], 31), ' opacity=".14"') +
  fill('#f6e6b2', disc([66, 46], 25)) +
  fill('#e6d193', `${disc([77, 34], 3.6)}${disc([84, 45], 2.2)}${disc([70, 26.5], 1.7)}`);

const stars = fill(
  '#f6e6b2',
  [
    [30, 48, 2],
    [15, 66, 1.6],
    [36, 20, 1.7],
    [24, 84, 1.3],
    [88, 84, 1.8],
    [50, 12.5, 1.2],
  ]
    .map(([x, y, size]) => zigzag([x!, y!], size!, size! * 0.35, 4))
    .join(''),
);

const hills =
  fill(
    '#1e4656',
    'M4.5 112C20 98 38 106 54 104s30-12 41.5-4v30a5.5 5.5 0 0 1-5.5 5.5H10A5.5 5.5 0 0 1 4.5 130Z',
  ) +
  fill(
    '#14323f',
    'M4.5 124C24 115 42 119 58 120s28-5 37.5-2v12a5.5 5.5 0 0 1-5.5 5.5H10A5.5 5.5 0 0 1 4.5 130Z',
  );

const body =
  // Tail, haunches, trunk, forelegs.
  line(SHADE, 9.5, 'M76 118c14-1 18-16 10-23-5-4-11 0-8 5') +
  line(COAT, 7.6, 'M76 118c14-1 18-16 10-23-5-4-11 0-8 5') +
  fill(SHADE, 'M29 127c-7-7-5-23 8-26l37 0c14 3 16 19 9 26Z') +
  fill(COAT, 'M37 127c-7-9-2-37 7-49H68c9 12 14 40 7 49Z') +
  line(SHADE, 1.3, 'M38 106c6 4 7 13 4 20m32-20c-6 4-7 13-4 20') +
  fill(
    COAT,
    'M45.5 96h9v25c3.5 1 3.5 7-.5 7H44c-4 0-4-5 0-6.5Zm12 0h9v25.5C72 123 72 128 68 128H58c-4 0-4-6-.5-7Z',
  ) +
  line(
    SHADE,
    1.2,
    'M56 100v22M45.5 101c.5 7 .5 13-.5 19m21.5-19c-.5 7-.5 13 .5 19m-20.5 8v-2.5m4 2.5v-2.5m11 2.5v-2.5m4 2.5v-2.5',
  ) +
  fill('#fffaf0', 'M44 88c2 11 6 9 7 14 2-3 4 0 5 4 1-4 3-7 5-4 1-5 5-3 7-14Z');

const face =
  fill(COAT, 'M33 60c0-16 10-24 23-24s23 8 23 24c0 14-9 24-23 24S33 74 33 60Z') +
  // A patch over one eye, the white muzzle, the ears.
  fill(TAN, 'M56 36c14 0 23 8 23 24 0 5-1 9-3 12-10 0-16-8-15-17 0-7-3-14-5-19Z') +
  fill('#fffaf0', 'M56 59c7 0 13 6 13 13 0 7-6 11.5-13 11.5S43 79 43 72c0-7 6-13 13-13Z') +
  fill(BARK, 'M40 41c-8-7-18-1-19 13-.5 10 3 18 8 17 5-1 4-9 7-16 1.5-4 5-7 4-14Z') +
  fill(BARK, 'M72 41c8-7 18-1 19 13 .5 10-3 18-8 17-5-1-4-9-7-16-1.5-4-5-7-4-14Z') +
  fill(
    TAN,
    'M38 43c-6-4-12 1-13 11-.5 5 .5 10 2.5 11C28 55 33 49 38 43Zm36 0c6-4 12 1 13 11 .5 5-.5 10-2.5 11C84 55 79 49 74 43Z',
  ) +
  fill(INK, `${disc([46.5, 58], 3.6)}${disc([66, 58], 3.6)}`) +
  fill('#fff', `${disc([47.7, 56.7], 1.2)}${disc([67.2, 56.7], 1.2)}`) +
  line(BARK, 1.5, 'M42 50.5C43.5 49 46 48 48 49') +
  line('#7d4a20', 1.5, 'M70.5 50.5c-1.5-1.5-4-2.5-6-1.5') +
  fill('#e2695a', 'M51.5 75.5h9V80c0 6-9 6-9 0Z') +
  line('#b84a3f', 0.9, 'M56 77v4.5') +
  fill(INK, 'M50 64.5c0-3 12-3 12 0 0 3-3.5 5.5-6 5.5s-6-2.5-6-5.5Z') +
  line(INK, 1.5, 'M56 69.5V73c-2 4-7.5 4-9 1m9-1c2 4 7.5 4 9 1') +
  fill('#7d93a0', 'M52.5 64c1-1 3.5-1 4.5-.5-1 1-3 1-4.5.5Z');

const collar =
  line('#7f1d12', 7.2, 'M42.5 86.5c7.5 5 19.5 5 27 0') +
  line('#cf3a24', 5.2, 'M42.5 86c7.5 5 19.5 5 27 0') +
  fill(PALE_GOLD, disc([56, 94], 4.2), ` stroke="${GOLD}" stroke-width="1"`) +
  line('#6b4610', 1, 'M52.5 94h7M56 95.5V97');

const grass = fill(
  '#0f2833',
  [14, 30, 88]
    .map((x) =>
      fan([x, 133], 5, [-140, -40], (t) => ({ length: 9 + 4 * Math.sin(t * Math.PI), width: 1.3, fat: 0.3 })),
    )
    .join(''),
);

export function dog(): string {
  return (
    lacquer('blue', '#3f7285', '#10293a') +
    bleed('dog', 'url(#c-blue)', '#a9cbd2', [
      moon,
      stars,
      hills,
      body,
      collar,
      group('rotate(-6 56 64)', face),
      grass,
    ])
  );
}

export const DOG_ICON = fill(
  'currentColor',
  'M3.5 3.5C6 3 8 4 9.3 5.5q2.7-.8 5.4 0C16 4 18 3 20.5 3.5c3 1 3.5 6.5 2 10.5-.7 1.8-2.2 2-3 1-.7 4.5-3.5 8-7.5 8s-6.8-3.5-7.5-8c-.8 1-2.3.8-3-1-1.5-4-1-9.5 2-10.5Zm5 6.7a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 1 0 0-2.8Zm7 0a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 1 0 0-2.8ZM9.8 15.5c0 1.8 1.2 2.8 2.2 2.8s2.2-1 2.2-2.8Z',
  ' fill-rule="evenodd"',
);
