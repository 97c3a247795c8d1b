export { ADVICE, type Advice } from './advice-list.ts';
export { LOSS_CLASSES, type LossClass } from './classes.ts';
export { DECISION_KINDS, type Decision, type DecisionKind } from './decision.ts';
export type { JudgedChoice, Shares, Verdict } from './judge.ts';
export { withMarks } from './marks.ts';
export type { Moment } from './moments.ts';
export {
  openReview,
  type Review,
  type ReviewAnswer,
  type ReviewRefusal,
  type ReviewRequest,
  type ReviewScope,
} from './review.ts';
export { REVIEW_VERSION } from './review-version.ts';
export type { ShownWorld } from './show.ts';
export { EndgameSolver, type Solution } from './solver/solver.ts';
export { PARTS, type Part, type Split } from './split.ts';
export type { PlayerSummary, RoundSummary } from './summary.ts';
