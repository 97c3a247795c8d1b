import { computed, effect, signal } from '@preact/signals';
import { type Language, languageFor } from '@schupf/phrasebook';
import { settings } from '../app/settings.ts';
import type { Messages } from './en/index.ts';
import type { shell as english } from './en/shell.ts';
import type { Subjects } from './subjects.ts';

/** The chosen language, or the first of the browser's languages that the phrasebook has. */
export const language = computed<Language>(() => {
  const chosen = settings.value.language;
  // The stored language may be unknown to this version.
  return languageFor(chosen === 'auto' ? navigator.languages : [chosen, ...navigator.languages]);
});

/** The texts of one subject in the current language. */
export interface Book<Words> {
  /** Resolves when the texts are loaded in the current language. From then on they follow language changes. */
  readonly load: () => Promise<void>;
  /** Valid only after `load`. Components that read it are rendered again when the language changes. */
  readonly words: () => Words;
  /** Null before `load`. */
  readonly wordsIfLoaded: () => Words | null;
}

/** Makes a book from a function that loads the texts of one subject in a language. */
export function bookOf<Words>(load: (language: Language) => Promise<Words>): Book<Words> {
  const open = signal<{ readonly language: Language; readonly words: Words } | null>(null);
  const switchTo = async (wanted: Language): Promise<void> => {
    if (open.peek()?.language === wanted) return;
    const words = await load(wanted);
    if (open.peek() === null || language.peek() === wanted) open.value = { language: wanted, words };
  };
  let isFollowing = false;
  return {
    load: async () => {
      await switchTo(language.peek());
      if (isFollowing) return;
      isFollowing = true;
      effect(() => {
        // Offline, the new language may be unavailable; then the current texts stay.
        switchTo(language.value).catch(() => {});
      });
    },
    words: () => open.value!.words,
    wordsIfLoaded: () => open.value?.words ?? null,
  };
}

/**
 * Makes a book from the files of one subject in this folder. Each caller writes its own `import.meta.glob`, because the
 * build replaces that with a list of the matching files, and the main bundle should not contain the lists of all pages.
 */
export function bookOfFiles<Words>(files: Readonly<Record<string, () => Promise<Words>>>): Book<Words> {
  const paths = Object.keys(files);
  return bookOf((language) => files[paths.find((path) => path.startsWith(`./${language}/`))!]!());
}

const shell = bookOfFiles(import.meta.glob<Subjects['shell']>('./*/shell.ts'));
const table = bookOfFiles(import.meta.glob<Subjects['index']>('./*/index.ts'));

/**
 * The browser's locale if it is for the chosen language; otherwise `en-GB` for English, and just the language code for
 * the others.
 */
export function locale(): string {
  if (navigator.language.startsWith(language.value)) return navigator.language;
  return language.value === 'en' ? 'en-GB' : language.value;
}

export function dateAndTime(at: Date | number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

export function longDate(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(at);
}

/** The name of a language, in the language of the page. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([language.value], { type: 'language' }).of(code) ?? code;
}

/** Formats a fraction (0 to 1) as a percentage: "60%", "60 %". */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);
}

/** Resolves when the texts of the start page are loaded. */
export async function loadShellWords(): Promise<void> {
  await shell.load();
  effect(() => {
    document.documentElement.lang = language.value;
    const { description } = shellWords().app;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  });
}

/** The texts of the start page and of the top bar, notices and errors on all pages. */
export const shellWords = (): typeof english => shell.words().shell;

/** Resolves when the texts of a table are loaded. */
export const loadWords = table.load;

/** The texts of a table and of the start page, for pages that are shown after `loadWords`. */
export const words = (): Messages => table.words().messages;
