import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SECONDS = 2;
const PAGE = Buffer.alloc(4096, 'x');
/** The file has this many pages and is overwritten again and again. */
const PAGE_COUNT = 1024;

/** Milliseconds the disk takes to write and flush one page, sorted. */
export function diskTimes(): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), 'schupf-disk-'));
  const file = openSync(join(folder, 'pages'), 'w');
  const times: number[] = [];
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; ) {
    const startedAt = performance.now();
    writeSync(file, PAGE, 0, PAGE.length, (times.length % PAGE_COUNT) * PAGE.length);
    fdatasyncSync(file);
    times.push(performance.now() - startedAt);
  }
  closeSync(file);
  rmSync(folder, { recursive: true });
  return times.sort((a, b) => a - b);
}
