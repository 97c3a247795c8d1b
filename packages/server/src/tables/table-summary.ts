import type { TableInfo, TableSummary } from '@schupf/protocol';
import type { Occupant, Table } from '@schupf/table';

/** What the lobby shows about a table. */
export function summaryOf({ code, rules, speed, opened }: TableInfo, table: Table): TableSummary {
  return {
    code,
    rules,
    speed,
    stage: table.stage === 'drawing' ? 'playing' : table.stage,
    chairs: table.chairs.map(({ occupant }) => occupantSummary(occupant)),
    round: table.position.open.round,
    opened,
  };
}

function occupantSummary(occupant: Occupant): TableSummary['chairs'][number] {
  return { type: occupant.type, name: occupant.type === 'nobody' ? null : occupant.name };
}

/** Whether two states of a table have the same summary. Called at every step, so it allocates nothing. */
export function hasSameSummary(before: Table, now: Table): boolean {
  return (
    before.chairs === now.chairs &&
    before.stage === now.stage &&
    before.position.open.round === now.position.open.round
  );
}
