import { type Rules, type RulesRequest, readRules } from '@schupf/rules';
import type { GameRecord } from '@schupf/rules/notation';
import type { RematchSeats } from './agreements.ts';
import type { Occupant } from './chairs.ts';
import { problemWithSpeed, type Speed, type SpeedName, speedOf } from './speeds.ts';

/** What a table is opened with, as plain data: the first line of its log. */
export interface TableConfig {
  readonly rules: RulesRequest;
  readonly speed: SpeedName | Speed;
  /** Who sits there from the beginning, by player. */
  readonly chairs: readonly Occupant[];
  /** Any text; the times in which bots answer are drawn from it and from what everybody sees. */
  readonly pace: string;
  /** Whether the clocks decide for bots as they do for people; otherwise every bot has the same patient time. */
  readonly clockForBots?: boolean;
  /** Who sits where in the first match, if the chairs are not it; as in a rematch. */
  readonly seats?: RematchSeats;
  /** A match that was begun elsewhere and goes on here. */
  readonly from?: GameRecord;
}

export type ConfigResult =
  | { readonly ok: true; readonly rules: Rules; readonly speed: Speed }
  | { readonly ok: false; readonly problem: string };

/** What the terms come to, or in one line why there is no such table. */
export function readConfig({ rules: request, speed, chairs }: TableConfig): ConfigResult {
  const answer = readRules(request);
  if (!answer.ok) return answer;
  const { rules } = answer;
  const problem = problemWithSpeed(speed) ?? problemWithTime(rules, speedOf(speed));
  if (problem !== null) return { ok: false, problem };
  if (chairs.length !== rules.players)
    return { ok: false, problem: `there are ${rules.players} chairs, not ${chairs.length}` };
  const people = chairs.flatMap((occupant) => (occupant.type === 'person' ? [occupant.id] : []));
  if (new Set(people).size < people.length) return { ok: false, problem: 'somebody sits on two chairs' };
  return { ok: true, rules, speed: speedOf(speed) };
}

/** Without a time to react in, a bomb out of turn would go to whoever has the quickest wire. */
function problemWithTime(rules: Rules, speed: Speed): string | null {
  if (rules.windowBeforeTurn && speed.reaction === null)
    return 'at this speed nobody can react: bombTiming must be turn-only or first-come';
  return rules.windowAfterPasses && speed.closing === null
    ? 'at this speed nobody can react: bombAfterPasses must be false, or bombTiming turn-only'
    : null;
}

/** Rules that go with the speed: where there is no time to react in, bombs are laid in turn only. */
export function rulesAt(speed: SpeedName | Speed, request: RulesRequest): RulesRequest {
  const { reaction, closing } = speedOf(speed);
  if (reaction !== null && closing !== null) return request;
  return { ...request, options: { ...request.options, bombTiming: 'turn-only' } };
}
