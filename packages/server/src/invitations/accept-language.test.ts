import { expect, test } from 'vitest';
import { preferredLanguage } from './accept-language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, fr;q=0.9', 'fr'],
  ['hu;q=0, de;q=0.1', 'de'],
  ['ja, hu;q=0.2', 'hu'],
  ['de;q=nonsense, fr;q=0.1', 'fr'],
  [`${'ja,'.repeat(5000)}de`, 'en'],
])('reads the preferred language from the header %j: %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
