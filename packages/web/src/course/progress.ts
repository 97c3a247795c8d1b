import { signal } from '@preact/signals';
import type { Chapter, Level } from './level.ts';

const KEY = 'schupf.course';

/** The finished levels, saved in this browser. */
const finished = signal<ReadonlySet<string>>(load());

export function isFinished({ id }: Level): boolean {
  return finished.value.has(id);
}

export function finish(levels: readonly Level[]): void {
  finished.value = new Set([...finished.peek(), ...levels.map(({ id }) => id)]);
  try {
    localStorage.setItem(KEY, JSON.stringify([...finished.peek()]));
  } catch {
    // Without storage, progress lasts until the page is closed.
  }
}

/** How many levels of a chapter are finished. */
export function countFinished({ levels }: Chapter): number {
  return levels.filter(isFinished).length;
}

function load(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}
