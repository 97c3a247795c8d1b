import type { Kysely } from 'kysely';
import type { SnapshotStorage } from '../storage.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

export class SqlSnapshots implements SnapshotStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  async load(table: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('snapshot')
      .select('content')
      .where('table_code', '=', table)
      .executeTakeFirst();
    return row?.content ?? null;
  }

  async save(table: string, content: string): Promise<void> {
    await this.db
      .insertInto('snapshot')
      .columns(['table_code', 'content'])
      .expression((eb) =>
        eb
          .selectFrom('game_table')
          .select((select) => ['code', select.val(content).as('content')])
          .where('code', '=', table)
          .where('stage', '<>', 'closed')
          .$if(this.variant.locksRows, (query) => query.forShare()),
      )
      .onConflict((conflict) =>
        conflict.column('table_code').doUpdateSet(({ ref }) => ({ content: ref('excluded.content') })),
      )
      .execute();
  }
}
