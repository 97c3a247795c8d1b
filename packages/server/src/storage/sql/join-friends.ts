import type { Transaction } from 'kysely';
import { addFigures, callsOf } from './profiles.ts';
import type { Schema } from './schema.ts';
import { separate } from './separate.ts';

/**
 * Gives an account a guest's friends, and what was counted in the guest's matches, which the account has now. Call this
 * when the account has the guest's mutes.
 */
export async function joinFriends(trx: Transaction<Schema>, guest: string, account: string): Promise<void> {
  for (const figures of await callsOf(trx, guest)) await addFigures(trx, account, figures);
  await trx.deleteFrom('call_figures').where('person', '=', guest).execute();
  const friends = await trx
    .selectFrom('friend')
    .select(['whom', 'since'])
    .where('person', '=', guest)
    .where('whom', '<>', account)
    .execute();
  for (const { whom, since } of friends)
    await trx
      .insertInto('friend')
      .values([
        { person: account, whom, since },
        { person: whom, whom: account, since },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const blocks = await trx
    .selectFrom('block')
    .select(['by_person', 'whom'])
    .where(({ eb, or }) => or([eb('by_person', '=', account), eb('whom', '=', account)]))
    .execute();
  for (const { by_person, whom } of blocks) await separate(trx, by_person, whom);
}
