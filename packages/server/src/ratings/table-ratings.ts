import type { SeatRating } from '@schupf/protocol';
import { type Pool, shownAt } from '@schupf/ratings';
import type { Sanctions } from '../moderation/sanctions.ts';
import type { RatingChange } from '../storage/ratings-storage.ts';
import type { Storage } from '../storage/storage.ts';

export interface TableRatingsDeps {
  readonly storage: Pick<Storage, 'accounts' | 'ratings'>;
  readonly sanctions: Sanctions;
  /** The date in milliseconds. */
  readonly date: () => number;
}

/** What rated tables ask about the people there. Calls reject if storage fails. */
export interface TableRatings {
  /** Which of these people could play rated matches then: those with an account, unless a sanction prevented it. */
  whoMayBeRated(people: readonly string[], at: number): Promise<ReadonlySet<string>>;
  /** By person, as everyone at the table may see it. */
  ratingsAt(pool: Pool, people: readonly string[]): Promise<ReadonlyMap<string, SeatRating>>;
  /** What a match has changed, by person. Null if it is not rated yet, empty if it does not count. */
  changesIn(match: string): Promise<ReadonlyMap<string, RatingChange> | null>;
}

export class StoredTableRatings implements TableRatings {
  private readonly deps: TableRatingsDeps;

  constructor(deps: TableRatingsDeps) {
    this.deps = deps;
  }

  async whoMayBeRated(people: readonly string[], at: number): Promise<ReadonlySet<string>> {
    const standings = await Promise.all(people.map((person) => this.standingOf(person, at)));
    return new Set(people.filter((_, index) => standings[index] === 'rated'));
  }

  async ratingsAt(pool: Pool, people: readonly string[]): Promise<ReadonlyMap<string, SeatRating>> {
    const now = this.deps.date();
    const ratings = await this.deps.storage.ratings.among(people, pool);
    const entries = people.map(async (person): Promise<readonly [string, SeatRating]> => {
      const standing = await this.standingOf(person, now);
      const rating = ratings.get(person);
      const shown = standing !== 'rated' || rating === undefined ? null : shownAt(rating, now);
      return [person, { standing, rating: shown }];
    });
    return new Map(await Promise.all(entries));
  }

  async changesIn(match: string): Promise<ReadonlyMap<string, RatingChange> | null> {
    const { ratings } = this.deps.storage;
    return (await ratings.counts(match)) ? ratings.changesIn(match) : new Map();
  }

  private async standingOf(person: string, at: number): Promise<SeatRating['standing']> {
    const { storage, sanctions } = this.deps;
    const account = await storage.accounts.find(person);
    if (account === null || account.since > at) return 'guest';
    return (await sanctions.refusalFor(person, 'play-rated', at)) === null ? 'rated' : 'barred';
  }
}
