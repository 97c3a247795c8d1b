import { setTimeout as pause } from 'node:timers/promises';
import { type Forget, forgetInMatches } from './people/forget.ts';
import type { Settings } from './settings.ts';
import type { Storage, Unseen } from './storage/storage.ts';

const A_DAY = 24 * 3600 * 1000;
const FIRST = 60_000;
const EVERY = 3600_000;
/** So many rows are looked at in one go, and everybody else has his turn in between. */
const AT_ONCE = 100;
const BREATH = 20;
/** Days after which whoever has played nothing is forgotten: there is nothing he would miss. */
const KEEP_WHO_NEVER_PLAYED = 30;

export interface RetentionParts {
  readonly storage: Storage;
  readonly forget: Forget;
  readonly settings: Pick<Settings, 'keepPeople' | 'keepTables'>;
  readonly onFault: (error: unknown) => void;
}

/** Throws away what nobody needs any more, in small steps: people never seen again, tables closed long ago, old words. */
export class Retention {
  private readonly parts: RetentionParts;
  private readonly ending = new AbortController();
  private working: Promise<void> = Promise.resolve();

  constructor(parts: RetentionParts) {
    this.parts = parts;
  }

  start(): void {
    this.working = this.work();
  }

  /** Resolves when nothing is under way any more. */
  close(): Promise<void> {
    this.ending.abort();
    return this.working;
  }

  /** Once through everything. What fails is done the next time. */
  async tidy(now: number): Promise<void> {
    const { storage, settings, onFault } = this.parts;
    try {
      await storage.people.dropDeviceWords(now);
      await forgetInMatches(storage);
      const closedBefore = now - settings.keepTables * A_DAY;
      while ((await storage.tables.drop(closedBefore, AT_ONCE)) === AT_ONCE) await this.breathe();
      await this.forgetUnseen(now);
    } catch (error) {
      if (!this.ending.signal.aborted) onFault(error);
    }
  }

  private async forgetUnseen(now: number): Promise<void> {
    const { storage, settings, forget } = this.parts;
    const keepIdle = Math.min(KEEP_WHO_NEVER_PLAYED, settings.keepPeople);
    let last: Unseen | null = null;
    do {
      const unseen: readonly Unseen[] = await storage.people.unseen(now - keepIdle * A_DAY, last, AT_ONCE);
      for (const { id, seen, hasPlayed } of unseen) {
        if (hasPlayed && seen >= now - settings.keepPeople * A_DAY) continue;
        await forget(id);
        await this.breathe();
      }
      last = unseen.length < AT_ONCE ? null : unseen.at(-1)!;
      await this.breathe();
    } while (last !== null);
  }

  private async work(): Promise<void> {
    for (let wait = FIRST; await this.rest(wait); wait = EVERY) await this.tidy(Date.now());
  }

  /** Throws when the work is to end. */
  private async breathe(): Promise<void> {
    await pause(BREATH, undefined, { signal: this.ending.signal, ref: false });
  }

  private async rest(milliseconds: number): Promise<boolean> {
    return pause(milliseconds, true, { signal: this.ending.signal, ref: false }).catch(() => false);
  }
}
