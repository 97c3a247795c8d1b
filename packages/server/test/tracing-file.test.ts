import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const TRACING = fileURLToPath(new URL('../../../deploy/tracing.mjs', import.meta.url));
const API = import.meta.resolve('@opentelemetry/api');
const SPANS = 2000;
const PROGRAM = `
  import { trace } from ${JSON.stringify(API)};
  const tracer = trace.getTracer('schupf');
  for (let n = 0; n < ${SPANS}; n++) tracer.startSpan('send command').end();`;

/** Runs a program that makes spans, with `deploy/tracing.mjs`. Returns what the collector received. */
async function received(env: Record<string, string>): Promise<readonly { path: string; body: string }[]> {
  const requests: { path: string; body: string }[] = [];
  const collector = createServer(async (request, response) => {
    requests.push({ path: request.url!, body: await text(request) });
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  onTestFinished(() => void collector.close());
  const { port } = collector.address() as AddressInfo;
  const program = spawn(process.execPath, ['--import', TRACING, '--input-type=module', '--eval', PROGRAM], {
    env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  expect(await once(program, 'exit')).toEqual([0, null]);
  return requests;
}

function countSpans(requests: readonly { body: string }[]): number {
  return requests.reduce((sum, { body }) => sum + body.split('"spanId"').length - 1, 0);
}

test('traces are sent to the collector in the variable, one in a hundred', async () => {
  const requests = await received({});
  expect(new Set(requests.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  expect(requests[0]!.body).toContain('{"key":"service.name","value":{"stringValue":"schupf"}}');
  const share = countSpans(requests) / SPANS;
  // The chance that this fails is below one in a million.
  expect(share).toBeGreaterThan(0.0005);
  expect(share).toBeLessThan(0.03);
});

test('how many traces are sent can be set, and nothing is sent without the variable', async () => {
  expect(countSpans(await received({ OTEL_TRACES_SAMPLER_ARG: '1' }))).toBe(SPANS);
  expect(await received({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual([]);
});
