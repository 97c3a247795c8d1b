import type { Evidence } from '@schupf/protocol';
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

/**
 * Removes a deleted person from everything about other people: from reports they made or were named in, from decisions,
 * and from the log, which keeps only that something was decided. What is about them is deleted with them.
 */
export async function anonymizeModeration(
  trx: Transaction<Schema>,
  person: string,
  { locksRows }: SqlVariant,
): Promise<void> {
  const named = await trx
    .selectFrom('report')
    .select(['id', 'evidence'])
    .where('id', 'in', (query) =>
      query.selectFrom('named_in').select('report_id').where('person', '=', person),
    )
    // Sorted, because two transactions that lock the same reports in different orders would wait for each other.
    .orderBy('id')
    .$if(locksRows, (query) => query.forUpdate())
    .execute();
  for (const { id, evidence } of named)
    await trx
      .updateTable('report')
      .set({ evidence: JSON.stringify(withoutPeople(JSON.parse(evidence), (id) => id === person)) })
      .where('id', '=', id)
      .execute();
  await trx.deleteFrom('named_in').where('person', '=', person).execute();
  await trx
    .updateTable('report')
    .set({ reporter: null, network: '', note: '' })
    .where('reporter', '=', person)
    .execute();
  await trx.updateTable('report').set({ decided_by: null }).where('decided_by', '=', person).execute();
  await trx.updateTable('sanction').set({ by_person: null }).where('by_person', '=', person).execute();
  await trx.updateTable('sanction').set({ lifted_by: null }).where('lifted_by', '=', person).execute();
  await trx.updateTable('appeal').set({ decided_by: null }).where('decided_by', '=', person).execute();
  await trx.updateTable('moderator_act').set({ by_person: null }).where('by_person', '=', person).execute();
  await trx
    .updateTable('moderator_act')
    .set({ person: null, detail: '' })
    .where('person', '=', person)
    .execute();
}

/** The evidence without the names, and without the words, of these people. */
export function withoutPeople(evidence: Evidence, isGone: (person: string) => boolean): Evidence {
  const unlessGone = <Named extends { readonly id: string }>(named: Named | null) =>
    named === null || isGone(named.id) ? null : named;
  return {
    ...evidence,
    players: evidence.players.map(unlessGone),
    lines: evidence.lines.map((line) =>
      unlessGone(line.by) === null ? { ...line, by: null, text: '' } : line,
    ),
  };
}

/** Everyone whose name is in the evidence. */
export function peopleIn({ players, lines }: Evidence): readonly string[] {
  return [...new Set([...players, ...lines.map(({ by }) => by)].flatMap((named) => named?.id ?? []))];
}
