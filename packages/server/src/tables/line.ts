import type { TableAbout, TableLine } from '@schupf/protocol';
import type { Occupant, Table } from '@schupf/table';

/** What the lobby says of a table. */
export function lineOf({ code, rules, speed, opened }: TableAbout, table: Table): TableLine {
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

function occupantLine(occupant: Occupant): TableLine['chairs'][number] {
  return { type: occupant.type, name: occupant.type === 'nobody' ? null : occupant.name };
}

/** Whether the lobby would say something else of it. */
export function isSameLine(one: TableLine, other: TableLine): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
