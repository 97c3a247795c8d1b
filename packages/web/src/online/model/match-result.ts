import type { MatchSummary } from '@schupf/protocol';
import { readRules, VARIANTS, type Variant } from '@schupf/rules';
import { resultOf } from '../../matches/standing.ts';

export type Result = ReturnType<typeof resultOf>;

/** How a match ended for this player: by points, unless it was stopped. */
export function resultOfMatch({ variant, players, totals, me, outcome }: MatchSummary): Result {
  const answer = readRules({ variant: variantOf(variant), players: players.length });
  if (!answer.ok || outcome === 'stopped' || me < 0) return 'ended';
  const best = Math.max(...totals);
  const winners = totals.flatMap((points, column) => (points === best ? [column] : []));
  const isTieOfAll = winners.length === totals.length && totals.length > 2;
  if (isTieOfAll) return 'ended';
  return resultOf(answer.rules, { me, outcome: { reason: 'played', winners } });
}

export function variantOf(name: string): Variant {
  return VARIANTS.find((variant) => variant === name) ?? 'nanjing';
}

/** The names of the other players; every bot gets the name `bot`. */
export function otherPlayers({ players, me }: MatchSummary, bot: string): readonly string[] {
  return players.filter((_, player) => player !== me).map(({ name, isBot }) => (isBot ? bot : name));
}
