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
  switch (occupant.type) {
    case 'nobody':
      return { type: 'nobody', name: null };
    case 'bot':
      return { type: 'bot', name: occupant.name };
    case 'person':
      return { type: 'person', name: occupant.name, id: occupant.id };
  }
}

/** What the summary of a table depends on. To keep a whole old table for comparison would take much more memory. */
export interface SummaryBasis extends Pick<Table, 'chairs' | 'stage'> {
  readonly round: number;
}

export function basisOf({ chairs, stage, position }: Table): SummaryBasis {
  return { chairs, stage, round: position.open.round };
}

/** Whether a table still has the same summary. Called at every step, so it allocates nothing. */
export function hasSameSummary(before: SummaryBasis, { chairs, stage, position }: Table): boolean {
  return before.chairs === chairs && before.stage === stage && before.round === position.open.round;
}
