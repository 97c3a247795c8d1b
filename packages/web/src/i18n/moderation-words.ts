import { bookOfFiles } from './language.ts';
import { loadOnlineWords } from './page-words.ts';
import { loadStandingWords } from './standing-words.ts';
import type { Subjects } from './subjects.ts';

const moderation = bookOfFiles(import.meta.glob<Subjects['moderation']>('./*/moderation.ts'));

export const moderationWords = () => moderation.words().moderation;

/** Includes the names of sanctions and of reasons for reports, which everyone can read. */
export async function loadModerationWords(): Promise<void> {
  await Promise.all([loadOnlineWords(), loadStandingWords(), moderation.load()]);
}
