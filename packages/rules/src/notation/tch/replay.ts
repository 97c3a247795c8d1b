import type { Action } from '../../state/action.ts';
import type { Position } from '../../state/position.ts';
import type { Refusal } from '../../state/refusal.ts';
import { apply } from '../../transitions/checked.ts';
import type { TchNote, TchNoteKind } from './findings.ts';

/** An action, and the line of the log it comes from. */
export interface ReplayedStep {
  readonly line: number;
  readonly before: Position;
  readonly action: Action;
  readonly after: Position;
}

/** The line at which replaying a round had to stop. */
export interface Stop {
  readonly line: number;
  readonly problem: string;
  /** Why the rules refuse the action in the line; null if that is not the problem. */
  readonly refusal: Refusal | null;
}

/** The part of a round replayed so far. */
export class Replay {
  position: Position;
  readonly steps: ReplayedStep[] = [];
  readonly notes: TchNote[] = [];
  stop: Stop | null = null;

  constructor(start: Position) {
    this.position = start;
  }

  /** Applies an action. If the rules refuse it, the replay stops. */
  act(action: Action, line: number): void {
    if (this.stop !== null) return;
    const before = this.position;
    const applied = apply(before, action);
    if (!applied.ok) return this.refuse(applied.refusal, line);
    this.position = applied.position;
    this.steps.push({ line, before, action, after: applied.position });
  }

  refuse(refusal: Refusal, line: number): void {
    this.stopAt(line, `the rules refuse this: ${refusal.code}`, refusal);
  }

  stopAt(line: number, problem: string, refusal: Refusal | null = null): void {
    this.stop ??= { line, problem, refusal };
  }

  note(kind: TchNoteKind, line: number): void {
    this.notes.push({ line, kind });
  }
}
