/** The id of a match in storage: the code of its table, and its number there, starting at 1. */
export function matchIdOf(table: string, match: number): string {
  return `${table}-${match}`;
}

/** The code of the table at which a match was played. */
export function tableOfMatch(id: string): string {
  return id.split('-', 1)[0]!;
}
