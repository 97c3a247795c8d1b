import type { Kysely } from 'kysely';
import type { PeopleStorage, PersonRow, SessionRow } from '../storage.ts';
import { forgetAtTables } from './forgetting.ts';
import { forgetInMatches } from './matches.ts';
import type { Schema } from './schema.ts';

export class SqlPeople implements PeopleStorage {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async add({ id, name, since }: PersonRow): Promise<void> {
    await this.db.insertInto('person').values({ id, name, since }).execute();
  }

  async find(id: string): Promise<PersonRow | null> {
    const row = await this.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : personOf(row);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db.updateTable('person').set({ name }).where('id', '=', id).execute();
  }

  async forget(id: string): Promise<readonly string[]> {
    return this.db.transaction().execute(async (trx) => {
      await forgetInMatches(trx, id);
      await trx.deleteFrom('person').where('id', '=', id).execute();
      return forgetAtTables(trx, id);
    });
  }

  async addSession({ hash, person, since, seen }: SessionRow): Promise<void> {
    await this.db
      .insertInto('session')
      .columns(['hash', 'person', 'since', 'seen'])
      .expression((eb) =>
        eb
          .selectFrom('person')
          .select(({ val }) => [
            val(hash).as('hash'),
            'id',
            val(since).as('first_seen'),
            val(seen).as('last_seen'),
          ])
          .where('id', '=', person),
      )
      .execute();
  }

  async findSession(hash: string): Promise<{ session: SessionRow; person: PersonRow } | null> {
    const row = await this.db
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person')
      .select(['hash', 'id', 'name', 'person.since as since', 'session.since as signedIn', 'seen'])
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
    await this.db.updateTable('session').set({ seen }).where('hash', '=', hash).execute();
  }

  async endSession(hash: string): Promise<void> {
    await this.db.deleteFrom('session').where('hash', '=', hash).execute();
  }

  async addDeviceWord(hash: string, person: string, until: number): Promise<void> {
    await this.db
      .insertInto('device_word')
      .columns(['hash', 'person', 'until'])
      .expression((eb) =>
        eb
          .selectFrom('person')
          .select(({ val }) => [val(hash).as('hash'), 'id', val(until).as('until')])
          .where('id', '=', person),
      )
      .execute();
  }

  async takeDeviceWord(hash: string, now: number): Promise<string | null> {
    return this.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('device_word').where('until', '<=', now).execute();
      const taken = await trx
        .deleteFrom('device_word')
        .where('hash', '=', hash)
        .returning('person')
        .executeTakeFirst();
      return taken?.person ?? null;
    });
  }

  async block(by: string, whom: string, at: number): Promise<void> {
    await this.db
      .insertInto('block')
      .columns(['by_person', 'whom', 'at'])
      .expression((eb) =>
        eb
          .selectFrom(['person as blocker', 'person as blocked'])
          .select(({ val }) => ['blocker.id', 'blocked.id as whom', val(at).as('at')])
          .where('blocker.id', '=', by)
          .where('blocked.id', '=', whom),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async unblock(by: string, whom: string): Promise<void> {
    await this.db.deleteFrom('block').where('by_person', '=', by).where('whom', '=', whom).execute();
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
}

function personOf({ id, name, since }: PersonRow): PersonRow {
  return { id, name, since };
}
