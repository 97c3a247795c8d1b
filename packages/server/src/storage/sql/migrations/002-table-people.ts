import type { Entry, TableConfig } from '@schupf/table';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/** Adds a table of the people whose names may appear at each table, so that deleting a person finds the names. */
export async function tablePeople(trx: Transaction<Schema>, { tableSuffix }: SqlVariant): Promise<void> {
  await sql`create table named_at (
    person text not null,
    table_code text not null references game_table on delete cascade,
    primary key (person, table_code)
  ) ${sql.raw(tableSuffix)}`.execute(trx);
  await sql`create index named_at_table on named_at (table_code)`.execute(trx);
  for (const { person, table_code } of await existingPeople(trx))
    await trx
      .insertInto('named_at')
      .values({ person, table_code })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

async function existingPeople(trx: Transaction<Schema>): Promise<{ person: string; table_code: string }[]> {
  const tables = await trx
    .selectFrom('game_table')
    .select(['code', 'terms'])
    .where('stage', '<>', 'closed')
    .execute();
  const fromConfig = tables.flatMap(({ code, terms }) =>
    (JSON.parse(terms) as TableConfig).chairs.flatMap((occupant) =>
      occupant.type === 'person' ? [{ person: occupant.id, table_code: code }] : [],
    ),
  );
  const events = await trx
    .selectFrom('event')
    .innerJoin('game_table', 'game_table.code', 'event.table_code')
    .select(['table_code', 'entry'])
    .where('entry', 'like', '%"type":"sit"%')
    .execute();
  const fromLogs = events.flatMap(({ table_code, entry: text }) => {
    const entry = JSON.parse(text) as Entry;
    return entry.type === 'command' ? [{ person: entry.by, table_code }] : [];
  });
  return [...fromConfig, ...fromLogs];
}
