/**
 * Where two pieces of plain data or engine state differ, as a path; null if they are equal. It is fast enough to run
 * after every action, because it skips shared parts and builds the path only if there is a difference.
 */
export function difference(a: unknown, b: unknown, ignoredKeys: readonly string[] = []): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `: ${show(a)} instead of ${show(b)}`;
  }
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return ': objects of different classes';
  if (Array.isArray(a) && Array.isArray(b)) return listDifference(a, b, ignoredKeys);
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key in right) {
    if (Object.hasOwn(right, key) && !Object.hasOwn(left, key)) return `.${key}: missing`;
  }
  for (const key in left) {
    if (!Object.hasOwn(left, key) || ignoredKeys.includes(key)) continue;
    if (!Object.hasOwn(right, key)) return `.${key}: unexpected`;
    const found = difference(left[key], right[key], ignoredKeys);
    if (found !== null) return `.${key}${found}`;
  }
  return null;
}

function listDifference(a: unknown[], b: unknown[], ignoredKeys: readonly string[]): string | null {
  if (a.length !== b.length) return `: ${a.length} entries instead of ${b.length}`;
  for (let index = 0; index < a.length; index++) {
    const found = difference(a[index], b[index], ignoredKeys);
    if (found !== null) return `.${index}${found}`;
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
