import type { Player, Seed } from '@schupf/rules';
import type { Outcome, TableConfig } from '@schupf/table';
import type { CallCount } from './own-calls.ts';

export interface Standing {
  /** The current or last round, counted from 1; 0 before the first deal. */
  readonly round: number;
  readonly isRoundOver?: boolean;
  /** The score by column. */
  readonly totals: readonly number[];
  /** The person who uses this browser. */
  readonly me: Player;
}

export interface FinishedMatch extends Standing {
  readonly ended: number;
  readonly outcome: Outcome;
  /** As a `.schupf` text. */
  readonly record: string;
  /** The player's own calls; missing in matches saved by older versions. */
  readonly calls?: CallCount;
}

/** A saved table's entry in the list of matches. */
export interface SavedTable {
  readonly id: string;
  readonly config: TableConfig;
  /** All deals are derived from it, so it is never shown before the match is over. */
  readonly seed: Seed;
  readonly began: number;
  /** When anything in this entry last changed. */
  readonly changed: number;
  /** The match in progress; null if there is none. */
  readonly inProgress: Standing | null;
  /** Finished matches of this table, oldest first. */
  readonly finished: readonly FinishedMatch[];
}
