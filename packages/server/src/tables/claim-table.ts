import type { TableStorage } from '../storage/storage.ts';

/** The name of the only process that uses a storage. */
const ONLY_NODE = 'only';

/**
 * Starts a new epoch of a table; null if there is no such open table. No other process runs tables, so one that is named
 * as the owner is gone.
 */
export async function claimTable(tables: TableStorage, code: string): Promise<number | null> {
  for (let gone: string | undefined; ; ) {
    const claim = await tables.claim(code, ONLY_NODE, gone);
    if (claim === null) return null;
    if (claim.ok) return claim.epoch;
    gone = claim.owner;
  }
}
