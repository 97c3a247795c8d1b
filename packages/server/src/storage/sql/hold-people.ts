import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

/**
 * Returns which of these people exist. They cannot be deleted before the transaction ends. Without that, someone could be
 * deleted after this check and before their name is written, and the name would stay forever.
 */
export async function holdPeople(
  trx: Transaction<Schema>,
  ids: readonly string[],
  { locksRows }: SqlVariant,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('person')
    .select('id')
    .where('id', 'in', ids)
    .$if(locksRows, (query) => query.forKeyShare())
    .execute();
  return new Set(rows.map(({ id }) => id));
}
