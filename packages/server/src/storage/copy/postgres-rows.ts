import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../sql/schema.ts';
import { type CopiedTable, PAGE_ROWS, type Row, type WritableRows } from './copy-rows.ts';

export class PostgresRows implements WritableRows {
  private readonly trx: Transaction<Schema>;

  constructor(trx: Transaction<Schema>) {
    this.trx = trx;
  }

  /** Reads through a cursor: only that sorts once, whatever the collation of the database, and needs little memory. */
  async *read({ name, columns, key }: CopiedTable): AsyncGenerator<readonly Row[]> {
    const order = key.map(
      (column) => sql`${sql.id(column.name)}${sql.raw(column.isText ? ' collate "C"' : '')}`,
    );
    await sql`declare copied no scroll cursor for
      select ${ids(columns)} from ${sql.id(name)} order by ${sql.join(order)}`.execute(this.trx);
    for (;;) {
      const fetch = sql<Record<string, Row[number]>>`fetch ${sql.raw(String(PAGE_ROWS))} from copied`;
      const { rows } = await fetch.execute(this.trx);
      if (rows.length === 0) break;
      yield rows.map((row) => columns.map((column) => row[column]!));
    }
    await sql`close copied`.execute(this.trx);
  }

  async clear({ name }: CopiedTable): Promise<void> {
    await sql`delete from ${sql.id(name)}`.execute(this.trx);
  }

  async insert({ name, columns }: CopiedTable, rows: readonly Row[]): Promise<void> {
    const values = rows.map((row) => sql`(${sql.join(row)})`);
    await sql`insert into ${sql.id(name)} (${ids(columns)}) values ${sql.join(values)}`.execute(this.trx);
  }
}

function ids(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.id(name)));
}
