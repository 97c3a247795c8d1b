import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Flushes the file and its folder to the disk, so that the move survives a power failure. */
export function moveDurably(from: string, to: string): void {
  flush(from);
  renameSync(from, to);
  flush(dirname(to));
}

function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
