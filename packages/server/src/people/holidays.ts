import type { HolidayState, Person } from '@schupf/protocol';
import { isCorrespondence } from '@schupf/table';
import type { TableCalls } from '../bus/table-calls.ts';
import type { JobHandler } from '../jobs/job-runner.ts';
import type { BeginHolidayResult } from '../storage/holiday-storage.ts';
import { HOLIDAY_NEWS } from '../storage/push-storage.ts';
import type { Storage } from '../storage/storage.ts';

const DAY_MS = 24 * 3600 * 1000;
/** How many days someone may be on holiday, and in what time. It is limited, so that no one can delay a match for ever. */
const MAX_DAYS = 14;
const WINDOW_MS = 365 * DAY_MS;
const MAX_TABLES = 1000;

export interface HolidaysDeps {
  readonly storage: Pick<Storage, 'holidays' | 'turns' | 'jobs'>;
  readonly calls: TableCalls;
  /** The date in milliseconds. */
  readonly date: () => number;
}

/** Holidays, in which the clocks of a person stand still at all tables with days per move. */
export class Holidays {
  private readonly deps: HolidaysDeps;
  /** Tells the tables of a person. If a process dies in between, another one does it. */
  readonly job: JobHandler;

  constructor(deps: HolidaysDeps) {
    this.deps = deps;
    this.job = { kind: HOLIDAY_NEWS, run: (key) => this.tellTables(key.trim()) };
  }

  async state({ id }: Person): Promise<HolidayState> {
    const { storage, date } = this.deps;
    const now = date();
    const current = await storage.holidays.current(id, now);
    const used = await storage.holidays.daysSince(id, now - WINDOW_MS);
    return { until: current?.until ?? null, daysLeft: Math.max(0, MAX_DAYS - used) };
  }

  async begin({ id }: Person, days: number): Promise<BeginHolidayResult> {
    const { storage, date } = this.deps;
    const now = date();
    const holiday = { since: now, until: now + days * DAY_MS };
    const limit = { windowStart: now - WINDOW_MS, max: MAX_DAYS };
    const result = await storage.holidays.begin(id, holiday, limit);
    if (result === 'begun') await this.tellSoon(id);
    return result;
  }

  /** Days that have not begun are not used up. */
  async end({ id }: Person): Promise<void> {
    if (await this.deps.storage.holidays.end(id, this.deps.date())) await this.tellSoon(id);
  }

  private async tellSoon(person: string): Promise<void> {
    await this.deps.storage.jobs.add({ kind: HOLIDAY_NEWS, key: `${person} `, due: this.deps.date() });
    await this.tellTables(person);
  }

  private async tellTables(person: string): Promise<void> {
    const { storage, calls, date } = this.deps;
    const current = await storage.holidays.current(person, date());
    for (const { summary } of await storage.turns.of(person, MAX_TABLES))
      if (isCorrespondence(summary.speed))
        await calls.call(summary.code, { type: 'holiday', person, until: current?.until ?? null });
  }
}
