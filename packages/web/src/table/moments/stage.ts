import { type ReadonlySignal, signal } from '@preact/signals';
import { importanceOf, type Moment } from './moment.ts';

/** Milliseconds after which a moment is no longer news. */
export const MAX_AGE_MS = 1000;

interface Shown {
  /** Unique for each showing, even of equal moments. */
  readonly id: number;
  readonly moment: Moment;
}

interface Deps {
  /** Milliseconds on any clock. */
  readonly now: () => number;
}

/**
 * Decides which moment is on the screen: one at a time. A moment that is at least as important replaces the one being
 * shown; a less important one waits for it to end, but not for long.
 */
export class Stage {
  private readonly deps: Deps;
  private readonly current = signal<Shown | null>(null);
  /** Whether the moment being shown should disappear now. */
  readonly isHurried = signal(false);
  private waiting: { readonly moment: Moment; readonly since: number } | null = null;
  private lastId = 0;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  get shown(): ReadonlySignal<Shown | null> {
    return this.current;
  }

  /** `since` is when the moment happened. */
  offer(moment: Moment, since: number): void {
    if (!this.isNews(since)) return;
    const current = this.current.peek();
    if (current === null || importanceOf(moment) >= importanceOf(current.moment)) return this.show(moment);
    const { waiting } = this;
    const isBest =
      waiting === null || !this.isNews(waiting.since) || importanceOf(moment) >= importanceOf(waiting.moment);
    if (isBest) this.waiting = { moment, since };
  }

  /** Call this when a moment has finished. The call is ignored if another moment has replaced it. */
  finish(id: number): void {
    if (this.current.peek()?.id !== id) return;
    const { waiting } = this;
    this.clear();
    if (waiting !== null && this.isNews(waiting.since)) this.show(waiting.moment);
  }

  /** Makes the moment being shown disappear early, and drops the one that is waiting. */
  hurry(): void {
    this.waiting = null;
    this.isHurried.value = this.current.peek() !== null;
  }

  /** Takes everything off the stage. */
  clear(): void {
    this.current.value = null;
    this.waiting = null;
    this.isHurried.value = false;
  }

  private show(moment: Moment): void {
    this.waiting = null;
    this.isHurried.value = false;
    this.lastId++;
    this.current.value = { id: this.lastId, moment };
  }

  private isNews(since: number): boolean {
    return this.deps.now() - since <= MAX_AGE_MS;
  }
}
