export type { Bot, Choice, Help } from './bot.ts';
export { CONVENTIONS, type Convention } from './convention.ts';
export { type NetworkFiles, Networks } from './learned/networks.ts';
export { planOf } from './planner/plan.ts';
export { Planner } from './planner/planner.ts';
export { NO_PLAY, type Policy, type Why } from './policy.ts';
export { PolicyBot } from './policy-bot.ts';
export { REASON_CODES, type Reason, type ReasonCode } from './reasons.ts';
export { type Equipment, ROSTER, type TableSetting } from './roster.ts';
