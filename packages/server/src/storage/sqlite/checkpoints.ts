import { Worker } from 'node:worker_threads';

/** About the thousand pages after which SQLite would do it by itself. */
const COMMITS = 200;

export type CheckpointRequest = 'copy' | 'end';

/**
 * SQLite copies its log into the database from time to time, and waits for the disk then. In the thread of all tables
 * everybody would wait along, so another one does it, which begins when there is something to copy. If it fails it is
 * not tried again: then SQLite copies the log where it is written, when it has grown.
 */
export class Checkpoints {
  private readonly file: string;
  private thread: Worker | null = null;
  private isCopying = false;
  private isOver = false;
  private commits = 0;

  constructor(file: string) {
    this.file = file;
  }

  /** Never throws: what was committed is committed. */
  noteCommit(): void {
    if (++this.commits < COMMITS || this.isCopying || this.isOver) return;
    this.commits = 0;
    this.isCopying = true;
    try {
      this.thread ??= this.begin();
      this.ask(this.thread, 'copy');
    } catch {
      this.isOver = true;
    }
  }

  async close(): Promise<void> {
    this.isOver = true;
    const { thread } = this;
    if (thread === null) return;
    // Now the program has to wait for it.
    thread.ref();
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    this.ask(thread, 'end');
    await ended;
  }

  private begin(): Worker {
    const thread = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: this.file });
    thread.on('message', () => {
      this.isCopying = false;
    });
    thread.on('error', () => {
      this.isOver = true;
    });
    thread.on('exit', () => {
      this.isOver = true;
      this.thread = null;
    });
    // Whoever ends without closing does not wait for it.
    thread.unref();
    return thread;
  }

  private ask(thread: Worker, request: CheckpointRequest): void {
    thread.postMessage(request);
  }
}

/**
 * Whether this SQLite may be copied from while another connection writes: before 3.51.3 that could, once in a very great
 * many times, lose what was committed (https://sqlite.org/wal.html#walresetbug).
 */
export function mayCopyApart(version: string | undefined): boolean {
  const [major = 0, minor = 0, patch = 0] = (version ?? '').split('.').map(Number);
  return major > 3 || (major === 3 && (minor > 51 || (minor === 51 && patch >= 3)));
}
