import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Deletes everything between two people, except blocks. */
export async function separate(trx: Transaction<Schema>, one: string, other: string): Promise<void> {
  const ids = [one, other];
  await trx.deleteFrom('friend').where('person', 'in', ids).where('whom', 'in', ids).execute();
  await trx.deleteFrom('friend_request').where('by_person', 'in', ids).where('whom', 'in', ids).execute();
  await trx.deleteFrom('table_invitation').where('by_person', 'in', ids).where('whom', 'in', ids).execute();
}

/** Whether one of these two people has blocked the other. */
export function isBlockedBetween(eb: ExpressionBuilder<Schema, never>, one: string, other: string) {
  const ids = [one, other];
  return eb.exists(
    eb.selectFrom('block').select('block.at').where('by_person', 'in', ids).where('whom', 'in', ids),
  );
}
