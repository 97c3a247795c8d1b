const known = new Map<string, Intl.ListFormat>();

/** "a", "a and b", "a, b and c", as a language has it. */
export function listIn(language: string, words: readonly string[]): string {
  let format = known.get(language);
  if (format === undefined) {
    format = new Intl.ListFormat(language, { type: 'conjunction' });
    known.set(language, format);
  }
  return format.format(words);
}
