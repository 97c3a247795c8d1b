import { type AppendRows, appendInOneStatement, appendOneByOne } from './append-rows.ts';

/** How the SQL differs between databases. */
export interface SqlVariant {
  /** A type for integers up to 2 ** 53. */
  readonly integer: 'integer' | 'bigint';
  /** A type for all numbers of JavaScript. */
  readonly float: 'real' | 'double precision';
  /** What follows the column list of a table. */
  readonly tableSuffix: 'strict' | '';
  /**
   * Whether several transactions can write at the same time. Then a transaction has to lock the rows it relies on. In
   * SQLite, a transaction excludes all other writers, and there are no row locks.
   */
  readonly locksRows: boolean;
  /** The same as `tableSuffix`, for the table that changes most often. */
  readonly logHeadSuffix: string;
  readonly appendRows: AppendRows;
}

export const SQLITE: SqlVariant = {
  integer: 'integer',
  float: 'real',
  tableSuffix: 'strict',
  locksRows: false,
  logHeadSuffix: 'strict',
  appendRows: appendOneByOne,
};

export const POSTGRES: SqlVariant = {
  integer: 'bigint',
  float: 'double precision',
  tableSuffix: '',
  locksRows: true,
  // Half of each page stays free for new versions of its rows, so that the index need not change with them.
  logHeadSuffix: 'with (fillfactor = 50)',
  appendRows: appendInOneStatement,
};
