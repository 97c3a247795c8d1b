import { computed, effect, signal } from '@preact/signals';
import { settings } from '../app/settings.ts';
import type { Messages } from './en/index.ts';

export const LANGUAGES = ['en', 'de', 'fr', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language chosen, or the first one of the browser's that there is. */
export const language = computed<Language>(() => {
  const chosen = settings.value.language;
  return chosen === 'auto' ? browsers() : chosen;
});

function browsers(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((one) => one === wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ??
    'en'
  );
}

/** Words of some subjects in every language. */
export interface Book<Words> {
  /** Resolves when they have come in the language chosen now. From then on they follow it. */
  readonly load: () => Promise<void>;
  /** For whatever is shown after `load`. A component that reads them is drawn again when they change. */
  readonly words: () => Words;
}

type Loaders<Words> = { readonly [L in Language]: () => Promise<Words> };

export function bookOf<Words>(load: Loaders<Words>): Book<Words> {
  const open = signal<{ readonly language: Language; readonly words: Words } | null>(null);
  const turnTo = async (wanted: Language): Promise<void> => {
    if (open.peek()?.language === wanted) return;
    const words = await load[wanted]();
    if (open.peek() === null || language.peek() === wanted) open.value = { language: wanted, words };
  };
  let follows = false;
  return {
    load: async () => {
      await turnTo(language.peek());
      if (follows) return;
      follows = true;
      effect(() => {
        // Where they cannot be had, the words that are there stay.
        turnTo(language.value).catch(() => {});
      });
    },
    words: () => open.value!.words,
  };
}

/** The words the start page is made of. They are few and come first; what a table says is a multiple of them. */
export type ShellMessages = Pick<Messages, 'app' | 'common' | 'games' | 'home'>;

const shell = bookOf<ShellMessages>({
  en: async () => (await import('./en/shell.ts')).shell,
  de: async () => (await import('./de/shell.ts')).shell,
  fr: async () => (await import('./fr/shell.ts')).shell,
  hu: async () => (await import('./hu/shell.ts')).shell,
});

const table = bookOf<Messages>({
  en: async () => (await import('./en/index.ts')).messages,
  de: async () => (await import('./de/index.ts')).messages,
  fr: async () => (await import('./fr/index.ts')).messages,
  hu: async () => (await import('./hu/index.ts')).messages,
});

/** Resolves when the words of the start page are there. */
export async function loadShellWords(): Promise<void> {
  await shell.load();
  effect(() => {
    document.documentElement.lang = language.value;
  });
}

/** The words of the start page and of the frame around all pages. */
export const shellWords = shell.words;

/** Resolves when the words of a table are there. */
export const loadWords = table.load;

/** The words of a table, and of the start page, on pages that are shown after `loadWords`. */
export const words = table.words;
