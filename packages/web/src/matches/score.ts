import type { Rules } from '@schupf/rules';
import type { FinishedMatch, Standing } from '../storage/kept-table.ts';

export interface Score {
  /** Whether one side stands against the other, or one player among several. */
  readonly sides: 'two' | 'many';
  readonly mine: number;
  /** The other side's points, or the most that anybody else has. */
  readonly best: number;
}

/** The score as one player sees it; null in a game without points. */
export function scoreOf(rules: Rules, { totals, me }: Standing): Score | null {
  if (rules.teams === 'none' && rules.placementPoints === 'off') return null;
  const mine = columnOf(rules, me);
  const others = totals.filter((_, column) => column !== mine);
  return {
    sides: rules.columns === 2 ? 'two' : 'many',
    mine: totals[mine] ?? 0,
    best: Math.max(...others),
  };
}

function columnOf(rules: Rules, player: number): number {
  return rules.columns === 2 ? player % 2 : player;
}

/** How a match ended for the person of this browser. */
export function resultOf(rules: Rules, { outcome, me }: FinishedMatch): 'won' | 'lost' | 'drawn' | 'ended' {
  const { winners } = outcome;
  if (winners.length === 0) return 'ended';
  if (!winners.includes(columnOf(rules, me))) return 'lost';
  return winners.length === 1 ? 'won' : 'drawn';
}
