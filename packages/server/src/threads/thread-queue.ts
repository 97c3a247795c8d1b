import { Worker } from 'node:worker_threads';
import type { Clock } from '@schupf/runner';
import { after } from '../clock.ts';

export interface Asked<Question> {
  readonly call: number;
  readonly question: Question;
}

export interface Answered<Answer> {
  readonly call: number;
  readonly answer: Answer;
}

export interface Thread<Question> {
  readonly ask: (asked: Asked<Question>) => void;
  readonly end: () => Promise<unknown>;
}

export interface ThreadEvents<Answer> {
  readonly onAnswer: (answered: Answered<Answer>) => void;
  readonly onError: (error: unknown) => void;
}

export type StartThread<Question, Answer> = (events: ThreadEvents<Answer>) => Thread<Question>;

export interface ThreadQueueDeps<Question, Answer> {
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
  readonly startThread: StartThread<Question, Answer>;
  /** How many questions may wait for the thread. */
  readonly maxWaiting: number;
  readonly timeoutMs: number;
}

/** A thread needs tens of megabytes, so it is ended after this long without a question. */
const IDLE_MS = 60_000;

interface Call<Question, Answer> extends Asked<Question> {
  readonly resolve: (answer: Answer | null) => void;
}

/** Asks a thread one question at a time. In the main thread, long work would block everyone else on the server. */
export class ThreadQueue<Question, Answer> {
  private readonly deps: ThreadQueueDeps<Question, Answer>;
  private readonly waiting: Call<Question, Answer>[] = [];
  private thread: Thread<Question> | null = null;
  private current: Call<Question, Answer> | null = null;
  private calls = 0;
  private isClosed = false;
  private cancelTimer: () => void = () => {};

  constructor(deps: ThreadQueueDeps<Question, Answer>) {
    this.deps = deps;
  }

  get isFull(): boolean {
    return this.isClosed || this.waiting.length >= this.deps.maxWaiting;
  }

  /** Resolves to null if too many questions are waiting, or if the thread fails. */
  ask(question: Question): Promise<Answer | null> {
    if (this.isFull) return Promise.resolve(null);
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    this.waiting.push({ call: ++this.calls, question, resolve });
    this.askNext();
    return promise;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { resolve } of this.waiting.splice(0)) resolve(null);
    this.current?.resolve(null);
    this.current = null;
    await this.endThread();
  }

  private askNext(): void {
    if (this.current !== null) return;
    const { clock, timeoutMs } = this.deps;
    this.cancelTimer();
    const next = this.waiting.shift();
    if (next === undefined) {
      if (this.thread !== null) this.cancelTimer = after(clock, IDLE_MS, () => void this.endThread());
      return;
    }
    this.current = next;
    this.thread ??= this.start();
    this.cancelTimer = after(clock, timeoutMs, () => this.fail(new Error('a thread took too long')));
    this.thread.ask({ call: next.call, question: next.question });
  }

  private start(): Thread<Question> {
    const thread = this.deps.startThread({
      onAnswer: ({ call, answer }) => {
        if (call === this.current?.call) this.settle(answer);
      },
      // An error from a thread that has ended must not end its successor.
      onError: (error) => {
        if (this.thread === thread) this.fail(error);
      },
    });
    return thread;
  }

  private settle(answer: Answer | null): void {
    this.current?.resolve(answer);
    this.current = null;
    this.askNext();
  }

  /** A question that made the thread fail would do so again, so it is not repeated. */
  private fail(error: unknown): void {
    this.deps.onFault(error);
    void this.endThread();
    this.settle(null);
  }

  private async endThread(): Promise<void> {
    this.cancelTimer();
    const { thread } = this;
    this.thread = null;
    await thread?.end();
  }
}

/** Starts threads that run a module. The module must call `answerQuestions`. */
export function threadOf<Question, Answer>(module: URL, maxHeapMb?: number): StartThread<Question, Answer> {
  return ({ onAnswer, onError }) => {
    const worker = new Worker(module, {
      ...(maxHeapMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } }),
    });
    worker.on('message', onAnswer);
    worker.on('error', onError);
    worker.unref();
    return { ask: (asked) => worker.postMessage(asked), end: () => worker.terminate() };
  };
}
