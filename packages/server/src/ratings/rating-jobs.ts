import { setTimeout as sleep } from 'node:timers/promises';
import { isPool } from '@schupf/ratings';
import type { JobHandler } from '../jobs/job-runner.ts';
import { RATE_MATCHES, type RatingStorage } from '../storage/ratings-storage.ts';

/** Matches per transaction, and the pause between transactions that lets other work run. */
const MATCHES_AT_ONCE = 50;
const PAUSE_MS = 5;
const DELIST_INTERVAL_MS = 3600_000;
const DELISTED_AT_ONCE = 500;

/** Rates finished matches, and takes people off the lists who have not played for a long time. */
export function ratingJobs(ratings: RatingStorage, date: () => number): readonly JobHandler[] {
  return [
    {
      kind: RATE_MATCHES,
      run: async (pool, signal) => {
        if (!isPool(pool)) throw new Error(`there is no pool ${pool}`);
        while ((await ratings.rateNext(pool, MATCHES_AT_ONCE)) === MATCHES_AT_ONCE)
          await sleep(PAUSE_MS, undefined, { signal, ref: false });
      },
    },
    {
      kind: 'delist',
      repeatsAfterMs: DELIST_INTERVAL_MS,
      run: async (_key, signal) => {
        while ((await ratings.delist(date(), DELISTED_AT_ONCE)) > 0)
          await sleep(PAUSE_MS, undefined, { signal, ref: false });
      },
    },
  ];
}
