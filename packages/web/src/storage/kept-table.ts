import type { Player, Seed } from '@schupf/rules';
import type { Outcome, TableConfig } from '@schupf/table';

/** How a match stands. */
export interface Standing {
  /** The round being played or played last, from 1; 0 before the first deal. */
  readonly round: number;
  /** Whether that round is over. */
  readonly isRoundOver?: boolean;
  /** The score by column; the person of this browser is that player. */
  readonly totals: readonly number[];
  readonly me: Player;
}

export interface FinishedMatch extends Standing {
  readonly ended: number;
  readonly outcome: Outcome;
  /** As a `.schupf` text. */
  readonly record: string;
}

/** A saved table's entry in the list of matches. */
export interface SavedTable {
  readonly id: string;
  readonly terms: TableConfig;
  /** Everything that is dealt follows from it, so it is never shown before the match is over. */
  readonly seed: Seed;
  readonly began: number;
  /** When something last changed in what this line says. */
  readonly changed: number;
  /** The match that is not over; null when there is none. */
  readonly going: Standing | null;
  /** Matches of this table that are over, the first one first. */
  readonly finished: readonly FinishedMatch[];
}
