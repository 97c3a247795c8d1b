import { computed, signal } from '@preact/signals';
import type { Moment, ShownWorld, Verdict } from '@schupf/review';
import type { Seat } from '@schupf/rules';
import { formatRecord, type GameRecord } from '@schupf/rules/notation';
import type { ChartValue } from './chart-line.ts';
import type { FromReviewer, NoReviewReason, Summaries, ToReviewer } from './review-messages.ts';

/** How many rounds the worker imagines for a decision that may be a mistake. Phones are slower. */
const WORLDS = { desktop: 400, phone: 200 } as const;

export type ReviewState =
  | { readonly type: 'opening' }
  | { readonly type: 'refused'; readonly why: NoReviewReason }
  | {
      readonly type: 'open';
      readonly judge: string;
      readonly moments: readonly Moment[];
      /** How many decisions each seat made. */
      readonly decisions: readonly number[];
    };

export const WHOSE = ['mine', 'all'] as const;
export type Whose = (typeof WHOSE)[number];

/** The mistakes that the reader is asked about, one after the other. */
export interface LessonState {
  readonly mistakes: readonly Verdict[];
  readonly index: number;
  /** The reader's answer, by its number among the choices of the verdict; null until they have given one. */
  readonly answer: number | null;
}

/** The review of a match by a worker of its own, which works in the background until the page is left. */
export class Reviewer {
  readonly state = signal<ReviewState>({ type: 'opening' });
  readonly verdicts = signal<readonly Verdict[]>([]);
  readonly summaries = signal<Summaries>({ players: [], rounds: [] });
  /** Seats that have been asked for. */
  readonly seats = signal<ReadonlySet<Seat>>(new Set());
  /** How far the worker is with these seats; null if it has nothing to do. */
  readonly progress = computed(() => {
    if (this.state.value.type !== 'open') return null;
    const { decisions } = this.state.value;
    const total = [...this.seats.value].reduce((sum, seat) => sum + decisions[seat]!, 0);
    const done = this.verdicts.value.length;
    return done < total ? { done, total } : null;
  });
  /** Whether the reader sees the review. The worker goes on while they look at the log instead. */
  readonly isShown = signal(true);
  /** What the reader has chosen. It is kept here because every round of a replay has its own panel. */
  readonly whose = signal<Whose>('mine');
  readonly chartValue = signal<ChartValue>('points');
  readonly lesson = signal<LessonState | null>(null);
  private readonly worker: Worker;
  /** Who waits for a world, in the order of the requests. */
  private readonly waiting: ((world: ShownWorld | null) => void)[] = [];

  constructor(record: GameRecord) {
    this.worker = new Worker(new URL('../workers/review.worker.ts', import.meta.url), { type: 'module' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => this.receive(data));
    this.worker.addEventListener('error', () => this.refuse('stopped'));
    const worlds = matchMedia('(pointer: coarse)').matches ? WORLDS.phone : WORLDS.desktop;
    this.send({ type: 'open', record: formatRecord(record), worlds });
  }

  judge(seats: readonly Seat[]): void {
    const fresh = seats.filter((seat) => !this.seats.peek().has(seat));
    if (fresh.length === 0) return;
    this.seats.value = new Set([...this.seats.peek(), ...fresh]);
    if (this.state.peek().type === 'open') this.send({ type: 'judge', seats: fresh });
  }

  /** An imagined round in which another choice did better. */
  show(verdict: Verdict, choice: number): Promise<ShownWorld | null> {
    const { promise, resolve } = Promise.withResolvers<ShownWorld | null>();
    this.waiting.push(resolve);
    this.send({ type: 'show', verdict, choice });
    return promise;
  }

  close(): void {
    this.worker.terminate();
  }

  private send(message: ToReviewer): void {
    this.worker.postMessage(message);
  }

  private refuse(why: NoReviewReason): void {
    this.state.value = { type: 'refused', why };
  }

  private receive(message: FromReviewer): void {
    switch (message.type) {
      case 'refused':
        return this.refuse(message.why);
      case 'opened': {
        const { judge, moments, decisions } = message;
        this.state.value = { type: 'open', judge, moments, decisions };
        // Asked for while the weights were loading.
        this.send({ type: 'judge', seats: [...this.seats.peek()] });
        return;
      }
      case 'judged':
        this.verdicts.value = [...this.verdicts.peek(), message.verdict];
        this.summaries.value = message.summaries;
        return;
      case 'shown':
        this.waiting.shift()?.(message.world);
    }
  }
}
