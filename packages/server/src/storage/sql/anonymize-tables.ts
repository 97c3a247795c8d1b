import type { TableSummary } from '@schupf/protocol';
import type { Entry, TableConfig } from '@schupf/table';
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

/** Removes a person's names from all open tables. Returns the codes of those tables. */
export async function anonymizeTables(
  trx: Transaction<Schema>,
  person: string,
  variant: SqlVariant,
): Promise<readonly string[]> {
  // Sorted, because two transactions that lock the same tables in different orders would wait for each other.
  const rows = await trx
    .selectFrom('named_at')
    .select('table_code')
    .where('person', '=', person)
    .orderBy('table_code')
    .execute();
  const codes = rows.map(({ table_code }) => table_code);
  for (const code of codes) {
    const names = await anonymizeLog(trx, code, person, variant);
    await anonymizeSummary(trx, code, person, names);
  }
  await trx.deleteFrom('named_at').where('person', '=', person).execute();
  return codes;
}

/** Removes a person's names from the log of a table, and returns these names. The log can still be replayed. */
export async function anonymizeLog(
  trx: Transaction<Schema>,
  code: string,
  person: string,
  { locksRows }: SqlVariant,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  // Locked, because another transaction may be removing another name from the same row.
  const table = await trx
    .selectFrom('game_table')
    .select('terms')
    .where('code', '=', code)
    .$if(locksRows, (query) => query.forUpdate())
    .executeTakeFirst();
  if (table !== undefined) {
    const config = anonymizeConfig(JSON.parse(table.terms) as TableConfig, person, names);
    await trx
      .updateTable('game_table')
      .set({ terms: JSON.stringify(config) })
      .where('code', '=', code)
      .execute();
  }
  const events = await trx
    .selectFrom('event')
    .select(['seq', 'entry'])
    .where('table_code', '=', code)
    .where(({ eb, or }) => or([eb('seq', '=', 0), eb('entry', 'like', '%"type":"sit"%')]))
    .execute();
  // The snapshot may contain the name in any form, so delete it. The table is then folded from its log.
  await trx.deleteFrom('snapshot').where('table_code', '=', code).execute();
  for (const { seq, entry: text } of events) {
    const entry = JSON.stringify(anonymizeEntry(JSON.parse(text) as Entry, person, names));
    if (entry === text) continue;
    await trx
      .updateTable('event')
      .set({ entry })
      .where('table_code', '=', code)
      .where('seq', '=', seq)
      .execute();
  }
  return names;
}

/** An old summary has no ids, so it also loses the names of other people called the same, until the table updates it. */
async function anonymizeSummary(
  trx: Transaction<Schema>,
  code: string,
  person: string,
  names: ReadonlySet<string>,
): Promise<void> {
  const row = await trx.selectFrom('game_table').select('line').where('code', '=', code).executeTakeFirst();
  if (row === undefined) return;
  const summary = JSON.parse(row.line) as TableSummary;
  const chairs = summary.chairs.map((chair) =>
    chair.type === 'person' && (chair.id === undefined ? names.has(chair.name ?? '') : chair.id === person)
      ? { type: chair.type, name: null }
      : chair,
  );
  await trx
    .updateTable('game_table')
    .set({ line: JSON.stringify({ ...summary, chairs }) })
    .where('code', '=', code)
    .execute();
}

function anonymizeEntry(entry: Entry, person: string, names: Set<string>): Entry {
  if (entry.type === 'opened') return { ...entry, config: anonymizeConfig(entry.config, person, names) };
  if (entry.type !== 'command' || entry.by !== person || !('name' in entry.command)) return entry;
  names.add(entry.command.name);
  return { ...entry, command: { ...entry.command, name: '' } };
}

function anonymizeConfig(config: TableConfig, person: string, names: Set<string>): TableConfig {
  const chairs = config.chairs.map((occupant) => {
    if (occupant.type !== 'person' || occupant.id !== person) return occupant;
    names.add(occupant.name);
    return { ...occupant, name: '' };
  });
  return { ...config, chairs };
}
