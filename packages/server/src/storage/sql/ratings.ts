import { isDeepStrictEqual } from 'node:util';
import { type MatchChange, type Pool, RatingBook } from '@schupf/ratings';
import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type {
  ListedPair,
  ListedPerson,
  ListPart,
  NumberedMatch,
  RatingChange,
  RatingRow,
  RatingStorage,
  RecomputedPool,
  WeighedMatch,
} from '../ratings-storage.ts';
import { holdPeople } from './hold-people.ts';
import { loadBook, pairRows, ratingRows, saveBook } from './rating-book.ts';
import { type LoadedMatch, loadMatches, ratedMatches, saveChanges, unpackRounds } from './rating-match.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

/** Matches read at a time when everything is computed again. All changes of a page are one statement. */
const PAGE_SIZE = 200;

/** Rows compared at a time, because PostgreSQL ends a transaction in which nothing is asked for a while. */
const COMPARED_PAGE_SIZE = 2000;

export class SqlRatings implements RatingStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  async rateNext(pool: Pool, limit: number): Promise<number> {
    return this.db.transaction().execute(async (trx) => {
      const rated = await this.lock(trx, pool);
      const waiting = await trx
        .selectFrom('rated_match')
        .selectAll()
        .where('pool', '=', pool)
        .where('number', 'is', null)
        // It is the same for all of them. But with it, PostgreSQL reads them in the order of the index, and does not sort
        // everything that waits.
        .orderBy('number')
        .orderBy('ended')
        .orderBy('match_id')
        .limit(limit)
        .execute();
      if (waiting.length === 0) return 0;
      await this.holdPlayers(
        trx,
        waiting.map(({ match_id }) => match_id),
      );
      const matches = await loadMatches(trx, waiting);
      const book = await loadBook(trx, pool, [...peopleIn(matches)], pairsIn(matches));
      const changes = matches.map((match) => book.rate(match));
      await saveChanges(trx, matches, changes);
      await saveBook(trx, pool, book);
      await trx
        .insertInto('rated_match')
        .values(waiting.map((match, index) => ({ ...match, number: rated + index + 1 })))
        .onConflict((conflict) =>
          conflict.column('match_id').doUpdateSet(({ ref }) => ({ number: ref('excluded.number') })),
        )
        .execute();
      await trx
        .updateTable('rated_pool')
        .set({ rated: rated + waiting.length })
        .where('pool', '=', pool)
        .execute();
      return waiting.length;
    });
  }

  async recompute(pool: Pool): Promise<RecomputedPool> {
    return this.db.transaction().execute(async (trx) => {
      await this.lock(trx, pool);
      const book = new RatingBook();
      let [matches, last] = [0, 0];
      for (let page = await ratedMatches(trx, pool, last, PAGE_SIZE); page.length > 0; ) {
        const loaded = await loadMatches(trx, page);
        const changes = loaded.map((match) => book.rate(match));
        const differing = loaded.flatMap((match, index) =>
          isAsStored(match, changes[index]!) ? [] : [index],
        );
        if (differing.length > 0)
          await saveChanges(
            trx,
            differing.map((index) => loaded[index]!),
            differing.map((index) => changes[index]!),
          );
        matches += page.length;
        last = page.at(-1)!.number!;
        page = await ratedMatches(trx, pool, last, PAGE_SIZE);
      }
      return { pool, matches, corrected: await this.correct(trx, pool, book) };
    });
  }

  /** Replaces the ratings of a pool unless they are the same. Returns how many were different. */
  private async correct(trx: Transaction<Schema>, pool: Pool, book: RatingBook): Promise<number> {
    const people = new Difference(ratingRows(pool, book), ({ person }) => person);
    for (let last = ''; ; ) {
      const page = await trx
        .selectFrom('rating')
        .selectAll()
        .where('pool', '=', pool)
        .where('person', '>', last)
        .orderBy('person')
        .limit(COMPARED_PAGE_SIZE)
        .execute();
      if (page.length === 0) break;
      people.compare(page);
      last = page.at(-1)!.person;
    }
    const pairs = new Difference(pairRows(pool, book), ({ one, other }) => `${one} ${other}`);
    for (let last = { one: '', other: '' }; ; ) {
      const page = await trx
        .selectFrom('pair_rating')
        .selectAll()
        .where('pool', '=', pool)
        .where(sql<SqlBool>`(one, other) > (${last.one}, ${last.other})`)
        .orderBy('one')
        .orderBy('other')
        .limit(COMPARED_PAGE_SIZE)
        .execute();
      if (page.length === 0) break;
      pairs.compare(page);
      last = page.at(-1)!;
    }
    const corrected = people.count + pairs.count;
    if (corrected === 0) return 0;
    await trx.deleteFrom('rating').where('pool', '=', pool).execute();
    await trx.deleteFrom('pair_rating').where('pool', '=', pool).execute();
    await saveBook(trx, pool, book);
    return corrected;
  }

  async changesIn(match: string): Promise<ReadonlyMap<string, RatingChange> | null> {
    const rows = await this.db.selectFrom('rated_player').selectAll().where('match_id', '=', match).execute();
    if (rows.every(({ mean_after }) => mean_after === null)) return null;
    return new Map(
      rows.flatMap((row) => (row.person === null ? [] : [[row.person, changeOf(row)] as const])),
    );
  }

  async counts(match: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('rated_match')
      .select('match_id')
      .where('match_id', '=', match)
      .executeTakeFirst();
    return row !== undefined;
  }

  async of(person: string): Promise<readonly RatingRow[]> {
    return this.db
      .selectFrom('rating')
      .select(['pool', 'mean', 'variance', 'at', 'matches'])
      .where('person', '=', person)
      .orderBy('matches', 'desc')
      .orderBy('pool')
      .execute();
  }

  async among(people: readonly string[], pool: Pool): Promise<ReadonlyMap<string, RatingRow>> {
    if (people.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('rating')
      .select(['person', 'pool', 'mean', 'variance', 'at', 'matches'])
      .where('pool', '=', pool)
      .where('person', 'in', people)
      .execute();
    return new Map(rows.map(({ person, ...rating }) => [person, rating]));
  }

  async history(person: string, pool: Pool, before: number, limit: number): Promise<readonly RatingChange[]> {
    const rows = await this.db
      .selectFrom('rated_player')
      .selectAll()
      .where('person', '=', person)
      .where('pool', '=', pool)
      .where('ended', '<', before)
      .where('mean_after', 'is not', null)
      .orderBy('ended', 'desc')
      .orderBy('match_id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(changeOf);
  }

  async list(pool: Pool, { now, from, limit }: ListPart): Promise<readonly ListedPerson[]> {
    const rows = await this.db
      .selectFrom('rating')
      .innerJoin('person', 'person.id', 'rating.person')
      .leftJoin('handle', (join) =>
        join.onRef('handle.person', '=', 'rating.person').on('handle.held_until', 'is', null),
      )
      .select(['pool', 'mean', 'variance', 'at', 'matches', 'person.id', 'name', 'handle.handle'])
      .where('pool', '=', pool)
      .where('listed', 'is not', null)
      .where('listed_until', '>', now)
      .where(mayBeListed('rating.person', now))
      .orderBy('listed', 'desc')
      .orderBy('rating.person')
      .offset(from)
      .limit(limit)
      .execute();
    return rows;
  }

  async listPairs(pool: Pool, { now, from, limit }: ListPart): Promise<readonly ListedPair[]> {
    const rows = await this.db
      .selectFrom('pair_rating')
      .select(['pool', 'one', 'other', 'strength', 'strength_variance', 'at', 'matches'])
      .where('pool', '=', pool)
      .where('listed', 'is not', null)
      .where('listed_until', '>', now)
      .where(mayBeListed('pair_rating.one', now))
      .where(mayBeListed('pair_rating.other', now))
      .orderBy('listed', 'desc')
      .orderBy('one')
      .orderBy('other')
      .offset(from)
      .limit(limit)
      .execute();
    const names = await this.namesOf(rows.flatMap(({ one, other }) => [one, other]));
    return rows.map(({ one, other, strength, strength_variance, at, matches }) => ({
      ...{ pool, at, matches, mean: strength, variance: strength_variance },
      people: [one, other].flatMap((id) => names.get(id) ?? []),
    }));
  }

  private async namesOf(
    people: readonly string[],
  ): Promise<ReadonlyMap<string, ListedPair['people'][number]>> {
    if (people.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('person')
      .leftJoin('handle', (join) =>
        join.onRef('handle.person', '=', 'person.id').on('handle.held_until', 'is', null),
      )
      .select(['id', 'name', 'handle.handle'])
      .where('id', 'in', people)
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  async placeOf(person: string, pool: Pool, now: number): Promise<number | null> {
    const own = await this.db
      .selectFrom('rating')
      .select('listed')
      .where('pool', '=', pool)
      .where('person', '=', person)
      .where('listed_until', '>', now)
      .where(mayBeListed('rating.person', now))
      .executeTakeFirst();
    if (own === undefined || own.listed === null) return null;
    const { better } = await this.db
      .selectFrom('rating')
      .select(({ fn }) => fn.countAll<number>().as('better'))
      .where('pool', '=', pool)
      .where('listed', '>', own.listed)
      .where('listed_until', '>', now)
      .where(mayBeListed('rating.person', now))
      .executeTakeFirstOrThrow();
    return Number(better) + 1;
  }

  async delist(now: number, limit: number): Promise<number> {
    const unlisted = { listed: null, listed_until: null };
    const people = await this.db
      .updateTable('rating')
      .set(unlisted)
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('pool', 'person'),
          'in',
          selectFrom('rating')
            .select(['pool', 'person'])
            .where('listed_until', '<=', now)
            .limit(limit)
            .$asTuple('pool', 'person'),
        ),
      )
      .executeTakeFirst();
    const pairs = await this.db
      .updateTable('pair_rating')
      .set(unlisted)
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('pool', 'one', 'other'),
          'in',
          selectFrom('pair_rating')
            .select(['pool', 'one', 'other'])
            .where('listed_until', '<=', now)
            .limit(limit)
            .$asTuple('pool', 'one', 'other'),
        ),
      )
      .executeTakeFirst();
    return Number(people.numUpdatedRows) + Number(pairs.numUpdatedRows);
  }

  async rated(pool: Pool, after: number, limit: number): Promise<readonly NumberedMatch[]> {
    const rows = await ratedMatches(this.db, pool, after, limit);
    const loaded = await loadMatches(this.db, rows);
    return loaded.map(({ ended, entrants }, index) => ({
      number: rows[index]!.number!,
      ended,
      rounds: unpackRounds(rows[index]!.rounds),
      people: entrants.map((entrant) => (entrant.type === 'person' ? entrant.id : null)),
    }));
  }

  async latest(pool: Pool, limit: number): Promise<readonly WeighedMatch[]> {
    const rows = await this.db
      .selectFrom('rated_match')
      .selectAll()
      .where('pool', '=', pool)
      .where('number', 'is not', null)
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return (await loadMatches(this.db, rows)).map(weighed);
  }

  async between(
    [one, other]: readonly [string, string],
    pool: Pool,
    since: number,
    limit: number,
  ): Promise<readonly WeighedMatch[]> {
    const found = await this.db
      .selectFrom('rated_player')
      .select('match_id')
      .where('person', '=', one)
      .where('pool', '=', pool)
      .where('ended', '>=', since)
      .where('mean_before', 'is not', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('rated_player as met')
            .select('met.slot')
            .whereRef('met.match_id', '=', 'rated_player.match_id')
            .where('met.person', '=', other),
        ),
      )
      .orderBy('ended', 'desc')
      .orderBy('match_id')
      .limit(limit)
      .execute();
    if (found.length === 0) return [];
    const ids = found.map(({ match_id }) => match_id);
    const rows = await this.db.selectFrom('rated_match').selectAll().where('match_id', 'in', ids).execute();
    const loaded = new Map((await loadMatches(this.db, rows)).map((match) => [match.id, weighed(match)]));
    return ids.flatMap((id) => loaded.get(id) ?? []);
  }

  /** Keeps others from rating matches of the pool until the transaction ends. Returns how many have been rated. */
  private async lock(trx: Transaction<Schema>, pool: Pool): Promise<number> {
    await trx
      .insertInto('rated_pool')
      .values({ pool, rated: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { rated } = await trx
      .selectFrom('rated_pool')
      .select('rated')
      .where('pool', '=', pool)
      .$if(this.variant.locksRows, (query) => query.forUpdate())
      .executeTakeFirstOrThrow();
    return rated;
  }

  /** Without this, someone could be deleted after their rating was read and before it is written. */
  private async holdPlayers(trx: Transaction<Schema>, matches: readonly string[]): Promise<void> {
    const rows = await trx
      .selectFrom('rated_player')
      .select('person')
      .distinct()
      .where('match_id', 'in', matches)
      .execute();
    const people = rows.flatMap(({ person }) => (person === null ? [] : [person]));
    await holdPeople(trx, people, this.variant);
  }
}

function weighed({ id, ended, rounds, entrants, rows }: LoadedMatch): WeighedMatch {
  return {
    ...{ id, ended, rounds },
    people: entrants.map((entrant) => (entrant.type === 'person' ? entrant.id : null)),
    before: rows.map(({ mean_before, variance_before }) => ({
      mean: mean_before!,
      variance: variance_before!,
    })),
  };
}

function peopleIn(matches: readonly LoadedMatch[]): ReadonlySet<string> {
  return new Set(
    matches.flatMap(({ entrants }) =>
      entrants.flatMap((entrant) => (entrant.type === 'person' ? [entrant.id] : [])),
    ),
  );
}

/** All pairs of people who were at one table, in the order in which they are stored. */
function pairsIn(matches: readonly LoadedMatch[]): readonly (readonly [string, string])[] {
  return matches.flatMap((match) => {
    const people = [...peopleIn([match])].sort();
    return people.flatMap((one, index) => people.slice(index + 1).map((other) => [one, other] as const));
  });
}

function isAsStored({ rows }: LoadedMatch, { players }: MatchChange): boolean {
  return rows.every(({ slot, mean_before, variance_before, mean_after, variance_after }) => {
    const { before, after } = players[slot]!;
    return (
      before.mean === mean_before &&
      before.variance === variance_before &&
      after.mean === mean_after &&
      after.variance === variance_after
    );
  });
}

/** Counts the rows that are missing on one side or differ, apart from having left the lists. */
class Difference<Row extends { listed: number | null; listed_until: number | null }> {
  private readonly computed: ReadonlyMap<string, Row>;
  private readonly keyOf: (row: Row) => string;
  private equal = 0;
  private unknown = 0;

  constructor(computed: readonly Row[], keyOf: (row: Row) => string) {
    this.computed = new Map(computed.map((row) => [keyOf(row), row]));
    this.keyOf = keyOf;
  }

  get count(): number {
    return this.computed.size - this.equal + this.unknown;
  }

  compare(stored: readonly Row[]): void {
    for (const row of stored) {
      const computed = this.computed.get(this.keyOf(row));
      if (computed === undefined) this.unknown++;
      else if (isDeepStrictEqual(values(row), values(computed))) this.equal++;
    }
  }
}

function values<Row extends { listed: number | null; listed_until: number | null }>(row: Row): unknown {
  const { listed, listed_until, ...rest } = row;
  return rest;
}

function changeOf(row: {
  readonly ended: number;
  readonly mean_before: number | null;
  readonly variance_before: number | null;
  readonly mean_after: number | null;
  readonly variance_after: number | null;
}): RatingChange {
  const { ended, mean_before, variance_before, mean_after, variance_after } = row;
  return {
    ended,
    before: { mean: mean_before!, variance: variance_before! },
    after: { mean: mean_after!, variance: variance_after! },
  };
}

/** People who may not play rated matches are not in the lists. */
function mayBeListed(person: 'rating.person' | 'pair_rating.one' | 'pair_rating.other', now: number) {
  return sql<SqlBool>`not exists (
    select 1 from sanction
    where sanction.person = ${sql.ref(person)} and sanction.kind in ('no-rated', 'closed')
      and sanction.lifted is null and (sanction.until is null or sanction.until > ${now})
  )`;
}
