import type { Rules } from '../rules.ts';

export interface MatchState {
  readonly over: boolean;
  /** Columns that won; several for a draw or a shared win, none while the match continues. */
  readonly winners: readonly number[];
  readonly totals: readonly number[];
}

/** What decides, apart from points, whether a match is over and who has won. */
export interface RoundFacts {
  readonly roundNumber: number;
  /** The column of the first player to go out. */
  readonly firstOut: number;
  /** Whether time is up in a timed match. */
  readonly timeIsUp: boolean;
}

/** The match after a round. `before` and `round` hold points by column. */
export function matchAfter(
  rules: Rules,
  before: readonly number[],
  round: readonly number[],
  { roundNumber, firstOut, timeIsUp }: RoundFacts,
): MatchState {
  const totals = before.map((points, column) => points + round[column]!);
  const best = leadingColumns(rules, totals);
  switch (rules.matchEnd) {
    case 'never':
      return { over: false, winners: [], totals };
    case 'rounds':
    case 'time': {
      const over = rules.matchEnd === 'time' ? timeIsUp : roundNumber >= rules.rounds;
      return { over, winners: over ? (hasPoints(rules) ? best : [firstOut]) : [], totals };
    }
    case 'target': {
      const reached = totals[best[0]!]! >= rules.target;
      const over = reached && (best.length === 1 || rules.exactTie === 'draw');
      return { over, winners: over ? best : [], totals };
    }
  }
}

function hasPoints(rules: Rules): boolean {
  return rules.teams !== 'none' || rules.placementPoints !== 'off';
}

/** The columns with the most points among those that can win. */
function leadingColumns(rules: Rules, totals: readonly number[]): number[] {
  const dummy = rules.dummy === null ? -1 : totals.length - 1;
  const eligible = totals
    .map((_, column) => column)
    .filter((column) => column !== dummy || rules.dummyCanWin);
  const most = Math.max(...eligible.map((column) => totals[column]!));
  return eligible.filter((column) => totals[column] === most);
}
