import { ThreadQueue, type ThreadQueueDeps, threadOf } from '../threads/thread-queue.ts';
import type { RecordCheck } from './check-record.ts';

const MAX_WAITING = 20;
/** A long match takes a fraction of a second; loading the thread on a busy machine takes longer. */
const TIMEOUT_MS = 30_000;
/** Enough for the largest record that can be uploaded. */
const MAX_HEAP_MB = 128;

/** Checks records in a thread, because it replays whole matches. */
export class RecordChecker {
  private readonly queue: ThreadQueue<string, RecordCheck>;

  constructor({ clock, onFault }: Pick<ThreadQueueDeps<string, RecordCheck>, 'clock' | 'onFault'>) {
    const startThread = threadOf<string, RecordCheck>(
      new URL('./check-thread.ts', import.meta.url),
      MAX_HEAP_MB,
    );
    this.queue = new ThreadQueue({
      clock,
      onFault,
      startThread,
      maxWaiting: MAX_WAITING,
      timeoutMs: TIMEOUT_MS,
    });
  }

  /** `busy` if too many records are waiting, or the thread has failed. */
  async check(text: string): Promise<RecordCheck | 'busy'> {
    return (await this.queue.ask(text)) ?? 'busy';
  }

  close(): Promise<void> {
    return this.queue.close();
  }
}
