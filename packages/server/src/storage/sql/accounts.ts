import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type {
  AccountRow,
  AccountStorage,
  Challenge,
  CredentialRow,
  HandleRow,
  JoinResult,
  NewHandle,
  SetHandleResult,
} from '../accounts-storage.ts';
import { endSessions } from './end-sessions.ts';
import { holdPeople } from './hold-people.ts';
import { joinGuest } from './join-guest.ts';
import { reserveHandles } from './reserve-handles.ts';
import type { Schema } from './schema.ts';
import { setHandle } from './set-handle.ts';
import type { SqlVariant } from './sql-variant.ts';

export class SqlAccounts implements AccountStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  async hasAccount(person: string): Promise<boolean> {
    return (await this.find(person)) !== null;
  }

  async find(person: string): Promise<AccountRow | null> {
    const row = await this.db
      .selectFrom('account')
      .selectAll()
      .where('person', '=', person)
      .executeTakeFirst();
    return row === undefined ? null : { person, userHandle: row.user_handle, since: row.since };
  }

  async create(account: AccountRow, first: CredentialRow, codes: readonly string[]): Promise<boolean> {
    const { person, userHandle, since } = account;
    return this.db.transaction().execute(async (trx) => {
      const known = await holdPeople(trx, [person], this.variant);
      if (!known.has(person) || (await isKnown(trx, first.id))) return false;
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('account')
        .values({ person, user_handle: userHandle, since })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      await trx.insertInto('credential').values(rowOf(first)).execute();
      await insertCodes(trx, person, codes);
      return true;
    });
  }

  async addCredential(credential: CredentialRow): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      if (!(await this.lockAccount(trx, credential.person))) return false;
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('credential')
        .values(rowOf(credential))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    });
  }

  async findCredential(id: string): Promise<CredentialRow | null> {
    const row = await this.db.selectFrom('credential').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : credentialOf(row);
  }

  async credentialsOf(person: string): Promise<readonly CredentialRow[]> {
    const rows = await this.db
      .selectFrom('credential')
      .selectAll()
      .where('person', '=', person)
      .orderBy('since')
      .orderBy('id')
      .execute();
    return rows.map(credentialOf);
  }

  /** A single statement, so that of two uses with the same count only one is accepted. */
  async useCredential(
    id: string,
    { counter, isBackedUp, used }: Pick<CredentialRow, 'counter' | 'isBackedUp' | 'used'>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('credential')
      .set({ counter, backed_up: Number(isBackedUp), used })
      .where('id', '=', id)
      .$if(counter > 0, (query) => query.where('counter', '<', counter))
      .$if(counter === 0, (query) => query.where('counter', '=', 0))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async renameCredential(person: string, id: string, name: string): Promise<void> {
    await this.db
      .updateTable('credential')
      .set({ name })
      .where('id', '=', id)
      .where('person', '=', person)
      .execute();
  }

  async removeCredential(person: string, id: string): Promise<'removed' | 'unknown' | 'last'> {
    return this.db.transaction().execute(async (trx) => {
      await this.lockAccount(trx, person);
      const ids = await trx.selectFrom('credential').select('id').where('person', '=', person).execute();
      if (!ids.some((row) => row.id === id)) return 'unknown';
      if (ids.length === 1 && (await countCodes(trx, person)) === 0) return 'last';
      await trx.deleteFrom('credential').where('id', '=', id).execute();
      return 'removed';
    });
  }

  async addChallenge(hash: string, { purpose, person }: Challenge, expires: number): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      if (person !== null && !(await holdPeople(trx, [person], this.variant)).has(person)) return;
      await trx.insertInto('challenge').values({ hash, purpose, person, until: expires }).execute();
    });
  }

  async takeChallenge(hash: string, now: number): Promise<Challenge | null> {
    const taken = await this.db
      .deleteFrom('challenge')
      .where('hash', '=', hash)
      .returning(['purpose', 'person', 'until'])
      .executeTakeFirst();
    return taken === undefined || taken.until <= now
      ? null
      : { purpose: taken.purpose, person: taken.person };
  }

  async deleteExpiredChallenges(now: number): Promise<void> {
    await this.db.deleteFrom('challenge').where('until', '<=', now).execute();
  }

  async setRecoveryCodes(person: string, hashes: readonly string[]): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      if (!(await this.lockAccount(trx, person))) return;
      await trx.deleteFrom('recovery_code').where('person', '=', person).execute();
      await insertCodes(trx, person, hashes);
    });
  }

  async countRecoveryCodes(person: string): Promise<number> {
    return countCodes(this.db, person);
  }

  async takeRecoveryCode(hash: string, person?: string): Promise<string | null> {
    const taken = await this.db
      .deleteFrom('recovery_code')
      .where('hash', '=', hash)
      .$if(person !== undefined, (query) => query.where('person', '=', person!))
      .returning('person')
      .executeTakeFirst();
    return taken?.person ?? null;
  }

  async prove(session: string, at: number): Promise<void> {
    await this.db
      .insertInto('proof')
      .columns(['session', 'at'])
      .expression((eb) =>
        eb
          .selectFrom('session')
          .select(({ val }) => ['hash', val(at).as('at')])
          .where('hash', '=', session)
          .$if(this.variant.locksRows, (query) => query.forKeyShare()),
      )
      .onConflict((conflict) => conflict.column('session').doUpdateSet({ at }))
      .execute();
  }

  async provedAt(session: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('proof')
      .select('at')
      .where('session', '=', session)
      .executeTakeFirst();
    return row?.at ?? null;
  }

  setHandle(wanted: NewHandle): Promise<SetHandleResult> {
    return this.db
      .transaction()
      .execute(async (trx) =>
        (await this.lockAccount(trx, wanted.person)) ? setHandle(trx, wanted) : 'no-account',
      );
  }

  async removeHandle(person: string, reservedUntil: number): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const removed = await trx
        .deleteFrom('handle')
        .where('person', '=', person)
        .where('held_until', 'is', null)
        .returning('folded')
        .execute();
      await reserveHandles(
        trx,
        removed.map(({ folded }) => folded),
        reservedUntil,
      );
    });
  }

  async findHandle(folded: string): Promise<HandleRow | null> {
    return this.handleBy('folded', folded);
  }

  async handleOf(person: string): Promise<HandleRow | null> {
    return this.handleBy('person', person);
  }

  async deleteReleasedHandles(now: number): Promise<void> {
    await this.db.deleteFrom('handle').where('held_until', '<=', now).execute();
    await this.db.deleteFrom('reserved_handle').where('until', '<=', now).execute();
  }

  async handlesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (people.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('handle')
      .select(['person', 'handle'])
      .where('person', 'in', people)
      .where('held_until', 'is', null)
      .execute();
    return new Map(rows.map(({ person, handle }) => [person, handle]));
  }

  async offerGuest(session: string, guest: string): Promise<void> {
    await this.db
      .insertInto('offered_guest')
      .columns(['session', 'guest'])
      .expression((eb) =>
        eb
          .selectFrom(['session', 'person'])
          .select(['session.hash', 'person.id'])
          .where('session.hash', '=', session)
          .where('person.id', '=', guest)
          .$if(this.variant.locksRows, (query) => query.forKeyShare()),
      )
      .onConflict((conflict) => conflict.column('session').doUpdateSet({ guest }))
      .execute();
  }

  async offeredGuest(session: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('offered_guest')
      .select('guest')
      .where('session', '=', session)
      .executeTakeFirst();
    return row?.guest ?? null;
  }

  async withdrawGuest(session: string): Promise<void> {
    await this.db.deleteFrom('offered_guest').where('session', '=', session).execute();
  }

  joinGuest(guest: string, account: string): Promise<JoinResult> {
    return this.db.transaction().execute((trx) => joinGuest(trx, guest, account, this.variant));
  }

  endSessions(person: string, except: string | null): Promise<readonly string[]> {
    return this.db.transaction().execute((trx) => endSessions(trx, person, except, this.variant));
  }

  private async handleBy(column: 'folded' | 'person', value: string): Promise<HandleRow | null> {
    const row = await this.db
      .selectFrom('handle')
      .select(['handle', 'person', 'since'])
      .where(column, '=', value)
      .where('held_until', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Until the end of the transaction, no other one adds or removes what proves who the person is. */
  private async lockAccount(trx: Transaction<Schema>, person: string): Promise<boolean> {
    const row = await trx
      .selectFrom('account')
      .select('person')
      .where('person', '=', person)
      .$if(this.variant.locksRows, (query) => query.forUpdate())
      .executeTakeFirst();
    return row !== undefined;
  }
}

async function isKnown(trx: Transaction<Schema>, id: string): Promise<boolean> {
  const row = await trx.selectFrom('credential').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

async function insertCodes(
  trx: Transaction<Schema>,
  person: string,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ hash, person })))
    .execute();
}

async function countCodes(db: Kysely<Schema>, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function rowOf(credential: CredentialRow): Insertable<Schema['credential']> {
  const { publicKey, transports, isBackedUp, ...same } = credential;
  return {
    ...same,
    public_key: publicKey,
    transports: JSON.stringify(transports),
    backed_up: Number(isBackedUp),
  };
}

function credentialOf(row: Selectable<Schema['credential']>): CredentialRow {
  const { public_key, transports, backed_up, ...same } = row;
  return {
    ...same,
    publicKey: public_key,
    transports: JSON.parse(transports) as string[],
    isBackedUp: backed_up === 1,
  };
}
