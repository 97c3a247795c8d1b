import { signal } from '@preact/signals';
import { type Day, dayAt } from './days.ts';
import type { Deal } from './deals.ts';
import { type DealEntry, dayIn, type Results, readResults, withDeal } from './results.ts';

const KEY = 'schupf.daily';

/** All daily deals that have been started in this browser. */
export const results = signal<Results>(load() ?? {});
/** Whether the results can be saved, so that they outlast the page. */
export const isSaved = signal(true);

export function today(): Day {
  return dayAt(Date.now());
}

export function entryOf({ day, number }: Deal): DealEntry | null {
  return dayIn(results.value, day)[number - 1] ?? null;
}

/** Does nothing if the deal was started before. */
export function beginDeal(deal: Deal): void {
  if (entryOf(deal) === null) update(deal, { isOnTime: deal.day === today() });
}

/** Only the first result of a deal counts. */
export function finishDeal(deal: Deal, own: number): void {
  if (entryOf(deal)?.own == null) update(deal, { own });
}

export function saveBots(deal: Deal, bots: number): void {
  update(deal, { bots });
}

/** Reads the saved results again first, because another window of this browser may have changed them. */
function update({ day, number }: Deal, changes: Partial<DealEntry>): void {
  results.value = withDeal(load() ?? results.value, day, number, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(results.value));
    isSaved.value = true;
  } catch {
    isSaved.value = false;
  }
}

/** Null if there is no storage, or nothing in it yet. */
function load(): Results | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : readResults(JSON.parse(text));
  } catch {
    return null;
  }
}

addEventListener('storage', ({ key }) => {
  if (key === KEY) results.value = load() ?? {};
});
