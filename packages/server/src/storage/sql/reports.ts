import type { Evidence } from '@schupf/protocol';
import type { Kysely, Selectable } from 'kysely';
import type { ReportLine, ReportRow, ReportStorage } from '../reports-storage.ts';
import type { ActRow } from '../sanctions-storage.ts';
import { peopleIn, withoutPeople } from './anonymize-moderation.ts';
import { holdPeople } from './hold-people.ts';
import { insertAct } from './sanctions.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

const LINE = [
  'id',
  'at',
  'reporter',
  'network',
  'person',
  'reason',
  'note',
  'table_code',
  'outcome',
  'why',
  'decided',
  'decided_by',
] as const;

export class SqlReports implements ReportStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  async add(report: Omit<ReportRow, 'decision'>): Promise<boolean> {
    const { id, at, reporter, network, person, reason, note, table, evidence } = report;
    return this.db.transaction().execute(async (trx) => {
      const named = peopleIn(evidence);
      const wanted = [...new Set([person, ...(reporter === null ? [] : [reporter]), ...named])];
      const existing = await holdPeople(trx, wanted, this.variant);
      if (!existing.has(person)) return false;
      const known = withoutPeople(evidence, (other) => !existing.has(other));
      await trx
        .insertInto('report')
        .values({
          ...{ id, at, network, person, reason, note },
          reporter: reporter !== null && existing.has(reporter) ? reporter : null,
          table_code: table,
          match_id: evidence.match,
          evidence: JSON.stringify(known),
          ...{ outcome: null, why: '', decided: null, decided_by: null },
        })
        .execute();
      for (const other of peopleIn(known))
        await trx.insertInto('named_in').values({ person: other, report_id: id }).execute();
      return true;
    });
  }

  async find(id: string): Promise<ReportRow | null> {
    const row = await this.db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : { ...lineOf(row), evidence: JSON.parse(row.evidence) as Evidence };
  }

  async open(limit: number): Promise<readonly ReportLine[]> {
    const rows = await this.db
      .selectFrom('report')
      .select(LINE)
      .where('outcome', 'is', null)
      .orderBy('at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(lineOf);
  }

  async countOpenFrom(network: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('report')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('outcome', 'is', null)
      .where('network', '=', network)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  about(person: string): Promise<readonly ReportLine[]> {
    return this.linesWith('person', person);
  }

  by(person: string): Promise<readonly ReportLine[]> {
    return this.linesWith('reporter', person);
  }

  async isReportedByOthers(match: string, moderator: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('report')
      .select('id')
      .where('match_id', '=', match)
      // The reporter of some reports has been deleted.
      .where(({ eb, or }) => or([eb('reporter', 'is', null), eb('reporter', '<>', moderator)]))
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async decide(id: string, decision: NonNullable<ReportRow['decision']>, act: ActRow): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('report')
        .set({
          ...{ outcome: decision.outcome, why: decision.reason },
          ...{ decided: decision.at, decided_by: decision.by, network: '' },
        })
        .where('id', '=', id)
        .where('outcome', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) await insertAct(trx, act, this.variant);
      return numUpdatedRows === 1n;
    });
  }

  async deleteOld(before: number, limit: number): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('report')
      .where('id', 'in', (query) =>
        query.selectFrom('report').select('id').where('at', '<', before).limit(limit),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  private async linesWith(column: 'person' | 'reporter', value: string): Promise<readonly ReportLine[]> {
    const rows = await this.db
      .selectFrom('report')
      .select(LINE)
      .where(column, '=', value)
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(lineOf);
  }
}

function lineOf(row: Pick<Selectable<Schema['report']>, (typeof LINE)[number]>): ReportLine {
  const { id, at, reporter, network, person, reason, note, table_code, outcome, why, decided, decided_by } =
    row;
  const decision = outcome === null ? null : { outcome, reason: why, at: decided ?? 0, by: decided_by };
  return { id, at, reporter, network, person, reason, note, table: table_code, decision };
}
