import { bookOf } from '../i18n/language.ts';
import { loadReplayWords } from '../replay/words.ts';

const book = bookOf('help');

/** With the names of commands and of the ways through a replay, so that they are written only once. */
export async function loadHelpWords(): Promise<void> {
  await Promise.all([loadReplayWords(), book.load()]);
}

export const helpWords = () => book.words().help;
