import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Row } from '@schupf/runner';
import type { Entry } from '@schupf/table';
import { Client } from 'pg';

/** What is stored about a table. */
export interface StoredTable {
  readonly rows: readonly Row[];
  /** The epoch in which each row was written. */
  readonly epochs: readonly number[];
  /** Records by match number. */
  readonly records: ReadonlyMap<number, string>;
}

interface EventRow {
  readonly seq: number;
  readonly epoch: number;
  readonly entry: string;
}

interface MatchRow {
  readonly id: string;
  readonly record: string;
}

const READ_LOG = 'select seq, epoch, entry from event where table_code = $1 order by seq';
const READ_RECORDS = "select id, record from match where id like $1 || '-%'";

/** Reads the tables in a data folder directly from the database, even while a server is running on it. */
export class StoredTables {
  private readonly database: DatabaseSync;

  constructor(folder: string) {
    this.database = new DatabaseSync(join(folder, 'schupf.db'), { readOnly: true });
  }

  log(table: string): readonly Row[] {
    return this.table(table).rows;
  }

  table(code: string): StoredTable {
    return storedTable(code, this.all<EventRow>(READ_LOG, code), this.all<MatchRow>(READ_RECORDS, code));
  }

  close(): void {
    this.database.close();
  }

  private all<Found>(statement: string, code: string): Found[] {
    // To SQLite, `$1` is a name.
    return this.database.prepare(statement).all({ 1: code }) as Found[];
  }
}

/** Reads tables from PostgreSQL. */
export async function readStoredTables(
  database: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, StoredTable>> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    const tables = new Map<string, StoredTable>();
    for (const code of codes) {
      const { rows } = await client.query<EventRow>(READ_LOG, [code]);
      const { rows: matches } = await client.query<MatchRow>(READ_RECORDS, [code]);
      tables.set(code, storedTable(code, rows, matches));
    }
    return tables;
  } finally {
    await client.end();
  }
}

function storedTable(code: string, events: readonly EventRow[], matches: readonly MatchRow[]): StoredTable {
  return {
    // PostgreSQL sends whole numbers of 64 bits as text.
    rows: events.map(({ seq, entry }) => ({ seq: Number(seq), entry: JSON.parse(entry) as Entry })),
    epochs: events.map(({ epoch }) => Number(epoch)),
    records: new Map(matches.map(({ id, record }) => [Number(id.slice(code.length + 1)), record])),
  };
}
