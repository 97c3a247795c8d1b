/** What a figure is: how often something happens, points, or how many there are. */
type Unit = 'share' | 'points' | 'count';

const FORMATS: { readonly [U in Unit]: Intl.NumberFormatOptions } = {
  share: { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 },
  points: { maximumFractionDigits: 0, signDisplay: 'exceptZero' },
  count: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
};

/** A figure in the format of the locale: "13.9%", "+52", "0.11". */
export function figureText(locale: string, unit: Unit, value: number): string {
  return withMinus(new Intl.NumberFormat(locale, FORMATS[unit]).format(value));
}

/** An interval, shorter than its two ends: "12–17%". */
export function intervalText(locale: string, unit: Unit, [low, high]: readonly [number, number]): string {
  const format: Intl.NumberFormatOptions =
    unit === 'share' ? { style: 'percent', maximumFractionDigits: 0 } : FORMATS[unit];
  return withMinus(new Intl.NumberFormat(locale, format).formatRange(low, high));
}

/** A number of cases, in full or rounded: "21,264,935", "21M". */
export function casesText(locale: string, count: number, notation: 'standard' | 'compact'): string {
  return new Intl.NumberFormat(locale, { notation, maximumFractionDigits: 0 }).format(count);
}

/** In some locales, Intl writes a hyphen, which is shorter than a plus. */
function withMinus(text: string): string {
  return text.replaceAll('-', '−');
}
