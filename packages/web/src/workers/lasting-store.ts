import type { AppendResult, Row, Store } from '@schupf/runner';

/** A log that continues in memory when no more rows can be saved, for example because the storage is full. */
export class LastingStore implements Store {
  private readonly saved: Store;
  private readonly onUnsaved: () => void;
  /** The rows that could not be saved; null while everything can be. */
  private unsaved: Row[] | null = null;

  constructor(saved: Store, onUnsaved: () => void) {
    this.saved = saved;
    this.onUnsaved = onUnsaved;
  }

  async load(from = 0, limit = Number.POSITIVE_INFINITY): Promise<readonly Row[]> {
    const rows = await this.saved.load(from, Number.isFinite(limit) ? limit : undefined);
    const more = this.unsaved?.filter(({ seq }) => seq >= from) ?? [];
    return [...rows, ...more].slice(0, limit);
  }

  async append(rows: readonly Row[]): Promise<AppendResult> {
    if (this.unsaved === null) {
      try {
        return await this.saved.append(rows);
      } catch {
        this.unsaved = [];
        this.onUnsaved();
      }
    }
    this.unsaved.push(...rows);
    return 'stored';
  }
}
