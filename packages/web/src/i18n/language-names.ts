/** A new language is one line here and a folder like `en` beside this file. Each name is in its own language. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', fr: 'Français', hu: 'Magyar' };

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];
