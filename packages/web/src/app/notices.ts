import { signal } from '@preact/signals';

/** A toast: a short message at the edge of the page that disappears by itself. */
export interface Notice {
  readonly id: number;
  readonly text: string;
}

export const notices = signal<readonly Notice[]>([]);

/** Milliseconds; long enough to read a sentence twice. */
const SHOWN_MS = 7000;
let last = 0;

export function notify(text: string): void {
  const id = ++last;
  notices.value = [...notices.value.slice(-2), { id, text }];
  setTimeout(() => dismiss(id), SHOWN_MS);
}

export function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}
