import { trace } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  InMemorySpanExporter,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { SPEEDS } from '@schupf/table';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openFolder } from '../src/storage/folder.ts';
import { CommandTraces, traceSending } from '../src/tracing/command-traces.ts';
import { MemoryCluster } from './memory-link.ts';
import { Player } from './player.ts';
import { temporaryFolder } from './rows.ts';
import { TestServer } from './test-server.ts';

const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };
const BOT = { type: 'bot' as const, name: 'random' };

const exporter = new InMemorySpanExporter();
let sampler: Sampler = new AlwaysOnSampler();
trace.setGlobalTracerProvider(
  new TracerProvider({
    sampler: new ParentBasedSampler({
      root: { shouldSample: (...parameters) => sampler.shouldSample(...parameters), toString: () => 'test' },
    }),
    spanProcessors: [new SimpleSpanProcessor({ exporter })],
  }),
);

beforeEach(() => {
  exporter.reset();
  sampler = new AlwaysOnSampler();
});

/**
 * A person plays with bots until the cards are pushed, at a table that another process runs. Returns everything that must
 * not be in a trace.
 */
async function playABit(): Promise<readonly string[]> {
  const storage = await openFolder(temporaryFolder());
  onTestFinished(() => storage.close());
  const links = new MemoryCluster();
  const start = async () => {
    const server = await TestServer.start({
      storage: { ...storage, close: async () => {} },
      link: links.join(),
    });
    onTestFinished(() => server.close());
    return server;
  };
  const [owner, other] = [await start(), await start()];
  const host = await Player.arrive(other.address, 'Traced');
  const code = await host.at(owner.address).open({
    rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } },
    speed: QUICK,
    chairs: [null, BOT, BOT, BOT],
    startsImmediately: true,
  });
  host.watch(code);
  host.play();
  await host.until(({ view }) => view.open.phase === 'play');
  host.leave();
  return [code, host.id, host.name, host.cookie.split('=')[1]!];
}

function named(name: string): readonly ReadableSpan[] {
  return exporter.getFinishedSpans().filter((span) => span.name === name);
}

test('a command is traced from the gateway to the append and the telling, and nothing private is in the trace', async () => {
  const secrets = await playABit();
  const sent = named('send command');
  expect(sent.length).toBeGreaterThan(1);
  const byParent = Map.groupBy(
    exporter.getFinishedSpans(),
    ({ parentSpanContext }) => parentSpanContext?.spanId,
  );
  let told = 0;
  for (const span of sent) {
    expect(span.parentSpanContext).toBeUndefined();
    const [carriedOut, ...others] = byParent.get(span.spanContext().spanId)!;
    expect(carriedOut).toMatchObject({ name: 'carry out command' });
    expect(others).toEqual([]);
    const parts = byParent.get(carriedOut!.spanContext().spanId) ?? [];
    if (parts.length > 0) {
      told++;
      expect(parts.map(({ name }) => name)).toEqual(['append', 'tell']);
      expect(parts[0]!.attributes['schupf.result']).toBe('stored');
    }
    for (const part of [carriedOut!, ...parts])
      expect(part.spanContext().traceId).toBe(span.spanContext().traceId);
  }
  expect(told).toBeGreaterThan(1);
  const known = new Set(['schupf.table', 'schupf.rows', 'schupf.result']);
  for (const { attributes, events, name } of exporter.getFinishedSpans()) {
    expect(Object.keys(attributes).filter((key) => !known.has(key))).toEqual([]);
    const text = JSON.stringify([attributes, events, name]);
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});

test('a command that is not sampled leaves no trace, and no context is sent with it', async () => {
  sampler = new AlwaysOffSampler();
  const carried: unknown[] = [];
  traceSending('table', (carrier) => carried.push(carrier));
  expect(carried).toEqual([{}]);
  await playABit();
  expect(exporter.getFinishedSpans()).toEqual([]);
});

test('the spans of an append say what became of it', async () => {
  const traces = new CommandTraces('table');
  const row = {
    seq: 1,
    entry: { type: 'command', by: 'p', id: 'c', command: { type: 'ready' }, at: 1 },
  } as const;
  let append = async (): Promise<'stored' | 'lost'> => 'lost';
  const store = traces.observe({ load: async () => [], append: () => append() });
  await store.append([row]);
  expect(exporter.getFinishedSpans()).toEqual([]);
  let carrier = {};
  traceSending('table', (sent) => {
    carrier = sent;
  });
  await traces.follow({ by: 'p', id: 'c', ...carrier }, async () => {
    await store.append([row]);
    append = () => Promise.reject(new Error('the disk is full'));
    await expect(store.append([row])).rejects.toThrow('full');
  });
  expect(named('append').map(({ attributes }) => attributes)).toEqual([
    { 'schupf.rows': 1, 'schupf.result': 'lost' },
    { 'schupf.rows': 1, 'schupf.result': 'failed' },
  ]);
});
