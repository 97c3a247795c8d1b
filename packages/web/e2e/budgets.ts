// Builds the page and measures it: npm run budgets. Prints each figure with its budget as soon as it is measured, lists
// the missed budgets at the end, and fails if there are any. Bytes are counted as a server sends them, with Brotli at
// its highest level.

import { globSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES } from '@schupf/phrasebook';
import { build } from 'vite';
import { type Figure, formatFigure, isMissed } from './figures.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import { measureInBrowser } from './measure.ts';

const WEB = join(import.meta.dirname, '..');
const DIST = join(WEB, 'dist');
const KB = 1000;

/** An entry of Vite's build manifest. */
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

/** The files these sources need before they can run: their own chunks, static imports and styles. */
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

/** The files that the service worker precaches. */
function cachedFiles(): readonly string[] {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  return [...new Set([...worker.matchAll(/url:"([^"]+)"/g)].map(([, file]) => file!))];
}

function unpacked(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + readFileSync(join(DIST, file)).length, 0);
}

/** The built file with this name. The build appends a digest to the name. */
function fileNamed(name: string, type: string): string {
  const [file] = globSync(`assets/${name}-*.${type}`, { cwd: DIST });
  if (file === undefined) throw new Error(`the build has no ${name}`);
  return file;
}

/** The files of the course that neither the start page nor a table (`known`) has loaded before. */
function filesOfCourse(manifest: Manifest, language: string, known: readonly string[]): readonly string[] {
  const sources = ['LevelPage', 'CoursePage'].map((page) => `src/course/${page}.tsx`);
  const own = filesOf(manifest, [...sources, `src/i18n/${language}/course.ts`]);
  const others = new Set([...known, ...filesOf(manifest, ['src/home/Home.tsx'])]);
  return [...own].filter((file) => !others.has(file));
}

function byteFigures(): Figure[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));
  const frame = ['index.html', 'src/i18n/en/shell.ts'];
  const home = filesOf(manifest, [...frame, 'src/home/Home.tsx']);
  const table = filesOf(manifest, [...frame, 'src/i18n/en/index.ts', 'src/table/TablePage.tsx']);
  const worker = filesOf(manifest, ['src/workers/table.worker.ts']);
  const cached = cachedFiles();
  const kilobytes = (name: string, bytes: number, budget: number): Figure => ({
    name,
    value: bytes / KB,
    budget,
    unit: 'KB',
  });
  return [
    kilobytes('home: everything loaded before it is shown', packedFile('index.html') + sum(home), 40),
    // docs/decisions/0011-download-size-of-a-table.md
    kilobytes('table: scripts and styles, without the worker', sum(table), 97),
    kilobytes('card art', packedFile(fileNamed('art', 'js')), 9.5),
    ...LANGUAGES.map((one) => kilobytes(`language ${one}`, packedFile(fileNamed(`words-${one}`, 'js')), 6)),
    // docs/decisions/0013-download-size-of-the-networks.md
    kilobytes('worker, including the code it shares with the page', sum(worker), 71),
    kilobytes('weights of the learned bots', packedFile(fileNamed('nanjing-2', 'weights')), 400),
    ...LANGUAGES.map((one) =>
      kilobytes(`course in ${one}`, sum(filesOfCourse(manifest, one, [...table, ...worker])), 25),
    ),
    // docs/decisions/0009-what-is-cached-for-offline-play.md
    kilobytes('cached for offline play, unpacked', unpacked(cached), 1500),
    kilobytes('cached for offline play, as sent', sum(cached), 660),
  ];
}

const all: Figure[] = [];
function report(figures: readonly Figure[]): void {
  all.push(...figures);
  for (const figure of figures) console.log(formatFigure(figure));
}

console.log('Building the page');
await build({ root: WEB, logLevel: 'warn' });
report(byteFigures());
await measureInBrowser(DIST, report);
await measureWithLighthouse(DIST, report);
const [load = 0] = loadavg();
if (load > availableParallelism())
  console.log(`The machine is busy (load ${load.toFixed(1)}): the times are unreliable.`);
const missed = all.filter(isMissed);
console.log(`${all.length} figures, ${missed.length} missed`);
for (const figure of missed) console.log(`  ${formatFigure(figure)}`);
process.exitCode = missed.length > 0 ? 1 : 0;
