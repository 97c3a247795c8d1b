import { figureText } from '@schupf/phrasebook';
import type { Advice, AdviceFigure } from '@schupf/review/statistics';
import { locale } from '../i18n/language.ts';

/** How much following a piece of advice once gained: in points, or in percentage points of the chance to win. */
export function gainText(advice: Advice, { gain, error }: AdviceFigure): string {
  const unit = advice === 'watch-score' ? ' %' : '';
  const shown = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 });
  return `${figureText(locale(), 'points', gain)} ± ${shown.format(error)}${unit}`;
}
