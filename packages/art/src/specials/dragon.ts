import {
  band,
  beside,
  curve,
  disc,
  fan,
  feather,
  fill,
  GOLD,
  group,
  IVORY,
  lacquer,
  line,
  PALE_GOLD,
  p,
  times,
} from '../pen.ts';
import { bleed } from './bleed.ts';

const BLOOD = '#8e1812';
const DARK = '#5c0a0b';

/** From the neck in two bends down into the waves, then up again into the curl of the tail. */
const BODY = curve([
  [70, 46],
  [80.5, 56],
  [78, 68],
  [59, 73.5],
  [37, 76],
  [20.5, 87],
  [21, 105],
  [40, 115.5],
  [62, 113.5],
  [78, 106],
  [82, 94.5],
  [73.5, 89],
  [65, 93],
]);

const girth = (along: number) => {
  if (along < 0.08) return 6.6 + along * 18;
  if (along < 0.5) return 8.2 + (along - 0.08) * 2;
  return Math.max(0.6, 9 * (1 - ((along - 0.5) / 0.5) ** 1.5));
};

/** Rows of scales on the back, each row offset by half a scale; plates across the belly. */
function skin(): string {
  let scales = '';
  let plates = '';
  BODY.forEach((place, i) => {
    if (i < 4 || place.along > 0.93) return;
    const size = girth(place.along);
    if (i % 3 === 0) {
      const rows = i % 6 === 0 ? [0.02, 0.5] : [0.26, 0.74];
      for (const row of rows) {
        const half = size * 0.24;
        scales += `M${p(beside(place, size * row + half, -1.2))}Q${p(beside(place, size * row, 3.4))} ${p(beside(place, size * row - half, -1.2))}`;
      }
    }
    if (i % 4 === 0)
      plates += `M${p(beside(place, -size * 0.34, 0.8))}L${p(beside(place, -size * 0.97, -0.8))}`;
  });
  return line(BLOOD, 0.9, scales) + line('#b98127', 0.9, plates);
}

function spines(): string {
  return BODY.filter((place, i) => i % 6 === 3 && place.along > 0.04 && place.along < 0.9)
    .map((place) => {
      const size = girth(place.along);
      const high = size + 2.4 + size * 0.28;
      return `M${p(beside(place, size * 0.9, -2.8))}Q${p(beside(place, high * 0.9, -0.6))} ${p(beside(place, high, 3.2))}Q${p(beside(place, size + 0.4, 2.4))} ${p(beside(place, size * 0.9, 2.8))}Z`;
    })
    .join('');
}

/** A leg reaching right and down, with four talons. */
const leg = (transform: string) =>
  group(
    transform,
    fill(
      PALE_GOLD,
      fan([2, 1], 3, [150, 205], () => ({ length: 11, width: 2.6, fat: 0.4 })),
    ) +
      fill(
        GOLD,
        'M-7-5Q3-9 9-2q2 3 1.5 7l4 4.5-3.5 3-5.5-6Q-2 9-8 3Z',
        ` stroke="${BLOOD}" stroke-width=".8"`,
      ) +
      fill(
        PALE_GOLD,
        [-32, 18, 68, 122]
          .map((turn) => feather([12.5, 10.8], turn, { length: 8, width: 2.3, fat: 0.25 }))
          .join(''),
        ` stroke="${BLOOD}" stroke-width=".5"`,
      ),
  );

/** In profile, looking right; the card mirrors it. */
function head(): string {
  const mane = (count: number, length: number, colour: string) =>
    fill(
      colour,
      fan([-4, 0], count, [98, 238], (t) => ({
        start: 4,
        length: length + 5 * Math.sin(t * Math.PI),
        width: 3.6,
        fat: 0.35,
      })),
      ` stroke="${BLOOD}" stroke-width=".6"`,
    );
  return (
    mane(9, 17, GOLD) +
    mane(8, 11, PALE_GOLD) +
    // Antlers, the far one first.
    line(GOLD, 2.4, 'M5-13c0-7-4-12-9-15m7.5 7c2.5-2 3.5-5 3-8') +
    line(PALE_GOLD, 2.8, 'M-1-13c-2-7-8-11-16-12m9.5 3C-8-26-6-30-3-32m-9 7.5C-14-27-15-29-15-31') +
    // The open mouth, behind the jaws.
    fill(DARK, 'M1 3 24-3 22 9Q10 13 1 6Z') +
    fill('#e0503a', 'M6 7c4-4 10-2 14-2.5 3-.5 5-2.5 8-1C26 6 23 8 18 8.5Q10 9.5 6 7Z') +
    fill(
      GOLD,
      'M-13 8c-4-9-1-19 8-22 5-2 11-1 14 2.5 2 2 5 2 7 1 2-3.5 8-4.5 11.5-1 3.5 3.5 3 9 0 10.5-2.5 1-5.5 0-8 .5C14 0 9 .5 6 3.5 9 8.5 15 10 21 9c3.5 0 4.5 2.5 3 4.5C19 18 9 17.5 3 15c-6 1.5-13-1-16-7Z',
      ` stroke="${BLOOD}" stroke-width=".8" stroke-linejoin="round"`,
    ) +
    fill(
      IVORY,
      'M27.5-1l-1 5-3-4.5ZM22-.5l-1.5 4-2-3.5ZM16.5 0l-1 3.5-2-2.5ZM23 9 21.5 4.5l-2 5ZM17 9 16 6 14 9Z',
    ) +
    // Eye, brow, nostril, cheek.
    fill(IVORY, 'M2.5-7.5c2-3.5 7.5-3.5 10 0-3 2.5-7 2.5-10 0Z', ` stroke="${DARK}" stroke-width=".8"`) +
    fill(DARK, disc([8.2, -7.7], 1.8)) +
    fill(PALE_GOLD, 'M-1-10c3-5.5 11-6 16 .5-4-2-10-2-16-.5Z', ` stroke="${BLOOD}" stroke-width=".6"`) +
    fill(DARK, 'M23.5-8c1.5-2 4-1.5 4.5.5-1.5.5-3 .5-4.5-.5Z') +
    line(BLOOD, 1, 'M19-6.5c2 1.5 5 2 8 1.5M-9-6c4 1 6 4 7 7m-8.5 0C-6 1-4 4-3 7') +
    // Whiskers and beard.
    line(PALE_GOLD, 1.3, 'M27-3c7 1 10 7 8 14-1 4-5 6-7 4M24-1.5C30 4 31 11 27 19') +
    fill(
      PALE_GOLD,
      fan([9, 15], 4, [58, 118], (t) => ({ length: 12 - 4 * t, width: 2.2, fat: 0.3 })),
      ` stroke="${BLOOD}" stroke-width=".4"`,
    )
  );
}

function waves(): string {
  const crest = (x: number, y: number) =>
    [11, 8, 5, 2.2]
      .map(
        (r, i) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${i === 0 ? '#7c1210' : 'none'}" stroke="${PALE_GOLD}" stroke-opacity=".72" stroke-width=".9"/>`,
      )
      .join('');
  return times(5, (i) => crest(i * 22 + 6, 129)).join('') + times(6, (i) => crest(i * 22 - 5, 137)).join('');
}

const cloud = (transform: string) =>
  line(
    PALE_GOLD,
    1.3,
    'M-6 6H20c3 0 4-3 2-5-2-2-5-1-5 1m0 0c1-5-3-9-8-8-4 .5-6 4-4 6C6.5 1.5 9 .5 8.5-1.5M5 0C2-3-4-1-3 3',
    ` transform="${transform}" opacity=".5"`,
  );

export function dragon(): string {
  const belly = (along: number) => girth(along) * 0.3;
  const tail = BODY.at(-1)!.at;
  return (
    lacquer('red', '#c02a1f', '#6a0c10') +
    bleed('dragon', 'url(#c-red)', GOLD, [
      cloud('translate(34 98) scale(.6)'),
      cloud('translate(80 22) scale(.5)'),
      cloud('translate(83 82) scale(-.5 .5)'),
      fill(
        GOLD,
        fan(tail, 5, [100, 215], (t) => ({ length: 10 + 8 * Math.sin(t * Math.PI), width: 3, fat: 0.4 })),
        ` stroke="${BLOOD}" stroke-width=".5"`,
      ),
      fill(PALE_GOLD, spines()),
      fill(GOLD, band(BODY, girth), ` stroke="${BLOOD}" stroke-width=".8"`),
      fill(
        PALE_GOLD,
        band(
          BODY,
          (along) => -belly(along),
          (along) => girth(along) - 0.4,
        ),
      ),
      skin(),
      leg('translate(40 74) scale(-.86 .86) rotate(-48)'),
      waves(),
      leg('translate(47 112) scale(.8) rotate(-12)'),
      group('translate(61 44) rotate(4) scale(-.98 .98)', head()),
      // The pearl it has been chasing for three thousand years.
      fill(
        PALE_GOLD,
        fan([16, 60], 5, [-150, -30], (t) => ({ start: 5, length: t === 0.5 ? 9 : 6.5, width: 2, fat: 0.3 })),
      ),
      fill(IVORY, disc([16, 60], 6), ` stroke="${GOLD}" stroke-width="1.2"`),
      line(GOLD, 1.1, 'M13 61.5A3.4 3.4 0 0 1 15.5 57'),
    ])
  );
}

/** The face from the front, with antlers and whiskers. */
export const DRAGON_ICON =
  fill(
    'currentColor',
    'M12.5 24.5c-3 0-4.2-2.2-4.5-5L7.2 16C5 15 4 12.5 4.5 9.5c2 .5 3.8 0 5-1.3h6c1.2 1.3 3 1.8 5 1.3.5 3-.5 5.5-2.7 6.5L17 19.5c-.3 2.8-1.5 5-4.5 5ZM7.7 12l3.5 2.6-2.6.1Zm9.6 0-3.5 2.6 2.6.1Zm-7 7 1.6 1.3-1.6.6Zm4.4 0-1.6 1.3 1.6.6Z',
    ' fill-rule="evenodd"',
  ) +
  line(
    'currentColor',
    1.7,
    'M10 8.5C9 5.5 6.5 4 2.5 4m3.8.8C5 3.8 4.6 2.3 4.8.8M15 8.5c1-3 3.5-4.5 7.5-4.5m-3.8.8c1.3-1 1.7-2.5 1.5-4',
  ) +
  line('currentColor', 1.4, 'M7 18.5c-3 0-4.8 2-4.5 5m15.5-5c3 0 4.8 2 4.5 5');
