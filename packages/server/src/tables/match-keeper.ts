import { type Input, Scribe, type Step } from '@schupf/table';
import type { MatchRow, MatchStorage } from '../storage/storage.ts';
import { finishedMatch } from './finished-match.ts';

/** Takes matches down while they are played, and keeps those that are over. */
export class MatchKeeper {
  private readonly code: string;
  private readonly matches: MatchStorage;
  private readonly scribe = new Scribe();
  private unkept: MatchRow[] = [];
  private keeping: Promise<void> | null = null;

  constructor(code: string, matches: MatchStorage) {
    this.code = code;
    this.matches = matches;
  }

  watch(input: Input, step: Step): void {
    this.scribe.watch(input, step);
    const hasEnded = step.effects.some(
      (effect) => effect.type === 'tell' && effect.news.type === 'match-ended',
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

  private async keepAll(): Promise<void> {
    for (let [first] = this.unkept; first !== undefined; [first] = this.unkept) {
      await this.matches.add(first);
      this.unkept = this.unkept.slice(1);
    }
  }
}
