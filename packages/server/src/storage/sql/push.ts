import type { NoticeChoice } from '@schupf/protocol';
import type { Kysely } from 'kysely';
import type { PushStorage, PushSubscriptionRow } from '../push-storage.ts';
import { holdPeople } from './hold-people.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

const COLUMNS = ['push_subscription.session', 'endpoint', 'p256dh', 'auth', 'language'] as const;

export class SqlPush implements PushStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  async subscribe(subscription: PushSubscriptionRow): Promise<void> {
    const { session, endpoint, p256dh, auth, language } = subscription;
    await this.db.transaction().execute(async (trx) => {
      // So that the device is not signed out before its subscription is stored.
      const known = await trx
        .selectFrom('session')
        .select('hash')
        .where('hash', '=', session)
        .$if(this.variant.locksRows, (query) => query.forUpdate())
        .executeTakeFirst();
      if (known === undefined) return;
      await trx
        .deleteFrom('push_subscription')
        .where(({ eb, or }) => or([eb('session', '=', session), eb('endpoint', '=', endpoint)]))
        .execute();
      await trx
        .insertInto('push_subscription')
        .values({ session, endpoint, p256dh, auth, language })
        .execute();
    });
  }

  async unsubscribe(session: string): Promise<void> {
    await this.db.deleteFrom('push_subscription').where('session', '=', session).execute();
  }

  async removeEndpoint(endpoint: string): Promise<void> {
    await this.db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute();
  }

  async find(session: string): Promise<PushSubscriptionRow | null> {
    const row = await this.db
      .selectFrom('push_subscription')
      .select(COLUMNS)
      .where('session', '=', session)
      .executeTakeFirst();
    return row ?? null;
  }

  of(person: string): Promise<readonly PushSubscriptionRow[]> {
    return this.db
      .selectFrom('push_subscription')
      .innerJoin('session', 'session.hash', 'push_subscription.session')
      .select(COLUMNS)
      .where('person', '=', person)
      .orderBy('since')
      .orderBy('push_subscription.session')
      .execute();
  }

  async choiceOf(person: string): Promise<NoticeChoice | null> {
    const row = await this.db
      .selectFrom('notice_choice')
      .select('choice')
      .where('person', '=', person)
      .executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.choice) as NoticeChoice);
  }

  async saveChoice(person: string, choice: NoticeChoice): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const existing = await holdPeople(trx, [person], this.variant);
      if (!existing.has(person)) return;
      const text = JSON.stringify(choice);
      await trx
        .insertInto('notice_choice')
        .values({ person, choice: text })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ choice: text }))
        .execute();
    });
  }
}
