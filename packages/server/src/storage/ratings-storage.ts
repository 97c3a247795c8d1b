import type { DatedEstimate, Estimate, Pool, RatedRounds } from '@schupf/ratings';

/** The job that rates the waiting matches of a pool, which is its key. It is added with each match. */
export const RATE_MATCHES = 'rate-matches';

/** What of a match counts for ratings. */
export interface NewRatedMatch extends RatedRounds {
  readonly pool: Pool;
}

/** A person's rating in a pool. */
export interface RatingRow extends DatedEstimate {
  readonly pool: Pool;
  readonly matches: number;
}

/** A line in a list. */
export interface ListedPerson extends RatingRow {
  readonly id: string;
  readonly name: string;
  readonly handle: string | null;
}

/** Two people as partners, with what they are worth together. */
export interface ListedPair extends RatingRow {
  readonly people: readonly { readonly id: string; readonly name: string; readonly handle: string | null }[];
}

/** A match in a person's history. */
export interface RatingChange {
  readonly ended: number;
  readonly before: Estimate;
  readonly after: Estimate;
}

export interface RecomputedPool {
  readonly pool: Pool;
  readonly matches: number;
  /** How many ratings of people and pairs were different. */
  readonly corrected: number;
}

/** A part of a list. */
export interface ListPart {
  readonly now: number;
  readonly from: number;
  readonly limit: number;
}

/** Ratings are deleted with their people. The ratings of others stay, and can still be computed again. */
export interface RatingStorage {
  /**
   * Rates up to `limit` waiting matches of a pool in the order of their end; returns how many. Several processes may
   * call this: no two rate matches of a pool at the same time, and no match is rated twice.
   */
  rateNext(pool: Pool, limit: number): Promise<number>;
  /** Computes all ratings of a pool again from its matches, in the order in which they were rated. */
  recompute(pool: Pool): Promise<RecomputedPool>;
  /** What has changed, by person; null while the match has not been rated. */
  changesIn(match: string): Promise<ReadonlyMap<string, RatingChange> | null>;
  /** Whether the match counts for ratings, rated or not. */
  counts(match: string): Promise<boolean>;
  /** The ratings of a person, those with most matches first. */
  of(person: string): Promise<readonly RatingRow[]>;
  /** The ratings of those of these people who have one. */
  among(people: readonly string[], pool: Pool): Promise<ReadonlyMap<string, RatingRow>>;
  /** A person's last rated matches that ended before the given time, newest first. */
  history(person: string, pool: Pool, before: number, limit: number): Promise<readonly RatingChange[]>;
  /** The people or pairs with an established rating, the best first. */
  list(pool: Pool, part: ListPart): Promise<readonly ListedPerson[]>;
  listPairs(pool: Pool, part: ListPart): Promise<readonly ListedPair[]>;
  /** The place of a person in the list, from 1; null if they are not in it. */
  placeOf(person: string, pool: Pool, now: number): Promise<number | null>;
  /** Removes up to `limit` people and pairs from the lists who have been away too long; returns how many. */
  delist(now: number, limit: number): Promise<number>;
  /** The rated matches of a pool in the order in which they were rated, after a number. */
  rated(pool: Pool, after: number, limit: number): Promise<readonly NumberedMatch[]>;
  /** The matches of a pool that were rated last, the last one first. */
  latest(pool: Pool, limit: number): Promise<readonly WeighedMatch[]>;
  /** The rated matches of two people that ended at or after a time, newest first. */
  between(
    pair: readonly [string, string],
    pool: Pool,
    since: number,
    limit: number,
  ): Promise<readonly WeighedMatch[]>;
}

/** A rated match with what was known of its players before. */
export interface WeighedMatch extends Pick<RatedRounds, 'rounds'> {
  readonly id: string;
  readonly ended: number;
  /** By slot: people by their ids, null for bots and deleted people. */
  readonly people: readonly (string | null)[];
  readonly before: readonly Estimate[];
}

/** A rated match as far as systems can be compared by it: people by their ids, null for bots and deleted people. */
export interface NumberedMatch extends Pick<RatedRounds, 'rounds'> {
  readonly number: number;
  readonly ended: number;
  readonly people: readonly (string | null)[];
}
