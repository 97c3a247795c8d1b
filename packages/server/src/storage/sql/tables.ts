import type { TableInfo, TableSummary } from '@schupf/protocol';
import type { Seed } from '@schupf/rules';
import { isCorrespondence, type TableConfig } from '@schupf/table';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type {
  AddTableResult,
  ClaimResult,
  LobbyShare,
  Owner,
  TableRow,
  TableStage,
  TableStorage,
} from '../storage.ts';
import { anonymizeLog } from './anonymize-tables.ts';
import { holdPeople } from './hold-people.ts';
import { haveRoom, takeUpShares } from './lobby-shares.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

export class SqlTables implements TableStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  async add(
    { code, info, config, seed, stage, summary, changed }: TableRow,
    shares: readonly LobbyShare[] = [],
  ): Promise<AddTableResult> {
    const { visibility, opened } = info;
    const people = config.chairs.flatMap((occupant) => (occupant.type === 'person' ? [occupant.id] : []));
    return this.db.transaction().execute(async (trx) => {
      const existing = await holdPeople(trx, people, this.variant);
      if (people.some((person) => !existing.has(person))) return 'person-deleted';
      if (!(await haveRoom(trx, shares, this.variant))) return 'too-many-listed';
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('game_table')
        .values({
          code,
          about: JSON.stringify(info),
          terms: JSON.stringify(config),
          seed,
          visibility,
          opened,
          stage,
          line: JSON.stringify(summary),
          changed,
          wake_at: null,
          problem: null,
          by_days: Number(isCorrespondence(info.speed)),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return 'code-taken';
      await takeUpShares(trx, code, shares);
      await trx.insertInto('log_head').values({ code, node: null, epoch: 0, length: 0 }).execute();
      for (const person of people)
        await trx.insertInto('named_at').values({ person, table_code: code }).execute();
      return 'added';
    });
  }

  async find(code: string): Promise<TableRow | null> {
    const row = await this.db
      .selectFrom('game_table')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirst();
    return row === undefined ? null : tableOf(row);
  }

  async claim(code: string, node: string, gone?: string): Promise<ClaimResult | null> {
    const claimed = await this.db
      .updateTable('log_head')
      .set(({ eb }) => ({ node, epoch: eb('epoch', '+', 1) }))
      .where('code', '=', code)
      .where(({ eb, or }) => or([eb('node', 'is', null), eb('node', 'in', [node, gone ?? node])]))
      .returning('epoch')
      .executeTakeFirst();
    if (claimed !== undefined) return { ok: true, epoch: claimed.epoch };
    const head = await this.head(code);
    if (head === undefined) return null;
    // It was released a moment ago, so this attempt was just too early.
    return head.node === null ? this.claim(code, node, gone) : { ok: false, owner: head.node };
  }

  async owner(code: string): Promise<Owner | null> {
    const head = await this.head(code);
    return head?.node == null ? null : { node: head.node, epoch: head.epoch };
  }

  async owners(codes: readonly string[]): Promise<ReadonlyMap<string, Owner>> {
    const rows = await this.db
      .selectFrom('log_head')
      .select(['code', 'node', 'epoch'])
      .where('code', 'in', codes)
      .where('node', 'is not', null)
      .execute();
    return new Map(rows.map(({ code, node, epoch }) => [code, { node: node!, epoch }]));
  }

  private head(code: string): Promise<{ node: string | null; epoch: number } | undefined> {
    return this.db
      .selectFrom('log_head')
      .select(['node', 'epoch'])
      .where('code', '=', code)
      .executeTakeFirst();
  }

  async release(code: string, epoch: number): Promise<void> {
    await this.db
      .updateTable('log_head')
      .set({ node: null, epoch: epoch + 1 })
      .where('code', '=', code)
      .where('epoch', '=', epoch)
      .execute();
  }

  async admit(code: string, person: string): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const existing = await holdPeople(trx, [person], this.variant);
      if (!existing.has(person)) return false;
      const admitted = await trx
        .insertInto('named_at')
        .columns(['person', 'table_code'])
        .expression((eb) =>
          eb
            .selectFrom('game_table')
            .select(({ val }) => [val(person).as('person'), 'code'])
            .where('code', '=', code)
            .where('stage', '<>', 'closed')
            .$if(this.variant.locksRows, (query) => query.forShare()),
        )
        // A no-op update, so that an existing row is counted too.
        .onConflict((conflict) =>
          conflict
            .columns(['person', 'table_code'])
            .doUpdateSet(({ ref }) => ({ person: ref('excluded.person') })),
        )
        .executeTakeFirst();
      return admitted.numInsertedOrUpdatedRows === 1n;
    });
  }

  async anonymize(code: string, person: string): Promise<void> {
    await this.db.transaction().execute((trx) => anonymizeLog(trx, code, person, this.variant));
  }

  async updateSummary(code: string, epoch: number, summary: TableSummary, changed: number): Promise<boolean> {
    const updated = await this.db
      .updateTable('game_table')
      .set({ stage: summary.stage, line: JSON.stringify(summary), changed })
      .where('code', '=', code)
      // The first condition is checked again if the table has been closed in the meantime.
      .where('stage', '<>', 'closed')
      .where(hasEpoch(epoch))
      .returning(['visibility', 'problem'])
      .executeTakeFirst();
    return updated?.visibility === 'open' && updated.problem === null;
  }

  async listed(limit: number): Promise<readonly TableRow[]> {
    const rows = await this.db
      .selectFrom('game_table')
      .selectAll()
      .where('visibility', '=', 'open')
      .where('problem', 'is', null)
      .where('stage', 'in', ['seating', 'playing', 'over'])
      .orderBy('opened', 'desc')
      .orderBy('code')
      .limit(limit)
      .execute();
    return rows.map(tableOf);
  }

  async setWakeTime(code: string, epoch: number, at: number | null): Promise<void> {
    await this.db
      .updateTable('game_table')
      .set({ wake_at: at })
      .where('code', '=', code)
      // The first condition is checked again if the table has been closed in the meantime.
      .where('stage', '<>', 'closed')
      .where(hasEpoch(epoch))
      .execute();
  }

  async due(now: number, limit: number, nodes: readonly string[] = []): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('game_table')
      .select('code')
      .where('wake_at', '<=', now)
      .$if(nodes.length > 0, (query) =>
        query.where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('log_head')
                .select('log_head.code')
                .whereRef('log_head.code', '=', 'game_table.code')
                .where('log_head.node', 'in', nodes),
            ),
          ),
        ),
      )
      .where('stage', '<>', 'closed')
      .where('problem', 'is', null)
      .orderBy('wake_at')
      .limit(limit)
      .execute();
    return rows.map(({ code }) => code);
  }

  async quarantine(code: string, problem: string | null): Promise<void> {
    await this.db.updateTable('game_table').set({ problem }).where('code', '=', code).execute();
  }

  async quarantined(): Promise<readonly { readonly code: string; readonly problem: string }[]> {
    const rows = await this.db
      .selectFrom('game_table')
      .select(['code', 'problem'])
      .where('problem', 'is not', null)
      .where('stage', '<>', 'closed')
      .orderBy('code')
      .execute();
    return rows.map(({ code, problem }) => ({ code, problem: problem! }));
  }

  idle(before: number, correspondenceBefore: number): Promise<readonly string[]> {
    return this.unchanged(['seating', 'over'], before, correspondenceBefore);
  }

  abandoned(before: number, correspondenceBefore: number): Promise<readonly string[]> {
    return this.unchanged(['playing'], before, correspondenceBefore);
  }

  private async unchanged(
    stages: readonly TableStage[],
    before: number,
    correspondenceBefore: number,
  ): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('game_table')
      .select('code')
      .where('problem', 'is', null)
      .where('stage', 'in', stages)
      .where(({ eb, or, and }) =>
        or([
          and([eb('by_days', '=', 0), eb('changed', '<', before)]),
          and([eb('by_days', '=', 1), eb('changed', '<', correspondenceBefore)]),
        ]),
      )
      .orderBy('changed')
      .execute();
    return rows.map(({ code }) => code);
  }

  async close(code: string, at: number): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('game_table')
        .selectAll()
        .where('code', '=', code)
        .where('stage', '<>', 'closed')
        .$if(this.variant.locksRows, (query) => query.forUpdate())
        .executeTakeFirst();
      if (row === undefined) return;
      const { info, config, summary } = withoutPeople(tableOf(row));
      await trx
        .updateTable('game_table')
        .set({
          stage: 'closed',
          changed: at,
          wake_at: null,
          about: JSON.stringify(info),
          terms: JSON.stringify(config),
          line: JSON.stringify(summary),
        })
        .where('code', '=', code)
        .execute();
      await trx.deleteFrom('bot_token').where('table_code', '=', code).execute();
      await trx.deleteFrom('named_at').where('table_code', '=', code).execute();
      await trx.deleteFrom('lobby_share').where('table_code', '=', code).execute();
      await trx.deleteFrom('snapshot').where('table_code', '=', code).execute();
      // Without its head, the log accepts no more rows, even from a process that still runs the table.
      await trx.deleteFrom('log_head').where('code', '=', code).execute();
      await trx.deleteFrom('turn').where('table_code', '=', code).execute();
    });
  }

  async deleteClosed(before: number, limit: number): Promise<number> {
    return this.db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('game_table')
        .select('code')
        .where('stage', '=', 'closed')
        .where('changed', '<', before)
        .orderBy('changed')
        .limit(limit)
        .$if(this.variant.locksRows, (query) => query.forUpdate().skipLocked())
        .execute();
      const codes = rows.map(({ code }) => code);
      if (codes.length === 0) return 0;
      // If the server stopped while a log was being deleted, the rest of it is still there.
      await trx.deleteFrom('event').where('table_code', 'in', codes).execute();
      await trx.deleteFrom('game_table').where('code', 'in', codes).execute();
      return codes.length;
    });
  }

  async addBotToken(hash: string, code: string, name: string): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      // Two transactions that replace the token at the same time would otherwise both leave theirs.
      const table = await trx
        .selectFrom('game_table')
        .select('code')
        .where('code', '=', code)
        .where('stage', '<>', 'closed')
        .$if(this.variant.locksRows, (query) => query.forUpdate())
        .executeTakeFirst();
      if (table === undefined) return;
      await trx.deleteFrom('bot_token').where('table_code', '=', code).where('name', '=', name).execute();
      await trx.insertInto('bot_token').values({ hash, table_code: code, name }).execute();
    });
  }

  async findBotToken(hash: string): Promise<{ code: string; name: string } | null> {
    const row = await this.db
      .selectFrom('bot_token')
      .select(['table_code', 'name'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row === undefined ? null : { code: row.table_code, name: row.name };
  }
}

/** The condition that a table is in this epoch. */
function hasEpoch(epoch: number) {
  return ({ exists, selectFrom }: ExpressionBuilder<Schema, 'game_table'>) =>
    exists(
      selectFrom('log_head')
        .select('log_head.code')
        .whereRef('log_head.code', '=', 'game_table.code')
        .where('log_head.epoch', '=', epoch),
    );
}

function tableOf(row: Selectable<Schema['game_table']>): TableRow {
  const { code, about, terms, seed, stage, line, changed, problem } = row;
  return {
    code,
    info: JSON.parse(about) as TableInfo,
    config: JSON.parse(terms) as TableConfig,
    seed: seed as Seed,
    stage,
    summary: JSON.parse(line) as TableSummary,
    changed,
    problem,
  };
}

/** Deleting a person does not look at closed tables, so they must not contain names. */
function withoutPeople({ info, config, summary }: TableRow): Pick<TableRow, 'info' | 'config' | 'summary'> {
  const { from: _, ...rest } = config;
  return {
    info: { ...info, host: '' },
    config: {
      ...rest,
      chairs: config.chairs.map((occupant) => (occupant.type === 'person' ? { type: 'nobody' } : occupant)),
    },
    summary: {
      ...summary,
      chairs: summary.chairs.map((chair) => (chair.type === 'person' ? { ...chair, name: null } : chair)),
    },
  };
}
