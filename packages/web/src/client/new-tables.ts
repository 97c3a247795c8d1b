import type { Seed } from '@schupf/rules';
import type { TableConfig } from '@schupf/table';

/** What a table is started with. */
export interface NewTable {
  readonly config: TableConfig;
  /** Null for random deals. */
  readonly seed: Seed | null;
}

/** The tables started on this page. Opening a table saves it, so a reload loses nothing. */
const newTables = new Map<string, NewTable>();

export function beginTable(config: TableConfig, { id = newId(), seed = null }: NewTableOptions = {}): string {
  newTables.set(id, { config, seed });
  return id;
}

interface NewTableOptions {
  readonly id?: string;
  readonly seed?: Seed | null;
}

/** A table started on this page; null for any other table. */
export function newTableOf(table: string): NewTable | null {
  return newTables.get(table) ?? null;
}

/** Creates an id. `crypto.randomUUID` is missing over plain HTTP, for example on a local network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
