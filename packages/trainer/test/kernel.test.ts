import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileKernel } from '../src/compile.ts';

test('the shipped kernel is up to date with its source', async () => {
  const shipped = readFileSync(new URL('../../bots/assets/kernel.wasm', import.meta.url));
  expect(Buffer.from(await compileKernel()).equals(shipped)).toBe(true);
});
