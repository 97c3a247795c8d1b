import { expect, test } from 'vitest';
import { inEveryLanguage } from '../i18n/every-language.ts';
import { CHAPTERS } from './course.ts';

/** The number of characters that fit into the four lines above the cards on a phone. */
const MAX_LENGTH = 175;

test('every level has a text for each hint and each way to fail, in every language', async () => {
  for (const [language, { course }] of await inEveryLanguage('course'))
    for (const { id, hints = [], misses = [], ask } of CHAPTERS.flatMap(({ levels }) => levels)) {
      const words = course.levels[id];
      expect(words.hints.length, `${language} ${id}: hints`).toBe(hints.length);
      expect(words.missed?.length ?? 0, `${language} ${id}: missed`).toBe(misses.length);
      expect(words.wrong !== undefined, `${language} ${id}: wrong`).toBe(ask !== undefined);
    }
});

test('no text is too long for a phone', async () => {
  for (const [language, { course }] of await inEveryLanguage('course'))
    for (const { title, task, hints, done, missed = [] } of Object.values(course.levels))
      for (const text of [task, done, ...hints, ...missed])
        expect(`${title} ${text}`.length, `${language}: ${title} ${text}`).toBeLessThanOrEqual(MAX_LENGTH);
});
