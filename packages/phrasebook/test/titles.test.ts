import { rankTitles } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { TITLE_FORMS } from '../src/index.ts';
import { ALL } from './complete-phrasebooks.ts';

const PLAYERS = 12;
const TITLES = rankTitles('grandseigneur', PLAYERS).filter((title) => title !== null);

describe.each(Object.entries(ALL))('[RANK5] the titles in %s', (_, { events }) => {
  test.each(TITLE_FORMS)('are all different in the form “%s”', (form) => {
    expect(new Set(TITLES.map((title) => events.title(title, form))).size).toBe(PLAYERS);
  });

  test('are those of the rule books unless a player chose otherwise', () => {
    for (const title of TITLES) expect(events.title(title)).toBe(events.title(title, 'book'));
  });

  test('have a feminine form where the language has one', () => {
    const same = TITLES.filter((title) => events.title(title, 'feminine') === events.title(title));
    expect(same).not.toContain('Grandseigneur');
    expect(same).toContain('Misérable');
    expect(same.length).toBeLessThanOrEqual(3);
  });
});

test('[RANK5] the Hungarian titles are those of the Hungarian book', () => {
  const shown = (form: 'book' | 'feminine') => TITLES.map((title) => ALL.hu.events.title(title, form));
  for (const title of ['Nagymester', 'Gróf', 'Nemes', 'Polgár', 'Paraszt', 'Nyomorult'])
    expect(shown('book')).toContain(title);
  for (const title of ['Nagypolgár', 'Lovag', 'Zsellér']) expect(shown('book')).toContain(title);
  for (const title of ['Nagymesternő', 'Polgárnő', 'Parasztasszony'])
    expect(shown('feminine')).toContain(title);
});
