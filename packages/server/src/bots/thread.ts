import { Worker } from 'node:worker_threads';
import { type PackedView, packView, type RulesRequest, type SeatAction } from '@schupf/rules';
import type { BotQuestion } from '@schupf/runner';

/** A question as plain data. It contains only those cards that the bot may see. */
export interface PackedQuestion extends Omit<BotQuestion, 'view'> {
  readonly view: PackedView;
}

export function packQuestion({ view, ...question }: BotQuestion): PackedQuestion {
  return { ...question, view: packView(view) };
}

/** A question for a thread. */
export interface ThreadQuestion extends PackedQuestion {
  /** Identifies the question to the pool of threads; counts from 1. Not the same as `number`. */
  readonly questionId: number;
  readonly rules: RulesRequest;
  readonly seed: string;
  /** How many milliseconds the bot may think. */
  readonly budget: number;
}

export type FromThread =
  /** The thread has loaded its code and its networks. */
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly questionId: number; readonly action: SeatAction | null }
  /** The bot has thrown an error. The thread continues. */
  | { readonly type: 'failed'; readonly questionId: number; readonly error: unknown };

/** A thread that answers one question at a time. */
export interface Thread {
  ask(question: ThreadQuestion): void;
  /** Tells the thread to answer this question with what it has found so far. */
  hurry(questionId: number): void;
  end(): Promise<void>;
}

export interface ThreadEvents {
  readonly onMessage: (message: FromThread) => void;
  readonly onError: (error: unknown) => void;
}

export function startThread({ onMessage, onError }: ThreadEvents): Thread {
  // This memory is shared, because a thread that is thinking receives no messages.
  const hurried = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./bot-thread.ts', import.meta.url), { workerData: hurried });
  worker.on('message', onMessage);
  worker.on('error', onError);
  worker.unref();
  return {
    ask: (question) => worker.postMessage(question),
    hurry: (questionId) => void Atomics.store(hurried, 0, questionId),
    end: async () => void (await worker.terminate()),
  };
}
