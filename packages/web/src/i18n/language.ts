import { batch, computed, effect, signal } from '@preact/signals';
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

/** The words the start page is made of. They are few and come first; what a table says is a multiple of them. */
export type ShellMessages = Pick<Messages, 'app' | 'common' | 'games' | 'home'>;

const LOAD_SHELL: { readonly [L in Language]: () => Promise<{ readonly shell: ShellMessages }> } = {
  en: () => import('./en/shell.ts'),
  de: () => import('./de/shell.ts'),
  fr: () => import('./fr/shell.ts'),
  hu: () => import('./hu/shell.ts'),
};

const LOAD: { readonly [L in Language]: () => Promise<{ readonly messages: Messages }> } = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
  hu: () => import('./hu/index.ts'),
};

const shell = signal<ShellMessages | null>(null);
const all = signal<Messages | null>(null);

/** Resolves when the words of the start page are there. */
export async function loadWords(): Promise<void> {
  shell.value = (await LOAD_SHELL[language.value]()).shell;
  effect(() => {
    document.documentElement.lang = language.value;
    // Where they cannot be had, the words that are there stay.
    loadAllWords().catch(() => {});
  });
}

/** Resolves when all words are there. A change of language shows as soon as its words have come. */
export async function loadAllWords(): Promise<void> {
  const wanted = language.value;
  const { messages } = await LOAD[wanted]();
  if (language.value !== wanted) return;
  batch(() => {
    shell.value = messages;
    all.value = messages;
  });
}

/** The words of the start page and of the frame around all pages. */
export function shellWords(): ShellMessages {
  return shell.value!;
}

/**
 * All words of the language chosen, on pages that are shown after `loadAllWords`. A component that reads them is drawn
 * again when they change.
 */
export function words(): Messages {
  return all.value!;
}
