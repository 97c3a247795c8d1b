import { writeFileSync } from 'node:fs';
import { compileKernel } from './compile.ts';

/** Writes the kernel that the bots evaluate their networks with; a test compares what is there with its source. */
writeFileSync(new URL('../../bots/assets/kernel.wasm', import.meta.url), await compileKernel());
