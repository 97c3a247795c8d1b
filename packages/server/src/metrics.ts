import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted now, whenever somebody asks. */
export interface Gauges {
  readonly sockets: () => number;
  readonly tables: () => number;
  readonly botsWaiting: () => number;
}

/** Figures for Prometheus. None of them says anything about a person or a card. */
export class Metrics {
  readonly registry = new Registry();
  readonly inputs: Counter;
  readonly refusals: Counter<'code'>;
  readonly faults: Counter;
  readonly appends: Histogram;
  readonly storageTroubles: Counter;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.inputs = new Counter({
      name: 'schupf_inputs_total',
      help: 'Inputs kept in logs of tables',
      registers,
    });
    this.refusals = new Counter({
      name: 'schupf_refused_messages_total',
      help: 'Messages that were refused, by the trouble they made',
      labelNames: ['code'],
      registers,
    });
    this.faults = new Counter({ name: 'schupf_faults_total', help: 'Errors nobody expected', registers });
    this.storageTroubles = new Counter({
      name: 'schupf_storage_troubles_total',
      help: 'Times the store could not be written or read',
      registers,
    });
    this.appends = new Histogram({
      name: 'schupf_append_seconds',
      help: 'Time to keep what came in one turn of the loop',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
      registers,
    });
  }

  watch(gauges: Gauges): void {
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
    gauge('schupf_sockets', 'Open sockets', gauges.sockets);
    gauge('schupf_tables', 'Tables this process runs', gauges.tables);
    gauge('schupf_bot_questions_waiting', 'Questions that wait for a thread', gauges.botsWaiting);
  }
}
