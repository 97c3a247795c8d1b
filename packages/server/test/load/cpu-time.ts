import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in `/proc`; Linux has used the same number on all common systems for decades. */
const TICKS = 100;

interface ProcessTime {
  readonly pid: number;
  readonly parent: number;
  readonly seconds: number;
}

/** CPU seconds of a process and its children so far, also those that have exited. Only on Linux; elsewhere 0. */
export function cpuSecondsOf(pid: number): number {
  return processes()
    .filter((other) => other.pid === pid || other.parent === pid)
    .reduce((total, { seconds }) => total + seconds, 0);
}

function processes(): ProcessTime[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(Number(name)) ?? []);
  } catch {
    return [];
  }
}

function readProcess(pid: number): ProcessTime | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    const ticks = fields.slice(11, 15).reduce((total, field) => total + field, 0);
    return { pid, parent, seconds: ticks / TICKS };
  } catch {
    // It has just exited.
    return null;
  }
}
