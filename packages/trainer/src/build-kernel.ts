import { writeFileSync } from 'node:fs';
import { compileKernel } from './compile.ts';

/** Writes the kernel that the bots use to evaluate their networks. A test checks that it is up to date. */
writeFileSync(new URL('../../bots/assets/kernel.wasm', import.meta.url), await compileKernel());
