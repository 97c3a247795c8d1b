import { type NewTable, newTable } from '@schupf/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newTableRow } from '../src/tables/new-table.ts';

const ANNA = { id: 'anna', name: 'Anna' };
const NOBODY = { type: 'nobody' } as const;

function wanted(changes: Partial<NewTable>): NewTable {
  const table = {
    rules: { variant: 'nanjing' },
    speed: 'normal',
    visibility: 'private',
    chairs: [null, NOBODY, NOBODY, NOBODY],
    startsImmediately: false,
    freeChat: true,
    handsAfter: null,
    ...changes,
  };
  return v.parse(newTable, table) as NewTable;
}

const ratedAt = (changes: Partial<NewTable>) => {
  const made = newTableRow(wanted(changes), ANNA, 1);
  return made.ok ? made.row.info.rated : made.problem;
};

test('a table is rated only if its host asks for it', () => {
  expect(ratedAt({})).toBe(false);
  expect(ratedAt({ rated: false })).toBe(false);
  expect(ratedAt({ rated: true })).toBe(true);
  expect(ratedAt({ rated: true, visibility: 'open' })).toBe(true);
  expect(ratedAt({ rated: true, speed: 'days', rules: { variant: 'nanjing', preset: 'hu-2006' } })).toBe(
    true,
  );
});

test('a table with other rules cannot be rated', () => {
  const problem = 'only matches by an unchanged preset can be rated';
  expect(ratedAt({ rated: true, rules: { variant: 'nanjing', options: { target: 300 } } })).toBe(problem);
  expect(ratedAt({ rated: true, rules: { variant: 'nanjing', preset: 'tournament-de' } })).toBe(problem);
  expect(ratedAt({ rules: { variant: 'nanjing', options: { target: 300 } } })).toBe(false);
});
