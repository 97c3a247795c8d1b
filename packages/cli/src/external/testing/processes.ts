import { readdirSync, readFileSync } from 'node:fs';

/** Whether a process with this text in its command line is running. Reads /proc, since `ps` may not be installed. */
export function isRunning(text: string): boolean {
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && commandLine(entry).includes(text));
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // The process has exited in the meantime.
    return '';
  }
}
