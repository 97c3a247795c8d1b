import type { NoticeChoice } from '@schupf/protocol';

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 24 * 60;

/** The first time from `at` on that is not within someone's quiet hours. */
export function afterQuiet(at: number, choice: Pick<NoticeChoice, 'quiet' | 'zone'>): number {
  const left = quietMinutesLeft(at, choice);
  return left === 0 ? at : at - (at % MINUTE_MS) + left * MINUTE_MS;
}

/** The last time up to `at` that is not within someone's quiet hours. */
export function beforeQuiet(at: number, { quiet, zone }: Pick<NoticeChoice, 'quiet' | 'zone'>): number {
  if (quiet === null || quietMinutesLeft(at, { quiet, zone }) === 0) return at;
  const minutes = positive(minuteOfDay(at, zone) - quiet.from) + 1;
  return at - (at % MINUTE_MS) - minutes * MINUTE_MS;
}

/** How many minutes of quiet hours are left, the current one included; 0 outside them. */
function quietMinutesLeft(at: number, { quiet, zone }: Pick<NoticeChoice, 'quiet' | 'zone'>): number {
  if (quiet === null) return 0;
  const minute = minuteOfDay(at, zone);
  const { from, until } = quiet;
  return positive(minute - from) < positive(until - from) ? positive(until - minute) : 0;
}

function positive(minutes: number): number {
  return (minutes + MINUTES_PER_DAY) % MINUTES_PER_DAY;
}

/** Minutes since midnight where this time zone is used. */
function minuteOfDay(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const [hours = 0, minutes = 0] = format.format(at).split(':').map(Number);
  return hours * 60 + minutes;
}
