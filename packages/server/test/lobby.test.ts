import { type ServerMessage, type TableSummary, tablesAfter } from '@schupf/protocol';
import { FakeClock } from '@schupf/runner/memory';
import { expect, onTestFinished, test } from 'vitest';
import { type LobbyChange, type LobbyNews, LocalLobbyNews } from '../src/bus/lobby-news.ts';
import { LinkedLobbyNews } from '../src/cluster/linked-lobby-news.ts';
import { Lobby } from '../src/gateway/lobby.ts';
import { LobbyList } from '../src/gateway/lobby-list.ts';
import { announcedTables } from '../src/storage/announced-tables.ts';
import { openFolder } from '../src/storage/folder.ts';
import { StorageError, type TableRow, type TableStorage } from '../src/storage/storage.ts';
import { MemoryCluster } from './memory-link.ts';
import { aTable, temporaryFolder } from './rows.ts';

type LobbyMessage = Extract<ServerMessage, { type: 'lobby' | 'lobby-changed' | 'here' }>;

function summary(code: string, changes: Partial<TableSummary> = {}): TableSummary {
  return { ...aTable(code).summary, ...changes };
}

/** Lets everything happen that is not waiting for the clock. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}

interface LobbyOptions {
  readonly news?: LobbyNews;
  readonly stored?: readonly TableRow[];
  /** When storage answers. */
  readonly reading?: Promise<void>;
  readonly isBroken?: boolean;
}

/** The lobby of a gateway, on storage that lists `stored`. */
function startLobby({
  news = new LocalLobbyNews(),
  stored = [],
  reading = Promise.resolve(),
  isBroken = false,
}: LobbyOptions = {}) {
  const clock = new FakeClock();
  const faults: unknown[] = [];
  const state = { stored, people: 1, reads: 0, reading, isBroken };
  const tables: Pick<TableStorage, 'listed'> = {
    listed: async () => {
      state.reads++;
      if (state.isBroken) throw new StorageError('storage failed: the disk reports an error');
      const rows = [...state.stored];
      await state.reading;
      return rows;
    },
  };
  const list = new LobbyList({ tables, news, clock, onFault: (error) => faults.push(error) });
  const received = new Map<string, LobbyMessage[]>();
  const lobby = new Lobby<string>({
    list,
    clock,
    activity: () => ({ people: state.people, tables: 0, seeks: [] }),
    send: (listener, text) => received.set(listener, [...(received.get(listener) ?? []), JSON.parse(text)]),
  });
  onTestFinished(() => {
    lobby.close();
    list.close();
  });
  const pass = async (milliseconds: number): Promise<void> => {
    clock.moveTo(clock.now() + milliseconds);
    await settle();
  };
  /** The messages since the last call, without the number of people. */
  const take = (listener: string): LobbyMessage[] => {
    const messages = received.get(listener) ?? [];
    received.delete(listener);
    return messages.filter(({ type }) => type !== 'here');
  };
  return { news, list, lobby, state, faults, received, pass, take };
}

test('tells a subscriber the whole list once, and then what has changed', async () => {
  const { news, lobby, pass, take } = startLobby({ stored: [aTable('a'), aTable('b')] });
  await settle();
  lobby.add('anna');
  expect(take('anna')).toEqual([{ type: 'lobby', tables: [summary('a'), summary('b')] }]);
  news.publish({ code: 'a', summary: summary('a', { round: 3 }) });
  news.publish({ code: 'b', summary: null });
  news.publish({ code: 'c', summary: summary('c', { opened: 9 }) });
  expect(take('anna')).toEqual([]);
  await pass(2000);
  expect(take('anna')).toEqual([
    {
      type: 'lobby-changed',
      tables: [summary('c', { opened: 9 }), summary('a', { round: 3 })],
      gone: ['b'],
    },
  ]);
  await pass(2000);
  expect(take('anna')).toEqual([]);
});

test('says nothing about a table that has changed and is again as it was', async () => {
  const { news, lobby, pass, take } = startLobby({ stored: [aTable('a')] });
  await settle();
  lobby.add('anna');
  take('anna');
  news.publish({ code: 'a', summary: summary('a', { round: 3 }) });
  news.publish({ code: 'a', summary: summary('a') });
  news.publish({ code: 'b', summary: summary('b') });
  news.publish({ code: 'b', summary: null });
  await pass(2000);
  expect(take('anna')).toEqual([]);
});

test('whenever they subscribe, subscribers who apply the changes know the same list', async () => {
  const { news, list, lobby, pass, take } = startLobby();
  await settle();
  const known = new Map<string, readonly TableSummary[]>();
  const receive = (listener: string): void => {
    for (const message of take(listener)) {
      if (message.type === 'lobby') known.set(listener, message.tables);
      if (message.type === 'lobby-changed') known.set(listener, tablesAfter(known.get(listener)!, message));
    }
  };
  for (let step = 0; step < 400; step++) {
    // Seventy codes, so more than are shown. Every third change removes one.
    const code = `t${(step * 37) % 70}`;
    const change = step % 3 === 0 ? null : summary(code, { round: step, opened: (step * 13) % 50 });
    news.publish({ code, summary: change });
    const listener = `listener ${step % 5}`;
    if (step % 11 === 0) lobby.add(listener);
    if (step % 43 === 0) lobby.delete(listener);
    if (step % 4 === 0) await pass(2000);
    for (let index = 0; index < 5; index++) receive(`listener ${index}`);
  }
  for (let index = 0; index < 5; index++) lobby.add(`listener ${index}`);
  await pass(2000);
  for (let index = 0; index < 5; index++) {
    receive(`listener ${index}`);
    expect(known.get(`listener ${index}`)).toEqual(list.shown);
  }
  expect(list.shown!.length).toBeGreaterThan(20);
});

test('shows the fifty newest tables, and others when some of them are closed', async () => {
  const stored = Array.from({ length: 60 }, (_, n) =>
    aTable(`t${String(n).padStart(2, '0')}`, { opened: n }),
  );
  const { news, lobby, pass, take } = startLobby({ stored });
  await settle();
  lobby.add('anna');
  const [first] = take('anna');
  const codes = first?.type === 'lobby' ? first.tables.map(({ code }) => code) : [];
  expect(codes).toEqual(Array.from({ length: 50 }, (_, n) => `t${59 - n}`));
  news.publish({ code: 't59', summary: null });
  await pass(2000);
  expect(take('anna')).toEqual([
    { type: 'lobby-changed', tables: [summary('t09', { opened: 9 })], gone: ['t59'] },
  ]);
});

test('keeps a change that arrives while the list is being read', async () => {
  const { news, list, state, pass } = startLobby({ stored: [aTable('a'), aTable('b')] });
  await settle();
  const reading = Promise.withResolvers<void>();
  state.reading = reading.promise;
  await pass(60_000);
  news.publish({ code: 'a', summary: summary('a', { round: 3 }) });
  news.publish({ code: 'b', summary: null });
  reading.resolve();
  await settle();
  expect(state.reads).toBe(2);
  expect(list.shown).toEqual([summary('a', { round: 3 })]);
});

test('learns within a minute of changes that no one has announced', async () => {
  const { lobby, state, pass, take } = startLobby({ stored: [aTable('a')] });
  await settle();
  lobby.add('anna');
  take('anna');
  state.stored = [aTable('b')];
  await pass(60_000);
  await pass(2000);
  expect(take('anna')).toEqual([{ type: 'lobby-changed', tables: [summary('b')], gone: ['a'] }]);
});

test('keeps what it knows while storage fails', async () => {
  const { lobby, state, faults, pass, take } = startLobby({ stored: [aTable('a')] });
  await settle();
  lobby.add('anna');
  take('anna');
  state.isBroken = true;
  await pass(60_000);
  await pass(2000);
  expect(faults).toHaveLength(1);
  expect(take('anna')).toEqual([]);
});

test('subscribers who come before the list can be read get it as soon as it can', async () => {
  const reading = Promise.withResolvers<void>();
  const { lobby, state, take, pass } = startLobby({ stored: [aTable('a')], reading: reading.promise });
  await settle();
  lobby.add('anna');
  await pass(2000);
  expect(take('anna')).toEqual([]);
  reading.resolve();
  await settle();
  expect(take('anna')).toEqual([{ type: 'lobby', tables: [summary('a')] }]);
  expect(state.reads).toBe(1);
});

test('tries again every two seconds if the list could not be read and someone waits for it', async () => {
  const { lobby, state, faults, take, pass } = startLobby({ stored: [aTable('a')], isBroken: true });
  await settle();
  await pass(10_000);
  expect(faults).toHaveLength(1);
  lobby.add('anna');
  await settle();
  expect(faults).toHaveLength(2);
  state.isBroken = false;
  await pass(2000);
  expect(take('anna')).toEqual([{ type: 'lobby', tables: [summary('a')] }]);
});

test('tells how many people are here when the number changes', async () => {
  const { lobby, state, received, pass } = startLobby();
  await settle();
  lobby.add('anna');
  const counts = () =>
    received.get('anna')!.flatMap((message) => (message.type === 'here' ? [message.people] : []));
  expect(counts()).toEqual([1]);
  await pass(2000);
  state.people = 5;
  await pass(2000);
  expect(counts()).toEqual([1, 5]);
});

test('does not look for changes while no one is subscribed', async () => {
  const { news, lobby, pass, take } = startLobby({ stored: [aTable('a')] });
  await settle();
  lobby.add('anna');
  lobby.delete('anna');
  take('anna');
  news.publish({ code: 'a', summary: null });
  await pass(10_000);
  expect(take('anna')).toEqual([]);
  lobby.add('anna');
  expect(take('anna')).toEqual([{ type: 'lobby', tables: [] }]);
});

test('announces listed tables once they are stored, and private ones never', async () => {
  const storage = await openFolder(temporaryFolder());
  onTestFinished(() => storage.close());
  const announced: LobbyChange[] = [];
  const tables = announcedTables(storage.tables, (change) => announced.push(change));
  for (const code of ['listed', 'damaged']) await tables.add(aTable(code));
  await tables.add(aTable('private', { visibility: 'private' }));
  const playing = (code: string) => summary(code, { stage: 'playing' });
  for (const code of ['listed', 'private', 'unknown']) await tables.updateSummary(code, 0, playing(code), 5);
  await tables.updateSummary('listed', 7, summary('listed'), 6);
  expect(announced).toEqual([{ code: 'listed', summary: playing('listed') }]);
  await tables.quarantine('damaged', 'row 3 of the log cannot be read');
  await tables.close('listed', 7);
  expect(announced.slice(1)).toEqual([
    { code: 'damaged', summary: null },
    { code: 'listed', summary: null },
  ]);
  const broken = announcedTables(
    Object.assign(Object.create(storage.tables) as TableStorage, {
      updateSummary: async () => {
        throw new StorageError('storage failed: the disk is full');
      },
    }),
    (change) => announced.push(change),
  );
  await expect(broken.updateSummary('listed', 0, playing('listed'), 9)).rejects.toThrow(StorageError);
  expect(announced).toHaveLength(3);
});

test('the lobbies of a cluster learn what happens in other processes', async () => {
  const cluster = new MemoryCluster();
  const [one, other] = ['one', 'other'].map((node) => {
    const link = cluster.join();
    const news = new LinkedLobbyNews({ link, node, peopleElsewhere: () => 7, tablesElsewhere: () => 3 });
    return { link, ...startLobby({ news }) };
  });
  await settle();
  one!.news.publish({ code: 'a', summary: summary('a') });
  await settle();
  for (const { list } of [one!, other!]) expect(list.shown).toEqual([summary('a')]);
  expect([one!.news.peopleElsewhere, one!.news.tablesElsewhere]).toEqual([7, 3]);
  // Without the link, only this process learns it, until the others read storage.
  one!.link.cut(true);
  one!.news.publish({ code: 'a', summary: null });
  await settle();
  expect(one!.list.shown).toEqual([]);
  expect(other!.list.shown).toEqual([summary('a')]);
});

test('an announcement that comes back does not undo a later one', async () => {
  const link = new MemoryCluster().join();
  const news = new LinkedLobbyNews({ link, node: 'one', peopleElsewhere: () => 0, tablesElsewhere: () => 0 });
  const changes: LobbyChange[] = [];
  news.onChange((change) => changes.push(change));
  news.publish({ code: 'a', summary: summary('a') });
  news.publish({ code: 'a', summary: null });
  await settle();
  expect(changes.map((change) => change.summary)).toEqual([summary('a'), null]);
});
