import { expect, test } from 'vitest';
import { MemoryStore } from '../src/memory/index.ts';
import { begun, opened, portsWith } from './support.ts';

const DONE = { ok: true, outcome: 'done' };

test('remembers a command no matter how many commands others send', async () => {
  const ports = portsWith(new MemoryStore());
  const runner = await begun(ports);
  expect(await runner.command('ada', '1', { type: 'leave' })).toEqual(DONE);
  for (let number = 0; number < 3000; number++)
    await runner.command(`stranger ${number % 5}`, String(number), { type: 'ready' });
  expect(await runner.command('ada', '1', { type: 'leave' })).toEqual(DONE);
});

test('remembers a command after a restart', async () => {
  const ports = portsWith(new MemoryStore());
  const runner = await begun(ports);
  expect(await runner.command('ada', '1', { type: 'propose', what: 'stop' })).toEqual(DONE);
  for (let number = 0; number < 1200; number++)
    await runner.command('ben', String(number), { type: number % 2 ? 'decline' : 'propose', what: 'pause' });
  runner.close();
  const again = await opened(ports);
  const { length } = await ports.store.load();
  expect(await again.command('ada', '1', { type: 'propose', what: 'stop' })).toEqual(DONE);
  expect(await ports.store.load()).toHaveLength(length);
});
