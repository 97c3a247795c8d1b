/**
 * How someone behaved towards the strangers they were brought together with. `no-show`: they did not come to the table
 * that was found for them.
 */
export type OutcomeKind = 'no-show';

export interface OutcomeRow {
  readonly person: string;
  readonly kind: OutcomeKind;
  /** The date in milliseconds. */
  readonly at: number;
}

/** Other parts of the server decide what follows from outcomes. They are deleted with their person. */
export interface OutcomeStorage {
  /** Does nothing if there is no such person. Noting the same twice is noting it once. */
  note(outcome: OutcomeRow): Promise<void>;
  /** The last outcomes of a person, newest first. */
  of(person: string, limit: number): Promise<readonly OutcomeRow[]>;
  /** Deletes up to `limit` outcomes from before the given time. Returns how many were deleted. */
  deleteOld(before: number, limit: number): Promise<number>;
}
