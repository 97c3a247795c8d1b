/**
 * Where two pieces of plain data or engine state differ, as a path; null if they are equal. Shared parts are skipped,
 * which makes this fast enough to run after every action.
 */
export function difference(
  a: unknown,
  b: unknown,
  ignoredKeys: readonly string[] = [],
  path = '',
): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path}: ${show(a)} instead of ${show(b)}`;
  }
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return `${path}: objects of different classes`;
  if (Array.isArray(a) && Array.isArray(b)) return listDifference(a, b, ignoredKeys, path);
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of Object.keys(right)) {
    if (!Object.hasOwn(left, key)) return `${path}.${key}: missing`;
  }
  for (const key of Object.keys(left)) {
    if (ignoredKeys.includes(key)) continue;
    if (!Object.hasOwn(right, key)) return `${path}.${key}: unexpected`;
    const found = difference(left[key], right[key], ignoredKeys, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function listDifference(
  a: unknown[],
  b: unknown[],
  ignoredKeys: readonly string[],
  path: string,
): string | null {
  if (a.length !== b.length) return `${path}: ${a.length} entries instead of ${b.length}`;
  for (let index = 0; index < a.length; index++) {
    if (a[index] === b[index]) continue;
    const found = difference(a[index], b[index], ignoredKeys, `${path}.${index}`);
    if (found !== null) return found;
  }
  return null;
}

export function mustBeSame(
  actual: unknown,
  expected: unknown,
  what: string,
  ignoredKeys: readonly string[] = [],
): void {
  const found = difference(actual, expected, ignoredKeys);
  if (found !== null) throw new Error(`${what} differs at ${found}`);
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
