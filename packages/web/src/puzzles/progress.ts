import { signal } from '@preact/signals';
import { type Day, dayAt } from '../daily/days.ts';
import { NO_PROGRESS, type PuzzleProgress, readProgress } from './stored-progress.ts';

const KEY = 'schupf.puzzles';

/** What was tried in this browser, and the ratings that came of it. */
export const progress = signal<PuzzleProgress>(load() ?? NO_PROGRESS);
/** Whether it outlasts the page. */
export const isSaved = signal(true);

export function today(): Day {
  return dayAt(Date.now());
}

/** Another window of this browser may have changed it in the meantime. */
export function updateProgress(change: (progress: PuzzleProgress) => PuzzleProgress): void {
  progress.value = change(load() ?? progress.peek());
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.peek()));
    isSaved.value = true;
  } catch {
    isSaved.value = false;
  }
}

/** Null where there is no storage, or nothing in it yet. */
function load(): PuzzleProgress | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : readProgress(JSON.parse(text));
  } catch {
    return null;
  }
}

addEventListener('storage', ({ key }) => {
  if (key === KEY) progress.value = load() ?? NO_PROGRESS;
});
