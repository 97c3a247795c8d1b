import { bookOfFiles } from './language.ts';
import { loadOnlineWords } from './page-words.ts';
import type { Subjects } from './subjects.ts';

const account = bookOfFiles(import.meta.glob<Subjects['account']>('./*/account.ts'));

export const accountWords = () => account.words().account;

/** Includes the texts of the other online pages, because the page about the player has sections of both. */
export async function loadAccountWords(): Promise<void> {
  await Promise.all([loadOnlineWords(), account.load()]);
}
