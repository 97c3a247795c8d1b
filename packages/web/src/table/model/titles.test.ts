import { afterEach, expect, test } from 'vitest';
import { change, DEFAULTS } from '../../app/settings.ts';
import { loadWords } from '../../i18n/language.ts';
import { titleText } from './titles.ts';

afterEach(() => change(DEFAULTS));

test('[RANK5] a player’s own title has the form they chose, all others are as in the rule books', async () => {
  change({ language: 'en' });
  await loadWords();
  expect(titleText('Bourgeois', true)).toBe('Bourgeois');
  change({ titles: 'feminine' });
  expect(titleText('Bourgeois', true)).toBe('Bourgeoise');
  expect(titleText('Bourgeois', false)).toBe('Bourgeois');
});
