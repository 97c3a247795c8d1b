import { effect, signal } from '@preact/signals';
import { isRecord } from '@schupf/rules';
import { settings } from '../app/settings.ts';
import { TIP_IDS, type TipId } from './tips.ts';

const KEY = 'schupf.tips';

/** A tip that the player has ignored this often is not shown again. */
const MAX_SHOWN = 3;

/**
 * Milliseconds. A tip that disappears sooner was not even noticed, because bots may play faster than the player reads.
 */
const NOTICED_MS = 1000;
/** Milliseconds; long enough to read a tip. */
const READ_MS = 4000;

type Counts = ReadonlyMap<TipId, number>;

/** How often each tip has been shown, saved in this browser. */
const counts = signal<Counts>(load());

/** Tips that are not shown again. */
export function retiredTips(): ReadonlySet<TipId> {
  return new Set([...counts.value].flatMap(([tip, count]) => (count >= MAX_SHOWN ? [tip] : [])));
}

export function retire(tip: TipId): void {
  setCount(tip, MAX_SHOWN);
}

export interface Showing {
  /** How long the tip was visible. */
  readonly milliseconds: number;
  /** Whether the player has acted meanwhile, so that the decision the tip was about has been made. */
  readonly wasActedOn: boolean;
}

/** Retires a tip that was read or acted on, and one that has been shown often enough. */
export function noteShowing(tip: TipId, { milliseconds, wasActedOn }: Showing): void {
  if (wasActedOn || milliseconds >= READ_MS) retire(tip);
  else if (milliseconds >= NOTICED_MS) setCount(tip, (counts.peek().get(tip) ?? 0) + 1);
}

function setCount(tip: TipId, count: number): void {
  counts.value = new Map([...counts.peek(), [tip, count]]);
  save();
}

/** Older versions stored a list of the tips that had been read. */
function load(): Counts {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (Array.isArray(stored))
      return new Map(TIP_IDS.filter((tip) => stored.includes(tip)).map((tip) => [tip, MAX_SHOWN]));
    if (!isRecord(stored)) return new Map();
    return new Map(
      TIP_IDS.flatMap((tip) => (typeof stored[tip] === 'number' ? [[tip, stored[tip]] as const] : [])),
    );
  } catch {
    return new Map();
  }
}

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(counts.peek())));
  } catch {
    // Without storage, tips are shown again next time.
  }
}

/** Turning tips on again makes all of them appear again. */
let wereOn = settings.value.tips;
effect(() => {
  const areOn = settings.value.tips;
  if (areOn && !wereOn) {
    counts.value = new Map();
    save();
  }
  wereOn = areOn;
});
