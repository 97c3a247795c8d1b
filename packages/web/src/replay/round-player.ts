import { type Signal, signal } from '@preact/signals';
import { type Moment, nextTrick, previousTrick } from '@schupf/replay';

/** Milliseconds per moment during playback. */
const MOMENT_MS = 1200;

/** Holds the current moment of a replayed round, and plays the round. */
export class RoundPlayer {
  readonly at: Signal<number>;
  readonly isPlaying = signal(false);
  readonly moments: readonly Moment[];
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(moments: readonly Moment[], start = 0) {
    this.moments = moments;
    this.at = signal(Math.max(0, Math.min(moments.length - 1, start)));
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** Also stops playback. */
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

  /** Starts or stops playback. At the end of the round it starts over. */
  toggle(): void {
    if (this.isPlaying.value) return this.stop();
    if (this.at.value === this.last) this.at.value = 0;
    this.isPlaying.value = true;
    this.timer = setInterval(() => {
      this.at.value++;
      if (this.at.value === this.last) this.stop();
    }, MOMENT_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.isPlaying.value = false;
  }
}
