/** What a figure measures: how often something happens, points, or how many of something there are. */
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

/** An interval: "12–17%", "−20 – +40". Shares are rounded to whole percentages. */
export function intervalText(locale: string, unit: Unit, [low, high]: readonly [number, number]): string {
  if (unit !== 'share') return `${figureText(locale, unit, low)} – ${figureText(locale, unit, high)}`;
  const whole = { maximumFractionDigits: 0 };
  const from = new Intl.NumberFormat(locale, whole).format(100 * low);
  return `${from}–${new Intl.NumberFormat(locale, { ...whole, style: 'percent' }).format(high)}`;
}

/** A number of cases, in full or rounded: "21,264,935", "21M". */
export function casesText(locale: string, count: number, notation: 'standard' | 'compact'): string {
  return new Intl.NumberFormat(locale, { notation, maximumFractionDigits: 0 }).format(count);
}

/** Replaces the hyphen that Intl writes in some locales by a minus sign, which is as wide as a plus. */
function withMinus(text: string): string {
  return text.replaceAll('-', '−');
}
