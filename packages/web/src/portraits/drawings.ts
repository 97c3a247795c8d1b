import type { Animal } from './animals.ts';

/** A head and shoulders, 64 by 64. The origin is in the middle, so that a half can be mirrored. */
interface Drawing {
  /** The colours behind it, in the light and in the shade. */
  readonly ground: readonly [light: string, shade: string];
  readonly figure: string;
}

const INK = '#1d2127';
const CREAM = '#fff6e6';
const GOLD = '#e6b84f';
const STRAW = '#f0dca2';

const shape = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;

const stroke = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

const rounded = (value: number) => Math.round(value * 10) / 10;

const oval = (colour: string, x: number, y: number, rx: number, ry = rx, turn = 0) =>
  `<ellipse fill="${colour}" cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(rx)}" ry="${rounded(ry)}"${turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`}/>`;

/** A left half together with its mirror image. */
const both = (half: string) => `${half}<g transform="scale(-1 1)">${half}</g>`;

/** Both eyes are lit from the same side, so they are not mirrored. */
const eyes = (apart: number, y: number, size: number, colour = INK) =>
  [-apart, apart]
    .map(
      (x) =>
        oval(colour, x, y, size, size * 1.12) + oval('#fff', x + size * 0.36, y - size * 0.42, size * 0.34),
    )
    .join('');

const smile = (colour: string, y: number, width: number) =>
  stroke(
    colour,
    1.3,
    `M0 ${y}v1.8c-1.5 2-${width} 2-${rounded(width + 1)} .2m${rounded(width + 1)}-.2c1.5 2 ${width} 2 ${rounded(width + 1)} .2`,
  );

/** A crossed collar over an under-robe, in the shadow of the head. */
const robe = (colour: string, trim: string) =>
  shape(colour, 'M-33 33C-30 19-16 13.5 0 13.5S30 19 33 33Z') +
  shape('#0003', 'M-33 33c2-9 9-14 17-17l8 17ZM33 33c-2-9-9-14-17-17l-6 11 4 6Z') +
  shape(CREAM, 'M-8 14h16L1 26Z') +
  stroke(trim, 3.6, 'M10.5 14.5-6 34M-10.5 14.5 2.5 29') +
  shape('#0004', 'M-17 14.5Q0 25 17 14.5L12 10h-24Z');

const tiger: Drawing = {
  ground: ['#3b8294', '#12343f'],
  figure:
    robe('#513078', GOLD) +
    both(oval('#e08c28', -17.5, -17, 7.4) + oval('#fff0d4', -17, -16, 4)) +
    shape('#f2a83c', 'M-23-1C-23-14-12.5-20.5 0-20.5S23-14 23-1C23 10 11.5 17.5 0 17.5S-23 10-23-1Z') +
    both(shape('#f2a83c', 'M-22 1l-4.5 3.5 5.5.8-2 4.2 7-1.5Z')) +
    shape(
      CREAM,
      'M0 2C5.5 2 8.5 4.5 10.5 7.5c4-.5 8-2 11.5-4.5C20 12 10.5 17.5 0 17.5S-20 12-22 3c3.5 2.5 7.5 4 11.5 4.5C-8.5 4.5-5.5 2 0 2Z',
    ) +
    both(shape(CREAM, 'M-13.5-7c1.5-4 7.5-4.5 10-1.5-3 1.8-6.5 2.2-10 1.5Z')) +
    stroke('#3a2616', 2, 'M-5.5-17.5q5.5 1.2 11 0M-4.2-14q4.2 1 8.4 0M-3-10.5q3 .8 6 0M0-17v6.5') +
    both(stroke('#3a2616', 2.2, 'M-21.8-6.5q4 .3 6 2.3M-22.6-1.3q3.5-.6 6 .8M-12.5-18q1.8 1.5 2 4')) +
    both(oval('#c9a37a', -6, 10, 0.6) + oval('#c9a37a', -8, 11.6, 0.6)) +
    eyes(8.8, -2.2, 2.9) +
    shape('#d0604a', 'M-3.8 4.3q3.8-1 7.6 0C4 6.8 1.7 8.4 0 8.4S-4 6.8-3.8 4.3Z') +
    smile('#3a2616', 8.4, 4.4),
};

const fox: Drawing = {
  ground: ['#4a8a78', '#173e36'],
  figure:
    robe('#8a3023', GOLD) +
    both(
      shape('#cf6426', 'M-21-3C-22-11-22-20-20-28-13-25-6-19-3-14Z') +
        shape('#2c2420', 'M-21.3-20.5c.2-2.6.6-5.2 1.3-7.5 3.4 1.5 6.8 3.7 9.5 6-3.5.8-7.5 1-10.8 1.5Z') +
        shape('#f6d0a9', 'M-17.5-9c-.6-4-.5-8 .3-11.5 4 2 7 4.5 9 7.5Z'),
    ) +
    shape(
      '#e77e33',
      'M-23-3.5C-23-14-12-18.5 0-18.5S23-14 23-3.5C23 4 14 11.5 8 15.5 4 18.3-4 18.3-8 15.5-14 11.5-23 4-23-3.5Z',
    ) +
    shape(
      CREAM,
      'M-24.5-1c5.5-3.5 14-1 18.5 4.5 2 2.5 4 4.5 6 4.5s4-2 6-4.5C10.5-2 19-4.5 24.5-1c-1.5 8-10 13.5-16.5 17.5-4 2.3-12 2.3-16 0C-14.5 12.5-23 7-24.5-1Z',
    ) +
    stroke('#c25a1e', 1.6, 'M0-16.5v6.5M-4.5-15.5l1 4.5M4.5-15.5l-1 4.5') +
    both(stroke(INK, 1.4, 'M-12.8-4.3c1.3-2.6 5-3.4 8-1.7')) +
    eyes(8.6, -2.4, 2.7) +
    oval(INK, 0, 9.2, 3.2, 2.4) +
    oval('#fff', 0.8, 8.4, 0.8, 0.5) +
    smile(INK, 11.4, 3.8),
};

const panda: Drawing = {
  ground: ['#a8606b', '#4a232d'],
  figure:
    robe('#216350', STRAW) +
    both(oval('#272b32', -17.5, -17, 7.6) + oval('#3c424b', -17, -16, 4)) +
    shape(
      '#f7f2e6',
      'M-22.5-1C-22.5-13-12.5-20 0-20S22.5-13 22.5-1C22.5 10.5 12 17.5 0 17.5S-22.5 10.5-22.5-1Z',
    ) +
    shape('#ddd5c3', 'M-22.3 1C-21 11-11 17.5 0 17.5S21 11 22.3 1C20 9 11 14 0 14S-20 9-22.3 1Z') +
    both(oval('#272b32', -9, -1.4, 5.4, 7.2, 28) + oval('#f0a99a', -14.5, 7, 3, 1.8)) +
    eyes(8.2, -1.8, 2.6, '#0b0d10') +
    shape('#272b32', 'M-3.6 5.2q3.6-1.4 7.2 0C4 7.6 1.6 9 0 9S-4 7.6-3.6 5.2Z') +
    smile('#272b32', 9, 4) +
    // A sprig of bamboo behind the ear.
    stroke('#4c7f3c', 1.3, 'M14-14.5 22-25') +
    shape(
      '#7fb85a',
      'M17.5-19C16-25 18-29 21.5-31.5 23-27 21.5-22 17.5-19ZM18.5-20.5c1.5-5 5.5-7.5 10.5-7.5-1.5 4.5-5.5 7.5-10.5 7.5Z',
    ) +
    shape('#5e9a45', 'M16.5-17.5c3-3 8-3.5 12-1-3.5 2.5-8.5 3-12 1Z'),
};

const crane: Drawing = {
  ground: ['#5d7fa8', '#1e3454'],
  figure:
    oval('#f3d9a0', -8, -8, 20) +
    robe('#efe8d8', '#b9301f') +
    shape('#23282f', 'M-14 34C-15 24-9 20-10-1L8-2C7 10 13 20 13 34Z') +
    shape('#f7f3ea', 'M-14 34C-16 26-11 18-12.5 4-13-1-8 0-8 4-7 14-10 24-8 34Z') +
    shape('#f9f6ee', 'M-16-6C-16-16-9-21.5-1-21.5S13-16 13-8 8 5-1 5-16 2-16-6Z') +
    shape('#cf3623', 'M-13-13C-11-21.5-5-25 0.5-24.5 7-24 11.5-19 12.5-12.5 5-15.5-5-15.5-13-13Z') +
    stroke('#9c2417', 1.1, 'M-6-22c1.5 1.5 2 3.5 1.5 6M1-23.5c1.5 2 2 4.5 1.5 7M7-20.5c1.3 1.2 1.8 3 1.5 5') +
    shape('#e4b651', 'M10-11C17-9.5 25-5 30.5.5 23 1.5 15 .5 9-2Z') +
    shape('#bb8a2e', 'M11-5.5C18-4 25-2 30.5.5 23 1.5 15 .5 9-2Z') +
    shape('#23282f', 'M9.8-11.2C12.5-8.5 12-4.5 8.5-1.8 8-5 8-8 9.8-11.2Z') +
    oval(INK, 3.2, -8.2, 2.8, 3.1) +
    oval('#fff', 4.2, -9.5, 1) +
    stroke('#b8b09c', 1.2, 'M-1-12.8c2-1.6 5-1.8 7-.6') +
    oval('#efb39d', -3, -1.5, 3.2, 1.9),
};

const redPanda: Drawing = {
  ground: ['#5b7fa6', '#1d324e'],
  figure:
    robe('#776125', STRAW) +
    both(
      shape('#f9eddb', 'M-18.5-7C-25-18-22.5-27-15.5-25.5-9.5-24-6-19-4.5-14Z') +
        shape('#7c2d19', 'M-16.5-11c-4-7-3-12 .8-11.5 3.7.6 6 4 7.2 7.5Z'),
    ) +
    shape(
      '#bd552b',
      'M-22.5-1C-22.5-13-12.5-18.5 0-18.5S22.5-13 22.5-1C22.5 10.5 12 17.5 0 17.5S-22.5 10.5-22.5-1Z',
    ) +
    both(
      shape('#faf0de', 'M-22.3 1C-20-4.5-14-4-12.5 1s-1 10-4 11.5C-20 9.5-22 5.5-22.3 1Z') +
        shape('#faf0de', 'M-13.5-9c.5-3.8 7-5.5 9.5-1.5-3 1.3-6.5 2-9.5 1.5Z') +
        shape('#7c2d19', 'M-11-.5C-8 4-9 10.5-13 15.5c-1.5-.8-2.5-1.5-3.5-2.5 3.5-3 5-8 5.5-13Z'),
    ) +
    oval('#faf0de', 0, 10, 8.6, 7.4) +
    eyes(8.6, -2.6, 2.8) +
    shape(INK, 'M-3 5.7q3-1.2 6 0C3.3 7.8 1.4 9 0 9S-3.3 7.8-3 5.7Z') +
    smile(INK, 9, 3.8),
};

const hare: Drawing = {
  ground: ['#5a5478', '#24203a'],
  figure:
    // The hare lives in the moon.
    oval('#f6e7b8', 0, -7, 24) +
    both(oval('#ead79d', -16, -12, 2.6) + oval('#ead79d', -19, -3, 1.7)) +
    robe('#2a5492', STRAW) +
    both(
      shape('#d9cfbf', 'M-13-12C-18.5-21-18.5-33-13.5-34.5-8-36-3.5-24-2.5-14Z') +
        shape('#eab4a6', 'M-11.5-14.5C-15-22-15.5-30.5-12.7-31.5-9.5-32-6-24-5-16Z'),
    ) +
    shape(
      '#ece5d8',
      'M-20.5 1C-20.5-11-11.5-17 0-17S20.5-11 20.5 1C20.5 11.5 11 17.5 0 17.5S-20.5 11.5-20.5 1Z',
    ) +
    both(oval('#f3c3b4', -14, 6.5, 3.2, 2)) +
    shape('#fffaf0', 'M0 4.5C5.5 4.5 9.5 7 9.5 11S5.5 17.5 0 17.5-9.5 15-9.5 11-5.5 4.5 0 4.5Z') +
    eyes(9.2, -1.6, 3) +
    shape('#dc8478', 'M-2.9 4.6q2.9-1 5.8 0C3 6.6 1.3 7.7 0 7.7S-3 6.6-2.9 4.6Z') +
    smile('#6d6152', 7.7, 3.6) +
    both(stroke('#a89c88', 0.9, 'M-10.5 8.5l-9-1.2M-10.5 11l-8.5 1.5')),
};

const ox: Drawing = {
  ground: ['#7d9a58', '#2f4220'],
  figure:
    robe('#2a5492', GOLD) +
    both(
      shape('#f3e8cc', 'M-9.5-13.5C-20-12.5-25-17-21-27-18.5-21.5-15-20.5-8.5-20.5Z') +
        shape('#c9b286', 'M-21-27c.4 1.8 1 3.3 2 4.6l-3.3 2.4c-.3-2.2.1-4.6 1.3-7Z') +
        shape('#7d4c2c', 'M-17.5-8C-25-12.5-29.5-9-28.5-4.5S-21 1.5-17-1Z') +
        shape('#e0a98d', 'M-18.5-6.5c-4.2-2.6-7.3-1.8-7.3.4s3.6 3.3 7.3 1.9Z'),
    ) +
    shape('#965f39', 'M-19-6C-19-16-11-21 0-21S19-16 19-6C19 8 12 18 0 18S-19 8-19-6Z') +
    shape('#7a4827', 'M-7.5-20.5C-3-22-6-22 0-22s3 0 7.5 1.5C6-15 3.5-12.5 0-7-3.5-12.5-6-15-7.5-20.5Z') +
    shape('#f0d6b5', 'M-12.5 8.5C-12.5 2.5-7 0 0 0S12.5 2.5 12.5 8.5 7 18 0 18-12.5 14.5-12.5 8.5Z') +
    both(oval('#8a5433', -4.6, 6, 1.8, 2.3, -16)) +
    eyes(9.4, -5, 2.8) +
    both(stroke('#5f371c', 1.3, 'M-12.8-9.3c1.5-1.6 4-2 6-1.2')) +
    stroke('#b98a2c', 2.6, 'M-3.4 9.5c-1.8 5.8 8.6 5.8 6.8 0') +
    stroke('#f3cf78', 1.1, 'M-3.2 10.8c-.4 4 6.8 4 6.4 0'),
};

const cat: Drawing = {
  ground: ['#c9a250', '#5d4317'],
  figure:
    robe('#93301f', STRAW) +
    both(
      shape('#262a31', 'M-21.5-2C-23-11-23-19-21-26.5-13.5-24-7-19.5-3.5-14.5Z') +
        shape('#d39a97', 'M-18.5-10.5c-.8-3.8-.7-7.5 0-10.8 4 1.8 7.5 4.3 9.7 7Z'),
    ) +
    shape(
      '#353a44',
      'M-22.5-1C-22.5-12.5-12-18 0-18S22.5-12.5 22.5-1C22.5 10 12 17.5 0 17.5S-22.5 10-22.5-1Z',
    ) +
    both(shape('#353a44', 'M-21.5 3l-4 3 5 .8-1.5 3.7 6-1.2Z')) +
    shape('#434955', 'M0 2.5C6.5 2.5 11 5.5 11 10S6 17.5 0 17.5-11 14.5-11 10-6.5 2.5 0 2.5Z') +
    both(oval('#f0c65f', -9, -2, 4.9, 4.5)) +
    [-9, 9].map((x) => oval(INK, x, -2, 1.7, 3.7) + oval('#fff', x + 1.1, -3.6, 1)).join('') +
    shape('#e0958c', 'M-2.7 5.2q2.7-1 5.4 0C2.8 7 1.2 8 0 8S-2.8 7-2.7 5.2Z') +
    smile('#c4cad4', 8, 3.8) +
    both(stroke('#c4cad4', 0.9, 'M-12 8.5l-11-1.5M-12 11l-10.5 1.8')) +
    // A bell on the collar.
    oval('#b98a2c', 0, 22.6, 3.9) +
    oval('#f3cf78', 0, 22, 3.6) +
    stroke('#7d5b16', 1, 'M-3.3 22.3h6.6M0 23.5v1.3'),
};

const monkey: Drawing = {
  ground: ['#b06f38', '#4d2911'],
  figure:
    robe('#216350', GOLD) +
    both(oval('#b97430', -21.5, -1, 5.8, 6.8) + oval('#f2c9a4', -21, -0.5, 3.2, 4.2)) +
    shape('#d2913a', 'M-22-3C-23-17-12.5-24 0-24S23-17 22-3C21.5 10 12 18 0 18S-21.5 10-22-3Z') +
    shape(
      '#f7d9b6',
      'M0-8.5C4-14.5 17-13.5 17-3.5 17 3 13.5 4.5 13.5 8.5 13.5 14 7 17 0 17S-13.5 14-13.5 8.5C-13.5 4.5-17 3-17-3.5-17-13.5-4-14.5 0-8.5Z',
    ) +
    both(oval('#efa98f', -11.5, 4, 3, 2)) +
    // The golden headband of the Monkey King.
    stroke('#b5831f', 3.6, 'M-20.5-12.5Q0-21 20.5-12.5') +
    stroke('#f7d36f', 2, 'M-20.5-12.8Q0-21.3 20.5-12.8') +
    stroke('#b5831f', 1.6, 'M0-17.5c-3.5-1-5-4-3-6M0-17.5c3.5-1 5-4 3-6') +
    oval('#cf3623', 0, -17.2, 2) +
    eyes(7.8, -2.6, 2.9) +
    both(stroke('#8a5a2b', 1.4, 'M-11.5-7.3c1.5-1.5 4.5-1.8 6.5-.5')) +
    both(oval('#8a5a3b', -1.7, 4.2, 0.8, 1.1, -24)) +
    stroke('#7a3f2c', 1.5, 'M-7 9c3.5 4 10.5 4 14 0'),
};

const turtle: Drawing = {
  ground: ['#4d7f9c', '#163349'],
  figure:
    robe('#6f4f22', '#d9c27a') +
    shape('#74ab60', 'M-19-1C-19-12-11-17 0-17S19-12 19-1C19 10 11 18 0 18S-19 10-19-1Z') +
    shape('#b7d594', 'M-18.3 6C-16 14-9 18 0 18S16 14 18.3 6C14 9 8 9.8 0 9.8S-14 9-18.3 6Z') +
    both(
      oval('#5c9049', -15, 3.5, 1.4) + oval('#5c9049', -15.6, 0.2, 1) + oval('#e9a98d', -11.5, 9.2, 2.8, 1.6),
    ) +
    eyes(8, 2.6, 2.8) +
    both(oval('#3f6a31', -1.6, 7, 0.6, 0.9)) +
    stroke('#3f6a31', 1.6, 'M-7 11.3c3.7 3.2 10.3 3.2 14 0') +
    // A straw hat.
    shape('#0003', 'M-18-4.5C-10-.5 10-.5 18-4.5L17-9h-34Z') +
    shape('#a37f35', 'M-30.5-9.5C-20-5 20-5 30.5-9.5 25-6.5 18-4.5 0-4.5S-25-6.5-30.5-9.5Z') +
    shape('#ecce85', 'M-30.5-10C-19-14.5-6-23.5 0-31.5 6-23.5 19-14.5 30.5-10 21-6.3-21-6.3-30.5-10Z') +
    shape('#d8b264', 'M0-31.5C6-23.5 19-14.5 30.5-10 26-8 13-7.2 0-7.2Z') +
    stroke(
      '#a37f35',
      0.9,
      'M0-31v23.5M-7.5-24-14-8M7.5-24 14-8M-14-18.5c8.5 3 19.5 3 28 0M-22.5-13.5c13 4 32 4 45 0',
    ),
};

const owl: Drawing = {
  ground: ['#6d6aa6', '#26244c'],
  figure:
    robe('#65301f', GOLD) +
    shape(
      '#85603a',
      'M-25-23C-17-21.5-12-20.5-8.5-18.5-3-20 3-20 8.5-18.5 12-20.5 17-21.5 25-23 23.5-16.5 22-10 22-4 22 9 12 18 0 18S-22 9-22-4C-22-10-23.5-16.5-25-23Z',
    ) +
    both(
      shape(
        '#5e3f22',
        'M-25-23C-17-21.5-12-20.5-8.5-18.5-13.5-16.5-18-12.5-21.8-7-22.3-12-23.8-17.5-25-23Z',
      ) +
        oval('#f6e6c1', -9.3, -2.5, 10.2) +
        oval('#dfc48d', -9.3, -2.5, 8.2) +
        oval('#f0b63f', -9.3, -2.5, 6.8),
    ) +
    eyes(9, -2.5, 4.1) +
    shape('#e3a436', 'M-3.4 1q3.4-2.5 6.8 0Q3 6.5 0 10-3 6.5-3.4 1Z') +
    shape('#b97e1f', 'M0-.2q2 0 3.4 1.2Q3 6.5 0 10Z') +
    stroke('#e9d6aa', 1.5, 'M-11 11.5l2 2 2-2M-4 14l2 2 2-2M0 14l2 2 2-2M7 11.5l2 2 2-2') +
    stroke('#5e3f22', 1.5, 'M-3-15l3 3 3-3M0-11.8v3'),
};

const boar: Drawing = {
  ground: ['#94707c', '#43272f'],
  figure:
    robe('#2f6244', GOLD) +
    both(
      shape('#8a6353', 'M-19-6C-26-15-25-24.5-21.5-25.5-14-24.5-7-19.5-4.5-14Z') +
        shape('#d8a893', 'M-17.5-9.5c-4-6.5-4-11.5-2-12 4.5 1 8.5 4 10.5 7.5Z'),
    ) +
    shape(
      '#b08876',
      'M-21.5-1C-21.5-12.5-12-18.5 0-18.5S21.5-12.5 21.5-1C21.5 10.5 12 17.5 0 17.5S-21.5 10.5-21.5-1Z',
    ) +
    stroke('#6d4c40', 2.2, 'M0-22.5v7M-4.5-21.8l1.2 6M4.5-21.8l-1.2 6M-8.5-20l1.5 4M8.5-20 7-16') +
    both(oval('#d69a88', -14, 5, 3, 1.9)) +
    oval('#e8bfab', 0, 7.5, 10.2, 8) +
    shape(
      '#d3a18c',
      'M-9.6 10.3C-7.5 14-4 15.5 0 15.5s7.5-1.5 9.6-5.2C7.5 12.5 4 13.5 0 13.5s-7.5-1-9.6-3.2Z',
    ) +
    both(oval('#7d5043', -3.6, 6.5, 1.9, 2.8, -8)) +
    both(shape('#fff8e8', 'M-9.5 13C-14 12-16 7.5-14.5 3.5c1.5 3.5 3.5 5 6.5 5.7Z')) +
    eyes(9.6, -4, 2.8) +
    both(stroke('#6d4c40', 1.5, 'M-13.5-8.5c1.5-1.4 4.5-1.6 6.5-.2')),
};

/** The table draws each portrait where it is shown: all of them together would be a third of the page's elements. */
export const DRAWINGS: { readonly [A in Animal]: Drawing } = {
  tiger,
  fox,
  panda,
  crane,
  'red-panda': redPanda,
  hare,
  ox,
  cat,
  monkey,
  turtle,
  owl,
  boar,
};
