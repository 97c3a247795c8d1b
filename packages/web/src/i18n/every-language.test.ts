import { globSync } from 'node:fs';
import { LANGUAGES } from '@schupf/phrasebook';
import { expect, test } from 'vitest';

test('every language has a folder with at least the same files as English', () => {
  const folders = globSync('*/', { cwd: import.meta.dirname });
  expect(folders.toSorted()).toEqual(LANGUAGES.toSorted());
  for (const language of LANGUAGES)
    expect(filesOf(language), language).toEqual(expect.arrayContaining([...filesOf('en')]));
});

function filesOf(language: string): readonly string[] {
  return globSync('*.ts', { cwd: `${import.meta.dirname}/${language}` });
}
