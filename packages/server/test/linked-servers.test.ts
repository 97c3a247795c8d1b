import { Client } from '@schupf/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from '../src/storage/folder.ts';
import { eventually } from './eventually.ts';
import { MemoryCluster } from './memory-link.ts';
import { environmentAt, Player } from './player.ts';
import { temporaryFolder } from './rows.ts';
import { Seeker } from './seeker.ts';
import { TestServer } from './test-server.ts';

const EMPTY = { type: 'nobody' as const };

/** Two servers that share a storage. It is closed after both. */
async function twoServers() {
  const storage = await openFolder(temporaryFolder());
  const links = new MemoryCluster();
  const shared = { ...storage, close: async () => {} };
  const open = async () => {
    const server = await TestServer.start({ storage: shared, link: links.join() });
    let closing: Promise<void> | null = null;
    const close = () => {
      closing ??= server.close();
      return closing;
    };
    return { address: server.address, close };
  };
  const [one, other] = [await open(), await open()];
  onTestFinished(async () => {
    await Promise.all([one.close(), other.close()]);
    await storage.close();
  });
  return { storage, one, other };
}

async function arrive(address: string, name: string): Promise<Player> {
  const player = await Player.arrive(address, name);
  onTestFinished(() => player.leave());
  return player;
}

test('four people play a match at two servers, one of which is drained meanwhile', async () => {
  const { storage, one, other } = await twoServers();
  const anna = await arrive(other.address, 'Anna');
  // She opens the table through one server, and is connected to the other.
  const opener = anna.at(one.address);
  const code = await opener.open({
    rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } },
    chairs: [null, EMPTY, EMPTY, EMPTY],
  });
  const players = [anna];
  for (const [index, name] of ['Ben', 'Carla', 'Dan'].entries()) {
    const player = await arrive(other.address, name);
    player.watch(code);
    await player.until(() => true);
    expect(await player.command({ type: 'sit', chair: index + 1, name })).toMatchObject({ ok: true });
    players.push(player);
  }
  anna.watch(code);
  await anna.until(({ status }) => status.chairs.every(({ present }) => present));
  const owner = await storage.tables.owner(code);
  expect(await anna.command({ type: 'start' })).toMatchObject({ ok: true });
  for (const player of players) player.play();
  await anna.until(({ view }) => view.open.phase === 'play');
  const before = (await storage.logs.load(code)).length;
  await one.close();
  expect(await storage.tables.owner(code)).not.toEqual(owner);
  await anna.until(({ status }) => status.stage === 'over');
  const rows = await storage.logs.load(code);
  expect(rows.slice(before).filter(({ entry }) => entry.type === 'presence')).toEqual([]);
  expect(
    players.flatMap(({ replies }) => replies).filter((reply) => !reply.ok && reply.refusal === null),
  ).toEqual([]);
  expect(anna.frames.some((frame) => frame.includes('"type":"moved"'))).toBe(true);
});

test('a device that is signed out, a new name and a deletion reach connections at another server', async () => {
  const { one, other } = await twoServers();
  const anna = await arrive(one.address, 'Anna');
  const elsewhere = anna.at(other.address);
  onTestFinished(() => elsewhere.leave());
  const code = await anna.open({ rules: { variant: 'nanjing' }, chairs: [null, EMPTY, EMPTY, EMPTY] });
  elsewhere.watch(code);
  await elsewhere.until(() => true);
  expect((await anna.fetch('/api/me', 'PATCH', { name: 'Anne' })).status).toBe(200);
  await eventually(() => elsewhere.frames.filter((frame) => frame.includes('"type":"info"')).length).toBe(2);
  expect(await elsewhere.command({ type: 'rename', name: '' })).toMatchObject({ ok: true });
  await elsewhere.until(({ status }) => {
    const { occupant } = status.chairs[0]!;
    return occupant.type === 'person' && occupant.name === 'Anne';
  });
  expect((await anna.fetch('/api/me', 'DELETE')).status).toBe(204);
  await eventually(() => elsewhere.client.state).toBe('closed');
  expect(elsewhere.frames.at(-1)).toContain('"reason":"signed-out"');
});

test('a process that is drained is not ready for new clients', async () => {
  const { one, other } = await twoServers();
  await eventually(async () => (await fetch(`${one.address}/readyz`)).status).toBe(200);
  const player = await arrive(one.address, 'Anna');
  await eventually(() => player.client.state).toBe('open');
  const closing = one.close();
  // Without tables to hand over, the process may have ended before it can answer.
  const readiness = fetch(`${one.address}/readyz`).then(
    ({ status }) => status,
    () => 'no answer',
  );
  expect([503, 'no answer']).toContain(await readiness);
  expect((await fetch(`${other.address}/readyz`)).status).toBe(200);
  await closing;
});

test('the lobby of each server lists the tables of both, and counts the people at both', async () => {
  const { one, other } = await twoServers();
  const seen = { tables: '', people: 0, inUse: 0 };
  const visitor = new Client(
    environmentAt(other.address, {}),
    { name: 'test' },
    {
      lobby: (tables) => {
        seen.tables = tables.map(({ code, round }) => `${code} ${round}`).join();
      },
      here: ({ people, tables }) => {
        seen.people = people;
        seen.inUse = tables;
      },
    },
  );
  onTestFinished(() => visitor.close());
  visitor.lobby(true);
  await eventually(() => seen.people).toBe(1);
  const anna = await arrive(one.address, 'Anna');
  const rules = { variant: 'nanjing' } as const;
  const code = await anna.open({ rules, chairs: [null, EMPTY, EMPTY, EMPTY], visibility: 'open' });
  await anna.open({ rules, chairs: [null, EMPTY, EMPTY, EMPTY] });
  await eventually(() => seen).toEqual({ tables: `${code} 0`, people: 2, inUse: 2 });
  anna.leave();
  await eventually(() => seen.people).toBe(1);
});

test('people at two servers are brought together, even if the one that does it ends meanwhile', async () => {
  const { storage, one, other } = await twoServers();
  const seekers: Seeker[] = [];
  for (const [index, name] of ['Anna', 'Ben', 'Carla', 'Dan'].entries())
    seekers.push(await Seeker.arrive(index < 2 ? one.address : other.address, name));
  onTestFinished(() => {
    for (const seeker of seekers) seeker.leave();
  });
  const [anna, ben, carla, dan] = seekers as [Seeker, Seeker, Seeker, Seeker];
  for (const seeker of [anna, carla, dan]) seeker.seek();
  // All of them are told by whichever server it is.
  const waiting = ({ state }: Seeker) => (state?.type === 'seeking' ? state.waiting : 0);
  for (const seeker of [anna, carla, dan]) await eventually(() => waiting(seeker)).toBe(3);
  await one.close();
  anna.leave();
  ben.leave();
  const replacements = [anna.at(other.address), ben.at(other.address)];
  const all = [...replacements, carla, dan];
  onTestFinished(() => {
    for (const seeker of replacements) seeker.leave();
  });
  for (const seeker of replacements) seeker.seek();
  for (const seeker of all) await eventually(() => seeker.phase).toBe('found');
  for (const seeker of all) seeker.come();
  for (const seeker of all) await eventually(() => seeker.phase).toBe('seated');
  expect(new Set(all.map(({ table }) => table)).size).toBe(1);
  expect((await storage.tables.find(carla.table!))?.stage).not.toBe('closed');
});
