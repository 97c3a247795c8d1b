import { setTimeout as sleep } from 'node:timers/promises';
import { HANDLE_MS } from '../accounts/handles.ts';
import { anonymizeMatches, type DeletePerson } from '../people/delete-person.ts';
import type { Settings } from '../settings.ts';
import type { InactivePerson, Storage } from '../storage/storage.ts';
import type { JobHandler } from './job-runner.ts';

const DAY_MS = 24 * 3600 * 1000;
const RUN_INTERVAL_MS = 3600_000;
/** Rows per page, and the pause between steps that lets other work run. */
const PAGE_SIZE = 100;
const PAUSE_MS = 20;
/** People without a stored match or an account have nothing to lose, so they are deleted sooner. */
const MAX_DAYS_WITHOUT_HISTORY = 30;
/** For a year, a link to a deleted upload says why there is nothing to see. */
const DAYS_UPLOADS_ARE_REMEMBERED = 365;
/** Someone who has behaved badly gets a new start after this time. */
const DAYS_OUTCOMES_COUNT = 90;

/** Long enough for an appeal, and to see that something happens again and again. */
const DAYS_REPORTS_ARE_KEPT = 180;
/** After they are over; so are lines of the moderators' log. */
const DAYS_SANCTIONS_ARE_KEPT = 365;

/** People have so many days of holiday in this time. */
const DAYS_HOLIDAYS_COUNT = 366;
/** Someone who has declined a request is not asked again before it is deleted. */
const DAYS_REQUESTS_ARE_KEPT = 90;

/** How many days something is kept, for the text about privacy. */
export interface RetentionDays {
  /** People who do not come back. */
  readonly peopleDays: number;
  /** The same without a finished match and an account. */
  readonly guestDays: number;
  /** Tables after they have been closed. */
  readonly tableDays: number;
  /** Matches from browsers, and the fact that there was one. */
  readonly uploadDays: number;
  readonly rememberedDays: number;
  /** Requests to be friends. */
  readonly requestDays: number;
  /** How someone behaved towards strangers. */
  readonly outcomeDays: number;
  readonly reportDays: number;
  /** Sanctions after their end, and lines of the moderators' log. */
  readonly sanctionDays: number;
  /** Handles that someone has had, before others can have them. */
  readonly handleDays: number;
}

export function retentionDays(
  settings: Pick<Settings, 'peopleRetentionDays' | 'tableRetentionDays' | 'uploadRetentionDays'>,
): RetentionDays {
  return {
    peopleDays: settings.peopleRetentionDays,
    guestDays: Math.min(MAX_DAYS_WITHOUT_HISTORY, settings.peopleRetentionDays),
    tableDays: settings.tableRetentionDays,
    uploadDays: settings.uploadRetentionDays,
    rememberedDays: DAYS_UPLOADS_ARE_REMEMBERED,
    requestDays: DAYS_REQUESTS_ARE_KEPT,
    outcomeDays: DAYS_OUTCOMES_COUNT,
    reportDays: DAYS_REPORTS_ARE_KEPT,
    sanctionDays: DAYS_SANCTIONS_ARE_KEPT,
    handleDays: HANDLE_MS / DAY_MS,
  };
}

export interface RetentionDeps {
  readonly storage: Storage;
  readonly deletePerson: DeletePerson;
  readonly settings: Pick<Settings, 'peopleRetentionDays' | 'tableRetentionDays'>;
  /** The date in milliseconds. */
  readonly date: () => number;
}

/** The jobs that delete, every hour and in small steps, what is no longer needed. */
export function retentionJobs(deps: RetentionDeps): readonly JobHandler[] {
  const { storage, settings, date } = deps;
  const repeating = (kind: string, run: (signal: AbortSignal) => Promise<void>): JobHandler => ({
    kind,
    run: (_key, signal) => run(signal),
    repeatsAfterMs: RUN_INTERVAL_MS,
  });
  return [
    repeating('delete-device-codes', () => storage.people.deleteExpiredDeviceCodes(date())),
    repeating('delete-challenges', () => storage.accounts.deleteExpiredChallenges(date())),
    repeating('delete-released-handles', () => storage.accounts.deleteReleasedHandles(date())),
    repeating('delete-limits', () => storage.limits.deleteOver(date())),
    repeating('delete-friend-requests', () => {
      const now = date();
      return storage.friends.deleteOld(now - DAYS_REQUESTS_ARE_KEPT * DAY_MS, now);
    }),
    repeating('anonymize-matches', () => anonymizeMatches(storage)),
    repeating('delete-tables', (signal) => {
      const before = date() - settings.tableRetentionDays * DAY_MS;
      return deletePages(() => storage.tables.deleteClosed(before, PAGE_SIZE), signal);
    }),
    repeating('delete-uploads', async (signal) => {
      const { uploads } = storage;
      await deletePages(() => uploads.expire(date(), PAGE_SIZE), signal);
      const before = date() - DAYS_UPLOADS_ARE_REMEMBERED * DAY_MS;
      await deletePages(() => uploads.deleteGone(before, PAGE_SIZE), signal);
    }),
    repeating('delete-outcomes', (signal) => {
      const before = date() - DAYS_OUTCOMES_COUNT * DAY_MS;
      return deletePages(() => storage.outcomes.deleteOld(before, PAGE_SIZE), signal);
    }),
    repeating('delete-reports', (signal) => {
      const before = date() - DAYS_REPORTS_ARE_KEPT * DAY_MS;
      return deletePages(() => storage.reports.deleteOld(before, PAGE_SIZE), signal);
    }),
    repeating('delete-sanctions', (signal) => {
      const now = date();
      const before = now - DAYS_SANCTIONS_ARE_KEPT * DAY_MS;
      return deletePages(() => storage.sanctions.deleteOver(now, before, PAGE_SIZE), signal);
    }),
    repeating('delete-holidays', (signal) => {
      const before = date() - DAYS_HOLIDAYS_COUNT * DAY_MS;
      return deletePages(() => storage.holidays.deleteOld(before, PAGE_SIZE), signal);
    }),
    repeating('delete-people', (signal) => deleteInactive(deps, signal)),
    repeating('purge', () => storage.purge()),
  ];
}

async function deletePages(deletePage: () => Promise<number>, signal: AbortSignal): Promise<void> {
  while ((await deletePage()) === PAGE_SIZE) await pause(signal);
}

async function deleteInactive(
  { storage, settings, deletePerson, date }: RetentionDeps,
  signal: AbortSignal,
): Promise<void> {
  const { peopleRetentionDays } = settings;
  const minDays = Math.min(MAX_DAYS_WITHOUT_HISTORY, peopleRetentionDays);
  const now = date();
  let last: InactivePerson | null = null;
  do {
    const page: readonly InactivePerson[] = await storage.people.inactive(
      now - minDays * DAY_MS,
      last,
      PAGE_SIZE,
    );
    for (const { id, seen, hasHistory } of page) {
      if (hasHistory && seen >= now - peopleRetentionDays * DAY_MS) continue;
      await deletePerson(id, 'absence');
      await pause(signal);
    }
    last = page.length < PAGE_SIZE ? null : page.at(-1)!;
    await pause(signal);
  } while (last !== null);
}

/** Rejects when the job has to stop. */
async function pause(signal: AbortSignal): Promise<void> {
  await sleep(PAUSE_MS, undefined, { signal, ref: false });
}
