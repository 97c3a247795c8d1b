// Prints every figure of the built page beside its budget, and fails when one is over: npm run budgets
// Bytes are counted as a server sends them, with Brotli at its best.

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { type Figure, measureInBrowser } from './measure.ts';

const WEB = join(import.meta.dirname, '..');
const DIST = join(WEB, 'dist');
const ART = ['src/cards/CardFace.tsx', 'src/cards/CardSprite.tsx'];
const KB = 1000;

/** An entry of the list Vite makes of what it built. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

function packed(bytes: Uint8Array): number {
  return brotliCompressSync(bytes).length;
}

function packedFile(file: string): number {
  return packed(readFileSync(join(DIST, file)));
}

/** Files that must have come before these sources run: themselves, what they import at once, and their styles. */
function filesOf(manifest: Manifest, sources: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`the build has no ${source}`);
    if (seen.has(source)) return;
    seen.add(source);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return files;
}

function sum(files: Iterable<string>): number {
  return [...files].reduce((bytes, file) => bytes + packedFile(file), 0);
}

/** All card faces with what draws them, alone: in the build they are part of the table. */
async function artBytes(): Promise<number> {
  const result = await build({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      lib: { entry: ART, formats: ['es'] },
      rollupOptions: { external: [/^preact/, /^@preact/, /^@schupf/, /i18n/, /settings/] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('the art was not built');
  const codes = output.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []));
  return packed(Buffer.from(codes.join('')));
}

/** What the service worker fetches in advance, as it is kept on the disk. */
function precacheBytes(): number {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  const files = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, file]) => file!);
  return files.reduce((bytes, file) => bytes + readFileSync(join(DIST, file)).length, 0);
}

async function byteFigures(): Promise<Figure[]> {
  const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));
  const home = filesOf(manifest, ['index.html', 'src/i18n/en/index.ts']);
  const table = filesOf(manifest, ['index.html', 'src/i18n/en/index.ts', 'src/table/TablePage.tsx']);
  const languages = ['en', 'de', 'fr', 'hu'].map((one) => manifest[`src/i18n/${one}/index.ts`]!.file);
  const workers = globSync('assets/*.worker-*.js', { cwd: DIST });
  const kilobytes = (name: string, bytes: number, budget: number): Figure => ({
    name,
    value: bytes / KB,
    budget,
    unit: 'KB',
  });
  return [
    kilobytes('home: everything before it shows', packedFile('index.html') + sum(home), 35),
    kilobytes('table: scripts and styles, without the worker', sum(table), 75),
    kilobytes('card art', await artBytes(), 8),
    ...languages.map((file) => kilobytes(`language ${basename(file, '.js')}`, packedFile(file), 6)),
    ...workers.map((file) => kilobytes(`worker ${basename(file, '.js')}`, packedFile(file), 60)),
    kilobytes('kept for offline play, unpacked', precacheBytes(), 450),
  ];
}

function isOver({ value, budget }: Figure): boolean {
  return value > budget;
}

await build({ root: WEB, logLevel: 'warn' });
const figures = [...(await byteFigures()), ...(await measureInBrowser(DIST))];
const width = Math.max(...figures.map(({ name }) => name.length));
for (const figure of figures) {
  const { name, value, budget, unit } = figure;
  const numbers = `${value.toFixed(1).padStart(8)} of ${String(budget).padStart(4)} ${unit}`;
  console.log(`${name.padEnd(width)}  ${numbers}${isOver(figure) ? '  OVER' : ''}`);
}
const over = figures.filter(isOver).length;
console.log(`${figures.length} figures, ${over} over budget`);
process.exitCode = over > 0 ? 1 : 0;
