import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileKernel } from '../src/compile.ts';

test('the kernel that is shipped is what its source compiles to', async () => {
  const shipped = readFileSync(new URL('../../bots/assets/kernel.wasm', import.meta.url));
  expect(Buffer.from(await compileKernel()).equals(shipped)).toBe(true);
});
