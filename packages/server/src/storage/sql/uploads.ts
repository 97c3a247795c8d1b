import type { Kysely } from 'kysely';
import type { GoneUpload, UploadRow, UploadStorage } from '../storage.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

type Summary = Pick<UploadRow, 'variant' | 'totals' | 'rounds' | 'outcome' | 'players' | 'me'>;

/** Replaces the contents of an upload that is gone. `secure_delete` makes SQLite overwrite the old contents on disk. */
const NO_CONTENTS = { key_hash: '', summary: '', record: '' } as const;

export class SqlUploads implements UploadStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  async add({ id, keyHash, uploaded, expires, record, ...summary }: UploadRow): Promise<void> {
    await this.db
      .insertInto('upload')
      .values({
        id,
        key_hash: keyHash,
        uploaded,
        expires,
        gone: null,
        summary: JSON.stringify(summary satisfies Summary),
        record,
      })
      .execute();
  }

  async find(id: string): Promise<UploadRow | GoneUpload | null> {
    const row = await this.db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    const { key_hash, uploaded, expires, gone, summary, record } = row;
    if (gone !== null) return { id, gone };
    return { id, keyHash: key_hash, uploaded, expires, ...(JSON.parse(summary) as Summary), record };
  }

  async withdraw(id: string, keyHash: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('upload')
      .set({ ...NO_CONTENTS, gone: 'withdrawn' })
      .where('id', '=', id)
      .where('key_hash', '=', keyHash)
      .where('gone', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async count(): Promise<number> {
    const { count } = await this.db
      .selectFrom('upload')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('gone', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async expire(now: number, limit: number): Promise<number> {
    const { numUpdatedRows } = await this.db
      .updateTable('upload')
      .set({ ...NO_CONTENTS, gone: 'expired' })
      .where('id', 'in', (query) =>
        query
          .selectFrom('upload')
          .select('id')
          .where('gone', 'is', null)
          .where('expires', '<=', now)
          .limit(limit)
          .$if(this.variant.locksRows, (rows) => rows.forUpdate().skipLocked()),
      )
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  async deleteGone(expiredBefore: number, limit: number): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('upload')
      .where('id', 'in', (query) =>
        query
          .selectFrom('upload')
          .select('id')
          .where('gone', 'is not', null)
          .where('expires', '<', expiredBefore)
          .limit(limit)
          .$if(this.variant.locksRows, (rows) => rows.forUpdate().skipLocked()),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
