import type { Pool } from '@schupf/ratings';

/** The tables about ratings. Means and variances are points per round. */
export interface RatingSchema {
  /** Locked while matches of the pool are rated. `rated` is how many have been. */
  rated_pool: { pool: Pool; rated: number };
  /**
   * A match that counts. `number` is its place in the order in which matches were rated; null while it waits. It is not
   * deleted with the match: the ratings of people who left early follow from it.
   */
  rated_match: { match_id: string; pool: Pool; ended: number; number: number | null; rounds: string };
  /**
   * Who took part: a person or a bot; neither if the person has been deleted. What was known before and after the match
   * is null until it is rated.
   */
  rated_player: {
    match_id: string;
    slot: number;
    pool: Pool;
    ended: number;
    person: string | null;
    bot: string | null;
    mean_before: number | null;
    variance_before: number | null;
    mean_after: number | null;
    variance_after: number | null;
  };
  /** What was known of partners before a match. Slots are those of `rated_player`. */
  rated_partners: {
    match_id: string;
    one: number;
    other: number;
    mean: number;
    variance: number;
    covariance: number;
  };
  /** `listed` is the mean while the person is in the list, which they leave at `listed_until`. */
  rating: {
    pool: Pool;
    person: string;
    mean: number;
    variance: number;
    at: number;
    matches: number;
    listed: number | null;
    listed_until: number | null;
  };
  /** The own term of a pair, and what the two are worth together (`strength`). `one` is less than `other`. */
  pair_rating: {
    pool: Pool;
    one: string;
    other: string;
    mean: number;
    variance: number;
    covariance: number;
    variance_one: number;
    variance_other: number;
    strength: number;
    strength_variance: number;
    at: number;
    matches: number;
    listed: number | null;
    listed_until: number | null;
  };
}
