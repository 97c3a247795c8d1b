import type { help } from '../i18n/en/help.ts';
import { bookOf } from '../i18n/language.ts';
import { loadReplayWords } from '../replay/words.ts';

const book = bookOf(
  import.meta.glob<{ readonly help: typeof help }>('../i18n/*/help.ts'),
  ({ help }) => help,
);

/** With the names of commands and of the ways through a replay, which are not said twice. */
export async function loadHelpWords(): Promise<void> {
  await Promise.all([loadReplayWords(), book.load()]);
}

export const helpWords = book.words;
