import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Values that are read whenever the metrics are requested. */
export interface Gauges {
  readonly connections: () => number;
  readonly tables: () => number;
  readonly botsWaiting: () => number;
}

/** Metrics for Prometheus. None of them reveals anything about a person or a card. */
export class Metrics {
  readonly registry = new Registry();
  readonly inputs: Counter;
  readonly rejections: Counter<'code'>;
  readonly faults: Counter;
  readonly replacedBots: Counter<'attended'>;
  readonly lostTables: Counter;
  readonly appends: Histogram;
  readonly storageErrors: Counter;
  readonly jobFailures: Counter<'kind'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.inputs = new Counter({
      name: 'schupf_inputs_total',
      help: 'Inputs stored in table logs',
      registers,
    });
    this.rejections = new Counter({
      name: 'schupf_refused_messages_total',
      help: 'Rejected messages, by error code',
      labelNames: ['code'],
      registers,
    });
    this.faults = new Counter({ name: 'schupf_faults_total', help: 'Unexpected errors', registers });
    this.replacedBots = new Counter({
      name: 'schupf_bots_replaced_total',
      help: 'Decisions made by the fallback because no thread had an answer in time, by whether people were there',
      labelNames: ['attended'],
      registers,
    });
    this.lostTables = new Counter({
      name: 'schupf_tables_lost_total',
      help: 'Tables that another process has taken over while this one was running them',
      registers,
    });
    this.storageErrors = new Counter({
      name: 'schupf_storage_troubles_total',
      help: 'Failed storage reads and writes',
      registers,
    });
    this.jobFailures = new Counter({
      name: 'schupf_job_failures_total',
      help: 'Failed attempts to carry out a job, by kind',
      labelNames: ['kind'],
      registers,
    });
    this.appends = new Histogram({
      name: 'schupf_append_seconds',
      help: 'Time taken to store inputs of a table',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
      registers,
    });
  }

  addGauges(gauges: Gauges): void {
    const gauge = (name: string, help: string, value: () => number): void => {
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(value());
        },
      });
    };
    gauge('schupf_sockets', 'Open connections', gauges.connections);
    gauge('schupf_tables', 'Loaded tables', gauges.tables);
    gauge('schupf_bot_questions_waiting', 'Bot questions waiting for a thread', gauges.botsWaiting);
  }
}
