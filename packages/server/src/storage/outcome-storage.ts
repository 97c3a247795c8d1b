import type { Conduct } from '@schupf/protocol';

/** How someone behaved towards the strangers they were brought together with. */
export interface OutcomeRow {
  readonly person: string;
  readonly kind: Conduct;
  /** The date in milliseconds. */
  readonly at: number;
}

/** Other parts of the server decide what follows from outcomes. They are deleted with their person. */
export interface OutcomeStorage {
  /** False if there is no such person, or if the same was noted before. */
  note(outcome: OutcomeRow): Promise<boolean>;
  /** The last outcomes of a person, newest first. */
  of(person: string, limit: number): Promise<readonly OutcomeRow[]>;
  /** Deletes up to `limit` outcomes from before the given time. Returns how many were deleted. */
  deleteOld(before: number, limit: number): Promise<number>;
}
