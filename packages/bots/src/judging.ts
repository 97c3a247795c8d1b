// Exports for the review of matches: what the networks think of an option, rounds played to their end, and reasons.

export { HeuristicPolicy } from './heuristic/heuristic-policy.ts';
export { EXPERT } from './heuristic/traits.ts';
export { type Appraisal, Appraiser, type Option } from './learned/appraiser.ts';
export { explainBomb, explainGift, explainPush, explainTurn, explainWish } from './learned/explain.ts';
export { LearnedPolicy } from './learned/learned-policy.ts';
export { chanceAfter, isNearTheEnd } from './learned/objective.ts';
export { OUTCOMES } from './learned/outputs.ts';
export { Playout } from './playout/playout.ts';
