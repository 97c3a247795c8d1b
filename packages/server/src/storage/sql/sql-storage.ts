import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Storage } from '../storage.ts';
import type { Flavour } from './flavour.ts';
import { SqlLogs } from './logs.ts';
import { SqlMatches } from './matches.ts';
import { migrate } from './migrate.ts';
import { SqlPeople } from './people.ts';
import type { Schema } from './schema.ts';
import { SqlTables } from './tables.ts';

/**
 * About what many tables append at once: a disk with room for less is as good as full. New every time, because SQLite
 * writes nothing where nothing changes.
 */
function filling(): string {
  return randomBytes(32).toString('hex').repeat(512);
}

/** Everything the server keeps, in a database that Kysely speaks to. */
export async function openSqlStorage(db: Kysely<Schema>, flavour: Flavour): Promise<Storage> {
  await migrate(db, flavour);
  return {
    people: new SqlPeople(db),
    tables: new SqlTables(db),
    logs: new SqlLogs(db),
    matches: new SqlMatches(db),
    async probe() {
      await db.updateTable('trial').set({ filling: filling() }).where('id', '=', 1).execute();
    },
    close: () => db.destroy(),
  };
}
