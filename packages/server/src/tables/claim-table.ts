import type { ClaimResult, TableStorage } from '../storage/storage.ts';

/** The process that claims tables, and what it knows about the others. */
export interface Claimant {
  /** Its name among all processes; another one after each start. */
  readonly node: string;
  /** Whether a process that owns tables has ended or cannot be reached. */
  readonly isGone: (node: string) => boolean;
  /** The others that run tables and are not gone. */
  readonly others: () => readonly string[];
  /** Called after a table was taken from another process, which may not have noticed. */
  readonly onTakenOver: (node: string, table: string, epoch: number) => void;
}

/** For the only process that runs tables: one that is named as the owner of a table has ended. */
export function onlyClaimant(node: string): Claimant {
  return { node, isGone: () => true, others: () => [], onTakenOver: () => {} };
}

/** Starts a new epoch of a table, unless another process runs it; null if there is no such open table. */
export async function claimTable(
  tables: TableStorage,
  code: string,
  { node, isGone, onTakenOver }: Omit<Claimant, 'others'>,
): Promise<ClaimResult | null> {
  for (let gone: string | undefined; ; ) {
    const claim = await tables.claim(code, node, gone);
    if (claim?.ok && gone !== undefined) onTakenOver(gone, code, claim.epoch);
    if (claim === null || claim.ok || !isGone(claim.owner)) return claim;
    gone = claim.owner;
  }
}
