import { shellWords } from '../i18n/language.ts';

interface LevelWords {
  readonly name: string;
  /** How it plays, in a few words. */
  readonly manner: string;
}

/** What the page calls one of our bots and says about it; null for bots that nobody could ever choose here. */
export function levelWords(bot: string): LevelWords | null {
  const { levels, formerLevels } = shellWords().games;
  const all: Readonly<Record<string, LevelWords>> = { ...formerLevels, ...levels };
  return Object.hasOwn(all, bot) ? all[bot]! : null;
}
