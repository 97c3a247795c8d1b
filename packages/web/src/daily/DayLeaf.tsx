import { locale } from '../i18n/language.ts';
import { type Day, startOf } from './days.ts';
import './DayLeaf.css';

/** A calendar page, for decoration: the date is also written out. */
export function DayLeaf({ day }: { readonly day: Day }) {
  const format = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', ...part }).format(startOf(day));
  return (
    <span class="day-leaf" aria-hidden="true">
      <span class="day-leaf__month">{format({ month: 'short' })}</span>
      <span class="day-leaf__day">{Number(day.slice(-2))}</span>
    </span>
  );
}
