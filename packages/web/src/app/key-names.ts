import type { settings as SettingsWords } from '../i18n/en/settings.ts';

/** The label of a key on keyboards of the given language. */
export function keyName(
  key: string,
  words: Pick<typeof SettingsWords, 'keyNames' | 'arrows' | 'shift'>,
): string {
  if (key.startsWith('Shift+')) return `${words.shift} + ${keyName(key.slice('Shift+'.length), words)}`;
  const names: Readonly<Record<string, string>> = { ...words.keyNames, ...words.arrows };
  return names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
