import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** About the thousand pages after which SQLite would do it by itself. */
const COMMITS = 200;

export type CheckpointRequest = 'copy' | 'end';

/**
 * SQLite copies its log into the database from time to time, and waits for the disk then. In the thread of all tables
 * everybody would wait along, so another one does it, which begins when there is something to copy.
 */
export class Checkpoints {
  private readonly file: string;
  private thread: Worker | null = null;
  private isCopying = false;
  private commits = 0;

  constructor(file: string) {
    this.file = file;
  }

  noteCommit(): void {
    if (++this.commits < COMMITS || this.isCopying) return;
    this.commits = 0;
    this.isCopying = true;
    this.thread ??= this.begin();
    this.ask(this.thread, 'copy');
  }

  async close(): Promise<void> {
    const { thread } = this;
    if (thread === null) return;
    this.thread = null;
    // Now the program has to wait for it.
    thread.ref();
    const ended = once(thread, 'exit');
    this.ask(thread, 'end');
    await ended;
  }

  private begin(): Worker {
    const thread = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: this.file });
    thread.on('message', () => {
      this.isCopying = false;
    });
    // Another one begins with the next commits; without any, SQLite copies the log where it is written.
    thread.on('error', () => {});
    thread.on('exit', () => {
      if (this.thread === thread) this.thread = null;
      this.isCopying = false;
    });
    // Whoever ends without closing does not wait for it.
    thread.unref();
    return thread;
  }

  private ask(thread: Worker, request: CheckpointRequest): void {
    thread.postMessage(request);
  }
}
