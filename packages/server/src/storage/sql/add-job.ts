import type { Kysely, Transaction } from 'kysely';
import type { NewJob } from '../storage.ts';
import type { Schema } from './schema.ts';

/** Adds a job in the transaction that makes it necessary, so that neither is stored without the other. */
export async function addJob(db: Transaction<Schema> | Kysely<Schema>, job: NewJob): Promise<void> {
  await db
    .insertInto('job')
    .values({ ...job, added: 1, taken: 0, taken_until: null, tries: 0, given_up: null })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet(({ eb, ref }) => ({
        due: eb
          .case()
          .when('job.due', '<', ref('excluded.due'))
          .then(ref('job.due'))
          .else(ref('excluded.due'))
          .end(),
        added: eb('job.added', '+', 1),
        tries: eb.case().when('job.given_up', 'is', null).then(ref('job.tries')).else(0).end(),
        given_up: null,
      })),
    )
    .execute();
}
