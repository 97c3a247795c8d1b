import type { Moment, PlayerSummary, Verdict } from '@schupf/review';
import type { Summaries } from '../review/review-messages.ts';
import { committed, openNamed, resultOf } from './database.ts';
import { matchIdsOf } from './match-id.ts';

/** What a worker has found out about a match. It is stored so that the match need not be reviewed again. */
export interface StoredReview {
  /** The id of the match. */
  readonly match: string;
  /** The reviewed match as a `.schupf` text. The review of a match in progress is outdated when the match continues. */
  readonly record: string;
  /** The version of the review algorithm. */
  readonly version: number;
  /** The number of simulated rounds for a decision. */
  readonly worlds: number;
  readonly judge: string;
  readonly moments: readonly Moment[];
  readonly decisions: readonly number[];
  readonly verdicts: readonly Verdict[];
  readonly summaries: Summaries;
  /** When it was last saved or opened. */
  readonly used: number;
}

/** The player's own part of a review, for their statistics. It is small and outlives the review. */
export interface ReviewScore {
  readonly match: string;
  readonly judge: string;
  readonly player: PlayerSummary;
}

/** These stores have their own database: to extend the tables' database, every other tab would have to be closed. */
const REVIEWS = 'reviews';
const SCORES = 'scores';

/** A review of all seats takes up to a megabyte. */
const MAX_REVIEWS = 50;

async function withDatabase<Result>(work: (database: IDBDatabase) => Promise<Result>): Promise<Result> {
  const database = await openNamed('schupf-reviews', (created) => {
    created.createObjectStore(REVIEWS, { keyPath: 'match' }).createIndex('used', 'used');
    created.createObjectStore(SCORES, { keyPath: 'match' });
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Null if there is no review, or if the browser blocks its storage. */
export function loadReview(match: string): Promise<StoredReview | null> {
  return withDatabase(async (database) => {
    const stored = await resultOf<StoredReview | undefined>(
      database.transaction(REVIEWS).objectStore(REVIEWS).get(match),
    );
    return stored ?? null;
  }).catch(() => null);
}

/** Does nothing if the storage is full or blocked, because the match can be reviewed again. */
export async function saveReview(review: StoredReview, score: ReviewScore | null): Promise<void> {
  await withDatabase(async (database) => {
    await makeRoom(database, MAX_REVIEWS - 1);
    try {
      await put(database, review, score);
    } catch {
      // Probably the storage is full. Matches share it, and they are more important than old reviews.
      await makeRoom(database, 0);
      await put(database, review, score);
    }
  }).catch(() => {});
}

async function put(database: IDBDatabase, review: StoredReview, score: ReviewScore | null): Promise<void> {
  const transaction = database.transaction([REVIEWS, SCORES], 'readwrite');
  transaction.objectStore(REVIEWS).put(review);
  if (score !== null) transaction.objectStore(SCORES).put(score);
  await committed(transaction);
}

/** Deletes all but the reviews used last. */
async function makeRoom(database: IDBDatabase, left: number): Promise<void> {
  const transaction = database.transaction(REVIEWS, 'readwrite');
  const reviews = transaction.objectStore(REVIEWS);
  const oldestFirst = await resultOf(reviews.index('used').getAllKeys());
  for (const key of oldestFirst.slice(0, Math.max(0, oldestFirst.length - left))) reviews.delete(key);
  await committed(transaction);
}

/** The player's own part of every review. */
export function loadScores(): Promise<readonly ReviewScore[]> {
  return withDatabase((database) =>
    resultOf<ReviewScore[]>(database.transaction(SCORES).objectStore(SCORES).getAll()),
  ).catch(() => []);
}

/** Deletes what is stored about the matches of a table. */
export function forgetReviews(table: string): Promise<void> {
  return withDatabase(async (database) => {
    const prefix = matchIdsOf(table);
    const transaction = database.transaction([REVIEWS, SCORES], 'readwrite');
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    for (const store of [REVIEWS, SCORES]) transaction.objectStore(store).delete(range);
    await committed(transaction);
  }).catch(() => {});
}
