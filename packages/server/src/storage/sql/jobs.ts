import type { ExpressionBuilder, Kysely, UpdateObject } from 'kysely';
import type { JobStorage, NewJob, TakenJob } from '../storage.ts';
import { addJob } from './add-job.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

export class SqlJobs implements JobStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  add(job: NewJob): Promise<void> {
    return addJob(this.db, job);
  }

  async take(kind: string, now: number, until: number): Promise<TakenJob | null> {
    // Usually nothing is due. Then nothing is written.
    if ((await this.dueJob(this.db, kind, now).executeTakeFirst()) === undefined) return null;
    const taken = await this.db
      .with('next', (db) =>
        this.dueJob(db, kind, now).$if(this.variant.locksRows, (query) => query.forUpdate().skipLocked()),
      )
      .updateTable('job')
      .from('next')
      .set(({ eb }) => ({
        taken: eb('job.taken', '+', 1),
        tries: eb('job.tries', '+', 1),
        taken_until: until,
      }))
      .whereRef('job.kind', '=', 'next.kind')
      .whereRef('job.key', '=', 'next.key')
      .returning(['job.kind', 'job.key', 'job.tries', 'job.taken', 'job.added'])
      .executeTakeFirst();
    return taken ?? null;
  }

  private dueJob(db: Pick<Kysely<Schema>, 'selectFrom'>, kind: string, now: number) {
    return db
      .selectFrom('job')
      .select(['kind', 'key'])
      .where('kind', '=', kind)
      .where('due', '<=', now)
      .where('given_up', 'is', null)
      .where(({ eb, or }) => or([eb('taken_until', 'is', null), eb('taken_until', '<=', now)]))
      .orderBy('due')
      .orderBy('key')
      .limit(1);
  }

  keep(job: TakenJob, until: number): Promise<boolean> {
    return this.update(job, { taken_until: until });
  }

  async finish(job: TakenJob, next: number | null): Promise<void> {
    // If it has been added again, the attempt may have begun too early to take account of that.
    const isSettled =
      next === null
        ? await this.deleteUnlessAdded(job)
        : await this.update(job, { due: next, tries: 0, taken_until: null }, { unlessAdded: true });
    if (!isSettled) await this.update(job, { tries: 0, taken_until: null });
  }

  async release(job: TakenJob): Promise<void> {
    await this.update(job, { tries: job.tries - 1, taken_until: null });
  }

  async retry(job: TakenJob, retryAt: number): Promise<void> {
    await this.update(job, { due: retryAt, taken_until: null });
  }

  async giveUp(job: TakenJob, now: number): Promise<void> {
    const isGivenUp = await this.update(job, { given_up: now, taken_until: null }, { unlessAdded: true });
    if (!isGivenUp) await this.update(job, { taken_until: null });
  }

  async countGivenUp(): Promise<number> {
    const { count } = await this.db
      .selectFrom('job')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('given_up', 'is not', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async firstDue(): Promise<number | null> {
    const row = await this.db
      .selectFrom('job')
      .select(({ fn }) => fn.min('due').as('due'))
      .where('given_up', 'is', null)
      .executeTakeFirst();
    return row?.due == null ? null : Number(row.due);
  }

  private async deleteUnlessAdded(job: TakenJob): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('job')
      .where(isAttempt(job))
      .where('added', '=', job.added)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  /** Changes a job unless it was taken again since this attempt. */
  private async update(
    job: TakenJob,
    values: UpdateObject<Schema, 'job'>,
    { unlessAdded = false } = {},
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('job')
      .set(values)
      .where(isAttempt(job))
      .$if(unlessAdded, (query) => query.where('added', '=', job.added))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}

function isAttempt({ kind, key, taken }: TakenJob) {
  return ({ eb, and }: ExpressionBuilder<Schema, 'job'>) =>
    and([eb('kind', '=', kind), eb('key', '=', key), eb('taken', '=', taken)]);
}
