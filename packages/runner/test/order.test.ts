import type { Reply } from '@schupf/table';
import { expect, test } from 'vitest';
import type { AppendResult, Message, Row, Store } from '../src/index.ts';
import { MemoryStore } from '../src/memory/index.ts';
import { begun, portsWith } from './support.ts';

/** A store that stores nothing until the test opens its gate. */
class GatedStore implements Store {
  readonly rows = new MemoryStore();
  gate: Promise<void> = Promise.resolve();

  load(from?: number, limit?: number): Promise<readonly Row[]> {
    return this.rows.load(from, limit);
  }

  async append(rows: readonly Row[]): Promise<AppendResult> {
    await this.gate;
    return this.rows.append(rows);
  }
}

test('sends no message and no reply before the input is stored', async () => {
  const store = new GatedStore();
  const ports = portsWith(store);
  const runner = await begun(ports);
  const received: (Message | Reply)[] = [];
  runner.watch('ben', (message) => received.push(message));
  const { table } = runner;
  const { promise, resolve } = Promise.withResolvers<void>();
  store.gate = promise;
  void runner.command('ada', '1', { type: 'propose', what: 'pause' }).then((reply) => received.push(reply));
  ports.clock.moveTo(ports.clock.now() + 100_000);
  for (let tick = 0; tick < 100; tick++) await Promise.resolve();
  expect(received).toHaveLength(1);
  expect(runner.table).toBe(table);
  resolve();
  await runner.settled();
  expect(received.slice(1)).toContainEqual({ ok: true, outcome: 'done' });
  expect(runner.table.at).toBeGreaterThan(table.at);
});

test('refuses inputs that are not stored yet when the runner is closed', async () => {
  const store = new GatedStore();
  const ports = portsWith(store);
  const runner = await begun(ports);
  const received: Message[] = [];
  runner.watch('ben', (message) => received.push(message));
  const { promise, resolve } = Promise.withResolvers<void>();
  store.gate = promise;
  const reply = runner.command('ada', '1', { type: 'leave' });
  await Promise.resolve();
  await Promise.resolve();
  runner.close();
  resolve();
  expect(await reply).toEqual({ ok: false, refusal: null });
  expect(await runner.command('ada', '2', { type: 'leave' })).toEqual({ ok: false, refusal: null });
  expect(received).toHaveLength(1);
});
