import type { CallFigures } from '@schupf/protocol';
import type { JobHandler } from '../jobs/job-runner.ts';
import { COUNT_CALLS } from '../storage/profile-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { ThreadQueue, type ThreadQueueDeps, threadOf } from '../threads/thread-queue.ts';

/** Jobs are carried out one after the other. */
const MAX_WAITING = 1;
/** A long match takes a fraction of a second; loading the thread on a busy machine takes longer. */
const TIMEOUT_MS = 30_000;
const MAX_HEAP_MB = 128;

type Deps = Pick<ThreadQueueDeps<string, readonly CallFigures[]>, 'clock' | 'onFault'> & {
  readonly storage: Pick<Storage, 'matches' | 'profiles'>;
};

/** Counts the calls of finished matches in a thread, because it replays whole matches. */
export class CallCounter {
  /** Counts one match. Each is counted once, however often the job is carried out. */
  readonly job: JobHandler;
  private readonly queue: ThreadQueue<string, readonly CallFigures[]>;

  constructor({ clock, onFault, storage }: Deps) {
    this.queue = new ThreadQueue({
      ...{ clock, onFault, maxWaiting: MAX_WAITING, timeoutMs: TIMEOUT_MS },
      startThread: threadOf(new URL('./calls-thread.ts', import.meta.url), MAX_HEAP_MB),
    });
    this.job = {
      kind: COUNT_CALLS,
      run: async (id) => {
        const match = await storage.matches.find(id);
        if (match === null) return;
        const counted = await this.queue.ask(match.record);
        if (counted === null) throw new Error('the calls of a match could not be counted');
        await storage.profiles.addCalls(id, counted);
      },
    };
  }

  close(): Promise<void> {
    return this.queue.close();
  }
}
