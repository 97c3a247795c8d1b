import type { Kysely, Transaction } from 'kysely';
import type { Block, InactivePerson, PeopleStorage, PersonRow, SessionRow, WhatStays } from '../storage.ts';
import { anonymizeModeration } from './anonymize-moderation.ts';
import { anonymizeTables } from './anonymize-tables.ts';
import { holdPair } from './hold-people.ts';
import { keepReports } from './keep-reports.ts';
import { reserveHandles } from './reserve-handles.ts';
import type { Schema } from './schema.ts';
import { separate } from './separate.ts';
import type { SqlVariant } from './sql-variant.ts';
import { deleteTurns } from './write-turns.ts';

export class SqlPeople implements PeopleStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  async add({ id, name, since }: PersonRow): Promise<void> {
    await this.db.insertInto('person').values({ id, name, since, seen: since }).execute();
  }

  async find(id: string): Promise<PersonRow | null> {
    const row = await this.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : personOf(row);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db.updateTable('person').set({ name }).where('id', '=', id).execute();
  }

  async delete(id: string, stays?: WhatStays): Promise<readonly string[]> {
    return this.db.transaction().execute(async (trx) => {
      // First, because it waits for everyone who is just writing the person's name, and no one else can begin to.
      const known = await trx
        .selectFrom('person')
        .select('id')
        .where('id', '=', id)
        .$if(this.variant.locksRows, (query) => query.forUpdate())
        .executeTakeFirst();
      if (known === undefined) return [];
      if (stays !== undefined) await keep(trx, id, stays, this.variant);
      await trx.deleteFrom('person').where('id', '=', id).execute();
      await trx.insertInto('forgotten').values({ person: id }).execute();
      await anonymizeModeration(trx, id, this.variant);
      await deleteTurns(trx, id, this.variant);
      return anonymizeTables(trx, id, this.variant);
    });
  }

  async inactive(
    seenBefore: number,
    after: InactivePerson | null,
    limit: number,
  ): Promise<readonly InactivePerson[]> {
    const { seen, id } = after ?? { seen: -1, id: '' };
    const rows = await this.db
      .selectFrom('person')
      .select(['id', 'seen'])
      .select(({ exists, selectFrom }) =>
        exists(selectFrom('match_player').select('match_id').whereRef('match_player.person', '=', 'id')).as(
          'played',
        ),
      )
      .select(({ exists, selectFrom }) =>
        exists(selectFrom('account').select('account.person').whereRef('account.person', '=', 'id')).as(
          'signed_up',
        ),
      )
      .where('seen', '<', seenBefore)
      .where(({ eb, or, and }) =>
        or([eb('seen', '>', seen), and([eb('seen', '=', seen), eb('id', '>', id)])]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('named_at').select('table_code').whereRef('named_at.person', '=', 'id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('device_word').select('hash').whereRef('device_word.person', '=', 'id'))),
      )
      .orderBy('seen')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id: found, seen: last, played, signed_up }) => ({
      id: found,
      seen: last,
      hasHistory: Boolean(played) || Boolean(signed_up),
    }));
  }

  async addSession({ hash, person, since, seen }: SessionRow): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('person')
        .set({ seen })
        .where('id', '=', person)
        .executeTakeFirst();
      if (numUpdatedRows === 1n)
        await trx.insertInto('session').values({ hash, person, since, seen }).execute();
    });
  }

  async findSession(hash: string): Promise<{ session: SessionRow; person: PersonRow } | null> {
    const row = await this.db
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person')
      .select(['hash', 'id', 'name', 'person.since as since', 'session.since as signedIn', 'session.seen'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { id, seen, signedIn } = row;
    return { session: { hash, person: id, since: signedIn, seen }, person: personOf(row) };
  }

  async sessionsOf(person: string): Promise<readonly SessionRow[]> {
    const rows = await this.db
      .selectFrom('session')
      .selectAll()
      .where('person', '=', person)
      .orderBy('since')
      .orderBy('hash')
      .execute();
    return rows.map(({ hash, since, seen }) => ({ hash, person, since, seen }));
  }

  async touchSession(hash: string, seen: number): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      // The person first, as in `delete`: in the opposite order, each of the two could wait for the other.
      await trx
        .updateTable('person')
        .set({ seen })
        .where('id', '=', (eb) => eb.selectFrom('session').select('person').where('hash', '=', hash))
        .execute();
      await trx.updateTable('session').set({ seen }).where('hash', '=', hash).execute();
    });
  }

  async endSession(hash: string): Promise<void> {
    await this.db.deleteFrom('session').where('hash', '=', hash).execute();
  }

  async addDeviceCode(hash: string, person: string, expires: number): Promise<void> {
    await this.db
      .insertInto('device_word')
      .columns(['hash', 'person', 'until'])
      .expression((eb) =>
        eb
          .selectFrom('person')
          .select(({ val }) => [val(hash).as('hash'), 'id', val(expires).as('until')])
          .where('id', '=', person)
          .$if(this.variant.locksRows, (query) => query.forKeyShare()),
      )
      .execute();
  }

  async takeDeviceCode(hash: string, now: number): Promise<string | null> {
    await this.deleteExpiredDeviceCodes(now);
    const taken = await this.db
      .deleteFrom('device_word')
      .where('hash', '=', hash)
      .where('until', '>', now)
      .returning('person')
      .executeTakeFirst();
    return taken?.person ?? null;
  }

  async deleteExpiredDeviceCodes(now: number): Promise<void> {
    await this.db.deleteFrom('device_word').where('until', '<=', now).execute();
  }

  async block(by: string, blocked: string, at: number): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      if (!(await holdPair(trx, [by, blocked], this.variant))) return;
      await trx
        .insertInto('block')
        .values({ by_person: by, whom: blocked, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await separate(trx, by, blocked);
    });
  }

  async unblock(by: string, blocked: string): Promise<void> {
    await this.db.deleteFrom('block').where('by_person', '=', by).where('whom', '=', blocked).execute();
  }

  async blockedBy(person: string): Promise<readonly PersonRow[]> {
    const rows = await this.db
      .selectFrom('block')
      .innerJoin('person', 'person.id', 'block.whom')
      .selectAll('person')
      .where('by_person', '=', person)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return rows.map(personOf);
  }

  async blocksAmong(people: readonly string[]): Promise<readonly Block[]> {
    if (people.length === 0) return [];
    return this.db
      .selectFrom('block')
      .select(['by_person as by', 'whom'])
      .where('by_person', 'in', people)
      .where('whom', 'in', people)
      .execute();
  }
}

async function keep(
  trx: Transaction<Schema>,
  person: string,
  { handlesReservedUntil, reportsAbout }: WhatStays,
  variant: SqlVariant,
): Promise<void> {
  const handles = await trx.selectFrom('handle').select('folded').where('person', '=', person).execute();
  await reserveHandles(
    trx,
    handles.map(({ folded }) => folded),
    handlesReservedUntil,
  );
  if (reportsAbout !== null) await keepReports(trx, person, reportsAbout, variant);
}

export function personOf({ id, name, since }: PersonRow): PersonRow {
  return { id, name, since };
}
