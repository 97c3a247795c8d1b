import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--initialMemory', '1'];

/** Compiles an AssemblyScript file to WebAssembly. */
async function compile(file: URL): Promise<Uint8Array> {
  const base = fileURLToPath(new URL('../../../', import.meta.url));
  const source = fileURLToPath(file).slice(base.length);
  let code: Uint8Array | null = null;
  const { error, stderr } = await asc.main([source, '--baseDir', base, '--outFile', 'out.wasm', ...OPTIONS], {
    writeFile(_name: string, contents: Uint8Array | string) {
      if (typeof contents !== 'string') code = contents;
    },
  });
  if (error !== null || code === null) throw new Error(`${source} does not compile: ${stderr.toString()}`);
  return code;
}

export const compileKernel = () => compile(new URL('../../bots/assembly/network.ts', import.meta.url));
export const compileLearner = () => compile(new URL('../assembly/training.ts', import.meta.url));
