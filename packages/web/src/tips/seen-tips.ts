import { effect, signal } from '@preact/signals';
import { settings } from '../app/settings.ts';
import { TIP_IDS, type TipId } from './tips.ts';

const KEY = 'schupf.tips';

/** Tips that have been read, saved in this browser. */
export const seenTips = signal<ReadonlySet<TipId>>(load());

export function markSeen(tip: TipId): void {
  if (seenTips.value.has(tip)) return;
  seenTips.value = new Set([...seenTips.value, tip]);
  save();
}

function load(): ReadonlySet<TipId> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? TIP_IDS.filter((id) => stored.includes(id)) : []);
  } catch {
    return new Set();
  }
}

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...seenTips.peek()]));
  } catch {
    // Without storage, tips are shown again next time.
  }
}

/** Turning tips on again makes all of them appear again. */
let wereOn = settings.value.tips;
effect(() => {
  const areOn = settings.value.tips;
  if (areOn && !wereOn) {
    seenTips.value = new Set();
    save();
  }
  wereOn = areOn;
});
