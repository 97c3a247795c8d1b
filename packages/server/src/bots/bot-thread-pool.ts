import { ROSTER } from '@schupf/bots';
import type { RulesRequest, SeatAction } from '@schupf/rules';
import type { BotQuestion, Clock } from '@schupf/runner';
import { after, atOrOnAbort } from '../clock.ts';
import { FairQueue, type Share } from './fair-queue.ts';
import {
  type FromThread,
  type PackedQuestion,
  startThread,
  type Thread,
  type ThreadEvents,
} from './thread.ts';

/** A question for one of our bots. */
export interface BotRequest extends Pick<Share, 'isAttended' | 'network'> {
  readonly table: {
    readonly code: string;
    readonly seed: string;
    readonly config: { readonly rules: RulesRequest };
  };
  readonly question: PackedQuestion;
  /** After this time the answer is no longer needed. */
  readonly answerBy: number;
  /** Aborted if the answer is no longer needed, because the table has moved on. */
  readonly signal: AbortSignal;
}

/** A bot's decision. The action is null if the bot does nothing. */
export interface Decision {
  readonly action: SeatAction | null;
}

/** The longest that a bot may think. */
const MAX_BUDGET_MS = 150;
/** With less time than this, a search is no better than a fast bot. */
const MIN_BUDGET_MS = 20;
/** The time for a message to the thread and back. */
const ROUND_TRIP_MS = 10;
/** The cost of a search in the fair queue; the decision of a fast bot costs 1. */
const SEARCH_COST = 30;
/** A thread that does not answer for this long is replaced. */
const ANSWER_TIMEOUT_MS = 5000;
/** Loading a thread takes a second on an idle machine and much longer on a busy one. */
const STARTUP_TIMEOUT_MS = 60_000;

export interface PoolDeps {
  readonly maxThreads: number;
  readonly clock: Clock;
  /** The longest that a bot may think, in milliseconds. */
  readonly maxBudget?: number;
  /** How many searches, or as much work of other kinds, may wait for each thread. What exceeds that is refused. */
  readonly maxSearchesWaiting?: number;
  readonly onFault: (error: unknown) => void;
  /** Called with the number of seconds that a question has waited for a thread. */
  readonly onStarted?: (waited: number) => void;
  readonly onRefused?: () => void;
  /** A replacement for the threads, for tests. */
  readonly startThread?: (events: ThreadEvents) => Thread;
}

/** A request that has not been answered yet. */
interface PendingRequest extends Share {
  readonly id: number;
  readonly request: BotRequest;
  readonly askedAt: number;
  /** Settles the request. Only the first time counts. */
  readonly resolve: (decision: Decision | null) => void;
}

interface PooledThread {
  readonly thread: Thread;
  isReady: boolean;
  current: PendingRequest | null;
  cancelTimeout: () => void;
}

/** Runs our own bots in worker threads, so that no table waits while a bot at another table thinks. */
export class BotThreadPool {
  private readonly deps: PoolDeps;
  private readonly threads: PooledThread[] = [];
  private readonly queue = new FairQueue<PendingRequest>();
  private requests = 0;
  private isClosed = false;

  constructor(deps: PoolDeps) {
    this.deps = deps;
  }

  /** How many questions are waiting for a thread. */
  get waiting(): number {
    return this.queue.size;
  }

  /** Starts a thread, so that the first bot does not have to wait for it. */
  prepare(): void {
    if (this.threads.length === 0 && !this.isClosed) this.spawn();
  }

  /** Whether a thread would begin with a question at once. */
  canStart(isAttended: boolean): boolean {
    return this.idleThread !== undefined && (isAttended || this.mayStartUnattended);
  }

  /**
   * The bot's decision; null if there is none by `answerBy`, if too many others wait, if the thread fails, or if
   * `signal` is aborted.
   */
  decide(request: BotRequest): Promise<Decision | null> {
    const { clock } = this.deps;
    const { isAttended, network, table, question, answerBy, signal } = request;
    if (this.isClosed || signal.aborted) return Promise.resolve(null);
    const { promise, resolve } = Promise.withResolvers<Decision | null>();
    const pending: PendingRequest = {
      id: ++this.requests,
      request,
      askedAt: clock.now(),
      resolve,
      isAttended,
      network,
      table: table.code,
      cost: isFast(question) ? 1 : SEARCH_COST,
    };
    const stopWaiting = atOrOnAbort(clock, answerBy, signal, () => this.withdraw(pending));
    this.queue.add(pending);
    this.startNext();
    this.refuseExcess();
    return promise.finally(stopWaiting);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (let pending = this.takeAny(); pending !== null; pending = this.takeAny()) pending.resolve(null);
    await Promise.all(this.threads.splice(0).map((thread) => this.end(thread)));
  }

  private takeAny(): PendingRequest | null {
    return this.queue.take({ attendedOnly: false });
  }

  /** Drops a question that is still waiting. If a thread is already working on it, tells that thread to stop. */
  private withdraw(pending: PendingRequest): void {
    pending.resolve(null);
    if (this.queue.delete(pending)) return;
    for (const { thread, current } of this.threads) if (current === pending) thread.hurry(pending.id);
  }

  private refuseExcess(): void {
    const { maxThreads, maxSearchesWaiting = Number.POSITIVE_INFINITY, onRefused } = this.deps;
    while (this.queue.cost > maxThreads * maxSearchesWaiting * SEARCH_COST) {
      this.queue.drop()?.resolve(null);
      onRefused?.();
    }
  }

  private get idleThread(): PooledThread | undefined {
    return this.threads.find(({ isReady, current }) => isReady && current === null);
  }

  private startNext(): void {
    while (!this.isClosed && this.queue.size > 0) {
      const idle = this.idleThread;
      if (idle === undefined) {
        this.spawn();
        return this.hurryUnattended();
      }
      const next = this.queue.take({ attendedOnly: !this.mayStartUnattended });
      if (next === null) return;
      this.start(next, idle);
    }
  }

  /** Unattended tables never take the last of several threads. */
  private get mayStartUnattended(): boolean {
    const running = this.threads.filter(({ current }) => current !== null && !current.isAttended).length;
    return running < Math.max(1, this.deps.maxThreads - 1);
  }

  /** Frees threads for attended tables. */
  private hurryUnattended(): void {
    if (this.queue.attendedSize === 0) return;
    for (const { thread, current } of this.threads)
      if (current !== null && !current.isAttended) thread.hurry(current.id);
  }

  private start(pending: PendingRequest, pooled: PooledThread): void {
    const { clock, maxBudget = MAX_BUDGET_MS } = this.deps;
    const { table, question, answerBy } = pending.request;
    this.deps.onStarted?.((clock.now() - pending.askedAt) / 1000);
    const left = answerBy - clock.now() - ROUND_TRIP_MS;
    // The answer would come too late, and others are waiting for the thread.
    if (!isFast(question) && left < MIN_BUDGET_MS) return pending.resolve(null);
    pooled.current = pending;
    this.armTimeout(pooled);
    pooled.thread.ask({
      ...question,
      questionId: pending.id,
      rules: table.config.rules,
      seed: table.seed,
      budget: Math.min(maxBudget, left),
    });
  }

  private armTimeout(pooled: PooledThread): void {
    pooled.cancelTimeout();
    const timeout = pooled.isReady ? ANSWER_TIMEOUT_MS : STARTUP_TIMEOUT_MS;
    pooled.cancelTimeout = after(this.deps.clock, timeout, () =>
      this.fail(pooled, new Error('a bot did not answer in time')),
    );
  }

  private spawn(): void {
    if (this.threads.length >= this.deps.maxThreads) return;
    const start = this.deps.startThread ?? startThread;
    const pooled: PooledThread = {
      thread: start({
        onMessage: (message) => this.receive(pooled, message),
        onError: (error) => this.fail(pooled, error),
      }),
      isReady: false,
      current: null,
      cancelTimeout: () => {},
    };
    this.threads.push(pooled);
    this.armTimeout(pooled);
  }

  private receive(pooled: PooledThread, message: FromThread): void {
    if (message.type === 'ready') pooled.isReady = true;
    else if (message.type === 'failed') this.deps.onFault(message.error);
    else if (pooled.current?.id === message.questionId) pooled.current.resolve({ action: message.action });
    // A question that has failed gets no answer. This changes nothing if it was answered.
    pooled.current?.resolve(null);
    pooled.cancelTimeout();
    pooled.current = null;
    this.startNext();
  }

  private fail(pooled: PooledThread, error: unknown): void {
    const index = this.threads.indexOf(pooled);
    if (index < 0) return;
    this.threads.splice(index, 1);
    this.deps.onFault(error);
    void this.end(pooled);
    this.startNext();
  }

  private async end(pooled: PooledThread): Promise<void> {
    pooled.cancelTimeout();
    pooled.current?.resolve(null);
    pooled.current = null;
    await pooled.thread.end();
  }
}

/** Whether the bot answers within milliseconds, as the stand-in does. */
export function isFast({ bot }: Pick<BotQuestion, 'bot'>): boolean {
  return bot === null || ROSTER[bot]?.isFast === true;
}
