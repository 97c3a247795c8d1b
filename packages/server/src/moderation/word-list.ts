import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { skeletonOf } from '@schupf/protocol';

/** Letters that people replace by similar signs. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({ '@': 'a', '4': 'a', '3': 'e', '!': 'i', '5': 's', $: 's', '7': 't', '€': 'e' }),
);
const LETTER = /\p{L}/u;
/** Parts of a text without spaces. */
const CHUNK = /\S+/gu;
/** What words are made of, including the signs above. */
const WORD = /[\p{L}\p{M}\p{N}@$!€|]+/gu;
/** Signs at the ends of a word are more often only signs. */
const ENDS = /^[^\p{L}]+|[^\p{L}]+$/gu;
const REPEATED = /(.)\1{2,}/gu;
/** A word spelled out needs so many single letters in a row. */
const MIN_SPELLED = 3;

/** A file that cannot be used. The message is one line for the operator. */
export class WordListError extends Error {
  override readonly name = 'WordListError';
}

/**
 * Words that no one may use here. Only whole words are compared, so that no one is refused for living in Scunthorpe; an
 * entry that ends in `*` also stands for longer words. Accents, look-alike letters, repeated letters and signs in place of
 * letters make no difference.
 */
export class WordList {
  private readonly words = new Set<string>();
  private readonly beginnings: string[] = [];

  /** The entries are lines; `#` begins a comment. */
  constructor(text: string) {
    for (const line of text.split('\n')) {
      const entry = line.replace(/#.*/, '').trim();
      const word = fold(entry);
      if (word === '') continue;
      if (entry.endsWith('*')) this.beginnings.push(word);
      else this.words.add(word);
    }
  }

  /** The list of every language in a folder: files such as `en.txt`. */
  static inFolder(folder: string): WordList {
    try {
      const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
      return new WordList(files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'));
    } catch (error) {
      throw new WordListError(`the word lists in ${folder} cannot be read: ${(error as Error).message}`);
    }
  }

  matches(text: string): boolean {
    return wordsIn(text.normalize('NFKC')).some((word) => this.contains(word));
  }

  private contains(word: string): boolean {
    const letters = word.replace(ENDS, '');
    const variants = [word, letters].flatMap((form) =>
      [form, form.replace(REPEATED, '$1'), form.replace(REPEATED, '$1$1')].map(fold),
    );
    return variants.some(
      (variant) =>
        this.words.has(variant) || this.beginnings.some((beginning) => variant.startsWith(beginning)),
    );
  }
}

/** Words, words with something between their letters (`b.a.d`), and words that are spelled out (`b a d`). */
function wordsIn(text: string): readonly string[] {
  const chunks = (text.match(CHUNK) ?? []).map((chunk) => chunk.match(WORD) ?? []);
  const found = chunks.flatMap((words) => [...words, ...(words.length > 1 ? [words.join('')] : [])]);
  const spelled: string[] = [];
  let letters = '';
  for (const words of [...chunks, ['', '']]) {
    const [only = ''] = words;
    if (words.length === 1 && [...only].length === 1) {
      letters += only;
      continue;
    }
    if ([...letters].length >= MIN_SPELLED) spelled.push(letters);
    letters = '';
  }
  return [...found, ...spelled].filter((word) => LETTER.test(word));
}

function fold(word: string): string {
  const inLetters = [...word].map((sign) => SIGNS.get(sign) ?? sign).join('');
  return skeletonOf(inLetters).replace(/\p{M}/gu, '');
}
