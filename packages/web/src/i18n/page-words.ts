import type { Messages } from './en/index.ts';
import { bookOfFiles, loadWords, words } from './language.ts';
import { lazyWords } from './lazy-words.ts';
import type { Subjects } from './subjects.ts';

// Texts that only some pages need. A page is shown after its texts are loaded. `App.tsx` and the table import this
// module dynamically: it lists every file of every language, and the first view should not wait for that.

const online = bookOfFiles(import.meta.glob<Subjects['online']>('./*/online.ts'));
const sheet = bookOfFiles(import.meta.glob<Subjects['sheet']>('./*/sheet.ts'));
const settings = bookOfFiles(import.meta.glob<Subjects['settings']>('./*/settings.ts'));
const replay = bookOfFiles(import.meta.glob<Subjects['replay']>('./*/replay.ts'));
const help = bookOfFiles(import.meta.glob<Subjects['help']>('./*/help.ts'));

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

export type ReplayWords = Subjects['replay']['replay'];
export const replayWords = (): ReplayWords => replay.words().replay;

export async function loadReplayWords(): Promise<void> {
  await Promise.all([loadSheetWords(), loadSettingsWords(), replay.load()]);
}

export const helpWords = () => help.words().help;

/** Includes the names of commands and of the replay's buttons, so that they are written only once. */
export async function loadHelpWords(): Promise<void> {
  await Promise.all([loadReplayWords(), help.load()]);
}

// Optional texts: these hooks return null until the texts are loaded.

const useRules = lazyWords(bookOfFiles(import.meta.glob<Subjects['rules']>('./*/rules.ts')));
const useTips = lazyWords(bookOfFiles(import.meta.glob<Subjects['tips']>('./*/tips.ts')));

export type RulesWords = Subjects['rules']['rules'];
export const useRulesWords = (): RulesWords | null => useRules()?.rules ?? null;

export const useTipWords = (): Subjects['tips']['tips'] | null => useTips()?.tips ?? null;
export const fetchTipWords = useTips.fetch;
