import type { MomentToDraw } from '../replays/draw-moment.ts';
import { type StartThread, ThreadQueue, type ThreadQueueDeps, threadOf } from '../threads/thread-queue.ts';
import type { InvitationText } from './invitation-text.ts';

/** A picture takes about 0.2 seconds, so no one waits for more than a few seconds. */
const MAX_WAITING = 16;
/** A picture takes about 150 KB of memory. */
const MAX_CACHED = 64;
/** The first picture waits for the thread to load, which takes a second or two, and much longer on a busy machine. */
const TIMEOUT_MS = 60_000;

/** What a preview shows: an invitation to a table, or a moment of a match. */
export type Picture =
  | { readonly type: 'invitation'; readonly text: InvitationText }
  | { readonly type: 'moment'; readonly moment: MomentToDraw };

export interface PainterDeps extends Pick<ThreadQueueDeps<Picture, Uint8Array>, 'clock' | 'onFault'> {
  /** A replacement for the threads, for tests. */
  readonly startThread?: StartThread<Picture, Uint8Array>;
}

const startPainter = threadOf<Picture, Uint8Array>(new URL('./picture-thread.ts', import.meta.url));

/** Paints the pictures of previews in a thread, one after the other, and caches the latest. */
export class PicturePainter {
  private readonly queue: ThreadQueue<Picture, Uint8Array>;
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

  has(picture: Picture): boolean {
    return this.cache.has(keyOf(picture));
  }

  /** The picture as PNG; null if too many others are waiting or it cannot be painted. */
  paint(picture: Picture): Promise<Buffer | null> {
    const key = keyOf(picture);
    const known = this.cache.get(key);
    if (known !== undefined) {
      // The first entry of the map is the one that was used least recently.
      this.cache.delete(key);
      this.cache.set(key, known);
      return known;
    }
    if (this.queue.isFull) return Promise.resolve(null);
    const promise = this.queue.ask(picture).then((png) => {
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

/** A record is long, and the id of its match identifies it as well. */
function keyOf(picture: Picture): string {
  return picture.type === 'invitation'
    ? JSON.stringify(picture.text)
    : JSON.stringify({ ...picture.moment, record: null });
}
