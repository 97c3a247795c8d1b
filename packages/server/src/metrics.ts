import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BotObserver } from './bots/start-bots.ts';
import type { LinkObserver } from './cluster/observe-link.ts';

/** Values that are read whenever the metrics are requested. */
export interface Gauges {
  readonly connections: () => number;
  readonly tables: () => number;
  readonly botsWaiting: () => number;
  /** In a cluster: the number of seconds since we last heard of the process that has been silent the longest. */
  readonly oldestBeat?: () => number;
  /** For how many seconds the oldest job has been due; 0 if none is. May reject while storage fails. */
  readonly oldestJob?: () => number | Promise<number>;
}

const MILLISECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5];

/** Metrics for Prometheus. None of them reveals anything about a person or a card. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  readonly inputs = this.counter('schupf_inputs_total', 'Inputs stored in table logs');
  readonly rejections = this.counter(
    'schupf_refused_messages_total',
    'Rejected messages, by error code',
    'code',
  );
  readonly faults = this.counter('schupf_faults_total', 'Unexpected errors');
  readonly storageErrors = this.counter('schupf_storage_troubles_total', 'Failed storage reads and writes');
  readonly appends = this.histogram(
    'schupf_append_seconds',
    'Time taken to store inputs of a table',
    MILLISECONDS,
  );
  readonly groups = this.histogram(
    'schupf_append_rows',
    'Inputs, of one or more tables, that are stored together',
    [1, 2, 5, 10, 20, 50, 100, 200, 500],
  );
  readonly takeovers = this.counter(
    'schupf_takeovers_total',
    'Tables that this process has taken over from another one that was gone',
  );
  readonly lostTables = this.counter(
    'schupf_tables_lost_total',
    'Tables that another process has taken over while this one was running them',
  );
  readonly requests = this.histogram(
    'schupf_request_seconds',
    'Time taken by answered requests to other processes, by the first part of the subject',
    [...MILLISECONDS, 1],
    'subject',
  );
  readonly unanswered = this.counter(
    'schupf_requests_unanswered_total',
    'Requests to other processes without an answer, by the first part of the subject: no one listened, or a timeout',
    'subject',
    'reason',
  );
  readonly botWaits = this.histogram(
    'schupf_bot_wait_seconds',
    'Time that bot questions have waited for a thread of this process',
    [0.001, 0.01, 0.05, 0.1, 0.2, 0.4, 0.6, 1, 2, 4],
  );
  readonly refusedBots = this.counter(
    'schupf_bot_questions_refused_total',
    'Bot questions refused because too many were waiting for the threads of this process',
  );
  readonly remoteBots = this.counter(
    'schupf_bot_questions_sent_total',
    'Bot questions to other processes, by what became of them',
    'outcome',
  );
  readonly replacedBots = this.counter(
    'schupf_bots_replaced_total',
    'Decisions made by the fallback because no thread had an answer in time, by whether people were there',
    'attended',
  );
  readonly jobFailures = this.counter(
    'schupf_job_failures_total',
    'Failed attempts to carry out a job, by kind',
    'kind',
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  get linkObserver(): LinkObserver {
    return {
      onAnswered: (subject, seconds) => this.requests.observe({ subject }, seconds),
      onUnanswered: (subject, reason) => this.unanswered.inc({ subject, reason }),
    };
  }

  get botObserver(): BotObserver {
    return {
      onStarted: (waited) => this.botWaits.observe(waited),
      onRefused: () => this.refusedBots.inc(),
      onOutcome: (outcome) => this.remoteBots.inc({ outcome }),
    };
  }

  /** Adds a metric for each value that this process has. */
  addGauges(gauges: Gauges): void {
    const gauge = (name: string, help: string, value: Gauges[keyof Gauges]): void => {
      if (value === undefined) return;
      new Gauge({
        name,
        help,
        registers: this.registers,
        async collect() {
          // A value that cannot be read now must not hide the others.
          this.set(await Promise.resolve(value()).catch(() => Number.NaN));
        },
      });
    };
    gauge('schupf_sockets', 'Open connections', gauges.connections);
    gauge('schupf_tables', 'Loaded tables', gauges.tables);
    gauge('schupf_bot_questions_waiting', 'Bot questions waiting for a thread', gauges.botsWaiting);
    gauge(
      'schupf_oldest_beat_seconds',
      'Time since the last sign of life of the process that has been silent the longest',
      gauges.oldestBeat,
    );
    gauge('schupf_oldest_job_seconds', 'Time for which the oldest job has been due', gauges.oldestJob);
  }

  private counter<Label extends string>(name: string, help: string, ...labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: this.registers });
  }

  private histogram<Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: Label[]
  ): Histogram<Label> {
    return new Histogram({ name, help, buckets, labelNames, registers: this.registers });
  }
}
