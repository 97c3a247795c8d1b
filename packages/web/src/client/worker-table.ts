import { signal } from '@preact/signals';
import type { Choice } from '@schupf/bots';
import { Follower, type TableMessage } from '@schupf/protocol';
import type { Seat } from '@schupf/rules';
import type { Command, Reply, TableConfig, TableView } from '@schupf/table';
import type { ReplaySource } from '../replay/replay-address.ts';
import type { NewTable } from './new-tables.ts';
import { atPace, readSharedDeal } from './shared-deal.ts';
import type { AppliedUpdate, Solo, TableClient } from './table-client.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** A table that runs in a worker of this page: one person against bots, online or offline. */
export class WorkerTable implements TableClient {
  readonly seen = signal<TableView | null>(null);
  readonly config = signal<TableConfig | null>(null);
  readonly problem = signal<string | null>(null);
  /** Whether substitute bots are playing because the selected ones could not be loaded. */
  readonly isReplaced = signal(false);
  /** Whether the browser cannot save the match. */
  readonly isUnsaved = signal(false);
  readonly givesHints = true;
  readonly solo: Solo = {
    setPace: (pace) => this.send({ type: 'pace', pace }),
    skipRound: () => this.send({ type: 'skip' }),
  };
  private readonly table: string;
  private readonly worker: Worker;
  private readonly listeners = new Set<(applied: AppliedUpdate) => void>();
  /** Resolves the promise of each request that the worker has not answered yet. */
  private readonly pending = new Map<number, (value: never) => void>();
  private lastRequest = 0;
  private follower: Follower | null = null;
  /** How far the worker's clock is ahead of the page's, in milliseconds. */
  private clockOffset = 0;

  /** Starts a new table, or resumes the one saved under this id. */
  constructor(table: string, start: NewTable | null) {
    this.table = table;
    this.worker = new Worker(new URL('../workers/table.worker.ts', import.meta.url), { type: 'module' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.receive(data));
    this.worker.addEventListener('error', ({ message }) => {
      this.problem.value = message;
    });
    const shared = readSharedDeal(location.search);
    const config = start === null ? null : atPace(start.config, shared);
    this.send({ type: 'open', table, config, seed: start?.seed ?? shared.seed });
  }

  onUpdate(listener: (applied: AppliedUpdate) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  command(command: Command): Promise<Reply> {
    return this.request((request) => ({ type: 'command', request, command }));
  }

  advise(seat: Seat): Promise<Choice | null> {
    return this.request((request) => ({ type: 'advise', request, seat }));
  }

  record(): Promise<string | null> {
    return this.request((request) => ({ type: 'record', request }));
  }

  async replaySource(): Promise<ReplaySource> {
    return { type: 'browser', table: this.table, match: null };
  }

  now(): number {
    return performance.timeOrigin + performance.now() + this.clockOffset;
  }

  close(): void {
    this.worker.terminate();
    this.listeners.clear();
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private request<Value>(make: (request: number) => ToWorker): Promise<Value> {
    const { promise, resolve } = Promise.withResolvers<Value>();
    this.lastRequest++;
    this.pending.set(this.lastRequest, resolve as (value: never) => void);
    this.send(make(this.lastRequest));
    return promise;
  }

  private receive(message: FromWorker): void {
    switch (message.type) {
      case 'opened':
        this.open(message.config);
        return;
      case 'failed':
        this.problem.value = message.problem;
        return;
      case 'replaced':
        this.isReplaced.value = true;
        return;
      case 'unsaved':
        this.isUnsaved.value = true;
        return;
      case 'message':
        this.applyMessage(message.message);
        return;
      case 'reply':
        return this.resolve(message.request, message.reply);
      case 'advice':
        return this.resolve(message.request, message.choice);
      case 'record':
        return this.resolve(message.request, message.text);
    }
  }

  private open(config: TableConfig): void {
    this.follower = new Follower(config.rules);
    this.config.value = config;
  }

  private resolve(request: number, value: unknown): void {
    this.pending.get(request)?.(value as never);
    this.pending.delete(request);
  }

  private applyMessage(message: TableMessage): void {
    this.clockOffset = message.now - (performance.timeOrigin + performance.now());
    const updates = this.follower!.follow(message) ?? [];
    this.seen.value = this.follower!.seen;
    for (const applied of updates) for (const listener of this.listeners) listener(applied);
  }
}
