import { type Rules, type RulesRequest, readRules } from '@schupf/rules';
import type { GameRecord } from '@schupf/rules/notation';
import type { RematchSeats } from './agreements.ts';
import type { Occupant } from './chairs.ts';
import { problemWithSpeed, type Speed, type SpeedName, speedOf } from './speeds.ts';

/** The settings a table is opened with, as plain data. They are the first entry of its log. */
export interface TableConfig {
  readonly rules: RulesRequest;
  readonly speed: SpeedName | Speed;
  /** The initial occupants, indexed by player. */
  readonly chairs: readonly Occupant[];
  /**
   * The seed of the bots' apparent thinking times. If anything is at stake, it must be a secret `chacha20` seed:
   * players who knew the times in advance could see which answers were late.
   */
  readonly pace: string;
  /** Whether people's time limits apply to bots too. Otherwise all bots have the same generous timeout. */
  readonly clockForBots?: boolean;
  /**
   * Who keeps the time of a timed match: the table or, if its clock does not show how long people take, the caller
   * (input `time-up`).
   */
  readonly matchClock?: 'table' | 'caller';
  /** The seating of the first match, as for a rematch; `kept` by default. */
  readonly seats?: RematchSeats;
  /**
   * If it is given, no one can choose the cards, and everyone can check that afterwards (docs/fair-deals.md): an id of
   * the table that opens nothing, because it stands in records.
   */
  readonly fairDeals?: string;
  /** A match that began elsewhere and continues here. */
  readonly from?: GameRecord;
}

export type ConfigResult =
  | { readonly ok: true; readonly rules: Rules; readonly speed: Speed }
  | { readonly ok: false; readonly problem: string };

/** Reads a config, or returns in one line what is wrong with it. */
export function readConfig({ rules: request, speed, chairs }: TableConfig): ConfigResult {
  const answer = readRules(request);
  if (!answer.ok) return answer;
  const { rules } = answer;
  const problem = problemWithSpeed(speed) ?? problemWithReaction(rules, speedOf(speed));
  if (problem !== null) return { ok: false, problem };
  if (chairs.length !== rules.players)
    return { ok: false, problem: `this game needs ${rules.players} chairs, not ${chairs.length}` };
  const people = chairs.flatMap((occupant) => (occupant.type === 'person' ? [occupant.id] : []));
  if (new Set(people).size < people.length) return { ok: false, problem: 'one person sits in two chairs' };
  return { ok: true, rules, speed: speedOf(speed) };
}

/** Without time to react, the person with the fastest connection would win every race for a bomb out of turn. */
function problemWithReaction(rules: Rules, speed: Speed): string | null {
  if (rules.windowBeforeTurn && speed.reaction === null)
    return 'at this speed no one can react: bombTiming must be turn-only or first-come';
  return rules.windowAfterPasses && speed.closing === null
    ? 'at this speed no one can react: bombAfterPasses must be false, or bombTiming turn-only'
    : null;
}

/** Adapts the rules to the speed: without time to react, players can only bomb on their turn. */
export function rulesAt(speed: SpeedName | Speed, request: RulesRequest): RulesRequest {
  const { reaction, closing } = speedOf(speed);
  if (reaction !== null && closing !== null) return request;
  return { ...request, options: { ...request.options, bombTiming: 'turn-only' } };
}
