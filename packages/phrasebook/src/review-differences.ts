import type { ReviewTexts } from './load-review.ts';
import { signed } from './numbers.ts';

type Numbers<Names> = { readonly [Name in keyof Names]: number };

/** What the simulated rounds after a choice brought on average, and how often. Null without such rounds. */
interface Results {
  readonly parts: Numbers<ReviewTexts['parts']> | null;
  readonly shares: Numbers<ReviewTexts['shares']> | null;
}

/** Smaller parts of a difference are not worth a word. */
const MIN_PART = 2;
/** Nor are shares that differ by less. */
const MIN_SHARE = 0.03;

/** Where the difference between two choices comes from in the simulated rounds. */
export function reviewDifferences(played: Results, best: Results, texts: ReviewTexts): string[] {
  if (played.parts === null || best.parts === null || played.shares === null || best.shares === null)
    return [];
  const { parts: before, shares: sharesBefore } = played;
  const { parts: after, shares: sharesAfter } = best;
  const parts = (Object.keys(texts.parts) as (keyof ReviewTexts['parts'])[])
    .map((part) => ({ part, points: Math.round(after[part] - before[part]) }))
    .filter(({ points }) => Math.abs(points) >= MIN_PART)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .map(({ part, points }) => `${texts.parts[part]} ${signed(points)}`);
  const shares = (Object.keys(texts.shares) as (keyof ReviewTexts['shares'])[])
    .filter((share) => Math.abs(sharesAfter[share] - sharesBefore[share]) >= MIN_SHARE)
    .map((share) =>
      texts.shares[share](Math.round(sharesAfter[share] * 100), Math.round(sharesBefore[share] * 100)),
    );
  return [...parts, ...shares];
}
