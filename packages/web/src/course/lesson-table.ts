import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Action, choicesFor, NO_SEAT, seenBy, viewFor } from '@schupf/rules';
import { applyUpdate, type Command, type Reply, type Status, type TableView } from '@schupf/table';
import type { BotPace } from '../client/bot-pace.ts';
import { practiceStatus } from '../client/practice-status.ts';
import type { AppliedUpdate, Solo, TableClient } from '../client/table-client.ts';
import { Lesson, type Standing, type Step } from './lesson.ts';
import type { Level } from './level.ts';

/** Milliseconds before another player moves, and before a trick is gathered. */
const DELAYS: { readonly [Pace in BotPace]: number } = { calm: 1100, brisk: 600, instant: 200 };
/** Milliseconds; long enough to find out how to play a bomb. */
const BOMB_MS = 15_000;

interface LessonOptions {
  /** Milliseconds before another player moves; null for the pace in the settings. */
  readonly delay: number | null;
  /** Called when the learner ends the match in the menu. */
  readonly onStop: () => void;
}

/**
 * The table of a level. It runs in the page: the other players' few moves are scripted, so it needs no worker and no
 * storage.
 */
export class LessonTable implements TableClient {
  readonly seen: Signal<TableView>;
  readonly config = signal(null);
  readonly problem = signal(null);
  readonly givesHints = false;
  readonly standing: ReadonlySignal<Standing>;
  readonly solo: Solo = {
    setPace: (pace) => {
      this.delay = this.options.delay ?? DELAYS[pace];
    },
    skipRound: () => {
      this.delay = 0;
      this.schedule();
    },
  };
  readonly lesson: Lesson;
  private readonly standingNow: Signal<Standing>;
  private readonly listeners = new Set<(applied: AppliedUpdate) => void>();
  private readonly options: LessonOptions;
  private delay = DELAYS.calm;
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the time to bomb is up; null while there is no time limit. */
  private bombUntil: number | null = null;

  constructor(level: Level, options: LessonOptions) {
    this.lesson = new Lesson(level);
    this.options = options;
    this.seen = signal({
      view: viewFor(this.lesson.position, this.lesson.learner),
      status: this.status(),
      held: [],
      conditionalPasses: [],
      deals: null,
    });
    this.standingNow = signal(this.lesson.standing);
    this.standing = this.standingNow;
    this.schedule();
  }

  answer(choice: number): void {
    this.lesson.answer(choice);
    this.refresh();
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
    if (command.type !== 'act') return { ok: false, refusal: null };
    const answer = this.lesson.act(command.action);
    if ('code' in answer) return { ok: false, refusal: answer };
    for (const step of answer) this.tell(step);
    this.refresh();
    return { ok: true, outcome: 'done' };
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

  /** Lets the others move when it is their turn, one move at a time. */
  private schedule(): void {
    clearTimeout(this.timer);
    const action = this.lesson.next();
    if (action === null) return;
    this.timer = setTimeout(() => {
      this.tell(this.lesson.perform(action));
      this.refresh();
    }, this.delayOf(action));
  }

  private delayOf(action: Action): number {
    if (this.bombUntil !== null) return Math.max(0, this.bombUntil - this.now());
    return action.type === 'close-window' ? 0 : this.delay;
  }

  private tell({ events, position }: Step): void {
    for (const event of events)
      this.apply({ type: 'game', event: seenBy(event, this.lesson.learner, position.open) });
  }

  /** Updates everything that depends on the position: the status, the state of the lesson, and the next move. */
  private refresh(): void {
    this.turn++;
    this.bombUntil = this.mayBomb() ? this.now() + BOMB_MS : null;
    this.apply({ type: 'status', status: this.status() });
    this.standingNow.value = this.lesson.standing;
    this.schedule();
  }

  private apply(update: AppliedUpdate['update']): void {
    const before = this.seen.peek();
    const after = applyUpdate(before, update);
    this.seen.value = after;
    for (const listener of this.listeners) listener({ update, before, after, isMissed: false });
  }

  /** Whether the learner may bomb out of turn. Only then is the time to bomb limited. */
  private mayBomb(): boolean {
    const { lesson } = this;
    const { open } = lesson.position;
    if (lesson.standing.type !== 'playing' || !open.window || lesson.isLearners(open.owner)) return false;
    if (open.turn !== NO_SEAT && lesson.isLearners(open.turn)) return false;
    const view = viewFor(lesson.position, lesson.learner);
    return open.players.some((_, seat) => lesson.isLearners(seat) && choicesFor(view, seat).bombs.length > 0);
  }

  private status(): Status {
    const { lesson } = this;
    const { open } = lesson.position;
    const { bombUntil } = this;
    return practiceStatus(lesson.position, {
      me: lesson.learner,
      bot: 'beginner-1',
      turn: this.turn,
      isWaiting: lesson.standing.type === 'playing',
      interval:
        bombUntil === null
          ? null
          : { kind: open.turn === NO_SEAT ? 'closing' : 'reaction', until: bombUntil },
    });
  }
}
