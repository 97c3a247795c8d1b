/** How the SQL for creating tables differs between databases. */
export interface SqlVariant {
  /** A type for integers up to 2 ** 53. */
  readonly integer: 'integer' | 'bigint';
  /** What follows the column list of a table. */
  readonly tableSuffix: 'strict' | '';
}
