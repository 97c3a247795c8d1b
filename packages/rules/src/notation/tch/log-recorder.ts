import type { GameRecord, Tag } from '../record/record.ts';
import { Recorder } from '../record/recorder.ts';
import { BSW_RULES } from './bsw-rules.ts';
import type { TchProblem } from './findings.ts';
import type { HandleChange } from './handles.ts';
import type { Replay } from './replay.ts';

const TAGS: readonly Tag[] = [{ name: 'site', value: 'BrettspielWelt' }];

/** Builds a record from the rounds of a log. */
export class LogRecorder {
  private readonly recorder = new Recorder();

  /** Adds a replayed round. A round that could not be dealt is left out. */
  add({ steps }: Replay, changes: readonly HandleChange[], problems: readonly TchProblem[]): void {
    let added = 0;
    const addUntil = (line: number) => {
      for (; added < changes.length && changes[added]!.line <= line; added++) this.addChange(changes[added]!);
    };
    for (const { line, before, action, after } of steps) {
      if (action.type === 'deal') {
        this.recorder.deal(before, action.pack, after);
      } else {
        addUntil(line);
        this.recorder.act(before, action, after);
      }
    }
    if (steps.length === 0) return;
    addUntil(Number.POSITIVE_INFINITY);
    for (const { place, problem } of problems) this.recorder.comment(`line ${place.line}: ${problem}`);
  }

  finish(names: readonly string[]): GameRecord {
    return { rules: BSW_RULES, names, tags: TAGS, rounds: this.recorder.rounds };
  }

  private addChange({ seat, handle }: HandleChange): void {
    this.recorder.notice('player', [String(seat + 1), handle]);
  }
}
