import { computed, effect, signal } from '@preact/signals';
import { type Language, languageFor } from '@schupf/phrasebook';
import { settings } from '../app/settings.ts';
import type { Messages } from './en/index.ts';
import type { shell as english } from './en/shell.ts';
import type { Subjects } from './subjects.ts';

/** The language chosen, or the first of the browser's languages that the phrase book has. */
export const language = computed<Language>(() => {
  const chosen = settings.value.language;
  // What the browser has stored may name a language of another version.
  return languageFor(chosen === 'auto' ? navigator.languages : [chosen, ...navigator.languages]);
});

/** Words of a subject in the language chosen. */
export interface Book<Words> {
  /** Resolves when they are there in the language chosen now. From then on they follow it. */
  readonly load: () => Promise<void>;
  /** Only after `load`. A component that reads them is drawn again when they change. */
  readonly words: () => Words;
  /** Null before `load`. */
  readonly wordsIfLoaded: () => Words | null;
}

/** From a function that loads the words of one subject in a language. */
export function bookOf<Words>(load: (language: Language) => Promise<Words>): Book<Words> {
  const open = signal<{ readonly language: Language; readonly words: Words } | null>(null);
  const turnTo = async (wanted: Language): Promise<void> => {
    if (open.peek()?.language === wanted) return;
    const words = await load(wanted);
    if (open.peek() === null || language.peek() === wanted) open.value = { language: wanted, words };
  };
  let follows = false;
  return {
    load: async () => {
      await turnTo(language.peek());
      if (follows) return;
      follows = true;
      effect(() => {
        // Offline, the words of another language may be missing: the ones shown stay.
        turnTo(language.value).catch(() => {});
      });
    },
    words: () => open.value!.words,
    wordsIfLoaded: () => open.value?.words ?? null,
  };
}

/**
 * The same from the files of a subject in this folder, as `import.meta.glob` finds them. The glob is where the book is
 * made, because it becomes a list of all these files: the frame should not contain those of other pages.
 */
export function bookOfFiles<Words>(files: Readonly<Record<string, () => Promise<Words>>>): Book<Words> {
  const paths = Object.keys(files);
  return bookOf((language) => files[paths.find((path) => path.startsWith(`./${language}/`))!]!());
}

const shell = bookOfFiles(import.meta.glob<Subjects['shell']>('./*/shell.ts'));
const table = bookOfFiles(import.meta.glob<Subjects['index']>('./*/index.ts'));

/** The language with the region of the browser, where that speaks it; English as in Britain elsewhere. */
function locale(): string {
  if (navigator.language.startsWith(language.value)) return navigator.language;
  return language.value === 'en' ? 'en-GB' : language.value;
}

export function dateAndTime(at: Date | number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** A share of 1: "60%", "60 %". */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);
}

/** Resolves when the words of the start page are there. */
export async function loadShellWords(): Promise<void> {
  await shell.load();
  effect(() => {
    document.documentElement.lang = language.value;
    const { description } = shellWords().app;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  });
}

/** The words of the start page and of the frame around all pages. */
export const shellWords = (): typeof english => shell.words().shell;

/** Resolves when the words of a table are there. */
export const loadWords = table.load;

/** The words of a table, and of the start page, on pages that are shown after `loadWords`. */
export const words = (): Messages => table.words().messages;
