import { type Input, MatchRecorder, type Step } from '@schupf/table';
import type { MatchRow, MatchStorage } from '../storage/storage.ts';
import { finishedMatch } from './finished-match.ts';

/** What could not be kept is tried again after this long. */
const RETRY = 5000;

/** Takes matches down while they are played, and keeps those that are over. */
export class MatchKeeper {
  private readonly code: string;
  private readonly matches: MatchStorage;
  private readonly scribe = new MatchRecorder();
  private unkept: MatchRow[] = [];
  private keeping: Promise<void> | null = null;
  private readonly onFault: (error: unknown) => void;
  private retry: NodeJS.Timeout | null = null;

  constructor(code: string, matches: MatchStorage, onFault: (error: unknown) => void) {
    this.code = code;
    this.matches = matches;
    this.onFault = onFault;
  }

  watch(input: Input, step: Step): void {
    this.scribe.watch(input, step);
    const hasEnded = step.effects.some(
      (effect) => effect.type === 'tell' && effect.update.type === 'match-ended',
    );
    // A match that was stopped before its first deal leaves nothing behind.
    const record = hasEnded ? this.scribe.finished.splice(0).at(-1) : undefined;
    if (record !== undefined) this.unkept.push(finishedMatch(this.code, step.table, record, input.at));
  }

  get hasUnkept(): boolean {
    return this.unkept.length > 0;
  }

  /** Resolves when everything that is over is kept. What could not be kept is there for the next time. */
  keep(): Promise<void> {
    this.keeping ??= this.keepAll().finally(() => {
      this.keeping = null;
    });
    return this.keeping;
  }

  /** Keeps what is over, now or as soon as the store takes it again. */
  keepSoon(): void {
    if (!this.hasUnkept) return;
    this.keep().catch((error) => {
      this.onFault(error);
      this.retry ??= setTimeout(() => {
        this.retry = null;
        this.keepSoon();
      }, RETRY);
    });
  }

  close(): void {
    if (this.retry !== null) clearTimeout(this.retry);
  }

  private async keepAll(): Promise<void> {
    for (let [first] = this.unkept; first !== undefined; [first] = this.unkept) {
      await this.matches.add(first);
      this.unkept = this.unkept.slice(1);
    }
  }
}
