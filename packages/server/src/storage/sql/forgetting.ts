import type { TableSummary } from '@schupf/protocol';
import type { Entry } from '@schupf/runner';
import type { TableConfig } from '@schupf/table';
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** He is named no more at any table; the codes of those at which he was. */
export async function forgetAtTables(trx: Transaction<Schema>, person: string): Promise<readonly string[]> {
  const rows = await trx.selectFrom('named_at').select('table_code').where('person', '=', person).execute();
  const codes = rows.map(({ table_code }) => table_code);
  for (const code of codes) await forgetInLine(trx, code, await forgetInLog(trx, code, person));
  await trx.deleteFrom('named_at').where('person', '=', person).execute();
  return codes;
}

/** The names under which he sat at the table, which stand in its log no more. Folded again, it is the same table. */
export async function forgetInLog(
  trx: Transaction<Schema>,
  code: string,
  person: string,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const table = await trx
    .selectFrom('game_table')
    .select('terms')
    .where('code', '=', code)
    .executeTakeFirst();
  if (table !== undefined) {
    const terms = namelessTerms(JSON.parse(table.terms) as TableConfig, person, names);
    await trx
      .updateTable('game_table')
      .set({ terms: JSON.stringify(terms) })
      .where('code', '=', code)
      .execute();
  }
  const events = await trx
    .selectFrom('event')
    .select(['seq', 'entry'])
    .where('table_code', '=', code)
    .where(({ eb, or }) => or([eb('seq', '=', 0), eb('entry', 'like', '%"type":"sit"%')]))
    .execute();
  for (const { seq, entry: text } of events) {
    const entry = JSON.stringify(namelessEntry(JSON.parse(text) as Entry, person, names));
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

/** Whoever has the same name loses it in the lobby until the table says again who sits there. */
async function forgetInLine(
  trx: Transaction<Schema>,
  code: string,
  names: ReadonlySet<string>,
): Promise<void> {
  const row = await trx.selectFrom('game_table').select('line').where('code', '=', code).executeTakeFirst();
  if (row === undefined) return;
  const line = JSON.parse(row.line) as TableSummary;
  const chairs = line.chairs.map((chair) =>
    chair.type === 'person' && names.has(chair.name ?? '') ? { ...chair, name: null } : chair,
  );
  await trx
    .updateTable('game_table')
    .set({ line: JSON.stringify({ ...line, chairs }) })
    .where('code', '=', code)
    .execute();
}

function namelessEntry(entry: Entry, person: string, names: Set<string>): Entry {
  if (entry.type === 'opened') return { ...entry, terms: namelessTerms(entry.terms, person, names) };
  if (entry.type !== 'command' || entry.by !== person || entry.command.type !== 'sit') return entry;
  names.add(entry.command.name);
  return { ...entry, command: { ...entry.command, name: '' } };
}

function namelessTerms(terms: TableConfig, person: string, names: Set<string>): TableConfig {
  const chairs = terms.chairs.map((occupant) => {
    if (occupant.type !== 'person' || occupant.id !== person) return occupant;
    names.add(occupant.name);
    return { ...occupant, name: '' };
  });
  return { ...terms, chairs };
}
