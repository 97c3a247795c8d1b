import { locale } from '../i18n/language.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in its largest whole unit, such as "23 hours"; at least a minute. */
export function durationText(ms: number): string {
  const [unit, size] =
    ms >= 2 * DAY
      ? (['day', DAY] as const)
      : ms >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(1, Math.floor(ms / size)),
  );
}
