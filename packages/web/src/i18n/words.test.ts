import type { Language } from '@schupf/phrasebook';
import { expect, test } from 'vitest';
import { inEveryLanguage } from './every-language.ts';

const SUBJECTS = [
  'account',
  'index',
  'course',
  'daily',
  'help',
  'legal',
  'moderation',
  'moments',
  'online',
  'people',
  'replay',
  'rules',
  'settings',
  'sheet',
  'standing',
  'tips',
] as const;

test('the second press of a call says what it wins or costs', async () => {
  for (const [language, { messages }] of await inEveryLanguage('index')) {
    const { confirmTichu, confirmGrand, stakes } = messages.table;
    expect([confirmTichu, confirmGrand], language).toEqual([
      expect.stringContaining('±100'),
      expect.stringContaining('±200'),
    ]);
    expect([stakes.tichu, stakes.grand], language).toEqual([
      expect.stringMatching(/\+100.*−100/),
      expect.stringMatching(/\+200.*−200/),
    ]);
  }
});

/** The page's own texts; the phrasebook has its own tests. */
async function pageTexts(): Promise<ReadonlyMap<Language, readonly [string, string][]>> {
  const texts = new Map<Language, [string, string][]>();
  for (const subject of SUBJECTS)
    for (const [language, words] of await inEveryLanguage(subject)) {
      const own = 'messages' in words ? { ...words.messages, ...PHRASEBOOK_TEXTS } : words;
      texts.set(language, [...(texts.get(language) ?? []), ...textsOf(own)]);
    }
  return texts;
}

/** Replaces the texts that come from the phrasebook. */
const PHRASEBOOK_TEXTS = { cards: null, commands: null, common: null, events: null, refusals: null };

/** Every text with a path such as `online.me.title`. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsOf(part, path === '' ? name : `${path}.${name}`),
  );
}

/** Texts that another language may share with English. */
const SHARED = new Set([
  '3',
  '4',
  '6',
  '5–12',
  'Animation',
  'Backspace',
  'Bots',
  'End',
  'Enter',
  'Esc',
  'GT',
  'Home',
  'Jade',
  'Menu',
  'Minister',
  'Normal',
  'Pages',
  'Shift',
  'T',
  'Revolution!',
  'Tables',
  'Tichu!',
  'Tichu?',
  'tichu',
  'Grand Tichu',
  'Grand Tichu.',
  'Total',
  'Volume',
  'grand',
  'Tichu',
  'Trichu',
  'Wu Wang',
  'Tientsin',
  'Grandseigneur',
  'Le T…',
  'Expert',
  'Bot',
  'Bravo!',
  'Chat',
  'Message',
  'Name',
  'Passkey',
  'Passkeys',
  'Pause',
  'partner',
]);

test('no text is empty', async () => {
  for (const [language, texts] of await pageTexts())
    for (const [path, text] of texts) expect(text.trim(), `${language} ${path}`).not.toBe('');
});

test('no text is left in English', async () => {
  const all = await pageTexts();
  const english = new Map(all.get('en'));
  for (const [language, texts] of all) {
    if (language === 'en') continue;
    const same = texts.filter(([path, text]) => english.get(path) === text && !SHARED.has(text));
    expect(same, language).toEqual([]);
  }
});
