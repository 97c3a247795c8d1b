import type { replay } from '../i18n/en/replay.ts';
import { bookOf } from '../i18n/language.ts';
import { loadSettingsWords } from '../settings/words.ts';
import { loadSheetWords } from '../sheet/words.ts';

export type ReplayWords = typeof replay;

/** Words that only those need who look back. */
const book = bookOf(
  import.meta.glob<{ readonly replay: ReplayWords }>('../i18n/*/replay.ts'),
  ({ replay }) => replay,
);

export async function loadReplayWords(): Promise<void> {
  await Promise.all([loadSheetWords(), loadSettingsWords(), book.load()]);
}

export const replayWords = book.words;
