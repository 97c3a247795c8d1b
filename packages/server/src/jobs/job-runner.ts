import type { Clock } from '@schupf/runner';
import { every } from '../clock.ts';
import type { JobStorage, TakenJob } from '../storage/storage.ts';

const POLL_INTERVAL_MS = 5000;
/** After this time without a word from the process that has taken a job, others may take it. */
const LEASE_MS = 60_000;
/** Often enough that a job is kept even if one renewal fails or the clocks of two machines differ by some seconds. */
const RENEWAL_INTERVAL_MS = 15_000;
/** The wait after the first failure. It doubles with each further one. */
const FIRST_RETRY_MS = 30_000;
const MAX_RETRY_MS = 3600_000;
/** The last attempt is about five hours after the first. */
const MAX_TRIES = 12;
const FIRST_RUN_AFTER_MS = 60_000;

/**
 * Carries out jobs of one kind. A job may be carried out more than once, so doing it twice has to have the same effect
 * as doing it once.
 */
export interface JobHandler {
  readonly kind: string;
  /**
   * The signal is aborted when the process has to stop, or has lost the job to another one. A job that returns a date in
   * milliseconds is carried out again then.
   */
  run(key: string, signal: AbortSignal): Promise<unknown>;
  /** For a job that repeats: it has the key '', begins a minute after the start of each process, and is never given up. */
  readonly repeatsAfterMs?: number;
}

export interface JobRunnerDeps {
  readonly jobs: JobStorage;
  readonly clock: Clock;
  /** The date in milliseconds: other processes have to understand the times of jobs. */
  readonly date: () => number;
  readonly onFault: (error: unknown, about: string) => void;
  /** Called when a job has failed so often that it is not tried again. */
  readonly onGivenUp: (kind: string) => void;
}

/** Carries out the jobs that are due, one at a time of each kind. Other processes may do the same with the same jobs. */
export class JobRunner {
  private readonly handlers: readonly JobHandler[];
  private readonly deps: JobRunnerDeps;
  private readonly closing = new AbortController();
  /** By kind. */
  private readonly working = new Map<string, Promise<void>>();
  /** Repeating jobs that are not in storage yet. */
  private readonly missing: Map<string, number>;
  private stopPolling: () => void = () => {};

  constructor(handlers: readonly JobHandler[], deps: JobRunnerDeps) {
    this.handlers = handlers;
    this.deps = deps;
    const due = deps.date() + FIRST_RUN_AFTER_MS;
    const repeating = handlers.filter(({ repeatsAfterMs }) => repeatsAfterMs !== undefined);
    this.missing = new Map(repeating.map(({ kind }) => [kind, due]));
  }

  start(): void {
    this.stopPolling = every(this.deps.clock, POLL_INTERVAL_MS, () => void this.runDue());
    void this.runDue();
  }

  /** Resolves once the jobs under way have stopped. */
  async close(): Promise<void> {
    this.stopPolling();
    this.closing.abort();
    await Promise.all(this.working.values());
  }

  /** Carries out all jobs that are due and that no other process has taken. Never rejects. */
  async runDue(): Promise<void> {
    await Promise.all(this.handlers.map((handler) => this.workOn(handler)));
  }

  private workOn(handler: JobHandler): Promise<void> {
    const { kind } = handler;
    const current = this.working.get(kind);
    if (current !== undefined) return current;
    const working = this.runAll(handler)
      .catch((error) => this.deps.onFault(error, kind))
      .finally(() => this.working.delete(kind));
    this.working.set(kind, working);
    return working;
  }

  private async runAll(handler: JobHandler): Promise<void> {
    const { jobs, date } = this.deps;
    const { kind } = handler;
    const due = this.missing.get(kind);
    if (due !== undefined) await jobs.add({ kind, key: '', due });
    this.missing.delete(kind);
    while (!this.closing.signal.aborted) {
      const now = date();
      const job = await jobs.take(kind, now, now + LEASE_MS);
      if (job === null) return;
      // A job that ends its process every time never fails in the usual way.
      if (job.tries > MAX_TRIES && handler.repeatsAfterMs === undefined) await this.giveUp(job);
      else await this.run(handler, job);
    }
  }

  private async run(handler: JobHandler, job: TakenJob): Promise<void> {
    const { jobs, date, onFault } = this.deps;
    const lost = new AbortController();
    const signal = AbortSignal.any([this.closing.signal, lost.signal]);
    const stopRenewing = every(this.deps.clock, RENEWAL_INTERVAL_MS, () => void this.renew(job, lost));
    let answer: unknown;
    try {
      answer = await handler.run(job.key, signal);
    } catch (error) {
      if (lost.signal.aborted) return;
      if (this.closing.signal.aborted) return await jobs.release(job);
      onFault(error, job.kind);
      return await this.fail(handler, job);
    } finally {
      stopRenewing();
    }
    const { repeatsAfterMs } = handler;
    const next = typeof answer === 'number' ? answer : null;
    await jobs.finish(job, repeatsAfterMs === undefined ? next : date() + repeatsAfterMs);
  }

  private async renew(job: TakenJob, lost: AbortController): Promise<void> {
    const { jobs, date, onFault } = this.deps;
    try {
      if (!(await jobs.keep(job, date() + LEASE_MS))) lost.abort();
    } catch (error) {
      onFault(error, job.kind);
    }
  }

  private async fail({ repeatsAfterMs }: JobHandler, job: TakenJob): Promise<void> {
    const { jobs, date } = this.deps;
    const { tries } = job;
    if (tries >= MAX_TRIES && repeatsAfterMs === undefined) return this.giveUp(job);
    await jobs.retry(job, date() + Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (tries - 1)));
  }

  private async giveUp(job: TakenJob): Promise<void> {
    await this.deps.jobs.giveUp(job, this.deps.date());
    this.deps.onGivenUp(job.kind);
  }
}
