/** Every language in its own words, so that everybody finds his. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', fr: 'Français', hu: 'Magyar' };
