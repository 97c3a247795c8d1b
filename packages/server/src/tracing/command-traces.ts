import { type Context, ProxyTracer, ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api';
import type { AppendResult, Row, Store } from '@schupf/runner';
import type { Entry } from '@schupf/table';
import { labelOf } from '../secrets.ts';
import { formatTraceparent, parseTraceparent } from './traceparent.ts';

const TABLE = 'schupf.table';
const ROWS = 'schupf.rows';
const RESULT = 'schupf.result';

/** Without an SDK (docs/operations.md), it makes spans that do nothing. */
const tracer = trace.getTracer('schupf');

/** Whether there is an SDK that samples spans and sends them. */
export function isTracing(): boolean {
  return !(trace.getTracer('schupf') instanceof ProxyTracer);
}

/** The part of a message that says which trace it belongs to. It is empty unless the trace is sampled. */
export interface TraceCarrier {
  readonly traceparent?: string;
}

/**
 * Makes a span for a command while `send` gives it to its table. `send` gets the context of the span if it is sampled.
 * Nothing of the command is in it.
 */
export function traceSending(table: string, send: (trace: TraceCarrier) => void): void {
  const span = tracer.startSpan('send command', { kind: SpanKind.PRODUCER, root: true });
  try {
    if (!span.isRecording()) return send({});
    span.setAttribute(TABLE, labelOf(table));
    send({ traceparent: formatTraceparent(span.spanContext()) });
  } finally {
    span.end();
  }
}

interface TracedCommand {
  readonly context: Context;
  telling: Span | null;
}

/**
 * The traces of the sampled commands at one table, from their arrival until everyone has been told. Nothing in
 * them says whose they are or what they contain.
 */
export class CommandTraces {
  private readonly table: string;
  private readonly underWay = new Map<string, TracedCommand>();

  constructor(table: string) {
    this.table = table;
  }

  /** Traces a command while `carryOut` carries it out, if its context says that it is sampled. */
  async follow(
    { by, id, traceparent }: TraceCarrier & { readonly by: string; readonly id: string },
    carryOut: () => Promise<void>,
  ): Promise<void> {
    const parent = traceparent === undefined ? null : parseTraceparent(traceparent);
    const key = keyOf(by, id);
    if (parent === null || this.underWay.has(key)) return carryOut();
    const span = tracer.startSpan(
      'carry out command',
      { kind: SpanKind.CONSUMER, attributes: { [TABLE]: labelOf(this.table) } },
      trace.setSpanContext(ROOT_CONTEXT, parent),
    );
    const command: TracedCommand = { context: trace.setSpan(ROOT_CONTEXT, span), telling: null };
    this.underWay.set(key, command);
    try {
      await carryOut();
    } finally {
      this.underWay.delete(key);
      command.telling?.end();
      span.end();
    }
  }

  /** The same store, with a span for each traced command that it appends. */
  observe(store: Store): Store {
    return {
      load: (from, limit) => store.load(from, limit),
      append: async (rows, after) => {
        const spans = this.spansFor(rows);
        let result: AppendResult | 'failed' = 'failed';
        try {
          result = await store.append(rows, after);
          return result;
        } finally {
          for (const span of spans) span.setAttribute(RESULT, result).end();
        }
      },
    };
  }

  private spansFor(rows: readonly Row[]): readonly Span[] {
    return rows.flatMap(({ entry }) => {
      const command = this.find(entry);
      if (command === undefined) return [];
      const attributes = { [ROWS]: rows.length };
      return tracer.startSpan('append', { attributes }, command.context);
    });
  }

  /** Call this when an input is stored, before anyone is told. */
  noteStored(input: Entry): void {
    const command = this.find(input);
    if (command !== undefined) command.telling ??= tracer.startSpan('tell', {}, command.context);
  }

  private find(entry: Entry): TracedCommand | undefined {
    if (this.underWay.size === 0 || entry.type !== 'command') return undefined;
    return this.underWay.get(keyOf(entry.by, entry.id));
  }
}

function keyOf(by: string, id: string): string {
  return `${by} ${id}`;
}
