// Every language, one line each.
export { de } from './de/book.ts';
export { en } from './en/book.ts';
export { fr } from './fr/book.ts';
export { hu } from './hu/book.ts';
