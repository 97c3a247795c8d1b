/** The beginning of the ids of all matches that a table in this browser has played. */
export function matchIdsOf(table: string): string {
  return `browser/${table}/`;
}

/** The id under which data about a match in this browser is stored. The match in progress has no number yet. */
export function matchIdOf(table: string, match: number | 'in-progress'): string {
  return `${matchIdsOf(table)}${match}`;
}
