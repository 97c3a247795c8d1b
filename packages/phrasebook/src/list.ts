const formats = new Map<string, Intl.ListFormat>();

/** "a", "a and b", "a, b and c", in the style of a language. */
export function listIn(language: string, words: readonly string[]): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.ListFormat(language, { type: 'conjunction' });
    formats.set(language, format);
  }
  return format.format(words);
}
