export type { Bot, Choice, DecisionContext } from './bot.ts';
export { CONVENTIONS, type Convention } from './convention.ts';
export { DEFAULT_BOT, HEURISTIC_BOT } from './default-bot.ts';
export { canInstantiate } from './learned/kernel.ts';
export { isKnownToNet1 } from './learned/learned-games.ts';
export {
  type NetworkFiles,
  Networks,
  WEIGHTS_NAMES,
  type WeightsName,
} from './learned/networks.ts';
export { planOf } from './planner/plan.ts';
export { Planner } from './planner/planner.ts';
export type { Policy, Why } from './policy.ts';
export { PolicyBot } from './policy-bot.ts';
export { REASON_CODES, type Reason, type ReasonCode } from './reasons.ts';
export { type BotOptions, botsFor, problemWithBot, ROSTER, weightsFor } from './roster.ts';
export { TRIALS } from './trials.ts';
