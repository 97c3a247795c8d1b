/** In what the databases differ that the same tables are made in. */
export interface Flavour {
  /** A type for whole numbers up to 2 ** 53. */
  readonly whole: 'integer' | 'bigint';
  /** What stands behind the columns of a table. */
  readonly tableEnd: 'strict' | '';
}
