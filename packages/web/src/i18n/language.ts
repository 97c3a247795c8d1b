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

const LOAD: { readonly [L in Language]: () => Promise<{ readonly messages: Messages }> } = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
  hu: () => import('./hu/index.ts'),
};

const loaded = signal<Messages | null>(null);

/** Resolves when the words are there; afterwards a change of language shows as soon as its words have come. */
export async function loadWords(): Promise<void> {
  loaded.value = (await LOAD[language.value]()).messages;
  effect(() => {
    const wanted = language.value;
    document.documentElement.lang = wanted;
    void LOAD[wanted]().then(({ messages }) => {
      if (language.value === wanted) loaded.value = messages;
    });
  });
}

/** The words of the language chosen. A component that reads them is drawn again when they change. */
export function words(): Messages {
  return loaded.value!;
}
