import { PICTURE_SIZE } from '@schupf/replay/picture';
import type { InvitationSeat } from './invitation-seats.ts';
import type { InvitationText } from './invitation-text.ts';
import { escaped } from './preview-tags.ts';

/** Space for the text: the cards begin to the right of it. */
const TEXT_WIDTH = 530;
const LEFT = 76;
/** The headline is centred between the name of the app and the seats. */
const ABOVE_SEATS = 246;
/** The possible font sizes; the largest one that fits is used. */
const HEADLINE = { height: 190, sizes: [150, 84, 76, 70, 64, 60, 56, 52, 48, 44, 40, 36] } as const;
const LINE_HEIGHT = 1.1;
/** The average width of the font's letters, as a share of the font size. */
const LETTER_WIDTH = 0.56;
const SEATS_WIDTH = 540;
const SEAT_SIZE = 70;

/** The letters in our font: those of European languages. */
const PAINTABLE = /^[\u0020-\u024f\u2010-\u2026\u20ac\u2212]*$/u;

export interface PictureParts {
  /** The picture of the cards, as a data URL. */
  readonly cards: string;
}

/**
 * The preview of a table as an SVG picture. It uses only one font, so a name in another script is left out; the title
 * beside the picture contains it.
 */
export function pictureOf({ headline, seats, free, game }: InvitationText, { cards }: PictureParts): string {
  const { width, height } = PICTURE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Fraunces" font-weight="700">
${BACKGROUND}
<image href="${cards}" x="606" y="120" width="560" height="374" />
<g transform="translate(${LEFT} 71)">${LOGO}</g>
<text x="136" y="104" font-size="35" fill="#fdebcb">Schupf</text>
${headlineOf(headline, seats.length === 0 ? PICTURE_SIZE.height / 2 : ABOVE_SEATS)}
${seatRow(seats)}
<text x="${LEFT}" y="494" font-size="34" fill="#fdebcb">${escaped(free)}</text>
<text x="${LEFT}" y="548" font-size="${fontSizeFor(game, 30, 1040)}" fill="#f3d3b4">${escaped(game)}</text>
</svg>`;
}

/** Whether the font of the pictures has all letters of a text. */
export function isPaintable(text: string): boolean {
  return PAINTABLE.test(text);
}

function fontSizeFor(text: string, largest: number, width: number): number {
  return Math.min(largest, Math.floor(width / (Math.max(1, text.length) * LETTER_WIDTH)));
}

function headlineOf(text: string, middle: number): string {
  const { height, sizes } = HEADLINE;
  const fits = (size: number) => {
    const lines = linesOf(text, Math.floor(TEXT_WIDTH / (size * LETTER_WIDTH)));
    return lines !== null && lines.length * size * LINE_HEIGHT <= height ? lines : null;
  };
  const size = sizes.find((candidate) => fits(candidate) !== null) ?? sizes.at(-1)!;
  const lines = fits(size) ?? [text];
  const top = middle - ((lines.length - 1) * size * LINE_HEIGHT) / 2 + size * 0.32;
  return lines
    .map(
      (line, index) =>
        `<text x="${LEFT - 2}" y="${top + index * size * LINE_HEIGHT}" font-size="${size}" fill="#ffe9b8">${escaped(line)}</text>`,
    )
    .join('\n');
}

/** Breaks a text between words; null if a word is longer than a line. */
function linesOf(text: string, maxLength: number): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    if (word.length > maxLength) return null;
    const extended = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && extended.length <= maxLength) lines[lines.length - 1] = extended;
    else lines.push(word);
  }
  return lines;
}

function seatRow(seats: readonly InvitationSeat[]): string {
  const step = Math.min(SEAT_SIZE + 16, SEATS_WIDTH / seats.length);
  const size = Math.min(SEAT_SIZE, step - 6);
  return seats
    .map((seat, index) => `<g transform="translate(${LEFT + index * step} 372)">${seatMark(seat, size)}</g>`)
    .join('\n');
}

/** Round for our side and square for the other, as everywhere in the app. A dashed ring is a free seat. */
function seatMark({ name, side }: InvitationSeat, size: number): string {
  const half = size / 2;
  if (name === null)
    return `<circle cx="${half}" cy="${half}" r="${half - 2}" fill="#2a0907" stroke="#ffe08a" stroke-width="3" stroke-dasharray="7 5" />`;
  const [fill, ring, radius] =
    side === 'us' ? ['#1f6450', '#7fd6b4', half] : ['#7c3a2c', '#ffb59c', size / 5];
  return `<rect x="2" y="2" width="${size - 4}" height="${size - 4}" rx="${radius}" fill="${fill}" stroke="${ring}" stroke-width="4" />
<text x="${half}" y="${half + size * 0.17}" font-size="${size / 2}" text-anchor="middle" fill="#fff6e6">${escaped(initialOf(name))}</text>`;
}

function initialOf(name: string): string {
  const [first = ''] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  const initial = typeof first === 'string' ? first : first.segment;
  return isPaintable(initial) ? initial.toLocaleUpperCase() : '•';
}

/** Lacquer with waves and a gold frame. A gradient would triple the size of the file. */
const BACKGROUND = `<defs>
<pattern id="waves" width="40" height="20" patternUnits="userSpaceOnUse" fill="none" stroke="#e9bd5b" stroke-opacity=".1" stroke-width="1.2">
<path d="M0 20a20 20 0 0 1 40 0M6.5 20a13.5 13.5 0 0 1 27 0M13 20a7 7 0 0 1 14 0" />
</pattern>
</defs>
<rect width="1200" height="630" fill="#5a120e" />
<rect width="1200" height="630" fill="url(#waves)" />
<rect x="19" y="19" width="1162" height="592" rx="26" fill="none" stroke="#e9bd5b" stroke-opacity=".7" stroke-width="2" />
<rect x="26.5" y="26.5" width="1147" height="577" rx="20" fill="none" stroke="#e9bd5b" stroke-opacity=".33" />`;

/** The back of a card, as in the bar of the app. */
const LOGO = `<g transform="scale(1.8) rotate(-8 12 12)" stroke="#e9bd5b">
<rect x="4" y="1.5" width="16" height="21" rx="3" fill="#17524b" />
<circle cx="12" cy="12" r="5.5" fill="none" stroke-dasharray="1.2 1.68" />
<circle cx="12" cy="12" r="3.4" fill="#7fd6b4" stroke="none" />
<circle cx="12" cy="12" r="1.1" fill="#17524b" stroke="none" />
</g>`;
