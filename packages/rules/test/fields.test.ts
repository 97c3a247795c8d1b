import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLASS_FILE, classText, documentsWithTables } from './fields.ts';

test('the generated class is up to date with the table of fields', () => {
  expect(readFileSync(CLASS_FILE, 'utf8'), 'run `npm run fields`').toBe(classText());
});

test('the tables in the documents are up to date with the table of fields', () => {
  for (const { file, text } of documentsWithTables())
    expect(readFileSync(file, 'utf8'), 'run `npm run fields`').toBe(text);
});
