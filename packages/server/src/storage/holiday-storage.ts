export interface HolidayRow {
  readonly since: number;
  readonly until: number;
}

export type BeginHolidayResult = 'begun' | 'on-holiday' | 'too-long' | 'unknown';

/** Times in which the clocks of a person's matches by correspondence stand still. They are deleted with the person. */
export interface HolidayStorage {
  /** Refused during another holiday, and if the person would have more than `max` days from `windowStart` on. */
  begin(
    person: string,
    holiday: HolidayRow,
    limit: { readonly windowStart: number; readonly max: number },
  ): Promise<BeginHolidayResult>;
  /** Ends the current holiday; false if there is none. */
  end(person: string, now: number): Promise<boolean>;
  /** The holiday that goes on now; null if there is none. */
  current(person: string, now: number): Promise<HolidayRow | null>;
  /** The number of days, each begun one counted, of all holidays that ended after `windowStart`. */
  daysSince(person: string, windowStart: number): Promise<number>;
  /** All holidays of a person, the earliest first. */
  of(person: string): Promise<readonly HolidayRow[]>;
  /** Deletes up to `limit` holidays that ended before the given time. Returns how many. */
  deleteOld(before: number, limit: number): Promise<number>;
}
