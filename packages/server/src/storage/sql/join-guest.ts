import type { Transaction } from 'kysely';
import type { JoinResult } from '../accounts-storage.ts';
import { joinFriends } from './join-friends.ts';
import { joinModeration } from './join-moderation.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

/** Gives a guest's finished matches, mutes, friends and sanctions to an account, or changes nothing. */
export async function joinGuest(
  trx: Transaction<Schema>,
  guest: string,
  account: string,
  { locksRows }: SqlVariant,
): Promise<JoinResult> {
  // A match that ends meanwhile is stored before or after this. Sorted, because two of these could wait for each other.
  await trx
    .selectFrom('person')
    .select('id')
    .where('id', 'in', [guest, account])
    .orderBy('id')
    .$if(locksRows, (query) => query.forUpdate())
    .execute();
  if (await haveMet(trx, guest, account)) return 'met';
  if (await mayBePlaying(trx, guest)) return 'playing';
  await trx.updateTable('match_player').set({ person: account }).where('person', '=', guest).execute();
  await trx
    .insertInto('block')
    .columns(['by_person', 'whom', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('block')
        .select(({ val }) => [val(account).as('by_person'), 'whom', 'at'])
        .where('by_person', '=', guest)
        .where('whom', '<>', account),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Without this, someone who is muted as a guest would only have to sign in.
  await trx
    .insertInto('block')
    .columns(['by_person', 'whom', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('block')
        .select(({ val }) => ['by_person', val(account).as('whom'), 'at'])
        .where('whom', '=', guest)
        .where('by_person', '<>', account),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await joinFriends(trx, guest, account);
  await joinModeration(trx, guest, account);
  return 'joined';
}

/** Two people who met are two: if one person had both chairs, that must not be hidden by making them one. */
async function haveMet(trx: Transaction<Schema>, guest: string, account: string): Promise<boolean> {
  const match = await trx
    .selectFrom('match_player as guests')
    .innerJoin('match_player as own', 'own.match_id', 'guests.match_id')
    .select('own.match_id')
    .where('guests.person', '=', guest)
    .where('own.person', '=', account)
    .executeTakeFirst();
  if (match !== undefined) return true;
  const table = await trx
    .selectFrom('named_at as guests')
    .innerJoin('named_at as own', 'own.table_code', 'guests.table_code')
    .select('own.table_code')
    .where('guests.person', '=', guest)
    .where('own.person', '=', account)
    .executeTakeFirst();
  return table !== undefined;
}

async function mayBePlaying(trx: Transaction<Schema>, guest: string): Promise<boolean> {
  const table = await trx
    .selectFrom('named_at')
    .innerJoin('game_table', 'game_table.code', 'named_at.table_code')
    .select('code')
    .where('named_at.person', '=', guest)
    .where('stage', '=', 'playing')
    .executeTakeFirst();
  return table !== undefined;
}
