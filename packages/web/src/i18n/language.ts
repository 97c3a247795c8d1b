import { computed, effect, signal } from '@preact/signals';
import { type Language, languageFor } from '@schupf/phrasebook';
import { settings } from '../app/settings.ts';
import type { Messages } from './en/index.ts';

/** The language chosen, or the first of the browser's languages that the phrase book has. */
export const language = computed<Language>(() => {
  const chosen = settings.value.language;
  return chosen === 'auto' ? languageFor(navigator.languages) : chosen;
});

/** Words of some subjects in every language. */
export interface Book<Words> {
  /** Resolves when they have come in the language chosen now. From then on they follow it. */
  readonly load: () => Promise<void>;
  /** For whatever is shown after `load`. A component that reads them is drawn again when they change. */
  readonly words: () => Words;
}

/** The files of one subject, one per language, as `import.meta.glob` gives them. */
type Files<File> = Readonly<Record<string, () => Promise<File>>>;

/** Fetches the file of a language. */
export function fileOf<File>(files: Files<File>, language: Language): Promise<File> {
  const path = Object.keys(files).find((path) => path.includes(`/${language}/`));
  return files[path!]!();
}

export function bookOf<File, Words>(files: Files<File>, read: (file: File) => Words): Book<Words> {
  const open = signal<{ readonly language: Language; readonly words: Words } | null>(null);
  const turnTo = async (wanted: Language): Promise<void> => {
    if (open.peek()?.language === wanted) return;
    const words = read(await fileOf(files, wanted));
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

const shell = bookOf(import.meta.glob<{ shell: ShellMessages }>('./*/shell.ts'), ({ shell }) => shell);

const table = bookOf(import.meta.glob<{ messages: Messages }>('./*/index.ts'), ({ messages }) => messages);

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
