import type { OptionWords, Reasons } from '@schupf/phrasebook';
import type { Messages } from './en/index.ts';
import type { replay } from './en/replay.ts';
import type { rules } from './en/rules.ts';
import type { tips } from './en/tips.ts';
import { bookOf, loadWords, words } from './language.ts';
import { lazyWords } from './lazy-words.ts';
import type { Subjects } from './subjects.ts';

// Texts that only some pages need. A page is shown after its texts are loaded.

const online = bookOf('online');
const sheet = bookOf('sheet');
const settings = bookOf('settings');
const replayed = bookOf('replay');
const help = bookOf('help');

export const onlineWords = () => online.words().online;

/** Includes the texts of a table, since every online page leads to one. */
export async function loadOnlineWords(): Promise<void> {
  await Promise.all([loadWords(), online.load()]);
}

/** The texts of a table and of the score panels. */
export function sheetWords(): Messages & Subjects['sheet'] {
  return { ...words(), ...sheet.words() };
}

export async function loadSheetWords(): Promise<void> {
  await Promise.all([loadWords(), sheet.load()]);
}

export const settingsWords = settings.words;
export const loadSettingsWords = settings.load;

export type ReplayWords = typeof replay;
export const replayWords = (): ReplayWords => replayed.words().replay;

export async function loadReplayWords(): Promise<void> {
  await Promise.all([loadSheetWords(), loadSettingsWords(), replayed.load()]);
}

export const helpWords = () => help.words().help;

/** Includes the names of commands and of the replay's buttons, so that they are written only once. */
export async function loadHelpWords(): Promise<void> {
  await Promise.all([loadReplayWords(), help.load()]);
}

// Optional texts: the hooks return null until they are loaded.

const useOptions = lazyWords('options');
const useReasons = lazyWords('reasons');
const useRules = lazyWords('rules');
const useTips = lazyWords('tips');

/** Names and values of the options. */
export const useOptionWords = (): OptionWords | null => useOptions()?.optionWords ?? null;

/** Explanations of a bot's choice. */
export const useReasonWords = (): Reasons | null => useReasons()?.reasons ?? null;

export type RulesWords = typeof rules;
export const useRulesWords = (): RulesWords | null => useRules()?.rules ?? null;

export const useTipWords = (): typeof tips | null => useTips()?.tips ?? null;
export const fetchTipWords = useTips.fetch;
