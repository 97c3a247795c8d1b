import type { ServerMessage } from '@schupf/protocol';
import { SPEEDS } from '@schupf/table';
import { expect, onTestFinished, test } from 'vitest';
import type { LogStorage } from '../src/storage/storage.ts';
import { eventually } from './eventually.ts';
import { Player } from './player.ts';
import { onSmallDisk } from './small-disk.ts';
import { TestServer } from './test-server.ts';

const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };

test('reports a full disk and changes nothing, then continues the match when there is space', async () => {
  const { storage, fill, makeRoom } = await onSmallDisk();
  let failures = 0;
  let successes = 0;
  const logs: LogStorage = {
    load: (...given) => storage.logs.load(...given),
    delete: (...given) => storage.logs.delete(...given),
    append: async (batches) => {
      try {
        const results = await storage.logs.append(batches);
        successes++;
        return results;
      } catch (error) {
        failures++;
        throw error;
      }
    },
  };
  // `onSmallDisk` closes the storage itself.
  const server = await TestServer.start({
    storage: { ...storage, logs, close: async () => {} },
  });
  onTestFinished(() => server.close());
  const host = await Player.arrive(server.address, 'Host');
  const bot = { type: 'bot' as const, name: 'random' };
  const code = await host.open({
    rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } },
    speed: QUICK,
    chairs: [null, bot, bot, bot],
    startsImmediately: true,
  });
  const messages = (): ServerMessage[] => host.frames.map((frame) => JSON.parse(frame) as ServerMessage);
  host.watch(code);
  await host.until(({ view }) => view.open.phase === 'push');
  fill();
  host.play();
  await eventually(() => messages().find(({ type }) => type === 'error')).toMatchObject({
    code: 'storage',
    table: code,
  });
  // A short row may still fit for a while, so wait until nothing can be stored.
  for (let hasStored = true; hasStored; ) {
    const before = { failures, successes };
    await eventually(() => failures).toBeGreaterThan(before.failures);
    const lastUpdate = messages().findLast(({ type }) => type === 'update');
    const stored = (await storage.logs.load(code)).length;
    await eventually(() => failures).toBeGreaterThan(before.failures + 2);
    hasStored = successes > before.successes;
    if (hasStored) continue;
    expect(messages().findLast(({ type }) => type === 'update')).toEqual(lastUpdate);
    expect(await storage.logs.load(code)).toHaveLength(stored);
  }

  makeRoom();
  await host.until(({ status }) => status.stage === 'over');
  await eventually(() => storage.matches.find(`${code}-1`)).toMatchObject({ outcome: 'played' });
  const commands = (await storage.logs.load(code)).flatMap(({ entry }) =>
    entry.type === 'command' ? [entry.id] : [],
  );
  expect(new Set(commands).size).toBe(commands.length);
  const acknowledged = messages().flatMap((message) =>
    message.type === 'reply' && message.reply.ok ? [message.id] : [],
  );
  expect(acknowledged.filter((id) => !commands.includes(id))).toEqual([]);
  host.leave();
});
