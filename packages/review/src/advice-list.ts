/** Advice from the rule books that a mistake can go against. */
export const ADVICE = [
  /** Play low cards first; keep aces, Dragon and bombs. */
  'low-cards-first',
  /** Support a partner who has called: do not overtake them, and do not wish for a rank that may be in their bomb. */
  'serve-call',
  /** Fight an opponent's call: if you play before the caller, make tricks expensive. */
  'fight-call',
  /** Near the end of a match, let the score decide whether to call. */
  'watch-score',
] as const;
export type Advice = (typeof ADVICE)[number];

/** The situations in which each piece of advice was tested. It need not hold in all of them. */
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
