import { ROSTER } from '@schupf/bots';
import { formatRecord, type GameRecord } from '@schupf/rules/notation';
import type { Table } from '@schupf/table';
import { withoutNames } from '../storage/nameless.ts';
import type { MatchRow } from '../storage/storage.ts';

/** A match that has just ended at this table. */
export function finishedMatch(code: string, table: Table, record: GameRecord, ended: number): MatchRow {
  const players = table.chairs.map(({ occupant }) => ({
    person: occupant.type === 'person' ? occupant.id : null,
    name: occupant.type === 'nobody' ? '' : occupant.name,
  }));
  // Whoever left before the end is not among the players, so nobody would find his name when he wants to be forgotten.
  const hasLeft = (player: number, name: string): boolean =>
    name !== players[player]?.name && !Object.hasOwn(ROSTER, name);
  return {
    id: `${code}-${table.match}`,
    ended,
    variant: table.rules.variant,
    totals: table.position.open.totals,
    rounds: record.rounds.length,
    outcome: table.outcome?.reason ?? 'played',
    players,
    record: formatRecord(withoutNames(record, hasLeft)),
  };
}
