import { signal } from '@preact/signals';
import type { Moment, ShownWorld, Verdict } from '@schupf/review';
import type { Seat } from '@schupf/rules';
import { formatRecord, type GameRecord } from '@schupf/rules/notation';
import type { ChartValue } from './chart-line.ts';
import type { FromReviewer, NoReviewReason, Summaries, ToReviewer } from './review-messages.ts';

/** How many rounds the worker imagines for a decision that may be a mistake. Phones are slower. */
const WORLDS = { desktop: 400, phone: 200 } as const;

interface Progress {
  readonly done: number;
  readonly total: number;
}

export type ReviewState =
  | { readonly type: 'opening' }
  | { readonly type: 'refused'; readonly why: NoReviewReason }
  | { readonly type: 'open'; readonly judge: string; readonly moments: readonly Moment[] };

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
  /** How far the worker is with the seats asked for last; null if it has nothing to do. */
  readonly progress = signal<Progress | null>(null);
  /** What the reader has chosen. It is kept here because every round of a replay has its own panel. */
  readonly whose = signal<Whose>('mine');
  readonly chartValue = signal<ChartValue>('points');
  readonly lesson = signal<LessonState | null>(null);
  /** Seats that have been asked for. */
  readonly seats = signal<ReadonlySet<Seat>>(new Set());
  private readonly worker: Worker;
  private readonly asked: {
    readonly verdict: Verdict;
    readonly resolve: (world: ShownWorld | null) => void;
  }[] = [];

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
    this.asked.push({ verdict, resolve });
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
    this.progress.value = null;
  }

  private receive(message: FromReviewer): void {
    switch (message.type) {
      case 'refused':
        return this.refuse(message.why);
      case 'opened': {
        const { judge, moments } = message;
        this.state.value = { type: 'open', judge, moments };
        // Asked for while the weights were loading.
        this.send({ type: 'judge', seats: [...this.seats.peek()] });
        return;
      }
      case 'judged': {
        const { verdict, done, total } = message;
        this.verdicts.value = [...this.verdicts.peek(), verdict];
        this.summaries.value = message.summaries;
        this.progress.value = done < total ? { done, total } : null;
        return;
      }
      case 'shown':
        this.asked.shift()?.resolve(message.world);
    }
  }
}
