import { signal } from '@preact/signals';
import { type Moment, nextTrick, previousTrick } from './moments.ts';

/** Milliseconds a moment stays when the round plays by itself. */
const PACE = 1200;

/** Where somebody is in a round, and how he goes on. */
export class RoundPlayer {
  readonly at = signal(0);
  readonly isPlaying = signal(false);
  readonly moments: readonly Moment[];
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(moments: readonly Moment[]) {
    this.moments = moments;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** Whoever looks for a place himself does not want to be carried away from it. */
  goTo(at: number): void {
    this.stop();
    this.at.value = Math.max(0, Math.min(this.last, at));
  }

  step(by: 1 | -1): void {
    this.goTo(this.at.value + by);
  }

  stepTrick(by: 1 | -1): void {
    this.goTo((by === 1 ? nextTrick : previousTrick)(this.moments, this.at.value));
  }

  /** At the end it begins again. */
  toggle(): void {
    if (this.isPlaying.value) return this.stop();
    if (this.at.value === this.last) this.at.value = 0;
    this.isPlaying.value = true;
    this.timer = setInterval(() => {
      this.at.value++;
      if (this.at.value === this.last) this.stop();
    }, PACE);
  }

  stop(): void {
    clearInterval(this.timer);
    this.isPlaying.value = false;
  }
}
