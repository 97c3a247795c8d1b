import type { Conduct } from '@schupf/protocol';

/** How someone behaved in one match with strangers. */
export interface ConductRow {
  readonly person: string;
  /** What it is about: the id of a match, or of a pairing that came to nothing. */
  readonly about: string;
  readonly conduct: Conduct;
  readonly at: number;
}

/** How people have behaved in their last matches with strangers. Deleted with the person. */
export interface ConductStorage {
  /** Replaces what was noted before about the same person and match. Does nothing if there is no such person. */
  note(row: ConductRow): Promise<void>;
  /** Newest first. */
  last(person: string, limit: number): Promise<readonly ConductRow[]>;
  /** Deletes up to `limit` rows that were noted before the given time. Returns how many. */
  deleteOld(before: number, limit: number): Promise<number>;
}
