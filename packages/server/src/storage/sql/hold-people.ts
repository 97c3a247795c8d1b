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

/**
 * Whether two different people exist. No other transaction that calls this changes anything between the two before this
 * one ends.
 */
export async function holdPair(
  trx: Transaction<Schema>,
  pair: readonly [string, string],
  { locksRows }: SqlVariant,
): Promise<boolean> {
  const rows = await trx
    .selectFrom('person')
    .select('id')
    .where('id', 'in', pair)
    // Otherwise two transactions could each hold one of the two, and wait for the other one.
    .orderBy('id')
    .$if(locksRows, (query) => query.forNoKeyUpdate())
    .execute();
  return rows.length === 2;
}
