import type { RulesRequest, SeatAction } from '@schupf/rules';
import * as v from 'valibot';
import { hashOf } from '../secrets.ts';
import { type BotRequest, type Decision, isFast } from './bot-thread-pool.ts';
import type { PackedQuestion } from './thread.ts';

/** Questions for bots that answer within milliseconds, and for those that search. */
export const BOT_SUBJECTS = ['bots.instant', 'bots.search'] as const;

/**
 * What one process asks another about a bot. It contains a hand and the seed of the bots' random choices, so it must
 * never be logged or traced.
 */
export interface RemoteQuestion extends Pick<BotRequest, 'isAttended' | 'network' | 'question'> {
  /** A hash of the code: a process that thinks for a table does not have to be able to join it. */
  readonly table: string;
  readonly seed: string;
  readonly rules: RulesRequest;
  /** In how many milliseconds the answer is no longer needed. The clocks of two machines differ, so it is not a time. */
  readonly patience: number;
}

const QUESTION = v.object({
  table: v.string(),
  seed: v.string(),
  rules: v.custom<RulesRequest>(isObject),
  network: v.string(),
  isAttended: v.boolean(),
  patience: v.number(),
  question: v.object({
    number: v.number(),
    seat: v.number(),
    kind: v.picklist(['decide', 'claim']),
    bot: v.nullable(v.string()),
    view: v.custom<PackedQuestion['view']>(isObject),
  }),
});

export function subjectFor({ question }: BotRequest): (typeof BOT_SUBJECTS)[number] {
  return isFast(question) ? 'bots.instant' : 'bots.search';
}

export function toRemote(
  { table, question, isAttended, network, answerBy }: BotRequest,
  now: number,
): RemoteQuestion {
  const { code, seed, config } = table;
  return {
    ...{ question, isAttended, network, seed },
    table: hashOf(code),
    rules: config.rules,
    patience: answerBy - now,
  };
}

/** Null if it is none, or if it comes from a version of this program that asks differently. */
export function readRemoteQuestion(value: unknown): RemoteQuestion | null {
  const result = v.safeParse(QUESTION, value);
  return result.success ? (result.output as RemoteQuestion) : null;
}

/** The runner checks the action as it checks the actions of all bots. */
export function readDecision(value: unknown): Decision | null {
  return isObject(value) && 'action' in value ? { action: value.action as SeatAction | null } : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
