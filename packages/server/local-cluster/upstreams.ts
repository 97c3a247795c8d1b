import { createHash } from 'node:crypto';

const CHECK_INTERVAL_MS = 200;
/** A server that takes longer than this is not ready. */
const CHECK_TIMEOUT_MS = 1000;

/** The servers behind the proxy, and which of them are ready. */
export class Upstreams {
  private readonly ports: readonly number[];
  private readonly ready = new Set<number>();
  private readonly closing = new AbortController();
  private turns = 0;
  private waiting: (() => void)[] = [];

  constructor(ports: readonly number[]) {
    this.ports = ports;
    for (const port of ports) void this.watch(port);
  }

  /**
   * The ports of the servers that are ready, the best one first. A table keeps its server as long as that one is ready,
   * whatever becomes of the others.
   */
  inOrder(table: string | null): readonly number[] {
    const ports = this.ports.filter((port) => this.ready.has(port));
    if (table !== null) return ports.toSorted((a, b) => weight(table, a) - weight(table, b));
    const first = this.turns++ % Math.max(1, ports.length);
    return [...ports.slice(first), ...ports.slice(0, first)];
  }

  noteFailure(port: number): void {
    this.ready.delete(port);
  }

  async allReady(): Promise<void> {
    while (this.ready.size < this.ports.length)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  close(): void {
    this.closing.abort();
  }

  private async watch(port: number): Promise<void> {
    while (!this.closing.signal.aborted) {
      if (await isReady(port)) this.ready.add(port);
      else this.ready.delete(port);
      for (const resolve of this.waiting.splice(0)) resolve();
      await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS).unref());
    }
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    const { ok, body } = await fetch(`http://127.0.0.1:${port}/readyz`, { signal });
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}

/** A number that depends on the table and the server, but not on how many servers there are. */
function weight(table: string, port: number): number {
  return createHash('sha256').update(`${table} ${port}`).digest().readUInt32BE();
}
