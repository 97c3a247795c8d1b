import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes in use after a full garbage collection. */
export function heapInUse(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

let collector: (() => void) | null = null;

function collect(): void {
  if (collector === null) {
    setFlagsFromString('--expose-gc');
    collector = runInNewContext('gc') as () => void;
  }
  collector();
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}
