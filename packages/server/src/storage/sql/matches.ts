import type { Kysely, Selectable, Transaction } from 'kysely';
import { removePlayerNames } from '../anonymize.ts';
import { COUNT_CALLS } from '../profile-storage.ts';
import { type NewRatedMatch, RATE_MATCHES } from '../ratings-storage.ts';
import type { MatchPlace, MatchRow, MatchStorage } from '../storage.ts';
import { addJob } from './add-job.ts';
import { holdPeople } from './hold-people.ts';
import { addRatedMatch } from './rating-match.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

export class SqlMatches implements MatchStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  async add(match: MatchRow, rated: NewRatedMatch | null = null): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const { id, ended, variant, rounds, outcome, players, record, share } = await withoutDeletedPeople(
        trx,
        match,
        this.variant,
      );
      if (hasPeople(match.players) && !hasPeople(players)) return;
      const totals = JSON.stringify(match.totals);
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('match')
        .values({ id, ended, variant, totals, rounds, outcome, record, share })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n || players.length === 0) return;
      await trx
        .insertInto('match_player')
        .values(players.map(({ person, name }, player) => ({ match_id: id, player, person, name, ended })))
        .execute();
      await addJob(trx, { kind: COUNT_CALLS, key: id, due: ended });
      if (rated === null) return;
      await addRatedMatch(trx, { id, ended }, rated, this.variant);
      await addJob(trx, { kind: RATE_MATCHES, key: rated.pool, due: ended });
    });
  }

  find(id: string): Promise<MatchRow | null> {
    return this.findBy('id', id);
  }

  findShared(share: string): Promise<MatchRow | null> {
    return this.findBy('share', share);
  }

  private async findBy(column: 'id' | 'share', value: string): Promise<MatchRow | null> {
    const row = await this.db.selectFrom('match').selectAll().where(column, '=', value).executeTakeFirst();
    if (row === undefined) return null;
    const players = await this.playersOf([row.id]);
    return { ...matchOf(row, players), record: row.record };
  }

  async playedBy(
    person: string,
    before: number,
    limit: number,
    only?: 'shared',
  ): Promise<readonly Omit<MatchRow, 'record'>[]> {
    const found = await this.db
      .selectFrom('match_player')
      .select('match_id')
      .distinct()
      .select('ended')
      .where('person', '=', person)
      .where('ended', '<', before)
      .$if(only === 'shared', (query) =>
        query.where('match_id', 'in', (eb) =>
          eb.selectFrom('match').select('id').where('share', 'is not', null),
        ),
      )
      .orderBy('ended', 'desc')
      .orderBy('match_id')
      .limit(limit)
      .execute();
    if (found.length === 0) return [];
    const ids = found.map(({ match_id }) => match_id);
    const rows = await this.db
      .selectFrom('match')
      .select(['id', 'ended', 'variant', 'totals', 'rounds', 'outcome', 'share'])
      .where('id', 'in', ids)
      .execute();
    const players = await this.playersOf(ids);
    const byId = new Map(rows.map((row) => [row.id, matchOf(row, players)]));
    return ids.map((id) => byId.get(id)!);
  }

  async recordsOf(person: string, after: MatchPlace | null, limit: number): Promise<readonly MatchRow[]> {
    const found = await this.db
      .selectFrom('match_player')
      .select('match_id')
      .distinct()
      .select('ended')
      .where('person', '=', person)
      .$if(after !== null, (query) =>
        query.where(({ eb, and, or }) =>
          or([
            eb('ended', '>', after!.ended),
            and([eb('ended', '=', after!.ended), eb('match_id', '>', after!.id)]),
          ]),
        ),
      )
      .orderBy('ended')
      .orderBy('match_id')
      .limit(limit)
      .execute();
    if (found.length === 0) return [];
    const ids = found.map(({ match_id }) => match_id);
    const rows = await this.db.selectFrom('match').selectAll().where('id', 'in', ids).execute();
    const players = await this.playersOf(ids);
    const byId = new Map(rows.map((row) => [row.id, { ...matchOf(row, players), record: row.record }]));
    // One that was deleted between the queries is missing.
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async anonymizeDeleted(limit: number): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const next = await trx
        .selectFrom('forgotten')
        .select('person')
        .limit(1)
        .$if(this.variant.locksRows, (query) => query.forUpdate().skipLocked())
        .executeTakeFirst();
      if (next === undefined) return false;
      const { person } = next;
      // Sorted, because two transactions that lock the same matches in different orders would wait for each other.
      const played = await trx
        .selectFrom('match_player')
        .select(['match_id', 'player'])
        .where('person', '=', person)
        .orderBy('match_id')
        .limit(limit)
        .execute();
      for (const { match_id, player } of played) await anonymizePlayer(trx, match_id, player, this.variant);
      if (played.length < limit) await trx.deleteFrom('forgotten').where('person', '=', person).execute();
      return true;
    });
  }

  private playersOf(ids: readonly string[]): Promise<readonly PlayerRow[]> {
    return this.db
      .selectFrom('match_player')
      .selectAll()
      .where('match_id', 'in', ids)
      .orderBy('match_id')
      .orderBy('player')
      .execute();
  }
}

type PlayerRow = Selectable<Schema['match_player']>;

function matchOf(
  row: Omit<Selectable<Schema['match']>, 'record'>,
  players: readonly PlayerRow[],
): Omit<MatchRow, 'record'> {
  const { id, ended, variant, totals, rounds, outcome, share } = row;
  return {
    id,
    ended,
    variant,
    totals: JSON.parse(totals) as number[],
    rounds,
    outcome,
    players: players.filter(({ match_id }) => match_id === id).map(({ person, name }) => ({ person, name })),
    share,
  };
}

const DELETED = { person: null, name: '' } as const;

function hasPeople(players: MatchRow['players']): boolean {
  return players.some(({ person }) => person !== null);
}

/** Removes the player's name from the match, or deletes the match if no other person played it. */
async function anonymizePlayer(
  trx: Transaction<Schema>,
  id: string,
  player: number,
  { locksRows }: SqlVariant,
): Promise<void> {
  // Locked, because another transaction may be removing another name from the same record.
  const match = await trx
    .selectFrom('match')
    .select('record')
    .where('id', '=', id)
    .$if(locksRows, (query) => query.forUpdate())
    .executeTakeFirst();
  if (match === undefined) return;
  const other = await trx
    .selectFrom('match_player')
    .select('player')
    .where('match_id', '=', id)
    .where('person', 'is not', null)
    .where('player', '<>', player)
    .executeTakeFirst();
  if (other === undefined) {
    await trx.deleteFrom('match').where('id', '=', id).execute();
    return;
  }
  await trx
    .updateTable('match')
    .set({ record: removePlayerNames(match.record, player) })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('match_player')
    .set(DELETED)
    .where('match_id', '=', id)
    .where('player', '=', player)
    .execute();
}

/** Someone may have been deleted while the match was being played. */
async function withoutDeletedPeople(
  trx: Transaction<Schema>,
  match: MatchRow,
  variant: SqlVariant,
): Promise<MatchRow> {
  const ids = match.players.flatMap(({ person }) => (person === null ? [] : [person]));
  const known = await holdPeople(trx, ids, variant);
  let { record } = match;
  const players = match.players.map((player, index) => {
    if (player.person === null || known.has(player.person)) return player;
    record = removePlayerNames(record, index);
    return DELETED;
  });
  return { ...match, players, record };
}
