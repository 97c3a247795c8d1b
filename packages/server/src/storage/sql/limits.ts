import type { Kysely } from 'kysely';
import type { LimitStorage } from '../storage.ts';
import type { Schema } from './schema.ts';

export class SqlLimits implements LimitStorage {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** A single statement, so that processes that count at the same time do not exceed the limit together. */
  async take(
    key: string,
    max: number,
    { now, until }: { readonly now: number; readonly until: number },
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('limit_use')
      .values({ key, uses: 1, until })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet(({ eb, ref }) => {
            const isOver = eb('limit_use.until', '<=', now);
            return {
              uses: eb
                .case()
                .when(isOver)
                .then(1)
                .else(eb('limit_use.uses', '+', 1))
                .end(),
              until: eb.case().when(isOver).then(ref('excluded.until')).else(ref('limit_use.until')).end(),
            };
          })
          .where(({ eb, or }) => or([eb('limit_use.until', '<=', now), eb('limit_use.uses', '<', max)])),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async deleteOver(now: number): Promise<void> {
    await this.db.deleteFrom('limit_use').where('until', '<=', now).execute();
  }
}
