import { settings } from '../app/settings.ts';

/** Milliseconds on, off, on. */
const PATTERNS = {
  tap: [8],
  turn: [18, 60, 18],
  refused: [40],
  tichu: [30, 40, 60],
  bomb: [80, 40, 120],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type Buzz = keyof typeof PATTERNS;

/** Vibrates on devices that support it (Android). Nothing may depend on it. */
export function buzz(kind: Buzz): void {
  if (!settings.value.haptics || typeof navigator.vibrate !== 'function') return;
  navigator.vibrate([...PATTERNS[kind]]);
}
