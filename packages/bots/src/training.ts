// Exports for the trainer: everything the networks consist of, and the policies they are measured against.

export { HeuristicPolicy } from './heuristic/heuristic-policy.ts';
export { BEGINNER, EXPERT } from './heuristic/traits.ts';
export type { Encoder, GivenCard } from './learned/encoder.ts';
export { Evaluator, NETWORKS, type NetworkName, type Shapes, type Weights } from './learned/evaluator.ts';
export { FeatureBuffer } from './learned/feature-buffer.ts';
export { instantiate } from './learned/kernel.ts';
export { HEADER_BYTES } from './learned/kernel-layout.ts';
export { layOut, type Shape, weightCount, writeHeader } from './learned/layout.ts';
export { LEARNED_GAMES, type LearnedGame, learnedGameOf, variantsOf } from './learned/learned-games.ts';
export { LearnedPolicy } from './learned/learned-policy.ts';
export { Net1Encoder } from './learned/net-1-encoder.ts';
export { GAME_TRAITS } from './learned/net-2-blocks.ts';
export { Net2Encoder } from './learned/net-2-encoder.ts';
export { NET_2_SHAPES } from './learned/net-2-shapes.ts';
export { isNearTheEnd, Objective } from './learned/objective.ts';
export { OUTCOMES, outcomeIndex, VALUE_UNIT } from './learned/outputs.ts';
export { PartnerPolicy } from './learned/partner-policy.ts';
export { SHAPES } from './learned/shapes.ts';
export { readWeights, writeWeights } from './learned/weights-file.ts';
export { planner1 } from './planner-1/planner-1.ts';
export { Playout } from './playout/playout.ts';
export type { Policy, Why } from './policy.ts';
export { randomPolicy } from './random/random-policy.ts';
export { resultFor } from './search/results.ts';
