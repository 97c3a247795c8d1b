import { signal } from '@preact/signals';

/** A toast: a short message at the edge of the page. It disappears by itself, unless it asks for an answer. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  /** What the player is asked to do; null if nothing. */
  readonly offer: Offer | null;
}

export interface Offer {
  readonly label: string;
  readonly accept: () => void;
  /** Called when the player closes the notice. */
  readonly decline: () => void;
}

export const notices = signal<readonly Notice[]>([]);

/** Milliseconds; long enough to read a sentence twice. */
const SHOWN_MS = 7000;
const MAX_SHOWN = 3;
let last = 0;

export function notify(text: string): void {
  const id = add(text, null);
  setTimeout(() => dismiss(id), SHOWN_MS);
}

/** Shows a notice that stays until it is dismissed. */
export function offer(text: string, what: Offer): number {
  return add(text, what);
}

/** At most three are shown. The oldest without an offer makes room. */
function add(text: string, what: Offer | null): number {
  const id = ++last;
  const before = notices.value;
  const surplus =
    before.length < MAX_SHOWN ? undefined : (before.find((notice) => notice.offer === null) ?? before[0]);
  notices.value = [...before.filter((notice) => notice !== surplus), { id, text, offer: what }];
  return id;
}

export function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}
