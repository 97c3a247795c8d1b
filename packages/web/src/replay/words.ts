import type { replay } from '../i18n/en/replay.ts';
import { bookOf } from '../i18n/language.ts';
import { loadSettingsWords } from '../settings/words.ts';
import { loadSheetWords } from '../sheet/words.ts';

export type ReplayWords = typeof replay;

const book = bookOf('replay');

export async function loadReplayWords(): Promise<void> {
  await Promise.all([loadSheetWords(), loadSettingsWords(), book.load()]);
}

export const replayWords = (): ReplayWords => book.words().replay;
