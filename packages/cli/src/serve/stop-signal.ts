import process from 'node:process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/**
 * Signals this soon after the first one are copies of it. A terminal or systemd sends a signal to every process of a
 * group, and the processes that started the server pass theirs on, so one request to stop arrives up to four times.
 */
const COPIES_MS = 3000;
/** Closing takes a few seconds at most. If it takes longer than this, something hangs, and waiting would not help. */
const CLOSING_TIMEOUT_MS = 30_000;

/**
 * Waits for the request to stop. It keeps listening until the process has exited; otherwise a copy of the signal would
 * kill the process before it could shut down cleanly.
 */
export class StopSignal {
  readonly received: Promise<void>;
  private readonly receive: () => void;
  private receivedAt: number | null = null;

  /** Create it before the address is printed: a process that reads the address may send a signal immediately. */
  constructor(onForced: () => void) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.received = promise;
    this.receive = () => {
      const now = performance.now();
      if (this.receivedAt === null) {
        this.receivedAt = now;
        setTimeout(onForced, CLOSING_TIMEOUT_MS).unref();
        resolve();
      } else if (now - this.receivedAt > COPIES_MS) onForced();
    };
    for (const signal of SIGNALS) process.on(signal, this.receive);
  }

  /** Stops listening. Called if the server could not be started. */
  cancel(): void {
    for (const signal of SIGNALS) process.off(signal, this.receive);
  }
}
