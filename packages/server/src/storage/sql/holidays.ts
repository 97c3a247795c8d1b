import type { Kysely } from 'kysely';
import type { BeginHolidayResult, HolidayRow, HolidayStorage } from '../holiday-storage.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

const DAY_MS = 24 * 3600 * 1000;

export class SqlHolidays implements HolidayStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  async begin(
    person: string,
    { since, until }: HolidayRow,
    { windowStart, max }: { readonly windowStart: number; readonly max: number },
  ): Promise<BeginHolidayResult> {
    return this.db.transaction().execute(async (trx) => {
      // Locked, so that two requests cannot use the same days.
      const known = await trx
        .selectFrom('person')
        .select('id')
        .where('id', '=', person)
        .$if(this.variant.locksRows, (query) => query.forNoKeyUpdate())
        .executeTakeFirst();
      if (known === undefined) return 'unknown';
      const rows = await rowsSince(trx, person, windowStart);
      if (rows.some((row) => row.until > since)) return 'on-holiday';
      if (daysOf([...rows, { since, until }]) > max) return 'too-long';
      await trx.insertInto('holiday').values({ person, since, until }).execute();
      return 'begun';
    });
  }

  async end(person: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('holiday')
      .set({ until: now })
      .where('person', '=', person)
      .where('until', '>', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async current(person: string, now: number): Promise<HolidayRow | null> {
    const row = await this.db
      .selectFrom('holiday')
      .select(['since', 'until'])
      .where('person', '=', person)
      .where('until', '>', now)
      .executeTakeFirst();
    return row ?? null;
  }

  async daysSince(person: string, windowStart: number): Promise<number> {
    return daysOf(await rowsSince(this.db, person, windowStart));
  }

  async of(person: string): Promise<readonly HolidayRow[]> {
    return this.db
      .selectFrom('holiday')
      .select(['since', 'until'])
      .where('person', '=', person)
      .orderBy('since')
      .execute();
  }

  async deleteOld(before: number, limit: number): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('holiday')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('person', 'since'),
          'in',
          selectFrom('holiday')
            .select(['person', 'since'])
            .where('until', '<', before)
            .orderBy('until')
            .limit(limit)
            .$asTuple('person', 'since'),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}

function rowsSince(
  db: Pick<Kysely<Schema>, 'selectFrom'>,
  person: string,
  windowStart: number,
): Promise<HolidayRow[]> {
  return db
    .selectFrom('holiday')
    .select(['since', 'until'])
    .where('person', '=', person)
    .where('until', '>', windowStart)
    .execute();
}

function daysOf(rows: readonly HolidayRow[]): number {
  return rows.reduce((days, { since, until }) => days + Math.max(1, Math.ceil((until - since) / DAY_MS)), 0);
}
