import { sql, type Transaction } from 'kysely';
import type { LobbyShare } from '../storage.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

/** Any number that no other program uses for locks in the same database. */
const LOCKS = 720_841;

/** Whether each of these shares of the lobby has room for another table. It still does when the transaction ends. */
export async function haveRoom(
  trx: Transaction<Schema>,
  shares: readonly LobbyShare[],
  { locksRows }: SqlVariant,
): Promise<boolean> {
  if (shares.length === 0) return true;
  // Sorted, because two transactions that lock the same shares in different orders would wait for each other.
  const keys = shares.map(({ key }) => key).toSorted();
  if (locksRows)
    for (const key of keys) await sql`select pg_advisory_xact_lock(${LOCKS}, hashtext(${key}))`.execute(trx);
  const counts = await trx
    .selectFrom('lobby_share')
    .innerJoin('game_table', 'game_table.code', 'lobby_share.table_code')
    .select(({ fn }) => ['key', fn.countAll<number>().as('listed')])
    .where('key', 'in', keys)
    .where('stage', 'in', ['seating', 'playing'])
    .where('problem', 'is', null)
    .groupBy('key')
    .execute();
  const listed = new Map(counts.map((row) => [row.key, Number(row.listed)]));
  return shares.every(({ key, max }) => (listed.get(key) ?? 0) < max);
}

export async function takeUpShares(
  trx: Transaction<Schema>,
  code: string,
  shares: readonly LobbyShare[],
): Promise<void> {
  if (shares.length === 0) return;
  const rows = shares.map(({ key }) => ({ key, table_code: code }));
  await trx.insertInto('lobby_share').values(rows).execute();
}
