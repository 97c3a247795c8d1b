import type { GameRecord } from '@schupf/rules/notation';
import type { Companion } from '@schupf/runner';
import { type Input, MatchRecorder, type SavedMatchRecorder, type Step, type Table } from '@schupf/table';

interface SavedRecording {
  readonly recorder: SavedMatchRecorder;
  readonly row: number;
  readonly finished: number;
}

/** Follows a runner's steps from the start of the log or from a snapshot. */
export class Recording implements Companion {
  private recorder = new MatchRecorder();
  private row = 0;
  /** The number of matches that were finished before the snapshot. */
  skipped = 0;

  get finished(): readonly GameRecord[] {
    return this.recorder.finished;
  }

  /** Returns the step's row number in the log. */
  watch(input: Input, step: Step): number {
    this.recorder.watch(input, step);
    return ++this.row;
  }

  save(): SavedRecording {
    const { recorder, row, skipped } = this;
    return { recorder: recorder.save(), row, finished: skipped + recorder.finished.length };
  }

  restore(saved: unknown, table: Table): void {
    const { recorder, row, finished } = saved as SavedRecording;
    this.recorder = MatchRecorder.restore(recorder, table);
    this.row = row;
    this.skipped = finished;
  }
}
