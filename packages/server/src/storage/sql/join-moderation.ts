import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Gives an account what is noted about a guest, and what the guest has reported. Otherwise, a guest with a sanction
 * would only have to sign in.
 */
export async function joinModeration(
  trx: Transaction<Schema>,
  guest: string,
  account: string,
): Promise<void> {
  await trx.updateTable('sanction').set({ person: account }).where('person', '=', guest).execute();
  await trx.updateTable('report').set({ person: account }).where('person', '=', guest).execute();
  await trx.updateTable('report').set({ reporter: account }).where('reporter', '=', guest).execute();
  await trx.updateTable('moderator_act').set({ person: account }).where('person', '=', guest).execute();
  await trx
    .insertInto('outcome')
    .columns(['person', 'kind', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('outcome')
        .select(({ val }) => [val(account).as('person'), 'kind', 'at'])
        .where('person', '=', guest),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
