import type { Input } from '@schupf/table';
import { expect, test } from 'vitest';
import type { Message } from '../src/index.ts';
import { begun, FOUR, opened, portsWith, ToldStore } from './support.ts';

const UNAVAILABLE = { ok: false, refusal: null };
const DONE = { ok: true, outcome: 'done' };

test('a command that another runner came before is done after all', async () => {
  const store = new ToldStore();
  const ports = portsWith(store);
  const first = await begun(ports);
  const second = await opened(ports);
  expect(await first.command('ada', '1', { type: 'propose', what: 'pause' })).toEqual(DONE);
  expect(await second.command('ben', '1', { type: 'propose', what: 'pause' })).toEqual(DONE);
  expect(second.table.agreements).toEqual([{ what: 'pause', players: [0, 1], seats: 'kept', until: 61_000 }]);
});

test('a command given to two hosts is done once', async () => {
  const store = new ToldStore();
  const ports = portsWith(store);
  const hosts = [await begun(ports), await opened(ports)];
  const replies = await Promise.all(hosts.map((runner) => runner.command('ada', '1', { type: 'leave' })));
  expect(replies).toEqual([DONE, DONE]);
  const rows = await store.load();
  expect(rows.filter(({ entry }) => entry.type === 'command')).toHaveLength(1);
});

test('whoever watches a runner that another one came before hears what is new, and only that', async () => {
  const store = new ToldStore();
  const ports = portsWith(store);
  const [first, seen] = [await begun(ports), [] as Input[]];
  const second = await opened(ports, { onStep: (input) => seen.push(input) });
  const messages: Message[] = [];
  second.watch('ben', (message) => messages.push(message));
  const known = messages[0]!.seq;
  await first.command('ada', '1', { type: 'propose', what: 'pause' });
  await second.command('ben', '1', { type: 'propose', what: 'pause' });
  expect(messages.map(({ type, seq }) => [type, seq])).toEqual([
    ['snapshot', known],
    ['update', known + 1],
    ['update', known + 2],
  ]);
  expect(seen).toEqual((await store.load()).slice(1).map(({ entry }) => entry));
});

test('what was kept although the store failed is answered when it is given again', async () => {
  const store = new ToldStore();
  const ports = portsWith(store);
  const runner = await begun(ports);
  store.appends = ['fails after'];
  expect(await runner.command('ada', '1', { type: 'leave' })).toEqual(UNAVAILABLE);
  expect(await runner.command('ada', '1', { type: 'leave' })).toEqual(DONE);
  const rows = await store.load();
  expect(rows.filter(({ entry }) => entry.type === 'command')).toHaveLength(1);
});

test('a store that cannot be read either is asked again later', async () => {
  const store = new ToldStore();
  const ports = portsWith(store);
  const first = await begun(ports);
  const second = await opened(ports);
  await first.command('ada', '1', { type: 'propose', what: 'pause' });
  store.loads = ['fails', 'fails'];
  expect(await second.command('ben', '1', { type: 'leave' })).toEqual(UNAVAILABLE);
  expect(await second.command('ben', '1', { type: 'leave' })).toEqual(UNAVAILABLE);
  expect(second.table.agreements).toEqual([]);
  ports.clock.moveOn();
  await second.settled();
  expect(second.table.agreements).toHaveLength(1);
  expect(await second.command('ben', '1', { type: 'leave' })).toEqual(DONE);
});

test('a pack that could not be kept is dealt later, whatever happens in between', async () => {
  const store = new ToldStore();
  const ports = portsWith(store);
  const runner = await opened(ports, { config: { ...FOUR, speed: 'no-clock' } });
  // To begin, the draw, the pack.
  store.appends = ['works', 'works', 'fails before'];
  runner.submit({ type: 'begin' });
  await runner.settled();
  expect(runner.table.awaits).toBe('pack');
  expect(await runner.command('ada', '1', { type: 'propose', what: 'stop' })).toEqual(DONE);
  await runner.settled();
  while (runner.table.awaits === 'pack' && ports.clock.moveOn()) await runner.settled();
  expect(runner.table.position.open.phase).toBe('grand');
});

test('what was found in the log is not forgotten when the store fails again', async () => {
  const store = new ToldStore();
  const runner = await begun(portsWith(store));
  store.appends = ['fails after', 'fails before'];
  store.loads = ['works', 'fails'];
  const leave = () => runner.command('ada', '1', { type: 'leave' });
  expect(await leave()).toEqual(UNAVAILABLE);
  const other = runner.command('ben', '1', { type: 'leave' });
  await Promise.resolve();
  await Promise.resolve();
  // Meanwhile the log is read for Ben, and Ada's command found in it.
  const again = leave();
  expect(await other).toEqual(UNAVAILABLE);
  expect(await again).toEqual(DONE);
  expect(await leave()).toEqual(DONE);
  const rows = await store.load();
  expect(rows.filter(({ entry }) => entry.type === 'command')).toHaveLength(1);
});
