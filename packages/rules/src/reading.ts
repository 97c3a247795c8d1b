/**
 * The result of reading an untrusted value from a file, a socket or another program: the value, or what is wrong
 * with it. Readers never throw. Network messages from clients are read with valibot instead.
 */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };

export function success<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function failure(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}

/** Whether the value is an object such as `{}`, not a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the value is a non-negative integer. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export function isOneOf<Choice>(choices: readonly Choice[], value: unknown): value is Choice {
  return (choices as readonly unknown[]).includes(value);
}

/** Checks by index, because `every` would skip the holes of a sparse array, which must not pass. */
export function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) if (!isItem(value[index])) return false;
  return true;
}

const isAnything = (_: unknown): _ is unknown => true;

/**
 * Reads an object field by field. A field that is missing or of the wrong type is noted and replaced by a harmless
 * value. So read all fields, then check `problem` once, and do not use any value before that.
 */
export class Fields {
  protected readonly value: Readonly<Record<string, unknown>>;
  protected readonly path: string;
  protected readonly faults: string[];

  constructor(value: unknown, path = '', faults: string[] = []) {
    this.path = path;
    this.faults = faults;
    if (!isRecord(value)) faults.push(`${path === '' ? 'it' : path} is not an object`);
    this.value = isRecord(value) ? value : {};
  }

  /** The first problem found; null if there is none. */
  get problem(): string | null {
    return this.faults[0] ?? null;
  }

  flag(name: string): boolean {
    return this.take(name, (value) => typeof value === 'boolean', false);
  }

  count(name: string): number {
    return this.take(name, isCount, 0);
  }

  text(name: string): string {
    return this.take(name, (value) => typeof value === 'string', '');
  }

  number(name: string, fits: (value: number) => boolean): number {
    return this.take(name, (value) => typeof value === 'number' && fits(value), 0);
  }

  integers(name: string): number[] {
    return [...this.list(name, (value): value is number => Number.isSafeInteger(value))];
  }

  oneOf<Choice>(name: string, choices: readonly Choice[]): Choice {
    return this.take(name, (value) => isOneOf(choices, value), choices[0]!);
  }

  /** Whether the field is null, meaning "none". A missing field is not null, so that a forgotten field is noticed. */
  isNull(name: string): boolean {
    return this.value[name] === null;
  }

  /** Whether the field is present and not null. */
  has(name: string): boolean {
    return Object.hasOwn(this.value, name) && !this.isNull(name);
  }

  reject(name: string): void {
    this.faults.push(`${this.pathOf(name)} is missing or wrong`);
  }

  list<Item>(name: string, isItem: (item: unknown) => item is Item): readonly Item[] {
    return this.take<readonly Item[]>(name, (value) => isListOf(value, isItem), []);
  }

  protected items(name: string): readonly unknown[] {
    return this.list(name, isAnything);
  }

  protected take<Value>(name: string, fits: (value: unknown) => boolean, fallback: Value): Value {
    const value = Object.hasOwn(this.value, name) ? this.value[name] : undefined;
    if (fits(value)) return value as Value;
    this.reject(name);
    return fallback;
  }

  protected pathOf(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`;
  }
}
