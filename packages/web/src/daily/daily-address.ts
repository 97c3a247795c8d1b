import { Address } from '../app/address.ts';

/** The deals of today, or of a past day such as `2026-11-18`. */
export const dailyAddress = new Address<{ readonly day: string | null }>({
  path: 'daily',
  parse: ([day = '']) => ({ day: day === '' ? null : day }),
  format: ({ day }) => (day === null ? [] : [day]),
});

/** Tables of daily deals have readable ids; all others have random ones. */
export const DAILY_PREFIX = 'daily-';

export function isDailyTable(id: string): boolean {
  return id.startsWith(DAILY_PREFIX);
}
