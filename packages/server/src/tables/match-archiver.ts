import type { Clock } from '@schupf/runner';
import { type Input, MatchRecorder, type Step } from '@schupf/table';
import { after } from '../clock.ts';
import type { MatchRow, MatchStorage } from '../storage/storage.ts';
import { finishedMatch } from './finished-match.ts';

const RETRY_MS = 5000;

export interface MatchArchiverDeps {
  readonly matches: MatchStorage;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
}

/** Records the matches of a table while they are played, and saves each one when it is over. */
export class MatchArchiver {
  private readonly code: string;
  private readonly deps: MatchArchiverDeps;
  private readonly recorder = new MatchRecorder();
  private unsaved: MatchRow[] = [];
  private saving: Promise<void> | null = null;
  private cancelRetry: (() => void) | null = null;

  constructor(code: string, deps: MatchArchiverDeps) {
    this.code = code;
    this.deps = deps;
  }

  watch(input: Input, step: Step): void {
    this.recorder.watch(input, step);
    const hasEnded = step.effects.some(
      (effect) => effect.type === 'tell' && effect.update.type === 'match-ended',
    );
    // A match that was stopped before its first deal has no record.
    const record = hasEnded ? this.recorder.finished.splice(0).at(-1) : undefined;
    if (record !== undefined) this.unsaved.push(finishedMatch(this.code, step.table, record, input.at));
  }

  get hasUnsaved(): boolean {
    return this.unsaved.length > 0;
  }

  /** Resolves when every finished match is saved. After a failure, call it again to save the rest. */
  save(): Promise<void> {
    this.saving ??= this.saveAll().finally(() => {
      this.saving = null;
    });
    return this.saving;
  }

  /** Saves finished matches now, or as soon as storage works again. */
  saveSoon(): void {
    if (!this.hasUnsaved) return;
    this.save().catch((error) => {
      this.deps.onFault(error);
      this.cancelRetry ??= after(this.deps.clock, RETRY_MS, () => {
        this.cancelRetry = null;
        this.saveSoon();
      });
    });
  }

  close(): void {
    this.cancelRetry?.();
  }

  private async saveAll(): Promise<void> {
    for (let [first] = this.unsaved; first !== undefined; [first] = this.unsaved) {
      await this.deps.matches.add(first);
      this.unsaved = this.unsaved.slice(1);
    }
  }
}
