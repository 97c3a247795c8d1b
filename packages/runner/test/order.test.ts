import type { Reply } from '@schupf/table';
import { expect, test } from 'vitest';
import type { Message, Row, Store } from '../src/index.ts';
import { MemoryStore } from '../src/memory/index.ts';
import { begun, portsWith } from './support.ts';

/** A store that keeps nothing before it is let. */
class ClosedStore implements Store {
  readonly kept = new MemoryStore();
  gate: Promise<void> = Promise.resolve();

  load(): Promise<readonly Row[]> {
    return this.kept.load();
  }

  async append(rows: readonly Row[]): Promise<boolean> {
    await this.gate;
    return this.kept.append(rows);
  }
}

test('nobody hears of what is not yet kept, and nobody is answered', async () => {
  const store = new ClosedStore();
  const ports = portsWith(store);
  const runner = await begun(ports);
  const heard: (Message | Reply)[] = [];
  runner.watch('ben', (message) => heard.push(message));
  const { table } = runner;
  const { promise, resolve } = Promise.withResolvers<void>();
  store.gate = promise;
  void runner.command('ada', '1', { type: 'propose', what: 'pause' }).then((reply) => heard.push(reply));
  ports.clock.moveTo(ports.clock.now() + 100_000);
  for (let turns = 0; turns < 100; turns++) await Promise.resolve();
  expect(heard).toHaveLength(1);
  expect(runner.table).toBe(table);
  resolve();
  await runner.settled();
  expect(heard.slice(1)).toContainEqual({ ok: true, outcome: 'done' });
  expect(runner.table.at).toBeGreaterThan(table.at);
});

test('what was not kept when the runner is let go of is not told, and may be given to the next one', async () => {
  const store = new ClosedStore();
  const ports = portsWith(store);
  const runner = await begun(ports);
  const heard: Message[] = [];
  runner.watch('ben', (message) => heard.push(message));
  const { promise, resolve } = Promise.withResolvers<void>();
  store.gate = promise;
  const reply = runner.command('ada', '1', { type: 'leave' });
  await Promise.resolve();
  await Promise.resolve();
  runner.close();
  resolve();
  expect(await reply).toEqual({ ok: false, refusal: null });
  expect(await runner.command('ada', '2', { type: 'leave' })).toEqual({ ok: false, refusal: null });
  expect(heard).toHaveLength(1);
});
