export type { Book, Phrases, Reasons } from './book.ts';
export { ORDERS, type Order } from './input/orders.ts';
export { type Input, readInput, type TypedCards, takeFrom, type Unclear } from './input/read-input.ts';
export { type CardWord, Vocabulary } from './input/vocabulary.ts';
export { BOOKS, LANGUAGES, type Language, languageFor } from './languages.ts';
export { minus, signed } from './numbers.ts';
export { differs, type OptionWords, valueText } from './option-texts.ts';
export { plural } from './plural.ts';
export type { Who } from './who.ts';
