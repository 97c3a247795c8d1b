// Figures of players, counted from records. Nothing here needs a network.

export { COMPARED, COMPARED_ROUNDS, COMPARISONS, type Compared } from './comparison.ts';
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
