import type { AppendResult, Row, Store } from '../ports.ts';

/** A log in memory. Rows are stored as JSON, so that they contain only plain data and share no objects with callers. */
export class MemoryStore implements Store {
  private readonly rows: string[] = [];

  load(from = 0, limit = Number.POSITIVE_INFINITY): Promise<readonly Row[]> {
    return Promise.resolve(this.rows.slice(from, from + limit).map((row) => JSON.parse(row) as Row));
  }

  append(rows: readonly Row[]): Promise<AppendResult> {
    if (rows.some(({ seq }, index) => seq !== this.rows.length + index)) return Promise.resolve('behind');
    this.rows.push(...rows.map((row) => JSON.stringify(row)));
    return Promise.resolve('stored');
  }
}
