import { describe, expect, test } from 'vitest';
import { games as deGames } from './de/games.ts';
import { online as deOnline } from './de/online.ts';
import { games as enGames } from './en/games.ts';
import { online as enOnline } from './en/online.ts';
import { games as frGames } from './fr/games.ts';
import { online as frOnline } from './fr/online.ts';
import { games as huGames } from './hu/games.ts';
import { online as huOnline } from './hu/online.ts';

const EN = { games: enGames, online: enOnline };
const OTHERS = {
  de: { games: deGames, online: deOnline },
  fr: { games: frGames, online: frOnline },
  hu: { games: huGames, online: huOnline },
};

/** Every text under a name such as `online.me.title`. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsOf(part, path === '' ? name : `${path}.${name}`),
  );
}

/** Names and words that two languages share. */
const SAME = new Set([
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
  'Pause',
  'partner',
]);

test('no text is empty', () => {
  for (const [path, text] of textsOf({ en: EN, ...OTHERS })) expect(text.trim(), path).not.toBe('');
});

describe.each(Object.entries(OTHERS))('%s', (_, messages) => {
  test('has no English left', () => {
    const english = new Map(textsOf(EN));
    const same = textsOf(messages).filter(([path, text]) => english.get(path) === text && !SAME.has(text));
    expect(same).toEqual([]);
  });
});
