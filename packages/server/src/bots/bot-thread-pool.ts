import { Worker } from 'node:worker_threads';
import { type PackedView, packView, type RulesRequest, type SeatAction } from '@schupf/rules';
import type { BotQuestion, Clock } from '@schupf/runner';
import { after } from '../clock.ts';

/** A question for a thread. Plain data; the bot's own view is all it reveals about the cards. */
export interface PoolQuestion {
  readonly call: number;
  readonly rules: RulesRequest;
  readonly seed: string;
  readonly number: number;
  readonly seat: number;
  readonly kind: BotQuestion['kind'];
  readonly bot: string | null;
  readonly view: PackedView;
  /** Milliseconds to think. */
  readonly budget: number;
}

export type FromThread =
  /** The thread has loaded its code and its networks. */
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly call: number; readonly action: SeatAction | null };

/** Less than the shortest delay before an answer is shown; otherwise players could see how long a bot thinks. */
const THINKING_BUDGET_MS = 150;
/** A thread that does not answer for this long is replaced. */
const ANSWER_TIMEOUT_MS = 5000;
/** Loading a thread takes a second on an idle machine and much longer on a busy one. */
const STARTUP_TIMEOUT_MS = 60_000;

export interface PoolDeps {
  readonly maxThreads: number;
  readonly clock: Clock;
  /** Milliseconds a bot may think. */
  readonly thinkingBudget?: number;
  readonly onFault: (error: unknown) => void;
}

interface Call {
  readonly question: PoolQuestion;
  readonly resolve: (action: SeatAction | null) => void;
}

/** One thread, which answers one question at a time. */
interface Thread {
  readonly worker: Worker;
  isReady: boolean;
  call: Call | null;
  cancelTimeout: () => void;
}

/** Runs our own bots in worker threads, so that no table waits while a bot at another table thinks. */
export class BotThreadPool {
  private readonly deps: PoolDeps;
  private readonly threads: Thread[] = [];
  private readonly queue: Call[] = [];
  private calls = 0;
  private isClosed = false;

  constructor(deps: PoolDeps) {
    this.deps = deps;
  }

  /** How many questions are waiting for a thread. */
  get waiting(): number {
    return this.queue.length;
  }

  /** The bot's decision, or null if its thread failed; the runner then uses a fallback. */
  decide(
    table: { readonly seed: string; readonly config: { readonly rules: RulesRequest } },
    { number, seat, kind, bot, view }: BotQuestion,
  ): Promise<SeatAction | null> {
    const { promise, resolve } = Promise.withResolvers<SeatAction | null>();
    const question: PoolQuestion = {
      call: this.calls++,
      rules: table.config.rules,
      seed: table.seed,
      number,
      seat,
      kind,
      bot,
      view: packView(view),
      budget: this.deps.thinkingBudget ?? THINKING_BUDGET_MS,
    };
    this.queue.push({ question, resolve });
    this.startNext();
    return promise;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { resolve } of this.queue.splice(0)) resolve(null);
    await Promise.all(this.threads.splice(0).map((thread) => this.end(thread)));
  }

  private startNext(): void {
    if (this.queue.length === 0 || this.isClosed) return;
    const thread = this.threads.find(({ call }) => call === null) ?? this.spawn();
    if (thread === null) return;
    const call = this.queue.shift()!;
    thread.call = call;
    this.armTimeout(thread);
    thread.worker.postMessage(call.question);
  }

  private armTimeout(thread: Thread): void {
    thread.cancelTimeout();
    const timeout = thread.isReady ? ANSWER_TIMEOUT_MS : STARTUP_TIMEOUT_MS;
    thread.cancelTimeout = after(this.deps.clock, timeout, () =>
      this.fail(thread, new Error('a bot did not answer in time')),
    );
  }

  private spawn(): Thread | null {
    if (this.threads.length >= this.deps.maxThreads) return null;
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url));
    const thread: Thread = { worker, isReady: false, call: null, cancelTimeout: () => {} };
    worker.on('message', (message: FromThread) => this.receive(thread, message));
    worker.on('error', (error) => this.fail(thread, error));
    worker.unref();
    this.threads.push(thread);
    return thread;
  }

  private receive(thread: Thread, message: FromThread): void {
    if (message.type === 'ready') {
      thread.isReady = true;
      if (thread.call !== null) this.armTimeout(thread);
    } else if (thread.call?.question.call === message.call) {
      this.settle(thread, message.action);
      this.startNext();
    }
  }

  private fail(thread: Thread, error: unknown): void {
    const index = this.threads.indexOf(thread);
    if (index < 0) return;
    this.threads.splice(index, 1);
    this.deps.onFault(error);
    void this.end(thread);
    this.startNext();
  }

  private async end(thread: Thread): Promise<void> {
    this.settle(thread, null);
    await thread.worker.terminate();
  }

  private settle(thread: Thread, action: SeatAction | null): void {
    thread.cancelTimeout();
    thread.call?.resolve(action);
    thread.call = null;
  }
}
