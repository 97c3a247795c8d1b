/** What is counted in matches, by subject and in the order of display. */
export const FIGURE_GROUPS = {
  results: ['matches-won', 'points-per-round', 'first-out', 'double-wins', 'double-losses'],
  calls: [
    'tichu-called',
    'tichu-made',
    'grand-called',
    'grand-made',
    'grand-points',
    'called-ahead',
    'called-behind',
    'partner-calls-made',
    'calls-stopped',
  ],
  push: [
    'ace-to-partner',
    'ace-to-grand',
    'dragon-to-partner',
    'phoenix-to-partner',
    'dog-to-partner',
    'dog-to-opponent',
  ],
  play: ['bomb-held', 'bombs-played', 'wished', 'wish-granted', 'low-last-card'],
} as const;
export type FigureGroup = keyof typeof FIGURE_GROUPS;
export type FigureName = (typeof FIGURE_GROUPS)[FigureGroup][number];
export const FIGURE_NAMES: readonly FigureName[] = Object.values(FIGURE_GROUPS).flat();

/** What a figure says: how often something happens, how many points it brings, or how many there are per round. */
export type FigureUnit = 'share' | 'points' | 'count';

const UNITS: { readonly [Name in FigureName]?: FigureUnit } = {
  'points-per-round': 'points',
  'grand-points': 'points',
  'bombs-played': 'count',
};

export function unitOf(name: FigureName): FigureUnit {
  return UNITS[name] ?? 'share';
}

/** Values that were added up. For a share, each value is 0 or 1. */
export interface Tally {
  readonly cases: number;
  readonly sum: number;
  readonly squares: number;
}

export type Figures = { readonly [Name in FigureName]: Tally };

/** The figure of another group, for comparison, and the number of cases it is based on. */
export interface ComparedFigure {
  readonly value: number;
  readonly cases: number;
}

export type Comparison = { readonly [Name in FigureName]?: ComparedFigure };

/** Figures from fewer cases are not reliable and are shown in grey. */
export const ENOUGH_CASES = 30;

const NOTHING: Tally = { cases: 0, sum: 0, squares: 0 };
export const NO_FIGURES: Figures = mapFigures(() => NOTHING);

export function sumOf(all: readonly Figures[]): Figures {
  return mapFigures((name) =>
    all.reduce(
      (total, { [name]: { cases, sum, squares } }) => ({
        cases: total.cases + cases,
        sum: total.sum + sum,
        squares: total.squares + squares,
      }),
      NOTHING,
    ),
  );
}

export interface Estimate {
  readonly value: number;
  /** The bounds of the 95% interval; null for points or counts from a single case. */
  readonly interval: readonly [number, number] | null;
}

/** Half the width of a 95% interval, in standard errors. */
const INTERVAL = 1.96;

/** The mean with its interval; null if there are no cases. */
export function estimateOf(name: FigureName, { cases, sum, squares }: Tally): Estimate | null {
  if (cases === 0) return null;
  const value = sum / cases;
  if (unitOf(name) === 'share') return wilson(value, cases);
  if (cases === 1) return { value, interval: null };
  const variance = Math.max(0, squares - sum * value) / (cases - 1);
  const half = INTERVAL * Math.sqrt(variance / cases);
  return { value, interval: [value - half, value + half] };
}

/** The Wilson interval: unlike the usual one, it stays between 0 and 1 and is wide if there are few cases. */
function wilson(share: number, cases: number): Estimate {
  const z = INTERVAL * INTERVAL;
  const middle = (share + z / (2 * cases)) / (1 + z / cases);
  const half =
    (INTERVAL / (1 + z / cases)) * Math.sqrt((share * (1 - share)) / cases + z / (4 * cases * cases));
  return { value: share, interval: [Math.max(0, middle - half), Math.min(1, middle + half)] };
}

export function mapFigures<Value>(value: (name: FigureName) => Value): {
  readonly [Name in FigureName]: Value;
} {
  return Object.fromEntries(FIGURE_NAMES.map((name) => [name, value(name)])) as {
    readonly [Name in FigureName]: Value;
  };
}
