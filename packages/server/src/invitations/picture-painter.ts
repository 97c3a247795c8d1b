import { Worker } from 'node:worker_threads';
import type { Clock } from '@schupf/runner';
import { after } from '../clock.ts';
import type { InvitationText } from './invitation-text.ts';

/** A picture takes about 0.2 seconds, so no one waits longer than some seconds. */
const MAX_WAITING = 16;
/** A picture has about 150 KB. */
const MAX_CACHED = 64;
const TIMEOUT_MS = 20_000;
/** The thread needs some 60 MB, so it ends when no one has shared a link for a while. */
const IDLE_MS = 60_000;

export interface ToPainter {
  readonly call: number;
  readonly text: InvitationText;
}

export interface FromPainter {
  readonly call: number;
  readonly png: Uint8Array;
}

export interface PainterThread {
  readonly paint: (request: ToPainter) => void;
  readonly end: () => Promise<unknown>;
}

export interface PainterEvents {
  readonly onPainted: (painted: FromPainter) => void;
  readonly onError: (error: unknown) => void;
}

export interface PainterDeps {
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
  /** Another kind of thread, for tests. */
  readonly startThread?: (events: PainterEvents) => PainterThread;
}

interface Call extends ToPainter {
  readonly resolve: (png: Buffer | null) => void;
}

/** Paints the pictures of invitations in a thread, one after the other, and keeps the latest. */
export class PicturePainter {
  private readonly deps: PainterDeps;
  private readonly cache = new Map<string, Promise<Buffer | null>>();
  private readonly waiting: Call[] = [];
  private thread: PainterThread | null = null;
  private current: Call | null = null;
  private calls = 0;
  private cancelTimer: () => void = () => {};

  constructor(deps: PainterDeps) {
    this.deps = deps;
  }

  has(text: InvitationText): boolean {
    return this.cache.has(JSON.stringify(text));
  }

  /** The picture as PNG; null if too many others are waiting or it cannot be painted. */
  paint(text: InvitationText): Promise<Buffer | null> {
    const key = JSON.stringify(text);
    const known = this.cache.get(key);
    if (known !== undefined) {
      // The oldest entry is the one that was not used for the longest time.
      this.cache.delete(key);
      this.cache.set(key, known);
      return known;
    }
    if (this.waiting.length >= MAX_WAITING) return Promise.resolve(null);
    const { promise, resolve } = Promise.withResolvers<Buffer | null>();
    this.cache.set(key, promise);
    void promise.then((png) => png === null && this.cache.delete(key));
    if (this.cache.size > MAX_CACHED) this.cache.delete(this.cache.keys().next().value!);
    this.waiting.push({ call: ++this.calls, text, resolve });
    this.paintNext();
    return promise;
  }

  async close(): Promise<void> {
    this.giveUp();
    await this.endThread();
  }

  private paintNext(): void {
    if (this.current !== null) return;
    const { clock, startThread = startPainter } = this.deps;
    this.cancelTimer();
    const next = this.waiting.shift();
    if (next === undefined) {
      if (this.thread !== null) this.cancelTimer = after(clock, IDLE_MS, () => void this.endThread());
      return;
    }
    this.current = next;
    this.thread ??= startThread({
      onPainted: ({ call, png }) => {
        if (call === this.current?.call) this.settle(Buffer.from(png));
      },
      onError: (error) => this.fail(error),
    });
    this.cancelTimer = after(clock, TIMEOUT_MS, () => this.fail(new Error('a preview took too long')));
    this.thread.paint({ call: next.call, text: next.text });
  }

  private settle(png: Buffer | null): void {
    this.current?.resolve(png);
    this.current = null;
    this.paintNext();
  }

  /** A picture that the thread failed on would fail again, so its request is not repeated. */
  private fail(error: unknown): void {
    this.deps.onFault(error);
    void this.endThread();
    this.settle(null);
  }

  private giveUp(): void {
    for (const { resolve } of this.waiting.splice(0)) resolve(null);
    this.current?.resolve(null);
    this.current = null;
  }

  private async endThread(): Promise<void> {
    this.cancelTimer();
    const { thread } = this;
    this.thread = null;
    await thread?.end();
  }
}

function startPainter({ onPainted, onError }: PainterEvents): PainterThread {
  const worker = new Worker(new URL('./picture-thread.ts', import.meta.url));
  worker.on('message', onPainted);
  worker.on('error', onError);
  worker.unref();
  return { paint: (request) => worker.postMessage(request), end: () => worker.terminate() };
}
