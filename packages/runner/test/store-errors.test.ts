import type { Entry, Input } from '@schupf/table';
import { expect, test } from 'vitest';
import { type Message, TableRunner } from '../src/index.ts';
import { begun, FOUR, opened, portsWith, ScriptedStore } from './support.ts';

const UNAVAILABLE = { ok: false, refusal: null };
const DONE = { ok: true, outcome: 'done' };

test('carries out a command even if another runner has written to the log first', async () => {
  const store = new ScriptedStore();
  const ports = portsWith(store);
  const first = await begun(ports);
  const second = await opened(ports);
  expect(await first.command('ada', '1', { type: 'propose', what: 'pause' })).toEqual(DONE);
  expect(await second.command('ben', '1', { type: 'propose', what: 'pause' })).toEqual(DONE);
  expect(second.table.agreements).toEqual([
    { what: 'pause', players: [0, 1], seats: 'kept', since: 1000, until: 61_000 },
  ]);
});

test('carries out a command only once if two runners receive it', async () => {
  const store = new ScriptedStore();
  const ports = portsWith(store);
  const runners = [await begun(ports), await opened(ports)];
  const replies = await Promise.all(runners.map((runner) => runner.command('ada', '1', { type: 'leave' })));
  expect(replies).toEqual([DONE, DONE]);
  const rows = await store.load();
  expect(rows.filter(({ entry }) => entry.type === 'command')).toHaveLength(1);
});

test('sends viewers what another runner has written, and nothing twice', async () => {
  const store = new ScriptedStore();
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

test('answers a repeated command that was stored even though the store reported a failure', async () => {
  const store = new ScriptedStore();
  const ports = portsWith(store);
  const runner = await begun(ports);
  store.appends = ['fails after'];
  expect(await runner.command('ada', '1', { type: 'leave' })).toEqual(UNAVAILABLE);
  expect(await runner.command('ada', '1', { type: 'leave' })).toEqual(DONE);
  const rows = await store.load();
  expect(rows.filter(({ entry }) => entry.type === 'command')).toHaveLength(1);
});

test('tries again later if the store fails while the runner reads what others have written', async () => {
  const store = new ScriptedStore();
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

test('deals a pack later if it could not be stored, whatever happens in between', async () => {
  const store = new ScriptedStore();
  const ports = portsWith(store);
  const runner = await opened(ports, { config: { ...FOUR, speed: 'no-clock' } });
  // The appends are for the start, the draw and the pack.
  store.appends = ['works', 'works', 'fails before'];
  runner.submit({ type: 'begin' });
  await runner.settled();
  expect(runner.table.awaits).toBe('pack');
  expect(await runner.command('ada', '1', { type: 'propose', what: 'stop' })).toEqual(DONE);
  await runner.settled();
  while (runner.table.awaits === 'pack' && ports.clock.moveOn()) await runner.settled();
  expect(runner.table.position.open.phase).toBe('grand');
});

test('remembers a command found in the log even if the store fails again', async () => {
  const store = new ScriptedStore();
  const runner = await begun(portsWith(store));
  store.appends = ['fails after', 'fails before'];
  store.loads = ['works', 'fails'];
  const leave = () => runner.command('ada', '1', { type: 'leave' });
  expect(await leave()).toEqual(UNAVAILABLE);
  const reply = runner.command('ben', '1', { type: 'leave' });
  await Promise.resolve();
  await Promise.resolve();
  // The log is read for Ben's command, and Ada's is found in it.
  const again = leave();
  expect(await reply).toEqual(UNAVAILABLE);
  expect(await again).toEqual(DONE);
  expect(await leave()).toEqual(DONE);
  const rows = await store.load();
  expect(rows.filter(({ entry }) => entry.type === 'command')).toHaveLength(1);
});

test.each([
  ['a command that does not exist', { type: 'command', by: 'ada', id: '9', command: { type: 'knit' } }],
  ['a command without an action', { type: 'command', by: 'ada', id: '9', command: { type: 'act', turn: 0 } }],
  ['a command row without a command', { type: 'command', by: 'ada', id: '9' }],
  ['an empty row', null],
])('does not open a table whose log contains %s', async (_, entry) => {
  const store = new ScriptedStore();
  const ports = portsWith(store);
  (await begun(ports)).close();
  const seq = (await store.load()).length;
  await store.append([{ seq, entry: (entry && { ...entry, at: 2000 }) as Entry }]);
  expect(await TableRunner.open(ports, {})).toMatchObject({
    ok: false,
    problem: expect.stringContaining(`row ${seq} of the log cannot be replayed`),
  });
});

test('stops without a reply if another process has taken over the table', async () => {
  const store = new ScriptedStore();
  const ports = portsWith(store);
  let losses = 0;
  const runner = await begun(ports, { onLost: () => losses++ });
  const messages: Message[] = [];
  runner.watch('ben', (message) => messages.push(message));
  const { length } = await store.load();
  store.appends = ['lost'];
  const replies: unknown[] = [];
  const send = (id: string) =>
    void runner.command('ada', id, { type: 'leave' }).then((reply) => replies.push(reply));
  send('1');
  await runner.settled();
  send('2');
  runner.submit({ type: 'wake' });
  ports.clock.moveTo(ports.clock.now() + 3_600_000);
  await runner.settled();
  await new Promise((resolve) => setImmediate(resolve));
  expect({ losses, replies }).toEqual({ losses: 1, replies: [] });
  expect(messages).toHaveLength(1);
  expect(await store.load()).toHaveLength(length);
});
