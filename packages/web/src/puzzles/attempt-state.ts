import { computed, signal } from '@preact/signals';
import {
  actionOf,
  choiceMade,
  GOOD_ENOUGH,
  groupOf,
  isRight,
  lossOf,
  type Pack,
  type Puzzle,
  type PuzzleChoice,
} from '@schupf/puzzles';
import type { Shown } from '@schupf/puzzles/judging';
import { type Position, type SeatAction, unpackPosition } from '@schupf/rules';
import { noteAttempt } from './attempts.ts';
import { PuzzleTable } from './puzzle-table.ts';
import type { TutorClient } from './tutor-client.ts';

/** An answer and what it costs. */
export interface Given {
  readonly action: SeatAction | null;
  /** The number of the choice; null for a push that the puzzle does not list. */
  readonly choice: number | null;
  readonly loss: number;
  /** The standard error of the loss. */
  readonly error: number;
  readonly isRight: boolean;
  /** By how much the rating changed; null if it did not. */
  readonly change: number | null;
}

export type AttemptStage =
  | { readonly type: 'asking' }
  /** A push that the puzzle does not list is being judged. */
  | { readonly type: 'judging' }
  /** A wrong answer is played out before the solution is shown. */
  | { readonly type: 'showing'; readonly given: Given }
  | { readonly type: 'answered'; readonly given: Given }
  /** The push could not be judged. */
  | { readonly type: 'unjudged' };

export interface AttemptOptions {
  readonly pack: Pack;
  readonly puzzle: Puzzle;
  readonly position: Position;
  readonly tutor: TutorClient;
  readonly isThemed: boolean;
  /** The day, if this is its puzzle. */
  readonly day: string | null;
  readonly delay: number | null;
  readonly onStop: () => void;
}

/** A player at a puzzle: from the question to the solution. */
export class AttemptState {
  readonly table: PuzzleTable;
  readonly stage = signal<AttemptStage>({ type: 'asking' });
  readonly puzzle: Puzzle;
  /** Both lines and the reasons; null until they are there. */
  readonly shown = signal<Shown | null>(null);
  /** Whether the solution may be seen. */
  readonly isSolved = computed(() => this.stage.value.type === 'answered');
  private readonly options: AttemptOptions;
  /** Whether the player wants to see the solution right away. */
  private isSkipped = false;

  constructor(options: AttemptOptions) {
    const { puzzle, position, delay, onStop } = options;
    this.options = options;
    this.puzzle = puzzle;
    this.table = new PuzzleTable({
      position,
      player: position.open.players[puzzle.seat]!,
      delay,
      onAct: (action) => this.act(action),
      onStop,
    });
  }

  /** The position of the question. */
  get start(): Position {
    return this.options.position;
  }

  get best(): PuzzleChoice {
    return this.puzzle.choices[0]!;
  }

  /** Takes an answer; null is for doing nothing. Returns whether it is one. */
  act(action: SeatAction | null): boolean {
    if (this.stage.peek().type !== 'asking') return false;
    const choice = choiceMade(this.puzzle, action, this.options.pack.rules);
    if (choice !== null) {
      void this.settle({
        action,
        choice,
        loss: lossOf(this.puzzle, choice),
        error: this.puzzle.choices[choice]!.error,
      });
      return true;
    }
    if (action?.type !== 'push') return false;
    void this.judgePush(action);
    return true;
  }

  /** Shows the solution without waiting for the end. */
  skip(): void {
    this.isSkipped = true;
    this.table.skip();
  }

  /** Plays the best answer out. */
  watchBest(): void {
    this.isSkipped = false;
    void this.play('other');
  }

  close(): void {
    this.table.close();
  }

  private async judgePush(action: SeatAction): Promise<void> {
    this.stage.value = { type: 'judging' };
    this.table.stopAsking();
    const verdict = await this.options.tutor.weighPush(this.puzzle, this.options.pack.rules, action);
    if (verdict === null) this.stage.value = { type: 'unjudged' };
    else await this.settle({ action, choice: null, loss: verdict.loss, error: verdict.error });
  }

  private async settle(answer: Omit<Given, 'isRight' | 'change'>): Promise<void> {
    const { puzzle } = this;
    const right = answer.choice === null ? answer.loss <= TOLERANCE : isRight(puzzle, answer.choice);
    const { isThemed, day } = this.options;
    const change = noteAttempt(puzzle, { isSolved: right, isThemed, day });
    const given: Given = { ...answer, isRight: right, change };
    this.table.stopAsking();
    const isPlayedOut = !right && groupOf(puzzle) === 'play';
    if (isPlayedOut) {
      this.stage.value = { type: 'showing', given };
      await this.play('played', answer.action);
    } else {
      void this.explain(answer.action);
    }
    this.stage.value = { type: 'answered', given };
  }

  /** Fetches the reasons, without playing anything. */
  private async explain(action: SeatAction | null): Promise<Shown | null> {
    const { tutor, pack } = this.options;
    this.shown.value ??= await tutor.show(this.puzzle, pack.rules, action);
    return this.shown.peek();
  }

  /** Plays a line to its end, or until it is skipped. */
  private async play(line: 'played' | 'other', action?: SeatAction | null): Promise<void> {
    const { rules } = this.options.pack;
    const shown = await this.explain(action ?? actionOf(this.best.move, rules) ?? null);
    if (shown === null || this.isSkipped) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.table.play(unpackPosition(shown.world.position, rules), shown.world[line].actions);
    const stop = this.table.isShowing.subscribe((isShowing) => {
      if (!isShowing) resolve();
    });
    await promise;
    stop();
  }
}

/** As in `isRight`, for a push that the puzzle does not list. */
const TOLERANCE = GOOD_ENOUGH;
