import { bookOfFiles } from './language.ts';
import type { Subjects } from './subjects.ts';

const book = bookOfFiles(import.meta.glob<Subjects['moments']>('./*/moments.ts'));

export const loadMomentWords = book.load;

/** What is written across the table at special moments. Valid only after `loadMomentWords`. */
export const momentWords = (): Subjects['moments']['moments'] => book.words().moments;
