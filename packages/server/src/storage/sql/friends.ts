import type { FriendState, TableInvitation } from '@schupf/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { FriendAnswer, FriendRow, FriendStorage, NewInvitation } from '../friends-storage.ts';
import type { PersonRow } from '../storage.ts';
import { holdPair } from './hold-people.ts';
import { personOf } from './people.ts';
import { settingsOf } from './profiles.ts';
import type { Schema } from './schema.ts';
import { separate } from './separate.ts';
import type { SqlVariant } from './sql-variant.ts';

export class SqlFriends implements FriendStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  stateBetween(person: string, other: string): Promise<FriendState> {
    return stateBetween(this.db, person, other);
  }

  async request(by: string, to: string, at: number, max: number): Promise<FriendAnswer> {
    return this.db.transaction().execute(async (trx) => {
      if (!(await mayMeet(trx, [by, to], this.variant))) return 'unknown';
      const state = await stateBetween(trx, by, to);
      if (state === 'friends') return 'friends';
      // Someone who declined a request may ask in turn. The answer to that is the request they have declined.
      if (state === 'received' || (await wasAsked(trx, by, to))) return join(trx, [by, to], at, max);
      if ((await countOpen(trx, 'by_person', by)) >= max) return 'full';
      if ((await countOpen(trx, 'whom', to)) >= max) return 'full';
      if ((await isGuest(trx, by)) && (await countFromGuests(trx, to)) >= MAX_FROM_GUESTS) return 'full';
      await trx
        .insertInto('friend_request')
        .values({ by_person: by, whom: to, at, state: 'open' })
        .onConflict((conflict) =>
          conflict
            .columns(['by_person', 'whom'])
            .doUpdateSet({ state: 'declined' })
            .where('friend_request.state', '=', 'withdrawn'),
        )
        .execute();
      return 'sent';
    });
  }

  async end(person: string, other: string): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      if (!(await holdPair(trx, [person, other], this.variant))) return false;
      switch (await stateBetween(trx, person, other)) {
        case 'none':
          return false;
        case 'friends':
          await separate(trx, person, other);
          return true;
        case 'received':
          await changeRequest(trx, other, person, 'open', 'declined');
          return true;
        case 'sent':
          await changeRequest(trx, person, other, 'declined', 'withdrawn');
          await trx
            .deleteFrom('friend_request')
            .where('by_person', '=', person)
            .where('whom', '=', other)
            .where('state', '=', 'open')
            .execute();
          return true;
      }
    });
  }

  async friendsOf(person: string): Promise<readonly FriendRow[]> {
    const rows = await this.db
      .selectFrom('friend')
      .innerJoin('person', 'person.id', 'friend.whom')
      .leftJoin('profile', 'profile.person', 'friend.whom')
      .select(['id', 'name', 'person.since', 'friend.since as friendSince'])
      .select(['languages', 'presence', 'invitations', 'matches'])
      .where('friend.person', '=', person)
      .orderBy('friend.since')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      ...personOf(row),
      friendSince: row.friendSince,
      showsPresence: settingsOf(row).presence !== 'nobody',
    }));
  }

  async requestsOf(person: string): Promise<{ received: readonly PersonRow[]; sent: readonly PersonRow[] }> {
    const received = await this.requests('by_person')
      .where('whom', '=', person)
      .where('state', '=', 'open')
      .execute();
    const sent = await this.requests('whom')
      .where('by_person', '=', person)
      .where('state', '<>', 'withdrawn')
      .execute();
    return { received: received.map(personOf), sent: sent.map(personOf) };
  }

  /** Requests, with the person at one end of each. */
  private requests(end: 'by_person' | 'whom') {
    return this.db
      .selectFrom('friend_request')
      .innerJoin('person', 'person.id', end)
      .select(['id', 'name', 'since'])
      .orderBy('at', 'desc')
      .orderBy('id');
  }

  async invite({ by, to, table, until }: NewInvitation): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const areKnown = await mayMeet(trx, [by, to], this.variant);
      const profile = await trx.selectFrom('profile').selectAll().where('person', '=', to).executeTakeFirst();
      const { invitations } = settingsOf(profile);
      const isFriend = (await stateBetween(trx, by, to)) === 'friends';
      // Only now, so that the time this takes does not tell those who do not want to be invited from unknown ids.
      if (!areKnown || invitations === 'nobody' || (invitations === 'friends' && !isFriend)) return false;
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('table_invitation')
        .columns(['whom', 'table_code', 'by_person', 'until'])
        .expression((eb) =>
          eb
            .selectFrom('game_table')
            .select(({ val }) => [val(to).as('whom'), 'code', val(by).as('by_person')])
            .select(({ val }) => val(until).as('until'))
            .where('code', '=', table)
            .where('stage', '<>', 'closed')
            .$if(this.variant.locksRows, (query) => query.forKeyShare()),
        )
        .onConflict((conflict) =>
          conflict.columns(['whom', 'table_code', 'by_person']).doUpdateSet({ until }),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    });
  }

  async invitationsTo(person: string, now: number): Promise<readonly TableInvitation[]> {
    const rows = await this.db
      .selectFrom('table_invitation')
      .innerJoin('person', 'person.id', 'by_person')
      .innerJoin('game_table', 'code', 'table_code')
      .select(['id', 'name', 'table_code', 'until'])
      .where('whom', '=', person)
      .where('until', '>', now)
      .where('stage', '<>', 'closed')
      .where('problem', 'is', null)
      .orderBy('until')
      .orderBy('table_code')
      .orderBy('id')
      .execute();
    return rows.map(({ id, name, table_code, until }) => ({ by: { id, name }, table: table_code, until }));
  }

  async dismiss(person: string, table: string): Promise<void> {
    await this.db
      .deleteFrom('table_invitation')
      .where('whom', '=', person)
      .where('table_code', '=', table)
      .execute();
  }

  async listedTablesOf(
    people: readonly string[],
  ): Promise<readonly { readonly person: string; readonly table: string }[]> {
    if (people.length === 0) return [];
    return this.db
      .selectFrom('named_at')
      .innerJoin('game_table', 'code', 'table_code')
      .select(['named_at.person', 'code as table'])
      .where('named_at.person', 'in', people)
      .where('visibility', '=', 'open')
      .where('stage', '<>', 'closed')
      .where('problem', 'is', null)
      .orderBy('changed', 'desc')
      .execute();
  }

  async relatedTo(person: string): Promise<readonly string[]> {
    const { db } = this;
    const rows = await db
      .selectFrom('friend')
      .select('whom as id')
      .where('person', '=', person)
      .union(db.selectFrom('friend_request').select('whom as id').where('by_person', '=', person))
      .union(db.selectFrom('friend_request').select('by_person as id').where('whom', '=', person))
      .union(db.selectFrom('table_invitation').select('whom as id').where('by_person', '=', person))
      .union(db.selectFrom('table_invitation').select('by_person as id').where('whom', '=', person))
      .execute();
    return rows.map(({ id }) => id);
  }

  async deleteOld(requestedBefore: number, now: number): Promise<void> {
    await this.db.deleteFrom('friend_request').where('at', '<', requestedBefore).execute();
    await this.db.deleteFrom('table_invitation').where('until', '<=', now).execute();
  }
}

type Db = Kysely<Schema>;

/**
 * How many open requests of guests someone can have. Anyone can be as many guests as they like; with this, they leave room
 * for people with an account.
 */
const MAX_FROM_GUESTS = 50;

async function stateBetween(db: Db, person: string, other: string): Promise<FriendState> {
  const { isFriend, isSent, isReceived } = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('friend').select('since').where('person', '=', person).where('whom', '=', other)).as(
        'isFriend',
      ),
      exists(
        selectFrom('friend_request')
          .select('at')
          .where('by_person', '=', person)
          .where('whom', '=', other)
          .where('state', '<>', 'withdrawn'),
      ).as('isSent'),
      exists(
        selectFrom('friend_request')
          .select('at')
          .where('by_person', '=', other)
          .where('whom', '=', person)
          .where('state', '=', 'open'),
      ).as('isReceived'),
    ])
    .executeTakeFirstOrThrow();
  if (isFriend) return 'friends';
  if (isReceived) return 'received';
  return isSent ? 'sent' : 'none';
}

/** Whether both exist and neither has blocked the other; see `holdPair`. Takes the same time whatever the reason. */
async function mayMeet(
  trx: Transaction<Schema>,
  pair: readonly [string, string],
  variant: SqlVariant,
): Promise<boolean> {
  const exist = await holdPair(trx, pair, variant);
  const block = await trx
    .selectFrom('block')
    .select('at')
    .where('by_person', 'in', pair)
    .where('whom', 'in', pair)
    .executeTakeFirst();
  return exist && block === undefined;
}

/** Whether a person was asked by someone else, who has not withdrawn it, but has declined. */
async function wasAsked(db: Db, person: string, by: string): Promise<boolean> {
  return (await stateBetween(db, by, person)) === 'sent';
}

function changeRequest(
  db: Db,
  by: string,
  to: string,
  from: Schema['friend_request']['state'],
  state: Schema['friend_request']['state'],
): Promise<unknown> {
  return db
    .updateTable('friend_request')
    .set({ state })
    .where('by_person', '=', by)
    .where('whom', '=', to)
    .where('state', '=', from)
    .execute();
}

async function countOpen(db: Db, column: 'by_person' | 'whom', person: string): Promise<number> {
  const { count } = await db
    .selectFrom('friend_request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column, '=', person)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function isGuest(db: Db, person: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('since')
    .where('person', '=', person)
    .executeTakeFirst();
  return account === undefined;
}

async function countFromGuests(db: Db, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('friend_request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('whom', '=', person)
    .where('state', '=', 'open')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account')
            .select('account.since')
            .whereRef('account.person', '=', 'friend_request.by_person'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countFriends(db: Db, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('friend')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Makes two people friends, if both have room for another one. */
async function join(
  trx: Transaction<Schema>,
  [one, other]: readonly [string, string],
  at: number,
  max: number,
): Promise<FriendAnswer> {
  for (const person of [one, other]) if ((await countFriends(trx, person)) >= max) return 'full';
  await separate(trx, one, other);
  await trx
    .insertInto('friend')
    .values([
      { person: one, whom: other, since: at },
      { person: other, whom: one, since: at },
    ])
    .execute();
  return 'friends';
}
