import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { asTrouble, isBusy, orTrouble } from './trouble.ts';

/** Kysely on a database of `node:sqlite`. Kysely itself sees to it that one transaction runs at a time. */
export class NodeSqliteDialect implements Dialect {
  private readonly database: DatabaseSync;
  private readonly onCommit: () => void;

  constructor(database: DatabaseSync, onCommit = () => {}) {
    this.database = database;
    this.onCommit = onCommit;
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.database, this.onCommit);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

class NodeSqliteDriver implements Driver {
  private readonly database: DatabaseSync;
  private readonly connection: NodeSqliteConnection;

  constructor(database: DatabaseSync, onCommit: () => void) {
    this.database = database;
    this.connection = new NodeSqliteConnection(database, onCommit);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.connection;
  }

  /** Takes the right to write at once: who has read before he writes cannot be made to wait for it. */
  async beginTransaction(): Promise<void> {
    await this.connection.run('begin immediate');
  }

  async commitTransaction(): Promise<void> {
    await this.connection.run('commit');
  }

  /** After some failures SQLite has rolled back by itself. */
  async rollbackTransaction(): Promise<void> {
    if (this.database.isTransaction) await this.connection.run('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    orTrouble(() => this.database.close());
  }
}

/** How many milliseconds we wait for somebody else. */
const PATIENCE = 5000;

/** Many more than the program has queries; lists of different lengths make one each. */
const MAX_STATEMENTS = 300;

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
  readonly writes: boolean;
}

class NodeSqliteConnection implements DatabaseConnection {
  private readonly database: DatabaseSync;
  private readonly onCommit: () => void;
  private readonly statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync, onCommit: () => void) {
    this.database = database;
    this.onCommit = onCommit;
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.run(sql, parameters as readonly SQLInputValue[]);
  }

  /** Somebody else may be writing for a moment. SQLite would wait for him too, but everything else here with it. */
  async run<R>(sql: string, parameters: readonly SQLInputValue[] = []): Promise<QueryResult<R>> {
    for (const deadline = performance.now() + PATIENCE; ; await delay(1)) {
      try {
        return this.runNow(sql, parameters);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw asTrouble(error);
      }
    }
  }

  private runNow<R>(sql: string, parameters: readonly SQLInputValue[]): QueryResult<R> {
    const { statement, hasRows, writes } = this.prepared(sql);
    const result: QueryResult<R> = hasRows
      ? { rows: statement.all(...parameters) as R[] }
      : { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) };
    if (writes && !this.database.isTransaction) this.onCommit();
    return result;
  }

  // biome-ignore lint/correctness/useYield: nobody streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('queries are not streamed');
  }

  private prepared(sql: string): Prepared {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    if (this.statements.size >= MAX_STATEMENTS) this.statements.clear();
    const statement = this.database.prepare(sql);
    const made = { statement, hasRows: statement.columns().length > 0, writes: !sql.startsWith('select') };
    this.statements.set(sql, made);
    return made;
  }
}
