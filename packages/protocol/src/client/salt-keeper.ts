import { hexOf } from '@schupf/rules';
import {
  type Command,
  commitmentOf,
  type DealsView,
  type Reply,
  saltHashOf,
  type TableView,
} from '@schupf/table';
import type { Keepsakes } from './environment.ts';

/** What a server has changed although it must never change. Each is a reason not to trust the deals of the match. */
export const DEALS_ALARMS = [
  'commitment-changed',
  'hashes-changed',
  'salts-changed',
  'wrong-secret',
] as const;
export type DealsAlarm = (typeof DEALS_ALARMS)[number];

/** What this client knows about the deals of a match without trusting the server. */
export interface DealsWitness {
  readonly match: number;
  readonly commitment: string;
  /** The hashes of all salts. If this client revealed its own, these are from before that. */
  readonly hashes: readonly string[];
  readonly salt: string;
  /** Whether the salt of this client is among those that the deals follow from. */
  readonly tookPart: boolean;
  readonly alarm: DealsAlarm | null;
}

interface Deps {
  randomBytes(count: number): Uint8Array;
  readonly keepsakes: Keepsakes;
  command(command: Command): Promise<Reply>;
  changed(witness: DealsWitness): void;
}

/** What the client remembers of one match. */
interface Memory {
  readonly commitment: string;
  readonly salt: string;
  /** All hashes as they were before the client revealed its salt; null before that. */
  readonly hashes: readonly string[] | null;
  readonly hasRevealed: boolean;
  readonly alarm: DealsAlarm | null;
}

const SALT_BYTES = 16;

/**
 * Takes part in the deals of one table (docs/fair-deals.md): draws a salt, sends its hash, and reveals it only after all
 * hashes are fixed. Notices if the server changes what it has committed itself to, and reveals nothing from then on.
 */
export class SaltKeeper {
  private readonly deps: Deps;
  private current: { readonly key: string; readonly memory: Memory } | null = null;
  private told = '';

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Call this with every new view of the table. */
  see({ deals, view }: TableView): void {
    if (deals === null) return;
    const key = `deals ${deals.table} ${deals.match}`;
    if (this.current?.key !== key) this.current = this.recall(key);
    if (this.current === null) {
      // Only a player takes part, and no one can take part later.
      if (deals.stage !== 'hashes' || typeof view.observer !== 'number') return;
      this.begin(key, deals);
    }
    this.follow(deals);
    this.tell(deals);
  }

  private recall(key: string): SaltKeeper['current'] {
    const text = this.deps.keepsakes.load(key);
    if (text === null) return null;
    const memory = JSON.parse(text) as Memory;
    return { key, memory };
  }

  private begin(key: string, { commitment, match }: DealsView): void {
    const salt = hexOf(this.deps.randomBytes(SALT_BYTES));
    this.current = { key, memory: { commitment, salt, hashes: null, hasRevealed: false, alarm: null } };
    this.remember({});
    void this.deps.command({ type: 'commit-salt', match, hash: saltHashOf(commitment, salt) });
  }

  private follow(deals: DealsView): void {
    const { memory } = this.current!;
    if (memory.alarm !== null) return;
    const alarm = alarmIn(deals, memory);
    if (alarm !== null) return this.remember({ alarm });
    if (deals.stage !== 'salts' || memory.hasRevealed) return;
    const hashes = deals.contributions.map(({ hash }) => hash);
    const isIncluded = hashes.includes(saltHashOf(memory.commitment, memory.salt));
    this.remember({ hashes, hasRevealed: isIncluded });
    if (isIncluded) void this.deps.command({ type: 'reveal-salt', match: deals.match, salt: memory.salt });
  }

  private remember(changes: Partial<Memory>): void {
    const { key, memory } = this.current!;
    this.current = { key, memory: { ...memory, ...changes } };
    this.deps.keepsakes.save(key, JSON.stringify(this.current.memory));
  }

  /** Reports what is known once the salts are fixed, or as soon as something is wrong. */
  private tell({ match, stage, contributions }: DealsView): void {
    const { commitment, salt, alarm, hashes } = this.current!.memory;
    if (alarm === null && stage !== 'fixed' && stage !== 'shown') return;
    const tookPart = contributions.some((contribution) => contribution.salt === salt);
    const shown = contributions.map(({ hash }) => hash);
    const witness = { match, commitment, hashes: hashes ?? shown, salt, tookPart, alarm };
    const text = JSON.stringify(witness);
    if (text === this.told) return;
    this.told = text;
    this.deps.changed(witness);
  }
}

/** What the server has changed since the client saw it; null if everything is as it was. */
function alarmIn(deals: DealsView, { commitment, hashes }: Memory): DealsAlarm | null {
  const { contributions, secret } = deals;
  if (deals.commitment !== commitment) return 'commitment-changed';
  if (hashes !== null && hashes.join() !== contributions.map(({ hash }) => hash).join())
    return 'hashes-changed';
  if (contributions.some(({ hash, salt }) => salt !== null && saltHashOf(commitment, salt) !== hash))
    return 'salts-changed';
  return secret !== null && commitmentOf(deals, secret) !== commitment ? 'wrong-secret' : null;
}
