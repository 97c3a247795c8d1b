/** How someone behaved towards the strangers they were brought together with. */
export const OUTCOME_KINDS = [
  /** They did not come to the table that was found for them. */
  'no-show',
] as const;
export type OutcomeKind = (typeof OUTCOME_KINDS)[number];

export interface OutcomeRow {
  readonly person: string;
  readonly kind: OutcomeKind;
  /** The date in milliseconds. */
  readonly at: number;
}

/** Notes outcomes. Other parts of the server decide what follows from them. */
export interface OutcomeLog {
  /** Does nothing if there is no such person. Noting the same twice is noting it once. */
  note(outcome: OutcomeRow): Promise<void>;
}

/** Outcomes are deleted with their person. */
export interface OutcomeStorage extends OutcomeLog {
  /** The last outcomes of a person, newest first. */
  of(person: string, limit: number): Promise<readonly OutcomeRow[]>;
  /** Deletes up to `limit` outcomes from before the given time. Returns how many were deleted. */
  deleteOld(before: number, limit: number): Promise<number>;
}
