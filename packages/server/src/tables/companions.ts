import type { Companion } from '@schupf/runner';
import type { Table } from '@schupf/table';

/** Several companions of a table as one. */
export class Companions implements Companion {
  private readonly parts: readonly Companion[];

  constructor(parts: readonly Companion[]) {
    this.parts = parts;
  }

  save(): readonly unknown[] | null {
    const saved = this.parts.map((part) => part.save());
    return saved.includes(null) ? null : saved;
  }

  restore(saved: unknown, table: Table): void {
    if (!Array.isArray(saved) || saved.length !== this.parts.length)
      throw new Error('this was saved by another version');
    for (const [index, part] of this.parts.entries()) part.restore(saved[index], table);
  }
}
