import type { Entry } from '@schupf/runner';
import type { TableConfig } from '@schupf/table';
import { sql, type Transaction } from 'kysely';
import type { Flavour } from '../flavour.ts';
import type { Schema } from '../schema.ts';

/** At which tables somebody may be named, so that his name is found there when he wants to be forgotten. */
export async function whoWasWhere(trx: Transaction<Schema>, { tableEnd }: Flavour): Promise<void> {
  await sql`create table named_at (
    person text not null,
    table_code text not null references game_table on delete cascade,
    primary key (person, table_code)
  ) ${sql.raw(tableEnd)}`.execute(trx);
  await sql`create index named_at_table on named_at (table_code)`.execute(trx);
  for (const { person, table_code } of await namedSoFar(trx))
    await trx
      .insertInto('named_at')
      .values({ person, table_code })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

async function namedSoFar(trx: Transaction<Schema>): Promise<{ person: string; table_code: string }[]> {
  const tables = await trx
    .selectFrom('game_table')
    .select(['code', 'terms'])
    .where('stage', '<>', 'closed')
    .execute();
  const fromTheBeginning = tables.flatMap(({ code, terms }) =>
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
  const later = events.flatMap(({ table_code, entry: text }) => {
    const entry = JSON.parse(text) as Entry;
    return entry.type === 'command' ? [{ person: entry.by, table_code }] : [];
  });
  return [...fromTheBeginning, ...later];
}
