import { computed, signal } from '@preact/signals';
import type { Moment, ShownWorld, Verdict } from '@schupf/review';
import type { Seat } from '@schupf/rules';
import type { StoredReview } from '../storage/reviews.ts';
import type { ChartValue } from './chart-line.ts';
import type { FromReviewer, NoReviewReason, Summaries, ToReviewer } from './review-messages.ts';

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
  /** The reader's answer, as an index into the choices of the verdict; null until they have answered. */
  readonly answer: number | null;
}

export interface ReviewOptions {
  /** A match as a `.schupf` text. */
  readonly record: string;
  /** The number of simulated rounds for a decision that may be a mistake. */
  readonly worlds: number;
  /** What is known from an earlier visit. */
  readonly stored: StoredReview | null;
}

/** The review of a match by a worker of its own, which works in the background until the page is left. */
export class Reviewer {
  readonly state = signal<ReviewState>({ type: 'opening' });
  readonly verdicts = signal<readonly Verdict[]>([]);
  readonly summaries = signal<Summaries>({ players: [], rounds: [] });
  /** Seats whose review was requested. */
  readonly seats = signal<ReadonlySet<Seat>>(new Set());
  /** The worker's progress with these seats; null if it has nothing to do. */
  readonly progress = computed(() => {
    if (this.state.value.type !== 'open') return null;
    const { decisions } = this.state.value;
    const seats = this.seats.value;
    const total = [...seats].reduce((sum, seat) => sum + decisions[seat]!, 0);
    const done = this.verdicts.value.filter(({ seat }) => seats.has(seat)).length;
    return done < total ? { done, total } : null;
  });
  /** Whether the review is visible. The worker continues while the reader looks at the log instead. */
  readonly isShown = signal(true);
  /** What the reader has selected. It is stored here because every round of a replay has its own panel. */
  readonly whose = signal<Whose>('mine');
  readonly chartValue = signal<ChartValue>('points');
  readonly lesson = signal<LessonState | null>(null);
  private readonly options: ReviewOptions;
  /** Started when something has to be judged or shown. */
  private worker: Worker | null = null;
  /** Callers that wait for a world, in the order of the requests. */
  private readonly waiting: ((world: ShownWorld | null) => void)[] = [];

  constructor(options: ReviewOptions) {
    this.options = options;
    const { stored } = options;
    if (stored === null) return;
    const { judge, moments, decisions } = stored;
    this.state.value = { type: 'open', judge, moments, decisions };
    this.verdicts.value = stored.verdicts;
    this.summaries.value = stored.summaries;
  }

  judge(seats: readonly Seat[]): void {
    const fresh = seats.filter((seat) => !this.seats.peek().has(seat));
    this.seats.value = new Set([...this.seats.peek(), ...fresh]);
    const wanted = fresh.filter((seat) => !this.isJudged(seat));
    if (wanted.length > 0) this.send({ type: 'judge', seats: wanted });
  }

  /** A simulated round in which another choice did better. */
  show(verdict: Verdict, choice: number): Promise<ShownWorld | null> {
    const { promise, resolve } = Promise.withResolvers<ShownWorld | null>();
    this.waiting.push(resolve);
    this.send({ type: 'show', verdict, choice });
    return promise;
  }

  close(): void {
    this.worker?.terminate();
  }

  /** Whether everything this seat decided is known from an earlier visit. */
  private isJudged(seat: Seat): boolean {
    const state = this.state.peek();
    if (state.type !== 'open') return false;
    return this.verdicts.peek().filter((verdict) => verdict.seat === seat).length === state.decisions[seat];
  }

  private send(message: ToReviewer): void {
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(new URL('../workers/review.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => this.receive(data));
    worker.addEventListener('error', () => this.refuse('stopped'));
    const { record, worlds } = this.options;
    const opening: ToReviewer = { type: 'open', record, worlds, known: this.verdicts.peek() };
    worker.postMessage(opening);
    return worker;
  }

  private refuse(why: NoReviewReason): void {
    this.state.value = { type: 'refused', why };
    for (const resolve of this.waiting.splice(0)) resolve(null);
  }

  private receive(message: FromReviewer): void {
    switch (message.type) {
      case 'refused':
        return this.refuse(message.why);
      case 'opened': {
        const { judge, moments, decisions } = message;
        this.state.value = { type: 'open', judge, moments, decisions };
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
