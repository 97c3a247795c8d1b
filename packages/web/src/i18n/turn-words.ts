import { loadNoticeWords } from '@schupf/phrasebook';
import { bookOf, bookOfFiles } from './language.ts';
import { lazyWords } from './lazy-words.ts';
import type { Subjects } from './subjects.ts';

const useTurns = lazyWords(bookOfFiles(import.meta.glob<Subjects['turns']>('./*/turns.ts')));

export const useTurnWords = (): Subjects['turns']['turns'] | null => useTurns()?.turns ?? null;

/** The texts of notifications, which the lists share. */
export const useNoticeWords = lazyWords(bookOf(loadNoticeWords));
