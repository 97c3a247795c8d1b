import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

/** Ends all sessions of a person except one, or all. Returns the hashes of those that have ended. */
export async function endSessions(
  trx: Transaction<Schema>,
  person: string,
  except: string | null,
  { locksRows }: SqlVariant,
): Promise<readonly string[]> {
  // The person first, so that nothing that ends or deletes the same sessions waits for us while we wait for it.
  await trx
    .selectFrom('person')
    .select('id')
    .where('id', '=', person)
    .$if(locksRows, (query) => query.forUpdate())
    .execute();
  await trx.deleteFrom('device_word').where('person', '=', person).execute();
  const ended = await trx
    .deleteFrom('session')
    .where('person', '=', person)
    .$if(except !== null, (query) => query.where('hash', '<>', except))
    .returning('hash')
    .execute();
  return ended.map(({ hash }) => hash).sort();
}
