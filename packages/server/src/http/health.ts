import type { Clock } from '@schupf/runner';
import type { Storage } from '../storage/storage.ts';

/** A write that succeeded proves for this long that storage works. */
const TRUST_MS = 60_000;
/** While storage fails, it is tried again at most this often. */
const RETRY_MS = 3000;

/**
 * Whether storage can be written. Moves that are being stored answer the question for free. A probe is written only if
 * there were none for a while or one has failed: with a health check every second, probes would wear out a memory card.
 */
export class Health {
  private readonly storage: Pick<Storage, 'probe'>;
  private readonly clock: Clock;
  private writtenAt = Number.NEGATIVE_INFINITY;
  private triedAt = Number.NEGATIVE_INFINITY;
  private latest: Promise<void> = Promise.resolve();

  constructor(storage: Pick<Storage, 'probe'>, clock: Clock) {
    this.storage = storage;
    this.clock = clock;
  }

  /** To be called when something was written. */
  noteWrite(): void {
    this.writtenAt = this.clock.now();
    this.latest = Promise.resolve();
  }

  /** To be called when storage has failed. */
  noteFailure(): void {
    this.writtenAt = Number.NEGATIVE_INFINITY;
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
  }
}
