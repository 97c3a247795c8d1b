import { readRules } from '@schupf/rules';
import type { FinishedMatch, SavedTable } from '../storage/saved-table.ts';
import { resultOf } from './standing.ts';

/** A finished match, its table, and its number among the matches of that table, counted from 0. */
export interface SavedMatch {
  readonly table: SavedTable;
  readonly match: FinishedMatch;
  readonly number: number;
}

/** What the player has achieved in the matches saved in this browser. */
export interface OwnRecord {
  readonly last: SavedMatch | null;
  /** Matches with a result; those that were ended early have none. */
  readonly decided: number;
  readonly won: number;
  readonly calls: { readonly made: number; readonly all: number };
  /** Our bot at the latest table; null if there was none. */
  readonly bot: string | null;
}

/** Every finished match, latest first. */
export function finishedMatches(tables: readonly SavedTable[]): readonly SavedMatch[] {
  return tables
    .flatMap((table) => table.finished.map((match, number) => ({ table, match, number })))
    .toSorted((a, b) => b.match.ended - a.match.ended);
}

/** `tables` are ordered latest first. */
export function ownRecordIn(tables: readonly SavedTable[]): OwnRecord {
  const matches = finishedMatches(tables);
  const results = matches.map(({ table, match }) => {
    const answer = readRules(table.config.rules);
    return answer.ok ? resultOf(answer.rules, match) : 'ended';
  });
  const calls = matches.map(({ match }) => match.calls ?? { made: 0, all: 0 });
  const bot = tables[0]?.config.chairs.find(({ type }) => type === 'bot');
  return {
    last: matches[0] ?? null,
    decided: results.filter((result) => result !== 'ended').length,
    won: results.filter((result) => result === 'won').length,
    calls: { made: sum(calls.map(({ made }) => made)), all: sum(calls.map(({ all }) => all)) },
    bot: bot?.type === 'bot' && !bot.outside ? bot.name : null,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}
