import type { previews } from './en/previews.ts';
import type { Language, Loaders } from './languages.ts';

export type Previews = typeof previews;

const LOADERS: Loaders<{ readonly previews: Previews }> = {
  de: () => import('./de/previews.ts'),
  en: () => import('./en/previews.ts'),
  fr: () => import('./fr/previews.ts'),
  hu: () => import('./hu/previews.ts'),
};

/** The previews that chats show for links. Only servers need them. */
export const loadPreviews = async (language: Language): Promise<Previews> =>
  (await LOADERS[language]()).previews;
