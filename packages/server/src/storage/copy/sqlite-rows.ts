import type { DatabaseSync } from 'node:sqlite';
import { type CopiedTable, PAGE_ROWS, type Row, type WritableRows } from './copy-rows.ts';

/** All tables, in the order of their creation, so that each comes after those it refers to. */
export function tablesIn(database: DatabaseSync): readonly CopiedTable[] {
  const names = database.prepare(
    `select name from sqlite_schema where type = 'table' and name not like 'sqlite%' order by rowid`,
  );
  const columnsOf = database.prepare('select name, type, pk from pragma_table_info(?)');
  return names.all().map((table) => {
    const name = String(table['name']);
    const columns = columnsOf.all(name);
    const key = columns
      .filter((column) => Number(column['pk']) > 0)
      .toSorted((a, b) => Number(a['pk']) - Number(b['pk']))
      .map((column) => ({
        name: String(column['name']),
        isText: String(column['type']).toLowerCase() === 'text',
      }));
    return { name, columns: columns.map((column) => String(column['name'])), key };
  });
}

export class SqliteRows implements WritableRows {
  private readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  async *read({ name, columns, key }: CopiedTable): AsyncGenerator<readonly Row[]> {
    const order = quoted(key.map((column) => column.name));
    const rows = this.database
      .prepare(`select ${quoted(columns)} from ${quoted([name])} order by ${order}`)
      .iterate();
    let page: Row[] = [];
    for (const row of rows) {
      page.push(columns.map((column) => row[column] as Row[number]));
      if (page.length < PAGE_ROWS) continue;
      yield page;
      page = [];
    }
    if (page.length > 0) yield page;
  }

  async clear({ name }: CopiedTable): Promise<void> {
    this.database.exec(`delete from ${quoted([name])}`);
  }

  async insert({ name, columns }: CopiedTable, rows: readonly Row[]): Promise<void> {
    const places = columns.map(() => '?').join();
    const insertion = this.database.prepare(
      `insert into ${quoted([name])} (${quoted(columns)}) values (${places})`,
    );
    for (const row of rows) insertion.run(...row);
  }
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join();
}
