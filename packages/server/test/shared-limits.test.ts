import { FakeClock } from '@schupf/runner/memory';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from '../src/storage/folder.ts';
import { type Storage, StorageError } from '../src/storage/storage.ts';
import { request } from './player.ts';
import { temporaryFolder } from './rows.ts';
import { TestServer } from './test-server.ts';

const HOUR_MS = 3600 * 1000;

/** Two servers that share storage, as in a cluster. */
async function startTwo() {
  const opened = await openFolder(temporaryFolder());
  const state = { isBroken: false };
  const limits: Storage['limits'] = Object.assign(Object.create(opened.limits), {
    take: async (...parameters: Parameters<Storage['limits']['take']>) => {
      if (state.isBroken) throw new StorageError('storage failed: the disk is full');
      return opened.limits.take(...parameters);
    },
  });
  const storage: Storage = { ...opened, limits, close: async () => {} };
  const clock = new FakeClock(1_000_000);
  const start = () => TestServer.start({ storage, clock, settings: { rateLimitFactor: 1 } });
  const servers = [await start(), await start()];
  onTestFinished(async () => {
    for (const server of servers) await server.close();
    await opened.close();
  });
  let calls = 0;
  /** Asks the servers in turn, slowly enough for the limits of each of them. */
  const post = (path: string, body: unknown): Promise<Response> => {
    clock.moveTo(clock.now() + 2000);
    return request(`${servers[calls++ % 2]!.address}${path}`, 'POST', body);
  };
  return { clock, post, state };
}

/** How many requests succeed until one is refused for being too many. */
async function countUntilRefused(ask: () => Promise<Response>): Promise<{ count: number; refused: unknown }> {
  for (let count = 0; ; count++) {
    const answer = await ask();
    const body = await answer.json();
    if (answer.status === 429) return { count, refused: body };
  }
}

test('two servers together let only so many guests from one network in within an hour', async () => {
  const { clock, post } = await startTwo();
  const arrive = () => post('/api/guest', { name: 'Guest' });
  expect(await countUntilRefused(arrive)).toEqual({
    count: 200,
    refused: {
      code: 'too-fast',
      problem: 'too many people have signed in from your network; please try again in an hour',
    },
  });
  clock.moveTo(clock.now() + HOUR_MS);
  expect((await arrive()).status).toBe(201);
});

test('two servers together let one network try only so many device codes within an hour', async () => {
  const { clock, post } = await startTwo();
  const guess = () => post('/api/device', { code: 'abcdefghjkmnpqrs' });
  expect(await countUntilRefused(guess)).toEqual({
    count: 60,
    refused: {
      code: 'too-fast',
      problem: 'too many codes have been tried from your network; please try again in an hour',
    },
  });
  clock.moveTo(clock.now() + HOUR_MS);
  expect((await guess()).status).toBe(403);
});

test('lets no one in unchecked while storage fails, and everyone afterwards', async () => {
  const { post, state } = await startTwo();
  state.isBroken = true;
  const refused = await post('/api/guest', { name: 'Guest' });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: 'storage' });
  state.isBroken = false;
  expect((await post('/api/guest', { name: 'Guest' })).status).toBe(201);
});
