// Exports for puzzles: decisions and choices one by one, and simulated rounds in which they are tried.

export { adviceFor } from './advice.ts';
export { type Choice, choicesAt } from './choices.ts';
export type { DecisionAt } from './decision.ts';
export { estimate, networkWeight } from './estimate.ts';
export { choiceOf } from './expert.ts';
export { meanSplit, rounded, sharesIn, typicalWorld, viewOf } from './judge.ts';
export { listDecisions } from './list.ts';
export { NotingMoves } from './noting-moves.ts';
export { reasonsFor } from './reasons.ts';
export { playOut } from './show.ts';
export { totalOf } from './split.ts';
export { Trials, worldOf } from './trials.ts';
