import type { Row, Store } from '../ports.ts';

/** A log in memory. It keeps texts, so nothing gets in or out that is not plain data. */
export class MemoryStore implements Store {
  private readonly rows: string[] = [];

  load(): Promise<readonly Row[]> {
    return Promise.resolve(this.rows.map((row) => JSON.parse(row) as Row));
  }

  append(rows: readonly Row[]): Promise<boolean> {
    if (rows.some(({ seq }, index) => seq !== this.rows.length + index)) return Promise.resolve(false);
    this.rows.push(...rows.map((row) => JSON.stringify(row)));
    return Promise.resolve(true);
  }
}
