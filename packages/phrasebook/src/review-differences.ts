import type { ReviewTexts } from './load-review.ts';
import { signed } from './numbers.ts';

type Numbers<Names> = { readonly [Name in keyof Names]: number };

/** The results of the simulated rounds after a choice. Both fields are null if no rounds were simulated. */
interface Results {
  /** The mean points from each source. */
  readonly parts: Numbers<ReviewTexts['parts']> | null;
  /** How often calls were made and double wins occurred. */
  readonly shares: Numbers<ReviewTexts['shares']> | null;
}

/** Smaller parts of a difference are not mentioned. */
const MIN_PART = 2;
/** Smaller differences between shares are not mentioned either. */
const MIN_SHARE = 0.03;

/** Where the difference between two choices comes from in the simulated rounds. */
export function reviewDifferences(played: Results, best: Results, texts: ReviewTexts): string[] {
  if (played.parts === null || best.parts === null || played.shares === null || best.shares === null)
    return [];
  const { parts: actual, shares: actualShares } = played;
  const { parts: better, shares: betterShares } = best;
  const parts = (Object.keys(texts.parts) as (keyof ReviewTexts['parts'])[])
    .map((part) => ({ part, points: Math.round(better[part] - actual[part]) }))
    .filter(({ points }) => Math.abs(points) >= MIN_PART)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .map(({ part, points }) => `${texts.parts[part]} ${signed(points)}`);
  const shares = (Object.keys(texts.shares) as (keyof ReviewTexts['shares'])[])
    .filter((share) => Math.abs(betterShares[share] - actualShares[share]) >= MIN_SHARE)
    .map((share) =>
      texts.shares[share](Math.round(betterShares[share] * 100), Math.round(actualShares[share] * 100)),
    );
  return [...parts, ...shares];
}
