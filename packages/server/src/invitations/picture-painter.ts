import { type StartThread, ThreadQueue, type ThreadQueueDeps, threadOf } from '../threads/thread-queue.ts';
import type { InvitationText } from './invitation-text.ts';

/** A picture takes about 0.2 seconds, so no one waits for more than a few seconds. */
const MAX_WAITING = 16;
/** A picture has about 150 KB. */
const MAX_CACHED = 64;
const TIMEOUT_MS = 20_000;

export interface PainterDeps extends Pick<ThreadQueueDeps<InvitationText, Uint8Array>, 'clock' | 'onFault'> {
  /** A replacement for the threads, for tests. */
  readonly startThread?: StartThread<InvitationText, Uint8Array>;
}

const startPainter = threadOf<InvitationText, Uint8Array>(new URL('./picture-thread.ts', import.meta.url));

/** Paints the pictures of invitations in a thread, one after the other, and caches the latest. */
export class PicturePainter {
  private readonly queue: ThreadQueue<InvitationText, Uint8Array>;
  private readonly cache = new Map<string, Promise<Buffer | null>>();

  constructor({ clock, onFault, startThread = startPainter }: PainterDeps) {
    this.queue = new ThreadQueue({
      clock,
      onFault,
      startThread,
      maxWaiting: MAX_WAITING,
      timeoutMs: TIMEOUT_MS,
    });
  }

  has(text: InvitationText): boolean {
    return this.cache.has(JSON.stringify(text));
  }

  /** The picture as PNG; null if too many others are waiting or it cannot be painted. */
  paint(text: InvitationText): Promise<Buffer | null> {
    const key = JSON.stringify(text);
    const known = this.cache.get(key);
    if (known !== undefined) {
      // The first entry of the map is the one that was used least recently.
      this.cache.delete(key);
      this.cache.set(key, known);
      return known;
    }
    if (this.queue.isFull) return Promise.resolve(null);
    const promise = this.queue.ask(text).then((png) => {
      if (png === null) this.cache.delete(key);
      return png === null ? null : Buffer.from(png);
    });
    this.cache.set(key, promise);
    if (this.cache.size > MAX_CACHED) this.cache.delete(this.cache.keys().next().value!);
    return promise;
  }

  close(): Promise<void> {
    return this.queue.close();
  }
}
