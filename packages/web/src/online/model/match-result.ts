import type { MatchSummary } from '@schupf/protocol';
import { readRules, VARIANTS, type Variant } from '@schupf/rules';
import { resultOf } from '../../matches/standing.ts';

/** How a match with people ended for whoever asks; the points say it, unless it was not played to its end. */
export function resultOfLine({ variant, players, totals, me, outcome }: MatchSummary): Result {
  const answer = readRules({ variant: variantOf(variant), ...countOf(variant, players.length) });
  if (!answer.ok || outcome === 'stopped' || me < 0) return 'ended';
  const best = Math.max(...totals);
  const winners = totals.flatMap((points, column) => (points === best ? [column] : []));
  const isAll = winners.length === totals.length && totals.length > 2;
  if (isAll) return 'ended';
  return resultOf(answer.rules, {
    me,
    totals,
    round: 0,
    ended: 0,
    record: '',
    outcome: { reason: 'played', winners },
  });
}

export type Result = ReturnType<typeof resultOf>;

export function variantOf(name: string): Variant {
  return VARIANTS.find((one) => one === name) ?? 'nanjing';
}

/** Only games for several numbers of players say how many they were. */
function countOf(variant: string, players: number): { readonly players?: number } {
  return variant === 'grandseigneur' || variant === 'let' ? { players } : {};
}
