import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLASS_FILE, classText, documentsWithTables } from './fields.ts';

test('the class of the open half is the one its table of fields gives', () => {
  expect(readFileSync(CLASS_FILE, 'utf8'), 'run `npm run fields`').toBe(classText());
});

test('the tables of fields in the documents are those the table gives', () => {
  for (const { file, text } of documentsWithTables())
    expect(readFileSync(file, 'utf8'), 'run `npm run fields`').toBe(text);
});
