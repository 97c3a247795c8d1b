import type { MatchSummary } from '@schupf/protocol';
import { type RulesRequest, readRules, VARIANTS, type Variant } from '@schupf/rules';
import { resultOf } from '../../matches/standing.ts';
import type { Named } from './open-seats.ts';

export type Result = ReturnType<typeof resultOf>;

/** The result of a match for this player: by points, unless the match was ended early. */
export function resultOfMatch(match: Omit<MatchSummary, 'id'>): Result {
  const { totals, me, outcome } = match;
  const answer = readRules(rulesOfMatch(match));
  if (!answer.ok || outcome === 'stopped' || me < 0) return 'ended';
  const best = Math.max(...totals);
  const winners = totals.flatMap((points, column) => (points === best ? [column] : []));
  const isTieOfAll = winners.length === totals.length && totals.length > 2;
  if (isTieOfAll) return 'ended';
  return resultOf(answer.rules, { me, outcome: { reason: 'played', winners } });
}

function variantOf(name: string): Variant {
  return VARIANTS.find((variant) => variant === name) ?? 'nanjing';
}

/** The other people, and the number of bots. People whose data was deleted have no name. */
export function otherPlayers({ players, me }: Pick<MatchSummary, 'players' | 'me'>): {
  readonly people: readonly Named[];
  readonly bots: number;
} {
  const others = players.filter((_, player) => player !== me);
  return {
    people: others.filter(({ name, isBot }) => !isBot && name !== ''),
    bots: others.filter(({ isBot }) => isBot).length,
  };
}

/** The rules of the match, as far as the summary contains them. */
export function rulesOfMatch({ variant, players }: Pick<MatchSummary, 'variant' | 'players'>): RulesRequest {
  return { variant: variantOf(variant), players: players.length };
}
