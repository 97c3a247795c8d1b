/** How answers are compared: card lists and most lists as sets, `arbitrate` and finishing orders in order. */
const ORDERED_KEYS = new Set(['out', 'pushOpen', 'sizes', 'batches']);
const PARTIAL = new Set(['after', 'deal']);

export function sameAnswer(ask: string, expected: unknown, got: unknown): boolean {
  if (PARTIAL.has(ask) && isRecord(expected) && isRecord(got)) {
    return Object.entries(expected).every(([key, value]) => key in got && sameUnder(key, value, got[key]));
  }
  const ordered = ask === 'arbitrate' || ask === 'seating';
  return canonical(expected, ordered) === canonical(got, ordered);
}

/** Nested seat maps (`won`, `hands`, `takers`) compare only the seats that are named. */
function sameUnder(key: string, expected: unknown, got: unknown): boolean {
  if ((key === 'won' || key === 'hands' || key === 'takers') && isRecord(expected) && isRecord(got)) {
    return Object.entries(expected).every(
      ([seat, value]) => canonical(value, false) === canonical(got[seat], false),
    );
  }
  const ordered = ORDERED_KEYS.has(key);
  return canonical(expected, ordered) === canonical(got, ordered);
}

/** One text for all equal values: keys sorted, words of a card list sorted, list entries sorted unless ordered. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
