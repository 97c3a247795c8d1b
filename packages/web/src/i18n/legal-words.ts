import { bookOfFiles } from './language.ts';
import { lazyWords } from './lazy-words.ts';
import type { Subjects } from './subjects.ts';

const legal = bookOfFiles(import.meta.glob<Subjects['legal']>('./*/legal.ts'));

export const legalWords = (): Subjects['legal']['legal'] => legal.words().legal;
export const loadLegalWords = legal.load;

const useLegal = lazyWords(legal);
/** Null until they are loaded. */
export const useLegalWords = (): Subjects['legal']['legal'] | null => useLegal()?.legal ?? null;
