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
import { failure, type Result, success } from '@schupf/rules';
import type { Io } from '../command.ts';
import type { FlagTable, ParsedArgs } from '../flags.ts';

export type TerminalTexts = typeof terminal;

/** All texts the terminal prints and all input it understands in one language. */
export interface Speech extends Phrases {
  readonly language: Language;
  readonly reasons: Reasons;
  readonly optionWords: OptionWords;
  readonly terminal: TerminalTexts;
  readonly vocabulary: Vocabulary;
}

/** The language flag of the commands that print texts for players. */
export const LANGUAGE_FLAG: FlagTable = {
  lang: { value: 'CODE', help: `language: ${LANGUAGES.join(', ')} (default: your locale)` },
};

/** The language the flags or the environment ask for. */
export async function readSpeech(args: ParsedArgs, io: Pick<Io, 'locale'>): Promise<Result<Speech>> {
  const requested = args.values['lang'];
  if (requested === undefined) return success(await speechIn(languageFor([io.locale ?? ''])));
  const language = LANGUAGES.find((code) => code === requested.toLowerCase());
  if (language === undefined) return failure(`--lang cannot be "${requested}": use ${LANGUAGES.join(', ')}`);
  return success(await speechIn(language));
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
