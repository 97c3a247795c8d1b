import { expect, onTestFinished, test } from 'vitest';
import { LocalBus } from '../src/bus/local-bus.ts';
import { Gateway } from '../src/gateway/gateway.ts';
import { forgetWith } from '../src/people/forget.ts';
import { Retention } from '../src/retention.ts';
import { openFolder } from '../src/storage/folder.ts';
import { fairChance } from '../src/tables/fair-chance.ts';
import { TableRegistry } from '../src/tables/table-registry.ts';
import { aMatch, aTable, temporaryFolder } from './stored.ts';

const A_DAY = 24 * 3600 * 1000;

async function aCaretaker(settings = { keepPeople: 400, keepTables: 30 }) {
  const storage = await openFolder(temporaryFolder());
  const onFault = (error: unknown): void => {
    throw error;
  };
  const bus = new LocalBus();
  const house = new TableRegistry({
    storage,
    bus,
    pool: { decide: async () => null },
    chance: fairChance,
    onFault,
    onInput: () => {},
  });
  const gateway = new Gateway({
    bus,
    storage,
    node: 'test',
    socketsPerAddress: 1,
    now: () => Date.now(),
    onFault,
    onRefused: () => {},
  });
  const forget = forgetWith({ storage, gateway, house });
  const caretaker = new Retention({ storage, forget, settings, onFault });
  onTestFinished(async () => {
    await caretaker.close();
    gateway.close();
    await house.close();
    await storage.close();
  });
  const arrive = async (id: string, at: number) => {
    await storage.people.add({ id, name: `Called ${id}`, since: at });
    await storage.people.addSession({ hash: `device of ${id}`, person: id, since: at, seen: at });
  };
  return { storage, forget, caretaker, arrive };
}

test('people who are not seen again are forgotten, sooner if they have played nothing', async () => {
  const { storage, caretaker, arrive } = await aCaretaker();
  const { people, matches } = storage;
  for (const id of ['anna', 'ben', 'carla']) await arrive(id, 0);
  await matches.add(aMatch('m', 1, ['anna', 'ben']));
  await people.touchSession('device of ben', 300 * A_DAY);
  const left = async (): Promise<string[]> => {
    const all = await Promise.all(['anna', 'ben', 'carla'].map((id) => people.find(id)));
    return all.flatMap((person) => (person === null ? [] : [person.id]));
  };
  await caretaker.tidy(29 * A_DAY);
  expect(await left()).toEqual(['anna', 'ben', 'carla']);
  await caretaker.tidy(31 * A_DAY);
  expect(await left()).toEqual(['anna', 'ben']);
  await caretaker.tidy(399 * A_DAY);
  expect(await left()).toEqual(['anna', 'ben']);
  await caretaker.tidy(401 * A_DAY);
  expect(await left()).toEqual(['ben']);
  expect((await matches.find('m'))?.record).not.toContain('Anna');
  expect((await matches.find('m'))?.record).toContain('Ben');
  await caretaker.tidy(701 * A_DAY);
  expect(await left()).toEqual([]);
  expect(await matches.find('m')).toBeNull();
});

test('whoever sits at a table, or is about to come with another device, is not forgotten', async () => {
  const { storage, caretaker, arrive } = await aCaretaker();
  const { people, tables } = storage;
  for (const id of ['anna', 'ben']) await arrive(id, 0);
  await tables.add(aTable('aaa', { changed: 100 * A_DAY, stage: 'playing' }));
  await people.addDeviceWord('w', 'ben', 100 * A_DAY + 1);
  await caretaker.tidy(100 * A_DAY);
  expect([await people.find('anna'), await people.find('ben')]).not.toContain(null);
  await tables.close('aaa', 100 * A_DAY);
  await caretaker.tidy(100 * A_DAY + 1);
  expect([await people.find('anna'), await people.find('ben')]).toEqual([null, null]);
});

test('nothing is left of a table that was closed long ago, nor of a word that was never used', async () => {
  const { storage, caretaker, arrive } = await aCaretaker({ keepPeople: 400, keepTables: 2 });
  const { people, tables } = storage;
  await arrive('anna', 0);
  await people.addDeviceWord('w', 'anna', 5);
  for (let one = 0; one < 250; one++) {
    await tables.add(aTable(`t${one}`));
    if (one > 0) await tables.close(`t${one}`, one === 1 ? 2 * A_DAY : one);
  }
  await caretaker.tidy(3 * A_DAY);
  const rows = await Promise.all(Array.from({ length: 250 }, (_, one) => tables.find(`t${one}`)));
  expect(rows.flatMap((row) => (row === null ? [] : [row.code]))).toEqual(['t0', 't1']);
  expect(await people.takeDeviceWord('w', 4)).toBeNull();
});

test('whoever has played much is forgotten in small steps', async () => {
  const { storage, forget, arrive } = await aCaretaker();
  for (const id of ['anna', 'ben']) await arrive(id, 0);
  for (let one = 0; one < 60; one++) await storage.matches.add(aMatch(`m${one}`, one, ['anna', 'ben']));
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await forget('anna');
  isDone = true;
  expect(turns).toBeGreaterThan(10);
  expect((await storage.matches.find('m59'))?.players[0]).toEqual({ person: null, name: '' });
});
