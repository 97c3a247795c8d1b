/** Joins texts to be spoken, with a full stop after each that has no mark of its own. Leaves out empty ones. */
export function sentences(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => (/[.?!…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
