import type { Kysely } from 'kysely';
import type { OutcomeRow, OutcomeStorage } from '../outcome-storage.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

export class SqlOutcomes implements OutcomeStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  async note({ person, kind, at }: OutcomeRow): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('outcome')
      .columns(['person', 'kind', 'at'])
      .expression((eb) =>
        eb
          .selectFrom('person')
          .select(({ val }) => ['id', val(kind).as('kind'), val(at).as('at')])
          .where('id', '=', person)
          .$if(this.variant.locksRows, (query) => query.forKeyShare()),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async of(person: string, limit: number): Promise<readonly OutcomeRow[]> {
    return this.db
      .selectFrom('outcome')
      .selectAll()
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .orderBy('kind')
      .limit(limit)
      .execute();
  }

  async deleteOld(before: number, limit: number): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('outcome')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('person', 'at', 'kind'),
          'in',
          selectFrom('outcome')
            .select(['person', 'at', 'kind'])
            .where('at', '<', before)
            .orderBy('at')
            .limit(limit)
            .$asTuple('person', 'at', 'kind'),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
