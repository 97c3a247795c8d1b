import type { SanctionKind } from '@schupf/protocol';
import type { KeyedHash } from '../limits/network-hash.ts';
import type { SanctionRow, SanctionStorage } from '../storage/sanctions-storage.ts';
import { newAct, newSanctionId } from './acts.ts';

/** What someone wants to do, as far as a sanction can prevent it. */
export type Deed =
  /** Write free text. */
  | 'write'
  /** Be paired, or open or join a table that the lobby lists. */
  | 'play-with-strangers'
  /** Play a match that is rated. */
  | 'play-rated'
  /** Take another name. */
  | 'rename'
  /** Anything at all. */
  | 'enter';

const PREVENTING: { readonly [D in Deed]: readonly SanctionKind[] } = {
  write: ['mute', 'closed'],
  'play-with-strangers': ['no-open-tables', 'closed'],
  'play-rated': ['no-rated', 'no-open-tables', 'closed'],
  rename: ['name', 'closed'],
  enter: ['closed'],
};

/** Someone who comes back as a new guest from the same network shares their sanctions for at most this long. */
const MAX_HOLD_MS = 72 * 3600 * 1000;
/** Others may use the same network, so being excluded there means only not to meet strangers. */
const SHARED_KINDS: { readonly [Kind in SanctionKind]: readonly SanctionKind[] } = {
  mute: ['mute'],
  'no-rated': ['no-rated'],
  'no-open-tables': ['no-open-tables'],
  name: [],
  closed: ['mute', 'no-open-tables'],
};

/** Asks whether someone may do something. */
export interface Sanctions {
  /**
   * The sanction that prevents it now or prevented it then, the one that lasts longest; null if they may. Rejects if
   * storage fails.
   */
  refusalFor(person: string, deed: Deed, at?: number): Promise<SanctionRow | null>;
}

export interface StoredSanctionsDeps {
  readonly sanctions: SanctionStorage;
  readonly hash: KeyedHash;
  /** The date in milliseconds. */
  readonly date: () => number;
}

/**
 * Sanctions as they are in storage. Nothing is remembered here, so a sanction that a moderator, the operator or another
 * process decides on has its effect right away.
 */
export class StoredSanctions implements Sanctions {
  private readonly deps: StoredSanctionsDeps;

  constructor(deps: StoredSanctionsDeps) {
    this.deps = deps;
  }

  async refusalFor(person: string, deed: Deed, at?: number): Promise<SanctionRow | null> {
    const { sanctions, date } = this.deps;
    const kinds = PREVENTING[deed];
    // Without a time, a sanction counts even if the clock of the process that decided it is ahead.
    const running = (await sanctions.running(person, at ?? date())).filter(
      (sanction) => kinds.includes(sanction.kind) && (at === undefined || sanction.at <= at),
    );
    return running.reduce<SanctionRow | null>(
      (longest, other) => (longest === null || endOf(other) > endOf(longest) ? other : longest),
      null,
    );
  }

  /** Notes where someone with a sanction comes from. The networks of all other people are not stored. */
  async noteNetwork(person: string, network: string): Promise<void> {
    const { sanctions, date } = this.deps;
    const now = date();
    for (const sanction of await sanctions.running(person, now)) {
      if (!isShared(sanction)) continue;
      const until = Math.min(endOf(sanction), now + MAX_HOLD_MS);
      for (const kind of SHARED_KINDS[sanction.kind])
        await sanctions.holdNetwork(this.holdKey(network), { kind, until });
    }
  }

  /** Gives a new guest the sanctions that are held for their network. */
  async inherit(person: string, network: string): Promise<void> {
    const { sanctions, date } = this.deps;
    const now = date();
    const by = { origin: 'network', person: null } as const;
    for (const { kind, until } of await sanctions.holds(this.holdKey(network), now))
      await sanctions.add(
        { id: newSanctionId(), person, kind, by, reason: '', at: now, until },
        newAct({ at: now, by, deed: 'sanctioned', person, detail: kind }),
      );
  }

  private holdKey(network: string): string {
    return this.deps.hash(`hold ${network}`);
  }
}

/** What a moderator, the operator or the table itself has seen. A report alone, or another guest, proves nothing. */
function isShared({ by }: SanctionRow): boolean {
  return by.origin === 'moderator' || by.origin === 'operator' || by.origin === 'leaving';
}

function endOf({ until }: Pick<SanctionRow, 'until'>): number {
  return until ?? Number.POSITIVE_INFINITY;
}
