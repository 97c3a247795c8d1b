import type { PoolRating, RatingHistory, RatingLine, RatingList } from '@schupf/protocol';
import { type Pool, shownAt } from '@schupf/ratings';
import type { ListedPair, ListedPerson, RatingRow } from '../storage/ratings-storage.ts';
import type { Storage } from '../storage/storage.ts';

const LINES_PER_PAGE = 50;
/** Lists end here: places further down say little. */
export const MAX_PLACE = 10_000;
const POINTS_PER_PAGE = 500;

export interface RatingPagesDeps {
  readonly storage: Pick<Storage, 'profiles' | 'ratings'>;
  /** The date in milliseconds. */
  readonly date: () => number;
}

/** What anyone may see of ratings: lists, and the ratings and history of people whose profile they may see. */
export class RatingPages {
  private readonly deps: RatingPagesDeps;

  constructor(deps: RatingPagesDeps) {
    this.deps = deps;
  }

  /** The ratings of a person, those with most matches first. */
  async of(person: string): Promise<readonly PoolRating[]> {
    const { storage, date } = this.deps;
    const now = date();
    const ratings = await storage.ratings.of(person);
    const places = await Promise.all(ratings.map(({ pool }) => storage.ratings.placeOf(person, pool, now)));
    return ratings.map((rating, index) => ({
      pool: rating.pool,
      matches: rating.matches,
      place: places[index]!,
      ...shownAt(rating, now),
    }));
  }

  /** Null if there is no such person for the one who asks. */
  async history(
    person: string,
    viewer: string | null,
    pool: Pool,
    before: number,
  ): Promise<RatingHistory | null> {
    const { profiles, ratings } = this.deps.storage;
    if ((await profiles.find(person, viewer)) === null) return null;
    const changes = await ratings.history(person, pool, before, POINTS_PER_PAGE + 1);
    const points = changes.slice(0, POINTS_PER_PAGE).map(({ ended: at, after }) => {
      const { rating, deviation } = shownAt({ ...after, at }, at);
      return { at, rating, deviation };
    });
    return { points, hasMore: changes.length > POINTS_PER_PAGE };
  }

  /** Fifty lines of a list, without those from the place `from` (counted from 0) on. */
  async list(pool: Pool, kind: 'people' | 'pairs', from: number): Promise<RatingList> {
    const { storage, date } = this.deps;
    const now = date();
    const part = { now, from, limit: LINES_PER_PAGE + 1 };
    const lines =
      kind === 'people'
        ? (await storage.ratings.list(pool, part)).map((row) => lineOf(row, [personOf(row)], now))
        : (await storage.ratings.listPairs(pool, part)).map((row) => lineOf(row, row.people, now));
    const shown = lines.slice(0, LINES_PER_PAGE).map((line, index) => ({ place: from + index + 1, ...line }));
    const next = from + LINES_PER_PAGE;
    return { pool, lines: shown, next: lines.length > LINES_PER_PAGE && next < MAX_PLACE ? next : null };
  }
}

function lineOf(row: RatingRow, people: ListedPair['people'], now: number): Omit<RatingLine, 'place'> {
  return { people, matches: row.matches, ...shownAt(row, now) };
}

function personOf({ id, name, handle }: ListedPerson): ListedPair['people'][number] {
  return { id, name, handle };
}
