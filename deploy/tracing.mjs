// Sends the traces of a server to an OpenTelemetry collector: see docs/operations.md.

import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const DEFAULT_SHARE = 0.01;

async function start() {
  const { trace } = await import('@opentelemetry/api');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } = await import(
    '@opentelemetry/sdk-trace'
  );
  const share = Number(process.env.OTEL_TRACES_SAMPLER_ARG ?? DEFAULT_SHARE);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'schupf' }),
    // What follows from a command is sampled if and only if the command is.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  trace.setGlobalTracerProvider(provider);
  process.once('beforeExit', () => void provider.shutdown());
}

// Threads make no spans.
if (isMainThread && process.env.OTEL_EXPORTER_OTLP_ENDPOINT)
  await start().catch((error) => console.error(`schupf: no traces will be sent: ${error.message}`));
