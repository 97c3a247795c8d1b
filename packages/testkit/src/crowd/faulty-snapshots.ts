import { type Bits, below } from '@schupf/rules';
import type { Snapshot, Snapshots } from '@schupf/runner';

/** Keeps the latest snapshot as text. It is often lost, damaged, or out of date. */
export class FaultySnapshots implements Snapshots {
  private readonly bits: Bits;
  private text = 'null';

  constructor(bits: Bits) {
    this.bits = bits;
  }

  async load(): Promise<unknown> {
    switch (below(8, this.bits)) {
      case 0:
        return null;
      case 1:
        return JSON.parse(this.text.replace('"version":', '"version":9'));
      case 2:
        return { ...(JSON.parse(this.text) ?? {}), companion: { recorder: null } };
      case 3:
        throw new Error('the snapshot cannot be read');
      default:
        return JSON.parse(this.text);
    }
  }

  async save(snapshot: Snapshot): Promise<void> {
    if (below(4, this.bits) === 0) throw new Error('the snapshot cannot be saved');
    this.text = JSON.stringify(snapshot);
  }
}
