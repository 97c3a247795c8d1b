export type { Bot, Choice, Help } from './bot.ts';
export { NO_PLAY, type Policy, type Why } from './policy.ts';
export { PolicyBot } from './policy-bot.ts';
export { REASON_CODES, type Reason, type ReasonCode } from './reasons.ts';
export { ROSTER } from './roster.ts';
