import type { Kysely } from 'kysely';
import type { ConductRow, ConductStorage } from '../conduct-storage.ts';
import { holdPeople } from './hold-people.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

export class SqlConduct implements ConductStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  async note({ person, about, conduct, at }: ConductRow): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      if (!(await holdPeople(trx, [person], this.variant)).has(person)) return;
      await trx
        .insertInto('conduct')
        .values({ person, about, conduct, at })
        .onConflict((conflict) => conflict.columns(['person', 'about']).doUpdateSet({ conduct, at }))
        .execute();
    });
  }

  last(person: string, limit: number): Promise<readonly ConductRow[]> {
    return this.db
      .selectFrom('conduct')
      .selectAll()
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .orderBy('about', 'desc')
      .limit(limit)
      .execute();
  }

  async deleteOld(before: number, limit: number): Promise<number> {
    const old = await this.db
      .selectFrom('conduct')
      .select(['person', 'about'])
      .where('at', '<', before)
      .limit(limit)
      .execute();
    for (const { person, about } of old)
      await this.db
        .deleteFrom('conduct')
        .where('person', '=', person)
        .where('about', '=', about)
        .where('at', '<', before)
        .execute();
    return old.length;
  }
}
