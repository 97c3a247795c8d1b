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
  const host = await begun(ports);
  const heard: (Message | Reply)[] = [];
  host.watch('ben', (message) => heard.push(message));
  const { table } = host;
  const { promise, resolve } = Promise.withResolvers<void>();
  store.gate = promise;
  void host.command('ada', '1', { type: 'propose', what: 'pause' }).then((reply) => heard.push(reply));
  ports.clock.moveTo(ports.clock.now() + 100_000);
  for (let turns = 0; turns < 100; turns++) await Promise.resolve();
  expect(heard).toHaveLength(1);
  expect(host.table).toBe(table);
  resolve();
  await host.settled();
  expect(heard.slice(1)).toContainEqual({ ok: true, outcome: 'done' });
  expect(host.table.at).toBeGreaterThan(table.at);
});

test('what was not kept when the host is let go of is not told, and may be given to the next one', async () => {
  const store = new ClosedStore();
  const ports = portsWith(store);
  const host = await begun(ports);
  const heard: Message[] = [];
  host.watch('ben', (message) => heard.push(message));
  const { promise, resolve } = Promise.withResolvers<void>();
  store.gate = promise;
  const reply = host.command('ada', '1', { type: 'leave' });
  await Promise.resolve();
  await Promise.resolve();
  host.close();
  resolve();
  expect(await reply).toEqual({ ok: false, refusal: null });
  expect(await host.command('ada', '2', { type: 'leave' })).toEqual({ ok: false, refusal: null });
  expect(heard).toHaveLength(1);
});
