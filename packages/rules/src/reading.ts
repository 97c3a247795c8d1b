/**
 * For values from outside: files, sockets, other programs. A reader returns what it could read or what is wrong with
 * the value; it never throws. Messages of people and clients over the network are read by valibot instead.
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

/** An object of the kind `{}`, not a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number that is not negative. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export function isOneOf<Word>(words: readonly Word[], value: unknown): value is Word {
  return (words as readonly unknown[]).includes(value);
}

/** Reads by index: a list with holes must not pass, and `every` would skip them. */
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
 * Reads an object field by field. A field that is missing or of the wrong kind is noted and something harmless takes
 * its place, so read everything, then ask `problem` once, and use nothing before.
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

  /** The first thing that is wrong, null if nothing is. */
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

  oneOf<Word>(name: string, words: readonly Word[]): Word {
    return this.take(name, (value) => isOneOf(words, value), words[0]!);
  }

  /** Whether the field is null, for "none". One that is missing is not: a sender must not forget it unnoticed. */
  isNull(name: string): boolean {
    return this.value[name] === null;
  }

  /** Whether the field is there and not null. */
  has(name: string): boolean {
    return Object.hasOwn(this.value, name) && !this.isNull(name);
  }

  complain(name: string): void {
    this.faults.push(`${this.pathOf(name)} is missing or wrong`);
  }

  list<Item>(name: string, isItem: (item: unknown) => item is Item): readonly Item[] {
    return this.take<readonly Item[]>(name, (value) => isListOf(value, isItem), []);
  }

  protected items(name: string): readonly unknown[] {
    return this.list(name, isAnything);
  }

  protected take<Value>(name: string, fits: (value: unknown) => boolean, otherwise: Value): Value {
    const value = Object.hasOwn(this.value, name) ? this.value[name] : undefined;
    if (fits(value)) return value as Value;
    this.complain(name);
    return otherwise;
  }

  protected pathOf(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`;
  }
}
