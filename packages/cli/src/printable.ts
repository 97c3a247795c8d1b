/**
 * Matches control characters, direction marks, line separators and characters without a glyph. In an untrusted text
 * they could move the cursor, change the title of the window or hide text. Joiners stay, since many names need them.
 */
const UNPRINTABLE = String.raw`(?!\u200C|\u200D)[\p{C}\p{Zl}\p{Zp}]`;
const IN_A_LINE = new RegExp(UNPRINTABLE, 'gu');
const IN_LINES = new RegExp(String.raw`(?!\n)${UNPRINTABLE}`, 'gu');

/** Longer than any line of ours, and short enough for a terminal. */
export const MAX_LINE_LENGTH = 1500;

/** One line of text for a terminal: everything unprintable becomes a question mark. */
export function printable(text: string): string {
  return text.replace(IN_A_LINE, '?');
}

/** The same, but line feeds stay. */
export function printableLines(text: string): string {
  return text.replace(IN_LINES, '?');
}

/** A printable line with the middle left out if it is too long: its end often says what to do. */
export function printableLine(text: string, maxLength = MAX_LINE_LENGTH): string {
  if (text.length <= maxLength) return printable(text);
  const end = Math.floor(maxLength / 3);
  return printable(`${text.slice(0, maxLength - end - 1)}…${text.slice(-end)}`);
}
