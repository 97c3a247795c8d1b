/** A date in UTC, such as `2026-11-18`, so that a new day starts at the same moment everywhere. */
export type Day = string;

export const DEALS_PER_DAY = 4;

/** The day of the first daily deals. */
const FIRST_DAY: Day = '2026-11-01';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day at a moment, in milliseconds since 1970. */
export function dayAt(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

/** The time at which a day starts. */
export function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function daysBefore(day: Day, count: number): Day {
  return dayAt(startOf(day) - count * DAY_MS);
}

/** Whether the deals of a day can be played: any day from the first one until today. */
export function isPlayable(text: string, today: Day): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(startOf(text))) return false;
  return dayAt(startOf(text)) === text && text >= FIRST_DAY && text <= today;
}
