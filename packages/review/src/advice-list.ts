/** The advice of the rule books that a mistake went against. */
export const ADVICE = [
  /** Play low cards first; keep aces, Dragon and bombs. */
  'low-cards-first',
  /** Serve a partner's call: do not overtake, do not wish for what may be part of their bomb. */
  'serve-call',
  /** Fight an opponent's call: the player before the caller makes tricks expensive. */
  'fight-call',
  /** Near the end of a match, the score decides about calls. */
  'watch-score',
] as const;
export type Advice = (typeof ADVICE)[number];

/** Where each piece of advice was tested, and where it may not hold. */
export const ADVICE_TESTS = {
  'low-cards-first': ['many-cards', 'some-cards', 'few-cards'],
  'serve-call': ['low-trick', 'middle-trick', 'high-trick'],
  'fight-call': ['on-lead', 'over-partner', 'over-opponent'],
  'watch-score': ['far-behind', 'level', 'far-ahead'],
} as const satisfies { readonly [A in Advice]: readonly string[] };
export type AdviceTest = (typeof ADVICE_TESTS)[Advice][number];

/** How much was gained, on average, by following a piece of advice instead of going against it with the same cards. */
export interface AdviceFigure {
  readonly where: AdviceTest | 'all';
  readonly cases: number;
  /** In points per decision; for `watch-score`, in percentage points of the chance of winning the match. */
  readonly gain: number;
  /** Half the width of the 95% interval. */
  readonly error: number;
}

/** All cases first, then by situation. */
export type TestedAdvice = { readonly [A in Advice]: readonly AdviceFigure[] };
