import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Action,
  apply,
  type Cards,
  type Player,
  type Position,
  positionForClaim,
  type Seat,
  type SeatAction,
  seenBy,
  viewFor,
} from '@schupf/rules';
import { applyUpdate, type Command, type Reply, type TableView } from '@schupf/table';
import type { BotPace } from '../client/bot-pace.ts';
import { practiceStatus } from '../client/practice-status.ts';
import type { AppliedUpdate, Solo, TableClient } from '../client/table-client.ts';

/** Milliseconds between two moves of a line that is played out. */
const DELAYS: { readonly [Pace in BotPace]: number } = { calm: 900, brisk: 500, instant: 150 };

const NOT_NOW: Reply = { ok: false, refusal: { code: 'not-now', rule: null } };

export interface PuzzleTableOptions {
  readonly position: Position;
  readonly player: Player;
  /** Milliseconds between two moves; null for those of the chosen pace. */
  readonly delay: number | null;
  /** What the player does: true if it answers the question. */
  readonly onAct: (action: SeatAction) => boolean;
  readonly onStop: () => void;
}

/** The table of a puzzle: it takes one answer, then shows what follows. */
export class PuzzleTable implements TableClient {
  readonly seen: Signal<TableView>;
  readonly config = signal(null);
  readonly problem = signal(null);
  readonly givesHints = false;
  /** Whether a line is being played out. */
  readonly isShowing: ReadonlySignal<boolean>;
  readonly solo: Solo = {
    setPace: (pace) => {
      this.delay = this.options.delay ?? DELAYS[pace];
    },
    skipRound: () => this.skip(),
  };
  private readonly showing = signal(false);
  private readonly listeners = new Set<(applied: AppliedUpdate) => void>();
  private readonly options: PuzzleTableOptions;
  private position: Position;
  private delay = DELAYS.calm;
  private turn = 0;
  private isAsking = true;
  private line: readonly Action[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PuzzleTableOptions) {
    this.options = options;
    this.position = options.position;
    this.isShowing = this.showing;
    this.seen = signal(this.view());
  }

  /** All cards of a seat, for puzzles in which they are open. */
  handOf(seat: Seat): Cards {
    return this.position.hands[seat]!;
  }

  /** Ends the question. */
  stopAsking(): void {
    this.isAsking = false;
    this.refresh();
  }

  /** Starts from another position with the same view and plays this line, move by move. */
  play(position: Position, line: readonly Action[]): void {
    clearTimeout(this.timer);
    this.isAsking = false;
    this.position = position;
    this.line = line;
    this.turn++;
    this.seen.value = this.view();
    this.showing.value = true;
    this.schedule();
  }

  /** Ends the line that is being played out. */
  skip(): void {
    clearTimeout(this.timer);
    this.line = [];
    this.showing.value = false;
  }

  onUpdate(listener: (applied: AppliedUpdate) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async command(command: Command): Promise<Reply> {
    if (command.type === 'propose' && command.what === 'stop') {
      this.options.onStop();
      return { ok: true, outcome: 'done' };
    }
    if (command.type !== 'act' || !this.isAsking) return NOT_NOW;
    const { action } = command;
    const judged = apply(positionForClaim(this.position, action), action);
    if (!judged.ok) return { ok: false, refusal: judged.refusal };
    return this.options.onAct(action) ? { ok: true, outcome: 'done' } : NOT_NOW;
  }

  async advise() {
    return null;
  }

  async record() {
    return null;
  }

  async replaySource() {
    return null;
  }

  now(): number {
    return performance.timeOrigin + performance.now();
  }

  close(): void {
    clearTimeout(this.timer);
    this.listeners.clear();
  }

  private schedule(): void {
    const [next, ...rest] = this.line;
    if (next === undefined) return this.skip();
    const delay = next.type === 'close-window' ? 0 : this.delay;
    this.timer = setTimeout(() => {
      this.line = rest;
      this.perform(next);
      this.schedule();
    }, delay);
  }

  private perform(action: Action): void {
    const applied = apply(this.position, action);
    if (!applied.ok) return;
    this.position = applied.position;
    for (const event of applied.events)
      this.apply({ type: 'game', event: seenBy(event, this.options.player, this.position.open) });
    this.refresh();
  }

  private refresh(): void {
    this.turn++;
    this.apply({ type: 'status', status: this.view().status });
  }

  private apply(update: AppliedUpdate['update']): void {
    const before = this.seen.peek();
    const after = applyUpdate(before, update);
    this.seen.value = after;
    for (const listener of this.listeners) listener({ update, before, after, isMissed: false });
  }

  private view(): TableView {
    const { position, turn } = this;
    const { player } = this.options;
    const status = practiceStatus(position, { me: player, bot: 'net-1', turn, isWaiting: this.isAsking });
    return { view: viewFor(position, player), status, held: [], conditionalPasses: [], deals: null };
  }
}
