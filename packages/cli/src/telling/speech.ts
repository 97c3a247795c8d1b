import {
  LANGUAGES,
  type Language,
  languageFor,
  loadOptionWords,
  loadPhrases,
  loadReasons,
  type OptionWords,
  type Phrases,
  type Reasons,
  Vocabulary,
} from '@schupf/phrasebook';
import type { terminal } from '@schupf/phrasebook/en/terminal';
import { type Answer, answered, refused } from '../answer.ts';
import type { Io } from '../command.ts';
import type { FlagTable, Given } from '../flags.ts';

export type TerminalTexts = typeof terminal;

/** All texts the terminal prints and all input it understands in one language. */
export interface Speech extends Phrases {
  readonly language: Language;
  readonly reasons: Reasons;
  readonly optionWords: OptionWords;
  readonly terminal: TerminalTexts;
  readonly vocabulary: Vocabulary;
}

/** The language flag of commands with output for players. */
export const LANGUAGE_FLAG: FlagTable = {
  lang: { value: 'CODE', help: `language: ${LANGUAGES.join(', ')} (default: your locale)` },
};

/** The language the flags or the environment ask for. */
export async function readSpeech(given: Given, io: Pick<Io, 'locale'>): Promise<Answer<Speech>> {
  const wanted = given.values['lang'];
  if (wanted === undefined) return answered(await speechIn(languageFor([io.locale ?? ''])));
  const language = LANGUAGES.find((one) => one === wanted.toLowerCase());
  if (language === undefined) return refused(`--lang cannot be "${wanted}": use ${LANGUAGES.join(', ')}`);
  return answered(await speechIn(language));
}

export async function speechIn(language: Language): Promise<Speech> {
  const [{ phrases }, { reasons }, { optionWords }, texts] = await Promise.all([
    loadPhrases(language),
    loadReasons(language),
    loadOptionWords(language),
    import(`@schupf/phrasebook/${language}/terminal`) as Promise<{ terminal: TerminalTexts }>,
  ]);
  const vocabulary = new Vocabulary(phrases.commands, phrases.cards);
  return { ...phrases, language, reasons, optionWords, terminal: texts.terminal, vocabulary };
}
