const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SIZES = { day: DAY, hour: HOUR, minute: MINUTE } as const;

/** A duration in its largest whole unit, such as "23 hours"; at least a minute. */
export function durationIn(locale: string, ms: number): string {
  const unit = ms >= 2 * DAY ? 'day' : ms >= HOUR ? 'hour' : 'minute';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.floor(ms / SIZES[unit])));
}
