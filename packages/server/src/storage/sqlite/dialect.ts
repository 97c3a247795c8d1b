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
import { isBusy, toStorageError, wrapErrors } from './errors.ts';

export interface NodeSqliteOptions {
  readonly onCommit?: () => void;
  /** Milliseconds to wait while another process is writing. */
  readonly busyTimeout?: number;
}

/** A Kysely dialect for `node:sqlite`. Kysely makes sure that only one transaction runs at a time. */
export class NodeSqliteDialect implements Dialect {
  private readonly connection: NodeSqliteConnection;

  constructor(database: DatabaseSync, options: NodeSqliteOptions = {}) {
    this.connection = new NodeSqliteConnection(database, options);
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.connection);
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
  private readonly connection: NodeSqliteConnection;

  constructor(connection: NodeSqliteConnection) {
    this.connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.connection;
  }

  /** Takes the write lock immediately: a transaction that has already read could not wait for it later. */
  async beginTransaction(): Promise<void> {
    await this.connection.run('begin immediate');
  }

  async commitTransaction(): Promise<void> {
    await this.connection.run('commit');
  }

  /** After some errors SQLite has already rolled back. */
  async rollbackTransaction(): Promise<void> {
    if (this.connection.database.isTransaction) await this.connection.run('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    wrapErrors(() => this.connection.database.close());
  }
}

/** Far more than we need, even though each length of an `in` list is a separate statement. */
const MAX_STATEMENTS = 300;

interface PreparedStatement {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
  readonly writes: boolean;
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly database: DatabaseSync;
  private readonly onCommit: () => void;
  private readonly busyTimeout: number;
  private readonly statements = new Map<string, PreparedStatement>();

  constructor(database: DatabaseSync, { onCommit = () => {}, busyTimeout = 5000 }: NodeSqliteOptions) {
    this.database = database;
    this.onCommit = onCommit;
    this.busyTimeout = busyTimeout;
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.run(sql, parameters as readonly SQLInputValue[]);
  }

  /** Retries while another process is writing. SQLite could wait for it, but would block this thread. */
  async run<R>(sql: string, parameters: readonly SQLInputValue[] = []): Promise<QueryResult<R>> {
    for (const deadline = performance.now() + this.busyTimeout; ; await delay(1)) {
      try {
        return this.runNow(sql, parameters);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw toStorageError(error);
      }
    }
  }

  private runNow<R>(sql: string, parameters: readonly SQLInputValue[]): QueryResult<R> {
    const { statement, hasRows, writes } = this.prepare(sql);
    const result: QueryResult<R> = hasRows
      ? { rows: statement.all(...parameters) as R[] }
      : { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) };
    if (writes && !this.database.isTransaction) this.onCommit();
    return result;
  }

  // biome-ignore lint/correctness/useYield: not supported
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming queries are not supported');
  }

  private prepare(sql: string): PreparedStatement {
    const cached = this.statements.get(sql);
    if (cached !== undefined) return cached;
    if (this.statements.size >= MAX_STATEMENTS) this.statements.clear();
    const statement = this.database.prepare(sql);
    const hasRows = statement.columns().length > 0;
    const prepared: PreparedStatement = { statement, hasRows, writes: !sql.startsWith('select') };
    this.statements.set(sql, prepared);
    return prepared;
  }
}
