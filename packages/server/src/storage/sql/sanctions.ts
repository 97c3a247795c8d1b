import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ActRow, AppealRow, NetworkHold, SanctionRow, SanctionStorage } from '../sanctions-storage.ts';
import type { PersonRow } from '../storage.ts';
import { holdPeople } from './hold-people.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

export class SqlSanctions implements SanctionStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  async add(sanction: Omit<SanctionRow, 'lifted' | 'appeal'>, act: ActRow): Promise<boolean> {
    const { id, person, kind, by, reason, at, until } = sanction;
    return this.writeWith(act, async (trx) => {
      if (!(await holdPeople(trx, [person], this.variant)).has(person)) return false;
      await trx
        .insertInto('sanction')
        .values({
          ...{ id, person, kind, origin: by.origin, by_person: by.person, reason, at, until },
          ...{ lifted: null, lifted_by: null, lifted_why: '' },
        })
        .execute();
      return true;
    });
  }

  async find(id: string): Promise<SanctionRow | null> {
    const row = await this.rows().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : sanctionOf(row);
  }

  async of(person: string): Promise<readonly SanctionRow[]> {
    const rows = await this.rows()
      .where('person', '=', person)
      .orderBy('sanction.at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(sanctionOf);
  }

  async running(person: string, now: number): Promise<readonly SanctionRow[]> {
    const rows = await this.rows()
      .where('person', '=', person)
      .where('lifted', 'is', null)
      .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>', now)]))
      .orderBy('sanction.at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(sanctionOf);
  }

  async closedSince(at: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('sanction')
      .select('person')
      .distinct()
      .where('kind', '=', 'closed')
      .where('at', '>=', at)
      .where('lifted', 'is', null)
      .execute();
    return rows.map(({ person }) => person);
  }

  async lift(id: string, lifted: NonNullable<SanctionRow['lifted']>, act: ActRow): Promise<boolean> {
    return this.writeWith(act, (trx) => liftWithin(trx, id, lifted));
  }

  async appeal(id: string, { text, at }: Pick<AppealRow, 'text' | 'at'>): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('appeal')
      .columns(['sanction_id', 'text', 'at', 'outcome', 'answer', 'decided', 'decided_by'])
      .expression((eb) =>
        eb
          .selectFrom('sanction')
          .select(({ val, cast }) => [
            'id',
            val(text).as('text'),
            val(at).as('at'),
            cast<null>(val(null), 'text').as('outcome'),
            val('').as('answer'),
            cast<null>(val(null), this.variant.integer).as('decided'),
            cast<null>(val(null), 'text').as('decided_by'),
          ])
          .where('id', '=', id)
          .$if(this.variant.locksRows, (query) => query.forKeyShare()),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async appealed(limit: number): Promise<readonly SanctionRow[]> {
    const rows = await this.rows()
      .where('appeal.at', 'is not', null)
      .where('outcome', 'is', null)
      .orderBy('appeal.at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(sanctionOf);
  }

  async decideAppeal(
    id: string,
    { outcome, answer, at, by }: NonNullable<AppealRow['decision']>,
    act: ActRow,
  ): Promise<boolean> {
    return this.writeWith(act, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('appeal')
        .set({ outcome, answer, decided: at, decided_by: by })
        .where('sanction_id', '=', id)
        .where('outcome', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      if (outcome === 'lifted') await liftWithin(trx, id, { at, by, reason: answer });
      return true;
    });
  }

  async appoint(person: string, at: number, act: ActRow): Promise<boolean> {
    return this.writeWith(act, async (trx) => {
      if (!(await holdPeople(trx, [person], this.variant)).has(person)) return false;
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('moderator')
        .values({ person, since: at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    });
  }

  async dismiss(person: string, act: ActRow): Promise<boolean> {
    return this.writeWith(act, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('moderator')
        .where('person', '=', person)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    });
  }

  async isModerator(person: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('moderator')
      .select('person')
      .where('person', '=', person)
      .executeTakeFirst();
    return row !== undefined;
  }

  moderators(): Promise<readonly PersonRow[]> {
    return this.db
      .selectFrom('moderator')
      .innerJoin('person', 'person.id', 'moderator.person')
      .select(['person.id', 'person.name', 'moderator.since'])
      .orderBy('moderator.since')
      .orderBy('person.id')
      .execute();
  }

  async note(act: ActRow): Promise<void> {
    await this.writeWith(act, async () => true);
  }

  async acts(before: number, limit: number): Promise<readonly ActRow[]> {
    const rows = await this.db
      .selectFrom('moderator_act')
      .selectAll()
      .where('at', '<', before)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, at, origin, by_person, deed, person, detail }) => {
      return { id, at, by: { origin, person: by_person }, deed, person, detail };
    });
  }

  async holdNetwork(key: string, { kind, until }: NetworkHold): Promise<void> {
    await this.db
      .insertInto('network_hold')
      .values({ key, kind, until })
      .onConflict((conflict) =>
        conflict.columns(['key', 'kind']).doUpdateSet({ until }).where('network_hold.until', '<', until),
      )
      .execute();
  }

  holds(key: string, now: number): Promise<readonly NetworkHold[]> {
    return this.db
      .selectFrom('network_hold')
      .select(['kind', 'until'])
      .where('key', '=', key)
      .where('until', '>', now)
      .orderBy('kind')
      .execute();
  }

  async deleteOver(now: number, before: number, limit: number): Promise<number> {
    await this.db.deleteFrom('network_hold').where('until', '<=', now).execute();
    const sanctions = await this.db
      .deleteFrom('sanction')
      .where('id', 'in', (query) =>
        query
          .selectFrom('sanction')
          .select('id')
          .where(({ eb, or }) => or([eb('lifted', '<', before), eb('until', '<', before)]))
          .limit(limit),
      )
      .executeTakeFirst();
    const acts = await this.db
      .deleteFrom('moderator_act')
      .where('id', 'in', (query) =>
        query.selectFrom('moderator_act').select('id').where('at', '<', before).limit(limit),
      )
      .executeTakeFirst();
    return Math.max(Number(sanctions.numDeletedRows), Number(acts.numDeletedRows));
  }

  /** Runs a change and, if it has changed anything, writes a line about it. */
  private writeWith(act: ActRow, change: (trx: Transaction<Schema>) => Promise<boolean>): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const hasChanged = await change(trx);
      if (hasChanged) await insertAct(trx, act, this.variant);
      return hasChanged;
    });
  }

  private rows() {
    return this.db
      .selectFrom('sanction')
      .leftJoin('appeal', 'appeal.sanction_id', 'sanction.id')
      .selectAll('sanction')
      .select(['text', 'appeal.at as appealed', 'outcome', 'answer', 'decided', 'decided_by']);
  }
}

async function liftWithin(
  trx: Transaction<Schema>,
  id: string,
  { at, by, reason }: NonNullable<SanctionRow['lifted']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sanction')
    .set({ lifted: at, lifted_by: by, lifted_why: reason })
    .where('id', '=', id)
    .where('lifted', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes a line in the log. It names no one who has been deleted meanwhile. */
export async function insertAct(
  trx: Transaction<Schema>,
  { id, at, by, deed, person, detail }: ActRow,
  variant: SqlVariant,
): Promise<void> {
  const wanted = [person, by.person].flatMap((someone) => someone ?? []);
  const existing = await holdPeople(trx, [...new Set(wanted)], variant);
  const isAboutSomeone = person !== null && existing.has(person);
  await trx
    .insertInto('moderator_act')
    .values({
      ...{ id, at, origin: by.origin, deed },
      by_person: by.person !== null && existing.has(by.person) ? by.person : null,
      person: isAboutSomeone ? person : null,
      detail: isAboutSomeone || person === null ? detail : '',
    })
    .execute();
}

type JoinedRow = Selectable<Schema['sanction']> & {
  readonly text: string | null;
  readonly appealed: number | null;
  readonly outcome: Schema['appeal']['outcome'];
  readonly answer: string | null;
  readonly decided: number | null;
  readonly decided_by: string | null;
};

function sanctionOf(row: JoinedRow): SanctionRow {
  const { id, person, kind, origin, by_person, reason, at, until, lifted, lifted_by, lifted_why } = row;
  return {
    ...{ id, person, kind, by: { origin, person: by_person }, reason, at, until },
    lifted: lifted === null ? null : { at: lifted, by: lifted_by, reason: lifted_why },
    appeal: row.appealed === null ? null : appealOf(row, row.appealed),
  };
}

function appealOf({ text, outcome, answer, decided, decided_by }: JoinedRow, at: number): AppealRow {
  const decision =
    outcome === null ? null : { outcome, answer: answer ?? '', at: decided ?? 0, by: decided_by };
  return { text: text ?? '', at, decision };
}
