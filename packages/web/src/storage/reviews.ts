import type { Moment, PlayerSummary, Verdict } from '@schupf/review';
import type { Summaries } from '../review/review-messages.ts';
import { committed, openNamed, resultOf } from './database.ts';
import { matchIdsOf } from './match-id.ts';

/** What a worker has found out about a match, so that it need not do it again. */
export interface StoredReview {
  /** The id of the match. */
  readonly match: string;
  /** The match in the format of records. A match in progress changes, and its review with it. */
  readonly record: string;
  /** The version of the judging, and the number of simulated rounds. */
  readonly version: number;
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

/** Both in a database of their own: adding stores to the tables' database would wait for every other open tab. */
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

/** Null if there is none, or if the browser does not let us look. */
export function loadReview(match: string): Promise<StoredReview | null> {
  return withDatabase(async (database) => {
    const stored = await resultOf<StoredReview | undefined>(
      database.transaction(REVIEWS).objectStore(REVIEWS).get(match),
    );
    return stored ?? null;
  }).catch(() => null);
}

/** If the storage is full or blocked, the review is not kept: it can be made again. */
export async function saveReview(review: StoredReview, score: ReviewScore | null): Promise<void> {
  await withDatabase(async (database) => {
    await makeRoom(database, MAX_REVIEWS - 1);
    try {
      await put(database, review, score);
    } catch {
      // The matches are more important than old reviews, and both share the space.
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
