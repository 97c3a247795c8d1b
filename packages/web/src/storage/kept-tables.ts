import type { Player, Seed } from '@schupf/rules';
import type { Outcome, Terms } from '@schupf/table';
import { done, ROWS, resultOf, TABLES } from './database.ts';

/** How a match stands. */
export interface Standing {
  /** The round being played or played last, from 1; 0 before the first deal. */
  readonly round: number;
  /** The score by column; the person of this browser is that player. */
  readonly totals: readonly number[];
  readonly me: Player;
}

export interface FinishedMatch extends Standing {
  readonly ended: number;
  readonly outcome: Outcome;
  /** As a `.schupf` text. */
  readonly record: string;
}

/** A line about a table kept in this browser. */
export interface KeptTable {
  readonly id: string;
  readonly terms: Terms;
  /** Everything that is dealt follows from it, so it is never shown before the match is over. */
  readonly seed: Seed;
  readonly began: number;
  /** When something last changed in what this line says. */
  readonly changed: number;
  /** The match that is not over; null when there is none. */
  readonly going: Standing | null;
  /** Matches of this table that are over, the first one first. */
  readonly finished: readonly FinishedMatch[];
}

export async function tableKept(database: IDBDatabase, id: string): Promise<KeptTable | null> {
  const tables = database.transaction(TABLES).objectStore(TABLES);
  return (await resultOf<KeptTable | undefined>(tables.get(id))) ?? null;
}

export function tablesKept(database: IDBDatabase): Promise<readonly KeptTable[]> {
  return resultOf<KeptTable[]>(database.transaction(TABLES).objectStore(TABLES).getAll());
}

export async function keepTable(database: IDBDatabase, table: KeptTable): Promise<void> {
  const transaction = database.transaction(TABLES, 'readwrite');
  transaction.objectStore(TABLES).put(table);
  await done(transaction);
}

export async function forgetTable(database: IDBDatabase, id: string): Promise<void> {
  const transaction = database.transaction([TABLES, ROWS], 'readwrite');
  transaction.objectStore(TABLES).delete(id);
  transaction.objectStore(ROWS).delete(rowsOf(id));
  await done(transaction);
}

/** The keys of all rows of a table. */
export function rowsOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);
}
