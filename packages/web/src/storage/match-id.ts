/** What the ids of a table's matches in this browser begin with. */
export function matchIdsOf(table: string): string {
  return `browser/${table}/`;
}

/** The id of a match in this browser, for what is stored about it. The match in progress has no number yet. */
export function matchIdOf(table: string, match: number | 'in-progress'): string {
  return `${matchIdsOf(table)}${match}`;
}
