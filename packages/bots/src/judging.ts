// Exports for reviews: how the networks appraise an option, playouts, and reasons.

export { HeuristicPolicy } from './heuristic/heuristic-policy.ts';
export { BEGINNER, CLUB, EXPERT } from './heuristic/traits.ts';
export { type Appraisal, Appraiser, type Option } from './learned/appraiser.ts';
export { explainBomb, explainGift, explainPush, explainTurn, explainWish } from './learned/explain.ts';
export { LearnedPolicy } from './learned/learned-policy.ts';
export { isNearTheEnd, winChanceAfter } from './learned/objective.ts';
export { OUTCOMES } from './learned/outputs.ts';
export { planner1 } from './planner-1/planner-1.ts';
export { Playout } from './playout/playout.ts';
