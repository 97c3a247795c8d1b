import { locale } from '../i18n/language.ts';
import { type Day, startOf } from './days.ts';

/** “Wednesday, 18 November”, or shorter. A day is a date in UTC, whatever the local time zone. */
export function dayText(day: Day, style: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(locale(), {
    timeZone: 'UTC',
    day: 'numeric',
    month: style === 'long' ? 'long' : 'short',
    ...(style === 'long' ? { weekday: 'long' } : {}),
  }).format(startOf(day));
}

/** The local time at which a new day starts. */
export function timeOfChange(day: Day): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(startOf(day));
}
