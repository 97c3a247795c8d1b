/** The average width of the font's letters, as a share of the font size. */
const LETTER_WIDTH = 0.56;

/** The largest font size, up to a limit, at which a text is not wider than the space for it. */
export function fontSizeFor(text: string, largest: number, width: number): number {
  return Math.min(largest, Math.floor(width / (Math.max(1, text.length) * LETTER_WIDTH)));
}

/** The text, cut off with an ellipsis if it is wider than the space for it. */
export function fitted(text: string, size: number, width: number): string {
  const letters = Math.max(2, Math.floor(width / (size * LETTER_WIDTH)));
  const all = [...text];
  return all.length <= letters ? text : `${all.slice(0, letters - 1).join('')}…`;
}

/** Escapes a text for SVG: names may contain any visible character. */
export function xml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
