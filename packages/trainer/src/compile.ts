import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--initialMemory', '1'];

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/assembly');

/** Compiles an AssemblyScript file to WebAssembly, unless the same sources were compiled before. */
async function compile(file: URL): Promise<Uint8Array> {
  const source = fileURLToPath(file).slice(ROOT.length);
  const cached = join(CACHE, `${digestOf(source)}.wasm`);
  try {
    return readFileSync(cached);
  } catch {
    const code = await compileNow(source);
    mkdirSync(CACHE, { recursive: true });
    // Another process may be reading the cache: it must not find a half-written file.
    const unfinished = `${cached}.${process.pid}`;
    writeFileSync(unfinished, code);
    renameSync(unfinished, cached);
    return code;
  }
}

/** Covers all sources of both packages, because the WebAssembly imports layouts from both. */
function digestOf(source: string): string {
  const digest = createHash('sha256').update([asc.version, source, ...OPTIONS].join(' '));
  for (const file of globSync('packages/{bots,trainer}/{assembly,src}/**/*.ts', { cwd: ROOT }).sort())
    digest.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return digest.digest('hex').slice(0, 32);
}

async function compileNow(source: string): Promise<Uint8Array> {
  let code: Uint8Array | null = null;
  const { error, stderr } = await asc.main([source, '--baseDir', ROOT, '--outFile', 'out.wasm', ...OPTIONS], {
    writeFile(_name: string, contents: Uint8Array | string) {
      if (typeof contents !== 'string') code = contents;
    },
  });
  if (error !== null || code === null) throw new Error(`${source} does not compile: ${stderr.toString()}`);
  return code;
}

export const compileKernel = () => compile(new URL('../../bots/assembly/network.ts', import.meta.url));
export const compileLearner = () => compile(new URL('../assembly/training.ts', import.meta.url));
