import { type RulesRequest, readRules, unpackView } from '@schupf/rules';
import type { BotQuestion } from '@schupf/runner';
import type { PackedQuestion } from '../src/bots/thread.ts';

/** The inverse of `packQuestion`. */
export function unpackQuestion(
  { number, seat, kind, bot, view }: PackedQuestion,
  rules: RulesRequest,
): BotQuestion {
  const answer = readRules(rules);
  if (!answer.ok) throw new Error(answer.problem);
  return { number, seat, kind, bot, view: unpackView(view, answer.rules) };
}
