import { Worker } from 'node:worker_threads';
import { type PackedView, packView, type RulesRequest, type SeatAction } from '@schupf/rules';
import type { BotQuestion } from '@schupf/runner';

/** What a thread is asked. All of it is plain data; of the table there is nothing but what the bot may see. */
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

export interface PoolAnswer {
  readonly call: number;
  readonly action: SeatAction | null;
}

/** Less than the shortest time a bot seems to think, or its thinking would tell something. */
const BUDGET = 150;
/** A thread that does not answer is ended, and another one is started. */
const PATIENCE = 5000;

interface Call {
  readonly question: PoolQuestion;
  readonly resolve: (action: SeatAction | null) => void;
}

/** One thread, one question at a time. */
interface Thread {
  readonly worker: Worker;
  call: Call | null;
  timer: NodeJS.Timeout | null;
}

/** Bots of ours, in threads of their own: however long they think, no table waits. */
export class BotThreads {
  private readonly onFault: (error: unknown) => void;
  private readonly most: number;
  private readonly threads: Thread[] = [];
  private readonly queue: Call[] = [];
  private calls = 0;
  private isClosed = false;

  constructor(most: number, onFault: (error: unknown) => void) {
    this.most = most;
    this.onFault = onFault;
  }

  /** How many questions wait. */
  get waiting(): number {
    return this.queue.length;
  }

  decide(
    table: { readonly seed: string; readonly terms: { readonly rules: RulesRequest } },
    { number, seat, kind, bot, view }: BotQuestion,
  ): Promise<SeatAction | null> {
    const { promise, resolve } = Promise.withResolvers<SeatAction | null>();
    const question: PoolQuestion = {
      call: this.calls++,
      rules: table.terms.rules,
      seed: table.seed,
      number,
      seat,
      kind,
      bot,
      view: packView(view),
      budget: BUDGET,
    };
    this.queue.push({ question, resolve });
    this.next();
    return promise;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { resolve } of this.queue.splice(0)) resolve(null);
    await Promise.all(this.threads.splice(0).map((thread) => this.end(thread)));
  }

  private next(): void {
    if (this.queue.length === 0 || this.isClosed) return;
    const thread = this.threads.find(({ call }) => call === null) ?? this.another();
    if (thread === null) return;
    const call = this.queue.shift()!;
    thread.call = call;
    thread.timer = setTimeout(() => this.fail(thread, new Error('a bot did not answer in time')), PATIENCE);
    thread.worker.postMessage(call.question);
  }

  private another(): Thread | null {
    if (this.threads.length >= this.most) return null;
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url));
    const thread: Thread = { worker, call: null, timer: null };
    worker.on('message', (answer: PoolAnswer) => this.hear(thread, answer));
    worker.on('error', (error) => this.fail(thread, error));
    worker.unref();
    this.threads.push(thread);
    return thread;
  }

  private hear(thread: Thread, { call, action }: PoolAnswer): void {
    if (thread.call?.question.call !== call) return;
    this.settle(thread, action);
    this.next();
  }

  /** Whoever asked gets nothing, which the host makes the safest of. */
  private fail(thread: Thread, error: unknown): void {
    const at = this.threads.indexOf(thread);
    if (at < 0) return;
    this.threads.splice(at, 1);
    this.onFault(error);
    void this.end(thread);
    this.next();
  }

  private async end(thread: Thread): Promise<void> {
    this.settle(thread, null);
    await thread.worker.terminate();
  }

  private settle(thread: Thread, action: SeatAction | null): void {
    if (thread.timer !== null) clearTimeout(thread.timer);
    thread.call?.resolve(action);
    thread.call = null;
    thread.timer = null;
  }
}
