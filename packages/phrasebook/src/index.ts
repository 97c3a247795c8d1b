export type { Book, Phrases, Reasons } from './book.ts';
export { BOOKS, LANGUAGES, type Language, languageFor } from './languages.ts';
export { minus, signed } from './numbers.ts';
export { differs, type OptionWords, valueText } from './option-texts.ts';
export { plural } from './plural.ts';
export type { Who } from './who.ts';
