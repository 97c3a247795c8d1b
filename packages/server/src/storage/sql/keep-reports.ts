import type { Evidence } from '@schupf/protocol';
import type { Transaction } from 'kysely';
import type { PersonRow } from '../storage.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

/**
 * Makes the reports about someone who is being deleted reports about someone new, who stands for them under another name.
 * Otherwise people could make moderators forget what they have done, before anyone has looked.
 */
export async function keepReports(
  trx: Transaction<Schema>,
  person: string,
  substitute: PersonRow,
  { locksRows }: SqlVariant,
): Promise<void> {
  const reports = await trx
    .selectFrom('report')
    .select(['id', 'evidence'])
    .where('person', '=', person)
    .where(({ eb, or }) => or([eb('outcome', 'is', null), eb('outcome', '=', 'upheld')]))
    // Sorted, because two transactions that lock the same reports in different orders would wait for each other.
    .orderBy('id')
    .$if(locksRows, (query) => query.forUpdate())
    .execute();
  if (reports.length === 0) return;
  const { id, name, since } = substitute;
  await trx.insertInto('person').values({ id, name, since, seen: since }).execute();
  for (const report of reports) {
    const evidence = renamed(JSON.parse(report.evidence) as Evidence, person, substitute);
    await trx
      .updateTable('report')
      .set({ person: id, evidence: JSON.stringify(evidence) })
      .where('id', '=', report.id)
      .execute();
    await trx
      .updateTable('named_in')
      .set({ person: id })
      .where('report_id', '=', report.id)
      .where('person', '=', person)
      .execute();
  }
}

/** The evidence with another name for a person. What they wrote stays: it is what the report is about. */
function renamed(evidence: Evidence, person: string, { id, name }: PersonRow): Evidence {
  const rename = <Named extends { readonly id: string }>(named: Named | null) =>
    named?.id === person ? { id, name } : named;
  return {
    ...evidence,
    name,
    handle: null,
    players: evidence.players.map(rename),
    lines: evidence.lines.map((line) => ({ ...line, by: rename(line.by) })),
  };
}
