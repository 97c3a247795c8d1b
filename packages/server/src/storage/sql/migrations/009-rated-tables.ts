import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Says of each table whether its matches are rated. Those of existing tables are not. */
export async function ratedTables(trx: Transaction<Schema>): Promise<void> {
  await sql`update game_table set about = replace(about, '"sharesReplays":', '"rated":false,"sharesReplays":')`.execute(
    trx,
  );
}
