import type { Clock } from '@schupf/runner';
import type { Storage } from '../storage/storage.ts';

/** A successful write proves for this long that storage works. */
const TRUST_MS = 60_000;
/** While storage fails, it is tried again at most this often. */
const RETRY_MS = 3000;

/**
 * Whether storage can be written. Moves that are being stored answer this without extra work. A probe is written only
 * if nothing was stored for a while or a write has failed: with a health check every second, probes would wear out a
 * memory card.
 */
export class Health {
  private readonly storage: Pick<Storage, 'probe'>;
  private readonly clock: Clock;
  private writtenAt = Number.NEGATIVE_INFINITY;
  private triedAt = Number.NEGATIVE_INFINITY;
  private latest: Promise<void> = Promise.resolve();
  private hasFailed = false;

  constructor(storage: Pick<Storage, 'probe'>, clock: Clock) {
    this.storage = storage;
    this.clock = clock;
  }

  /** Call this when something was written. */
  noteWrite(): void {
    this.writtenAt = this.clock.now();
    this.latest = Promise.resolve();
    this.hasFailed = false;
  }

  /** Call this when storage has failed. */
  noteFailure(): void {
    this.writtenAt = Number.NEGATIVE_INFINITY;
    this.hasFailed = true;
  }

  /** Whether storage worked when it was last used. Asking this repeatedly finds out when it works again. */
  get isWorking(): boolean {
    this.check().catch(() => this.noteFailure());
    return !this.hasFailed;
  }

  /** Rejects if storage cannot be written. */
  check(): Promise<void> {
    const now = this.clock.now();
    if (now - this.writtenAt >= TRUST_MS && now - this.triedAt >= RETRY_MS) {
      this.triedAt = now;
      this.latest = this.probe();
    }
    return this.latest;
  }

  private async probe(): Promise<void> {
    await this.storage.probe();
    this.writtenAt = this.clock.now();
    this.hasFailed = false;
  }
}
