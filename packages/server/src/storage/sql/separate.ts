import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Deletes everything between two people, except blocks. */
export async function separate(trx: Transaction<Schema>, one: string, other: string): Promise<void> {
  const ids = [one, other];
  await trx.deleteFrom('friend').where('person', 'in', ids).where('whom', 'in', ids).execute();
  await trx.deleteFrom('friend_request').where('by_person', 'in', ids).where('whom', 'in', ids).execute();
  await trx.deleteFrom('table_invitation').where('by_person', 'in', ids).where('whom', 'in', ids).execute();
}
