import { isDeepStrictEqual } from 'node:util';
import { StorageError } from '../storage.ts';

/** How many rows are held in memory at a time. */
export const PAGE_ROWS = 500;

export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of the primary key. */
  readonly key: readonly { readonly name: string; readonly isText: boolean }[];
}

/** The values of a row, in the order of the columns. */
export type Row = readonly (string | number | null)[];

/** All rows of a database. */
export interface Rows {
  /** Pages of `PAGE_ROWS` rows, sorted by the primary key. Texts are sorted by their bytes in UTF-8. */
  read(table: CopiedTable): AsyncIterable<readonly Row[]>;
}

export interface WritableRows extends Rows {
  clear(table: CopiedTable): Promise<void>;
  insert(table: CopiedTable, rows: readonly Row[]): Promise<void>;
}

/**
 * Replaces all rows of these tables by those of another database, and then compares them. A table has to come after
 * the tables it refers to. Returns the number of rows.
 */
export async function copyRows(
  tables: readonly CopiedTable[],
  from: Rows,
  to: WritableRows,
): Promise<number> {
  // Migrations create a few rows.
  for (const table of tables) await to.clear(table);
  let count = 0;
  for (const table of tables) {
    for await (const page of from.read(table)) {
      await insertPage(table, page, to);
      count += page.length;
    }
  }
  for (const table of tables)
    if (!(await haveSamePages(from.read(table), to.read(table))))
      throw new StorageError(`the copy of the table ${table.name} differs from its source`);
  return count;
}

/** PostgreSQL refuses some values that SQLite accepts, such as a text with U+0000. */
async function insertPage(table: CopiedTable, page: readonly Row[], to: WritableRows): Promise<void> {
  try {
    await to.insert(table, page);
  } catch (error) {
    const message = `the table ${table.name} cannot be copied: ${(error as Error).message}`;
    throw new StorageError(message, { cause: error });
  }
}

async function haveSamePages(
  pages: AsyncIterable<readonly Row[]>,
  copied: AsyncIterable<readonly Row[]>,
): Promise<boolean> {
  const copies = copied[Symbol.asyncIterator]();
  for await (const page of pages) {
    const copy = await copies.next();
    if (copy.done || !isDeepStrictEqual(page, copy.value)) return false;
  }
  return (await copies.next()).done === true;
}
