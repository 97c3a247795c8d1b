import { setTimeout as sleep } from 'node:timers/promises';
import { anonymizeMatches, type DeletePerson } from './people/delete-person.ts';
import type { Settings } from './settings.ts';
import type { InactivePerson, Storage } from './storage/storage.ts';

const DAY_MS = 24 * 3600 * 1000;
const FIRST_RUN_AFTER_MS = 60_000;
const RUN_INTERVAL_MS = 3600_000;
/** Rows per page, and the pause between steps that lets other work run. */
const PAGE_SIZE = 100;
const PAUSE_MS = 20;
/** People without a stored match have nothing to lose, so they are deleted sooner. */
const MAX_DAYS_WITHOUT_MATCH = 30;
/** For a year, a link to a deleted upload says why there is nothing to see. */
const DAYS_UPLOADS_ARE_REMEMBERED = 365;

export interface RetentionDeps {
  readonly storage: Storage;
  readonly deletePerson: DeletePerson;
  readonly settings: Pick<Settings, 'peopleRetentionDays' | 'tableRetentionDays'>;
  /** The date in milliseconds. */
  readonly date: () => number;
  readonly onFault: (error: unknown) => void;
}

/**
 * Deletes what is no longer needed, in small steps: inactive people, old closed tables, expired uploads and expired
 * device codes.
 */
export class Retention {
  private readonly deps: RetentionDeps;
  private readonly closing = new AbortController();
  private loop: Promise<void> = Promise.resolve();

  constructor(deps: RetentionDeps) {
    this.deps = deps;
  }

  start(): void {
    this.loop = this.runRepeatedly();
  }

  /** Resolves once the current pass has stopped. */
  close(): Promise<void> {
    this.closing.abort();
    return this.loop;
  }

  /** Makes one pass over everything. After an error, the rest is left for the next pass. */
  async run(now: number): Promise<void> {
    const { storage, settings, onFault } = this.deps;
    try {
      await storage.people.deleteExpiredDeviceCodes(now);
      await anonymizeMatches(storage);
      const closedBefore = now - settings.tableRetentionDays * DAY_MS;
      while ((await storage.tables.deleteClosed(closedBefore, PAGE_SIZE)) === PAGE_SIZE) await this.pause();
      await this.deleteUploads(now);
      await this.deleteInactive(now);
      await storage.purge();
    } catch (error) {
      if (!this.closing.signal.aborted) onFault(error);
    }
  }

  private async deleteUploads(now: number): Promise<void> {
    const { uploads } = this.deps.storage;
    while ((await uploads.expire(now, PAGE_SIZE)) === PAGE_SIZE) await this.pause();
    const before = now - DAYS_UPLOADS_ARE_REMEMBERED * DAY_MS;
    while ((await uploads.deleteGone(before, PAGE_SIZE)) === PAGE_SIZE) await this.pause();
  }

  private async deleteInactive(now: number): Promise<void> {
    const { storage, settings, deletePerson } = this.deps;
    const { peopleRetentionDays } = settings;
    const minDays = Math.min(MAX_DAYS_WITHOUT_MATCH, peopleRetentionDays);
    let last: InactivePerson | null = null;
    do {
      const page: readonly InactivePerson[] = await storage.people.inactive(
        now - minDays * DAY_MS,
        last,
        PAGE_SIZE,
      );
      for (const { id, seen, hasPlayed } of page) {
        if (hasPlayed && seen >= now - peopleRetentionDays * DAY_MS) continue;
        await deletePerson(id);
        await this.pause();
      }
      last = page.length < PAGE_SIZE ? null : page.at(-1)!;
      await this.pause();
    } while (last !== null);
  }

  private async runRepeatedly(): Promise<void> {
    for (let wait = FIRST_RUN_AFTER_MS; await this.wait(wait); wait = RUN_INTERVAL_MS)
      await this.run(this.deps.date());
  }

  /** Rejects when the server is closing, which ends the pass. */
  private async pause(): Promise<void> {
    await sleep(PAUSE_MS, undefined, { signal: this.closing.signal, ref: false });
  }

  /** False when the server is closing. */
  private async wait(milliseconds: number): Promise<boolean> {
    return sleep(milliseconds, true, { signal: this.closing.signal, ref: false }).catch(() => false);
  }
}
