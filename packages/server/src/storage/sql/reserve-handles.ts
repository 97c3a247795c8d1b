import type { Transaction } from 'kysely';
import { hashOf } from '../../secrets.ts';
import type { Schema } from './schema.ts';

/** Keeps these handles, as folded texts, from everyone until a time. */
export async function reserveHandles(
  trx: Transaction<Schema>,
  folded: readonly string[],
  until: number,
): Promise<void> {
  if (folded.length === 0) return;
  await trx
    .insertInto('reserved_handle')
    .values(folded.map((text) => ({ hash: hashOf(text), until })))
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ until }))
    .execute();
}

export async function isReserved(trx: Transaction<Schema>, folded: string, now: number): Promise<boolean> {
  const row = await trx
    .selectFrom('reserved_handle')
    .select('until')
    .where('hash', '=', hashOf(folded))
    .where('until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
