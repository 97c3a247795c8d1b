import { signal } from '@preact/signals';
import { isRecord, VARIANTS, type Variant } from '@schupf/rules';

const KEY = 'schupf.level-advice';

type Answered = Readonly<Partial<Record<Variant, number>>>;

/** By game: the end of the last match that was known when the player took or declined advice about the level. */
const answered = signal<Answered>(load());

export function answeredUntil(variant: Variant): number {
  return answered.value[variant] ?? 0;
}

export function answerAdvice(variant: Variant, until: number): void {
  answered.value = { ...answered.peek(), [variant]: until };
  try {
    localStorage.setItem(KEY, JSON.stringify(answered.peek()));
  } catch {
    // Without storage, the answer lasts until the page is closed.
  }
}

function load(): Answered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (!isRecord(stored)) return {};
    return Object.fromEntries(
      VARIANTS.map((variant) => [variant, stored[variant]]).filter(([, until]) => Number.isFinite(until)),
    );
  } catch {
    return {};
  }
}
