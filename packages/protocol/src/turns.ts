import type { TableSummary } from './tables.ts';

/** What a table asks of a person who sits there. It says nothing that the others at the table cannot see. */
export interface Turn {
  /** Their chair, or the one they take after the round. */
  readonly player: number;
  /** Since when they are asked for something; null while they are not, and at tables with a clock. */
  readonly since: number | null;
  /** When it is decided without them; null for never. */
  readonly until: number | null;
}

/** What a person sees of a table where they sit. */
export interface TurnAtTable extends Turn {
  readonly summary: TableSummary;
  /** The points at the end of the last round. */
  readonly totals: readonly number[];
}
