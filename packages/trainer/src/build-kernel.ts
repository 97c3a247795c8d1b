import { writeFileSync } from 'node:fs';
import { compileKernel } from './compile.ts';

/** Writes the kernel with which the bots evaluate their networks. A test compares it with its source. */
writeFileSync(new URL('../../bots/assets/kernel.wasm', import.meta.url), await compileKernel());
