import {
  type Command,
  type Effect,
  type Entry,
  type Input,
  type InputBody,
  LOG_VERSION,
  openedEntry,
  openLogged,
  type PersonId,
  type PersonInput,
  pendingEffects,
  type Reply,
  readCommand,
  replayEntry,
  type Step,
  step,
  type Table,
  type TableConfig,
} from '@schupf/table';
import { Audience, type Bookmark, type Listener, type Viewer } from './audience.ts';
import { PortRequests } from './port-requests.ts';
import { type AppendResult, DamagedLog, type Ports, type Row } from './ports.ts';
import { MALFORMED, Replies, replyTo, UNAVAILABLE } from './replies.ts';
import type { RunnerOptions, StepListener } from './runner-options.ts';
import { type RestoredTable, SnapshotKeeper } from './snapshot-keeper.ts';

/** The wait before a retry after a port has failed. */
const RETRY_MS = 1000;

/** Rows are loaded in pages and folded in slices. A row takes about 0.15 ms, so a slice takes a few milliseconds. */
const PAGE_SIZE = 256;
const SLICE_SIZE = 16;
/** After folding this many rows, a snapshot is saved even in the middle of a round. */
const LONG_REPLAY = 500;

const RESTARTED = { type: 'restarted', version: LOG_VERSION } as const;

/** A queued input. */
interface Job {
  readonly body: InputBody;
  readonly reply: (reply: Reply) => void;
}

/** A job and its resulting step. The step is not stored yet, so its effects must not be visible to anyone. */
interface PendingStep {
  readonly job: Job;
  readonly input: Input;
  readonly step: Step;
}

export type RunnerResult =
  | { readonly ok: true; readonly runner: TableRunner }
  | { readonly ok: false; readonly problem: string };

/**
 * Runs one table. Inputs are processed sequentially, and each is stored before its effects become visible. All
 * dependencies are ports, so the same runner works on a server, in a browser worker and in the terminal.
 */
export class TableRunner {
  private readonly ports: Ports;
  private readonly snapshots: SnapshotKeeper;
  private readonly onStep: StepListener;
  private readonly onStoreError: (error: unknown) => void;
  private readonly onLost: () => void;
  private readonly onFault: (error: unknown) => void;
  private readonly audience: Audience;
  private readonly replies = new Replies();
  private readonly requests: PortRequests;
  private current: Table;
  /** The number of rows in the store, as far as we know. */
  private length: number;
  private jobs: Job[] = [];
  private isRunning = false;
  /** Resolves when the queued inputs are processed. */
  private running: Promise<void> = Promise.resolve();
  private isLeaving = false;
  private isClosed = false;
  /** Whether another process has taken over the table. */
  private isLost = false;
  /** Whether the store may contain rows that we have not seen. */
  private isBehind = false;
  /** Whether the store has refused our rows because of others that we have not seen. */
  private wasRefused = false;
  private cancelWake: () => void = () => {};
  private cancelRetry: () => void = () => {};
  /** Inputs that could not be stored yet and that no one will send again. */
  private postponed: Job[] = [];
  /** How far the clock has been set back. This is added to the clock, because the time at a table never goes back. */
  private offset = 0;
  private idle: (() => void)[] = [];

  private constructor(
    ports: Ports,
    options: RunnerOptions,
    snapshots: SnapshotKeeper,
    { table, rows, replies }: RestoredTable,
  ) {
    this.ports = ports;
    this.snapshots = snapshots;
    this.onStep = options.onStep ?? (() => {});
    this.current = table;
    this.length = rows;
    this.replies.restore(replies);
    this.onStoreError = options.onStoreError ?? (() => {});
    this.onLost = options.onLost ?? (() => {});
    this.onFault = options.onFault ?? (() => {});
    this.audience = new Audience(table, this.onFault);
    this.requests = new PortRequests({
      ports,
      table: () => this.current,
      submit: (body) => this.submit(body),
      onError: (error) => this.retryAfter(error),
      onSettled: () => this.notifyIdle(),
    });
  }

  /** Opens the table in the store, or a new one if the store is empty. Clocks continue where they stopped. */
  static async open(ports: Ports, options: RunnerOptions): Promise<RunnerResult> {
    try {
      return await TableRunner.tryToOpen(ports, options);
    } catch (error) {
      if (error instanceof DamagedLog) return { ok: false, problem: error.message };
      throw error;
    }
  }

  private static async tryToOpen(ports: Ports, options: RunnerOptions): Promise<RunnerResult> {
    const [first] = await ports.store.load(0, 1);
    const entry = first?.entry ?? openedNow(ports, options.config);
    if (entry === null) return { ok: false, problem: 'there is no such table' };
    const opened = openLogged(entry);
    if (!opened.ok) return opened;
    if (first === undefined && (await ports.store.append([{ seq: 0, entry }], opened.table)) !== 'stored')
      return { ok: false, problem: 'the table is being opened elsewhere' };
    const snapshots = new SnapshotKeeper(ports, options);
    const restored = first === undefined ? null : await snapshots.restore(opened.table);
    const start = restored ?? { table: opened.table, rows: 1, replies: [] };
    const runner = new TableRunner(ports, options, snapshots, start);
    await runner.replay();
    if (runner.length > 1 || opened.table.version !== LOG_VERSION) runner.submit(RESTARTED);
    runner.perform(pendingEffects(runner.current));
    return { ok: true, runner };
  }

  get table(): Table {
    return this.current;
  }

  /** Carries out a person's command. A repeated id gets the same reply and changes nothing. */
  command(by: PersonId, id: string, received: Command): Promise<Reply> {
    const known = this.replies.find(by, id);
    if (known !== undefined) return known;
    const command = readCommand(received, this.current.rules);
    if (command === null) return Promise.resolve(MALFORMED);
    const { replied, reply } = this.replies.add(by, id);
    this.enqueue({ body: { type: 'command', by, id, command }, reply });
    return replied;
  }

  /** Whether a command with this id has been received before. */
  hasReplyFor(by: PersonId, id: string): boolean {
    return this.replies.find(by, id) !== undefined;
  }

  /**
   * Submits an input that does not come from a person at the table, such as presence, a bot's answer or the start of
   * the match.
   */
  submit(body: Exclude<InputBody, PersonInput>): void {
    this.enqueue({ body, reply: () => {} });
  }

  /**
   * Sends a viewer a snapshot or the updates they missed, and then every update. The returned function unsubscribes.
   */
  watch(viewer: Viewer, listener: Listener, since: Bookmark | null = null): () => void {
    return this.audience.watch(viewer, listener, since);
  }

  /** Resolves when nothing is left to do until the next alarm or input. */
  async settled(): Promise<void> {
    if (this.isBusy) await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  /** Stops without a reply to anyone: see `RunnerOptions.onLost`. */
  private lose(): void {
    this.isLost = true;
    this.jobs = [];
    this.close();
    this.onLost();
  }

  /**
   * Stops running the table because another process is going to. Everything that has arrived is processed as usual;
   * what arrives later gets no reply, because the other process will receive it again.
   */
  async leave(): Promise<void> {
    this.isLeaving = true;
    await this.running;
    this.close();
  }

  /** Stops running the table. Inputs that are not stored yet are refused. */
  close(): void {
    this.isClosed = true;
    this.cancelWake();
    this.cancelRetry();
    for (const job of this.jobs.splice(0)) this.refuse(job);
  }

  private enqueue(job: Job): void {
    if (this.isLost || this.isLeaving) return;
    if (this.isClosed) return this.refuse(job);
    this.jobs.push(job);
    if (!this.isRunning) {
      this.isRunning = true;
      this.running = this.run();
    }
  }

  private async run(): Promise<void> {
    // Inputs that arrive together are stored together.
    await Promise.resolve();
    while (this.jobs.length > 0 && !this.isClosed) {
      const jobs = this.jobs.splice(0);
      try {
        await this.runBatch(jobs);
      } catch (error) {
        // This is a bug, but the log is still correct. Every caller must get exactly one reply.
        this.onFault(error);
        for (const { reply } of jobs) reply(UNAVAILABLE);
        this.retry();
      }
    }
    this.isRunning = false;
    this.notifyIdle();
  }

  private async runBatch(jobs: readonly Job[]): Promise<void> {
    if (this.isBehind && !(await this.catchUp())) return this.postpone(jobs);
    const pending: PendingStep[] = [];
    let table = this.current;
    for (const job of this.inOurVersion(jobs)) {
      if (this.isAnsweredByLog(job)) continue;
      const next = this.stepWith(table, job);
      if (next === null) continue;
      pending.push(next);
      table = next.step.table;
    }
    const outcome = await this.append(pending.filter(({ step: { accepted } }) => accepted));
    if (this.isClosed) for (const job of jobs) this.refuse(job);
    else if (outcome === 'stored') for (const stored of pending) this.commit(stored);
    else if (outcome === 'lost') this.lose();
    else if (outcome === 'behind') this.requeue(pending.map(({ job }) => job));
    else this.postpone(pending.map(({ job }) => job));
  }

  /** Our first row in a log of another version must state our version, even if the restart could not be stored. */
  private inOurVersion(jobs: readonly Job[]): readonly Job[] {
    if (this.current.version === LOG_VERSION || jobs[0]?.body.type === 'restarted') return jobs;
    return [{ body: RESTARTED, reply: () => {} }, ...jobs];
  }

  /** The step that results from an input; null if it throws, in which case the input is refused. */
  private stepWith(table: Table, job: Job): PendingStep | null {
    const input: Input = { ...job.body, at: this.timeAt(table) };
    try {
      return { job, input, step: step(table, input) };
    } catch (error) {
      this.onFault(error);
      this.refuse(job);
      return null;
    }
  }

  /** The time at a table never goes back. If the clock is set back, the time continues from its last value. */
  private timeAt({ at }: Table): number {
    const now = this.ports.clock.now();
    this.offset = Math.max(this.offset, at - now);
    return now + this.offset;
  }

  /** Returns `unknown` when the store failed. */
  private async append(pending: readonly PendingStep[]): Promise<AppendResult | 'unknown'> {
    const last = pending.at(-1);
    if (last === undefined) return 'stored';
    const rows = pending.map(({ input }, index): Row => ({ seq: this.length + index, entry: input }));
    try {
      return await this.ports.store.append(rows, last.step.table);
    } catch (error) {
      this.onStoreError(error);
      return 'unknown';
    }
  }

  /** Publishes a stored step. A step that was not accepted changes nothing; its command only gets a reply. */
  private commit({ job, input, step: next }: PendingStep): void {
    if (next.accepted) {
      this.length++;
      this.current = next.table;
      this.notifyStep(input, next);
      this.audience.publish(next);
    }
    if (input.type === 'command') this.answer(job, input, next);
    if (next.accepted) {
      this.snapshots.consider(this.current, this.length, this.replies);
      return this.perform(next.effects);
    }
    this.armWake();
    const isChance = input.type === 'drawn' || input.type === 'shuffled';
    if (isChance && this.current.awaits !== null)
      this.retryAfter(new Error(`the table did not accept the input "${input.type}"`));
  }

  private answer(job: Job, input: Extract<Input, { type: 'command' }>, next: Step): void {
    const reply = replyTo(input, next);
    if (next.accepted) this.replies.addLogged(input.by, input.id, reply);
    job.reply(reply);
  }

  private notifyStep(input: Input, next: Step): void {
    try {
      this.onStep(input, next);
    } catch (error) {
      this.onFault(error);
    }
  }

  private refuse(job: Job): void {
    if (!this.isAnsweredByLog(job)) job.reply(UNAVAILABLE);
  }

  /**
   * Called when the log has rows that we have not seen, such as our own that we thought had failed. The jobs are
   * processed again after these rows, except commands that are among them.
   */
  private requeue(jobs: readonly Job[]): void {
    this.isBehind = true;
    this.wasRefused = true;
    this.jobs.unshift(...jobs);
  }

  /** Called when the store has failed. Keeps the inputs that no one sends again, and refuses the others. */
  private postpone(jobs: readonly Job[]): void {
    this.isBehind = true;
    this.postponed.push(...jobs.filter(({ body }) => isSentOnce(body)));
    for (const job of jobs) if (!isSentOnce(job.body)) this.refuse(job);
    this.cancelWake();
    this.retry();
  }

  private retry(): void {
    this.cancelRetry();
    if (this.isClosed) return;
    const { clock } = this.ports;
    this.cancelRetry = clock.wake(clock.now() + RETRY_MS, () => {
      this.jobs.push(...this.postponed.splice(0));
      this.isBehind = true;
      this.submit({ type: 'wake' });
    });
  }

  /**
   * Applies the rows that other processes have written and repeats effects that may have been lost; false when that
   * fails.
   */
  private async catchUp(): Promise<boolean> {
    try {
      const { length } = this;
      await this.replay();
      if (this.isClosed) return false;
      // The store says that our row numbers are taken but does not return those rows. An immediate retry would loop
      // forever.
      if (this.wasRefused && this.length === length) return false;
    } catch (error) {
      this.onFault(error);
      return false;
    }
    this.isBehind = false;
    this.wasRefused = false;
    this.perform(pendingEffects(this.current));
    return true;
  }

  /**
   * Whether a command is already in the log, from another process or from before a failure. If so, also sends its
   * reply.
   */
  private isAnsweredByLog({ body, reply }: Job): boolean {
    const known = body.type === 'command' ? this.replies.findLogged(body.by, body.id) : undefined;
    if (known === undefined) return false;
    reply(known);
    return true;
  }

  /** Applies the rows that we have not seen, page by page and slice by slice. Throws if one is damaged. */
  private async replay(): Promise<void> {
    const { store, pause } = this.ports;
    const start = this.length;
    for (let isLast = false; !isLast && !this.isClosed; ) {
      const rows = await store.load(this.length, PAGE_SIZE);
      isLast = rows.length < PAGE_SIZE;
      for (let index = 0; index < rows.length && !this.isClosed; index++) {
        this.fold(rows[index]!);
        if (index % SLICE_SIZE === SLICE_SIZE - 1) await pause?.();
      }
    }
    if (this.length - start >= LONG_REPLAY) this.snapshots.save(this.current, this.length, this.replies);
  }

  private fold({ seq, entry }: Row): void {
    const next = this.replayRow(seq, entry);
    this.current = next.table;
    this.length++;
    this.notifyStep(entry as Input, next);
    this.audience.publish(next);
    if (entry.type === 'command') this.replies.addLogged(entry.by, entry.id, replyTo(entry, next));
  }

  private replayRow(seq: number, entry: Entry): Step {
    try {
      if (seq !== this.length) throw new Error(`the next row has the number ${seq}`);
      return replayEntry(this.current, entry);
    } catch (error) {
      throw new DamagedLog(`row ${this.length} of the log cannot be replayed: ${(error as Error).message}`);
    }
  }

  /** Carries out the effects of a step that concern the ports. */
  private perform(effects: readonly Effect[]): void {
    this.requests.send(effects);
    this.armWake();
  }

  private retryAfter(error: unknown): void {
    this.onFault(error);
    this.retry();
  }

  private armWake(): void {
    this.cancelWake();
    const { wakeAt } = this.current;
    if (wakeAt === null || this.isClosed) return;
    this.cancelWake = this.ports.clock.wake(wakeAt - this.offset, () => this.submit({ type: 'wake' }));
  }

  private get isBusy(): boolean {
    return this.isRunning || this.requests.isWaiting;
  }

  private notifyIdle(): void {
    if (this.isBusy) return;
    for (const resolve of this.idle.splice(0)) resolve();
  }
}

/**
 * Whether the input would be lost if it were dropped: no one will send it again. Bots and chance are asked again, and
 * clients repeat their commands.
 */
function isSentOnce({ type }: InputBody): boolean {
  switch (type) {
    case 'presence':
    case 'holiday':
    case 'place':
    case 'begin':
    case 'abandon':
    case 'restarted':
      return true;
    default:
      return false;
  }
}

function openedNow({ clock }: Ports, config: TableConfig | undefined): Entry | null {
  return config === undefined ? null : openedEntry(config, clock.now());
}
