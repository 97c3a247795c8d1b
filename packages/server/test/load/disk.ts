import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SECONDS = 2;
const PAGE = Buffer.alloc(4096, 'x');
/** Pages in the file, which is overwritten cyclically. */
const LENGTH = 1024;

/** Milliseconds the disk takes to write and flush one page, sorted. */
export function diskTimes(): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), 'schupf-disk-'));
  const file = openSync(join(folder, 'pages'), 'w');
  const times: number[] = [];
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; ) {
    const began = performance.now();
    writeSync(file, PAGE, 0, PAGE.length, (times.length % LENGTH) * PAGE.length);
    fdatasyncSync(file);
    times.push(performance.now() - began);
  }
  closeSync(file);
  rmSync(folder, { recursive: true });
  return times.sort((a, b) => a - b);
}
