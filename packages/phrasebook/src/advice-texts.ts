import { casesText, figureText } from './figure-texts.ts';
import type { ReviewTexts } from './load-review.ts';

/** What bots found when they tested a piece of advice. */
interface Tested {
  readonly cases: number;
  readonly gain: number;
  /** Half the width of the confidence interval of the gain. */
  readonly error: number;
}

/** A sentence about the test of a piece of advice. */
export function testedText(
  locale: string,
  { gains, measured, holdsInPart }: ReviewTexts,
  advice: keyof ReviewTexts['advice'],
  { cases, gain, error }: Tested,
): string {
  if (gain <= error) return holdsInPart;
  const shown = figureText(locale, 'points', gain);
  return measured(
    casesText(locale, cases, 'standard'),
    advice === 'watch-score' ? gains.chance(shown) : gains.points(shown),
  );
}
