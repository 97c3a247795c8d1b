import { isRecord } from '@schupf/rules';

/** Lists in which the order matters. All others, including lists of cards, are compared as sets. */
const ORDERED_KEYS = new Set(['out', 'pushOpen', 'sizes', 'batches']);
/** Questions for which only the fields that the case expects are compared. */
const PARTIAL = new Set(['after', 'deal']);

export function sameAnswer(ask: string, expected: unknown, got: unknown): boolean {
  if (PARTIAL.has(ask) && isRecord(expected) && isRecord(got)) {
    return Object.entries(expected).every(([key, value]) => key in got && sameField(key, value, got[key]));
  }
  const ordered = ask === 'arbitrate' || ask === 'seating';
  return canonical(expected, ordered) === canonical(got, ordered);
}

/** In nested maps (`won`, `hands`, `takers`), only the keys that the case names are compared. */
function sameField(key: string, expected: unknown, got: unknown): boolean {
  if ((key === 'won' || key === 'hands' || key === 'takers') && isRecord(expected) && isRecord(got)) {
    return Object.entries(expected).every(
      ([seat, value]) => canonical(value, false) === canonical(got[seat], false),
    );
  }
  const ordered = ORDERED_KEYS.has(key);
  return canonical(expected, ordered) === canonical(got, ordered);
}

/** The same text for all equal values: sorts keys, the cards in a list and, unless `ordered`, list entries. */
function canonical(value: unknown, ordered: boolean): string {
  if (typeof value === 'string') return JSON.stringify(value.split(' ').sort().join(' '));
  if (Array.isArray(value)) {
    const entries = value.map((entry) => canonical(entry, ordered));
    return `[${(ordered ? entries : entries.sort()).join()}]`;
  }
  if (isRecord(value)) {
    const entries = Object.keys(value)
      .sort()
      .map((key) => `${key}:${canonical(value[key], ordered)}`);
    return `{${entries.join()}}`;
  }
  return JSON.stringify(value) ?? 'undefined';
}
