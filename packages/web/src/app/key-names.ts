import type { settings as SettingsWords } from '../i18n/en/settings.ts';

/** A key as labelled on keyboards of that language. */
export function keyName(
  key: string,
  words: Pick<typeof SettingsWords, 'keyNames' | 'arrows' | 'shift'>,
): string {
  if (key.startsWith('Shift+')) return `${words.shift} + ${keyName(key.slice('Shift+'.length), words)}`;
  const names: Readonly<Record<string, string>> = { ...words.keyNames, ...words.arrows };
  return names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
