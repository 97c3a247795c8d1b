import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

test('bots import only their own files and the rules', () => {
  const folder = `${import.meta.dirname}/../src`;
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  expect(files).toContain('index.ts');
  const foreign = files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(IMPORT)]
      .map(([_, from]) => `${file}: ${from}`)
      .filter((found) => !/: (\.{1,2}\/.*|@schupf\/rules(\/notation)?)$/.test(found)),
  );
  expect(foreign).toEqual([]);
});
