import type { Seed } from '@schupf/rules';
import type { Terms } from '@schupf/table';
import { done, resultOf, TABLES } from './database.ts';

/** A line about a table kept in this browser. */
export interface KeptTable {
  readonly id: string;
  readonly terms: Terms;
  /** Everything that is dealt follows from it, so it is never shown before the match is over. */
  readonly seed: Seed;
  readonly began: number;
  /** When the match was over, and its record; null while it is not. */
  readonly ended: number | null;
  readonly record: string | null;
}

export function tableKept(database: IDBDatabase, id: string): Promise<KeptTable | null> {
  const tables = database.transaction(TABLES).objectStore(TABLES);
  return resultOf<KeptTable | undefined>(tables.get(id)).then((kept) => kept ?? null);
}

export async function keepTable(database: IDBDatabase, table: KeptTable): Promise<void> {
  const transaction = database.transaction(TABLES, 'readwrite');
  transaction.objectStore(TABLES).put(table);
  await done(transaction);
}
