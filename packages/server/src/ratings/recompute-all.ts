import { POOLS } from '@schupf/ratings';
import type { RecomputedPool } from '../storage/ratings-storage.ts';
import type { Storage } from '../storage/storage.ts';

/** Computes all ratings again from the stored matches, pool by pool. Leaves out pools without matches. */
export async function* recomputeRatings({
  ratings,
}: Pick<Storage, 'ratings'>): AsyncGenerator<RecomputedPool> {
  for (const pool of POOLS) {
    const recomputed = await ratings.recompute(pool);
    if (recomputed.matches > 0) yield recomputed;
  }
}
