import { ROSTER } from '@schupf/bots';
import type { TableInfo } from '@schupf/protocol';
import { formatRecord, type GameRecord } from '@schupf/rules/notation';
import type { Table } from '@schupf/table';
import { newReplayId } from '../secrets.ts';
import { removeNames } from '../storage/anonymize.ts';
import type { MatchRow } from '../storage/storage.ts';
import { matchIdOf } from './match-id.ts';

/** The facts about a table that a match needs. */
export type MatchTable = Pick<TableInfo, 'code' | 'sharesReplays'>;

/** The row for a match that has just ended at this table. */
export function finishedMatch(
  { code, sharesReplays }: MatchTable,
  table: Table,
  record: GameRecord,
  ended: number,
): MatchRow {
  const players = table.chairs.map(({ occupant }) => ({
    person: occupant.type === 'person' ? occupant.id : null,
    name: occupant.type === 'nobody' ? '' : occupant.name,
  }));
  // Removes the names of people who left before the end: they are not among the players, so deleting them later would
  // not find this match.
  const hasLeft = (player: number, name: string): boolean =>
    name !== players[player]?.name && !Object.hasOwn(ROSTER, name);
  return {
    id: matchIdOf(code, table.match),
    ended,
    variant: table.rules.variant,
    totals: table.position.open.totals,
    rounds: record.rounds.length,
    outcome: table.outcome?.reason ?? 'played',
    players,
    // Not the id of the match, which contains the code of the table: with the code, anyone could join.
    share: sharesReplays ? newReplayId() : null,
    record: formatRecord(removeNames(record, hasLeft)),
  };
}
