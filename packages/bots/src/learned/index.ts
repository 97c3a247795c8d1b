// For whoever teaches the networks: everything they are made of, and whom they can be measured against.

export { HeuristicPolicy } from '../heuristic/heuristic-policy.ts';
export { EXPERT } from '../heuristic/traits.ts';
export { planner1 } from '../planner-1/planner-1.ts';
export { Playout } from '../playout/playout.ts';
export type { Policy } from '../policy.ts';
export { randomPolicy } from '../random/random-policy.ts';
export { resultFor } from '../search/results.ts';
export { Brain, NETWORKS, type NetworkName, type Weights } from './brain.ts';
export { instantiate } from './kernel.ts';
export { layOut, type Shape, weightCount, writeHeader } from './layout.ts';
export { LearnedPolicy } from './learned-policy.ts';
export { OUTCOMES, outcomeOf, VALUE_UNIT } from './outputs.ts';
export type { Question } from './question.ts';
export { SHAPES } from './shapes.ts';
export { writeWeights } from './weights-file.ts';
