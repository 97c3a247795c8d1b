import { readingsOf, rulesFor } from '@schupf/rules';
import { expect, test } from 'vitest';
import { paragraphsOf } from './book.ts';
import { examplesFor } from './examples.ts';

test('the examples show the combinations they illustrate', () => {
  const kinds = ['single', 'pair', 'triple', 'stairs', 'full', 'straight'];
  for (const kind of kinds) expect(kindsOf('combinations', kind)).toContain(kind);
  expect(kindsOf('bombs', 'four')).toEqual(['bomb4']);
  expect(kindsOf('bombs', 'straight')).toEqual(['bombS']);
  expect(kindsOf('phoenix', 'joker')).toContain('triple');
  for (const { name } of paragraphsOf('cards')) expect(examplesFor('cards', name).length).toBeGreaterThan(0);
});

function kindsOf(section: string, name: string): string[] {
  return readingsOf(examplesFor(section, name), null, rulesFor('nanjing')).map(({ kind }) => kind);
}
