import { readdirSync, readFileSync } from 'node:fs';

/** Whether a process runs whose command line contains these words. Asks the kernel: `ps` is not everywhere. */
export function isRunning(words: string): boolean {
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && commandLine(entry).includes(words));
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
