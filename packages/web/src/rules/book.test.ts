import { readFileSync } from 'node:fs';
import { REFUSALS } from '@schupf/rules';
import { TABLE_REFUSALS } from '@schupf/table';
import { expect, test } from 'vitest';
import { inEveryLanguage } from '../i18n/every-language.ts';
import { paragraphOf, paragraphsOf, SECTIONS } from './book.ts';

test('every rule of the rule book is covered by exactly one paragraph', () => {
  const text = readFileSync(new URL('../../../../RULES.md', import.meta.url), 'utf8');
  const stated = [...text.matchAll(/^- \*\*([A-Z]+\d+)\*\* /gm)].map(([, id]) => id!);
  const covered = SECTIONS.flatMap(paragraphsOf).flatMap(({ rules }) => rules);
  expect(covered.toSorted()).toEqual(stated.toSorted());
});

test('every refusal that names a rule leads to a paragraph', () => {
  for (const rule of Object.values({ ...REFUSALS, ...TABLE_REFUSALS }))
    if (rule !== null) expect(paragraphOf(rule), rule).not.toBeNull();
  expect(paragraphOf('NONE1')).toBeNull();
});

test('every language has a text for each section and paragraph', async () => {
  for (const [_, { rules: words }] of await inEveryLanguage('rules')) {
    expect(Object.keys(words.sections).toSorted()).toEqual(SECTIONS.toSorted());
    for (const section of SECTIONS) {
      const { title, ...texts } = words.sections[section];
      expect(title).not.toBe('');
      expect(Object.keys(texts).toSorted()).toEqual(
        paragraphsOf(section)
          .map(({ name }) => name)
          .toSorted(),
      );
    }
  }
});
