import { signal } from '@preact/signals';
import type { Choice } from '@schupf/bots';
import { Follower, type TableMessage } from '@schupf/protocol';
import type { Seat } from '@schupf/rules';
import type { Command, Reply, TableConfig, TableView } from '@schupf/table';
import { atPace, readSharedDeal } from './shared-deal.ts';
import type { Happened, TableClient } from './table-client.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** A table that a worker of this page runs: alone against bots, with or without a network. */
export class WorkerTable implements TableClient {
  readonly seen = signal<TableView | null>(null);
  readonly terms = signal<TableConfig | null>(null);
  readonly problem = signal<string | null>(null);
  /** Whether other bots play for the chosen ones. */
  readonly isReplaced = signal(false);
  readonly givesHints = true;
  private readonly worker: Worker;
  private readonly listeners = new Set<(happened: Happened) => void>();
  private readonly calls = new Map<number, (value: never) => void>();
  private lastCall = 0;
  private follower: Follower | null = null;
  /** How far the worker's clock is ahead of the page's. */
  private ahead = 0;

  /** `terms` start a new table; null resumes the one saved under this id. */
  constructor(table: string, terms: TableConfig | null) {
    this.worker = new Worker(new URL('../workers/table.worker.ts', import.meta.url), { type: 'module' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.hear(data));
    this.worker.addEventListener('error', ({ message }) => {
      this.problem.value = message;
    });
    const shared = readSharedDeal(location.search);
    const wanted = terms === null ? null : atPace(terms, shared);
    this.say({ type: 'open', table, terms: wanted, seed: shared.seed });
  }

  onHappened(listener: (happened: Happened) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  command(command: Command): Promise<Reply> {
    return this.call((call) => ({ type: 'command', call, command }));
  }

  advise(seat: Seat): Promise<Choice | null> {
    return this.call((call) => ({ type: 'advise', call, seat }));
  }

  record(): Promise<string | null> {
    return this.call((call) => ({ type: 'record', call }));
  }

  now(): number {
    return performance.timeOrigin + performance.now() + this.ahead;
  }

  close(): void {
    this.worker.terminate();
    this.listeners.clear();
  }

  private say(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private call<Value>(make: (call: number) => ToWorker): Promise<Value> {
    const { promise, resolve } = Promise.withResolvers<Value>();
    this.lastCall++;
    this.calls.set(this.lastCall, resolve as (value: never) => void);
    this.say(make(this.lastCall));
    return promise;
  }

  private hear(message: FromWorker): void {
    switch (message.type) {
      case 'opened':
        this.open(message.terms);
        return;
      case 'failed':
        this.problem.value = message.problem;
        return;
      case 'replaced':
        this.isReplaced.value = true;
        return;
      case 'message':
        this.follow(message.message);
        return;
      case 'reply':
        return this.answer(message.call, message.reply);
      case 'advice':
        return this.answer(message.call, message.choice);
      case 'record':
        return this.answer(message.call, message.text);
    }
  }

  private open(terms: TableConfig): void {
    this.follower = new Follower(terms.rules);
    this.terms.value = terms;
  }

  private answer(call: number, value: unknown): void {
    this.calls.get(call)?.(value as never);
    this.calls.delete(call);
  }

  private follow(message: TableMessage): void {
    this.ahead = message.now - (performance.timeOrigin + performance.now());
    const happened = this.follower!.follow(message) ?? [];
    this.seen.value = this.follower!.seen;
    for (const one of happened) for (const listener of this.listeners) listener(one);
  }
}
