import { bookOfFiles } from './language.ts';
import type { Subjects } from './subjects.ts';

const standing = bookOfFiles(import.meta.glob<Subjects['standing']>('./*/standing.ts'));

export const standingWords = () => standing.words().standing;
export const loadStandingWords = standing.load;
