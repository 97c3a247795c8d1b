// Figures of players, and of advice. Nothing here needs a network.

export { ADVICE_FIGURES } from '../advice-figures.ts';
export { ADVICE, type Advice, type AdviceFigure } from '../advice-list.ts';
export { DECISION_KINDS } from '../decision.ts';
export { combinedSummary } from '../summary.ts';
export { COMPARED, COMPARED_ROUNDS, COMPARISONS, type Compared, isCompared } from './comparison.ts';
export {
  type ComparedFigure,
  type Comparison,
  ENOUGH_CASES,
  type Estimate,
  estimateOf,
  FIGURE_GROUPS,
  FIGURE_NAMES,
  type FigureGroup,
  type FigureName,
  type Figures,
  type FigureUnit,
  NO_FIGURES,
  sumOf,
  type Tally,
  unitOf,
} from './figures.ts';
export { type MatchTally, tallyMatch } from './tally-match.ts';
