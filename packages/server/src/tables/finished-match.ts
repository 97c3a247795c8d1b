import { formatRecord, type GameRecord } from '@schupf/rules/notation';
import type { Table } from '@schupf/table';
import type { MatchRow } from '../storage/storage.ts';

/** A match that has just ended at this table. */
export function finishedMatch(code: string, table: Table, record: GameRecord, ended: number): MatchRow {
  return {
    id: `${code}-${table.match}`,
    ended,
    variant: table.rules.variant,
    totals: table.position.open.totals,
    rounds: record.rounds.length,
    outcome: table.outcome?.reason ?? 'played',
    players: table.chairs.map(({ occupant }) => ({
      person: occupant.type === 'person' ? occupant.id : null,
      name: occupant.type === 'nobody' ? '' : occupant.name,
    })),
    record: formatRecord(record),
  };
}
