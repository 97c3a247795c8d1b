import { listedUntil, type PairRating, type Pool, pairKey, RatingBook } from '@schupf/ratings';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

type RatingRecord = Selectable<Schema['rating']>;
type PairRecord = Selectable<Schema['pair_rating']>;

/** Values per statement, within the limits of both databases. */
const ROWS_PER_STATEMENT = 500;

/** The ratings of these people and pairs. */
export async function loadBook(
  db: Kysely<Schema>,
  pool: Pool,
  people: readonly string[],
  together: readonly (readonly [one: string, other: string])[],
): Promise<RatingBook> {
  const book = new RatingBook();
  if (people.length === 0) return book;
  const rows = await db
    .selectFrom('rating')
    .selectAll()
    .where('pool', '=', pool)
    .where('person', 'in', people)
    .execute();
  for (const { person, mean, variance, at, matches } of rows)
    book.people.set(person, { mean, variance, at, matches });
  if (together.length === 0) return book;
  // With a list of people for each of the two columns, SQLite would look up every combination.
  const wanted = sql.join(together.map(([one, other]) => sql`(${one}, ${other})`));
  const pairs = await db
    .selectFrom('pair_rating')
    .selectAll()
    .where('pool', '=', pool)
    .where(sql<boolean>`(one, other) in (values ${wanted})`)
    .execute();
  for (const row of pairs) book.pairs.set(pairKey(row.one, row.other), pairOf(row));
  return book;
}

/** Stores all ratings in the book. */
export async function saveBook(trx: Transaction<Schema>, pool: Pool, book: RatingBook): Promise<void> {
  for (const rows of chunks(ratingRows(pool, book)))
    await trx
      .insertInto('rating')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['pool', 'person']).doUpdateSet(({ ref }) => ({
          mean: ref('excluded.mean'),
          variance: ref('excluded.variance'),
          at: ref('excluded.at'),
          matches: ref('excluded.matches'),
          listed: ref('excluded.listed'),
          listed_until: ref('excluded.listed_until'),
        })),
      )
      .execute();
  for (const rows of chunks(pairRows(pool, book)))
    await trx
      .insertInto('pair_rating')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['pool', 'one', 'other']).doUpdateSet(({ ref }) => ({
          mean: ref('excluded.mean'),
          variance: ref('excluded.variance'),
          covariance: ref('excluded.covariance'),
          variance_one: ref('excluded.variance_one'),
          variance_other: ref('excluded.variance_other'),
          strength: ref('excluded.strength'),
          strength_variance: ref('excluded.strength_variance'),
          at: ref('excluded.at'),
          matches: ref('excluded.matches'),
          listed: ref('excluded.listed'),
          listed_until: ref('excluded.listed_until'),
        })),
      )
      .execute();
}

export function ratingRows(pool: Pool, { people }: RatingBook): RatingRecord[] {
  return [...people].map(([person, { mean, variance, at, matches }]) => ({
    ...{ pool, person, mean, variance, at, matches },
    ...listing({ mean, variance, at }),
  }));
}

export function pairRows(pool: Pool, { pairs }: RatingBook): PairRecord[] {
  return [...pairs].map(([key, { own, covariance, variances, strength, matches }]) => {
    const [one, other] = key.split(' ') as [string, string];
    return {
      ...{ pool, one, other, matches, covariance, mean: own.mean, variance: own.variance },
      ...{ variance_one: variances[0], variance_other: variances[1] },
      ...{ strength: strength.mean, strength_variance: strength.variance, at: strength.at },
      ...listing(strength),
    };
  });
}

/** Whether an estimate is in the list, and until when. */
function listing(estimate: {
  readonly mean: number;
  readonly variance: number;
  readonly at: number;
}): Pick<RatingRecord, 'listed' | 'listed_until'> {
  const until = listedUntil(estimate);
  return { listed: until === null ? null : estimate.mean, listed_until: until };
}

function pairOf(row: PairRecord): PairRating {
  return {
    own: { mean: row.mean, variance: row.variance },
    covariance: row.covariance,
    variances: [row.variance_one, row.variance_other],
    strength: { mean: row.strength, variance: row.strength_variance, at: row.at },
    matches: row.matches,
  };
}

function chunks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
}
