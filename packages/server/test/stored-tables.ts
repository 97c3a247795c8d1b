import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Row } from '@schupf/runner';
import type { Entry } from '@schupf/table';

/** Reads the tables in a data folder directly from the database, even while a server is running on it. */
export class StoredTables {
  private readonly database: DatabaseSync;

  constructor(folder: string) {
    this.database = new DatabaseSync(join(folder, 'schupf.db'), { readOnly: true });
  }

  log(table: string): Row[] {
    const rows = this.database
      .prepare('select seq, entry from event where table_code = ? order by seq')
      .all(table);
    return rows.map(({ seq, entry }) => ({
      seq: seq as number,
      entry: JSON.parse(entry as string) as Entry,
    }));
  }

  /** Records by match number. */
  records(table: string): Map<number, string> {
    const rows = this.database.prepare("select id, record from match where id like ? || '-%'").all(table);
    return new Map(
      rows.map(({ id, record }) => [Number((id as string).slice(table.length + 1)), record as string]),
    );
  }

  close(): void {
    this.database.close();
  }
}
