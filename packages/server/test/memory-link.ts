import type { Answer, ClusterLink, ListenOptions } from '../src/cluster/link.ts';

interface Listener {
  readonly member: MemoryLink;
  readonly subject: string;
  readonly group: string | undefined;
  readonly answer: (value: unknown) => unknown;
}

/** Several links within this process. Messages are copied, because a network would send them as text. */
export class MemoryCluster {
  readonly listeners = new Set<Listener>();

  join(): MemoryLink {
    return new MemoryLink(this);
  }

  /** The listeners that get a message: all without a group, and one of each group. */
  recipients(subject: string): Listener[] {
    const groups = new Set<string>();
    return [...this.listeners].filter((listener) => {
      if (listener.subject !== subject || !listener.member.isUp) return false;
      const { group } = listener;
      if (group === undefined) return true;
      if (groups.has(group)) return false;
      groups.add(group);
      return true;
    });
  }
}

export class MemoryLink implements ClusterLink {
  private readonly cluster: MemoryCluster;
  private readonly observers: ((isUp: boolean) => void)[] = [];
  private isCut = false;
  /** Does not read or send anything, like a paused process. Others notice only that it does not answer. */
  isPaused = false;

  constructor(cluster: MemoryCluster) {
    this.cluster = cluster;
  }

  get isUp(): boolean {
    return !this.isCut;
  }

  /** Breaks or restores the connection. */
  cut(isCut: boolean): void {
    this.isCut = isCut;
    for (const observer of this.observers) observer(!isCut);
  }

  publish(subject: string, value: unknown): void {
    if (this.isCut || this.isPaused) return;
    for (const { member, answer } of this.cluster.recipients(subject)) {
      const copy = structuredClone(value);
      if (!member.isPaused) queueMicrotask(() => void answer(copy));
    }
  }

  async request(subject: string, value: unknown, _timeoutMs: number): Promise<Answer> {
    if (this.isCut || this.isPaused) return { type: 'timeout' };
    const [recipient] = this.cluster.recipients(subject);
    if (recipient === undefined) return { type: 'nobody' };
    if (recipient.member.isPaused) return { type: 'timeout' };
    try {
      return { type: 'answered', value: structuredClone(await recipient.answer(structuredClone(value))) };
    } catch {
      return { type: 'timeout' };
    }
  }

  listen(subject: string, onMessage: (value: unknown) => void, options: ListenOptions = {}): () => void {
    return this.answer(subject, onMessage, options);
  }

  answer(subject: string, answer: (value: unknown) => unknown, { group }: ListenOptions = {}): () => void {
    const listener = { member: this, subject, group, answer };
    this.cluster.listeners.add(listener);
    return () => this.cluster.listeners.delete(listener);
  }

  onChange(listener: (isUp: boolean) => void): void {
    this.observers.push(listener);
  }

  async close(): Promise<void> {
    for (const listener of this.cluster.listeners)
      if (listener.member === this) this.cluster.listeners.delete(listener);
  }
}
