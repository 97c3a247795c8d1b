/** A rating as it is shown. */
export interface ShownRating {
  readonly rating: number;
  readonly deviation: number;
  /** Whether there are too few matches to rely on it. */
  readonly isProvisional: boolean;
}

/** Whether someone can play rated matches: guests cannot, and `barred` people may not at the moment. */
export type RatingStanding = 'rated' | 'guest' | 'barred';

/** How someone at a rated table is rated. */
export interface SeatRating {
  readonly standing: RatingStanding;
  /** Null for someone without a rated match in this pool. */
  readonly rating: ShownRating | null;
}

/** The same for a player, with what the last match at this table has changed; null while that is not known. */
export interface PlayerRating extends SeatRating {
  readonly person: string;
  readonly change: number | null;
}

/** Matches of one game at one pace are rated together, for example in the pool `nanjing-clock`. */
export interface PoolRating extends ShownRating {
  readonly pool: string;
  readonly matches: number;
  /** The place in the list of the pool; null for someone who is not in it. */
  readonly place: number | null;
}

/** A rating after a match. */
export interface RatingPoint {
  /** When the match ended. */
  readonly at: number;
  readonly rating: number;
  readonly deviation: number;
}

export interface RatingHistory {
  /** Newest first. */
  readonly points: readonly RatingPoint[];
  /** Whether there are earlier ones. */
  readonly hasMore: boolean;
}

interface ListedName {
  readonly id: string;
  readonly name: string;
  readonly handle: string | null;
}

/** A line of a list. Lists of pairs show what two people are worth together, as if they were equal. */
export interface RatingLine extends ShownRating {
  readonly place: number;
  /** One person or a pair. */
  readonly people: readonly ListedName[];
  readonly matches: number;
}

export interface RatingList {
  readonly pool: string;
  readonly lines: readonly RatingLine[];
  /** The first place after these; null at the end of the list. */
  readonly next: number | null;
}
