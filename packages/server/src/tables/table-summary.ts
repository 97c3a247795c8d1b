import type { TableInfo, TableSummary } from '@schupf/protocol';
import type { Occupant, Table } from '@schupf/table';

/** What the lobby says of a table. */
export function lineOf({ code, rules, speed, opened }: TableInfo, table: Table): TableSummary {
  return {
    code,
    rules,
    speed,
    stage: table.stage === 'drawing' ? 'playing' : table.stage,
    chairs: table.chairs.map(({ occupant }) => occupantLine(occupant)),
    round: table.position.open.round,
    opened,
  };
}

function occupantLine(occupant: Occupant): TableSummary['chairs'][number] {
  return { type: occupant.type, name: occupant.type === 'nobody' ? null : occupant.name };
}

/** Whether the lobby says the same of it as before. Asked at every step, so nothing is made for it. */
export function isSameLine(before: Table, now: Table): boolean {
  return (
    before.chairs === now.chairs &&
    before.stage === now.stage &&
    before.position.open.round === now.position.open.round
  );
}
