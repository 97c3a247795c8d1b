import type { ServerMessage } from '@schupf/protocol';
import { SPEEDS } from '@schupf/table';
import { expect, onTestFinished, test } from 'vitest';
import { GroupCommit } from '../src/storage/group-commit.ts';
import { Player } from './player.ts';
import { Running } from './running.ts';
import { onSmallDisk } from './small-disk.ts';

const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };

test('while the disk is full nothing is done and it is said; afterwards the match goes on where it was', async () => {
  const { storage, fill, makeRoom } = await onSmallDisk();
  // The server must not close what the test looks into.
  const server = await Running.start({
    storage: { ...storage, logs: new GroupCommit(storage.logs), close: async () => {} },
  });
  onTestFinished(() => server.close());
  const host = await Player.arrive(server.address, 'Host');
  const bot = { type: 'bot' as const, name: 'random' };
  const code = await host.open({
    rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } },
    speed: QUICK,
    chairs: [null, bot, bot, bot],
    startsAtOnce: true,
  });
  const messages = (): ServerMessage[] => host.frames.map((frame) => JSON.parse(frame) as ServerMessage);
  host.watch(code);
  await host.until(({ view }) => view.open.phase === 'push');
  fill();
  host.play();
  await expect
    .poll(() => messages().find(({ type }) => type === 'error'), { timeout: 20_000 })
    .toMatchObject({
      code: 'storage',
      table: code,
    });
  const told = messages().findLast(({ type }) => type === 'update');
  const kept = (await storage.logs.load(code)).length;
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(messages().findLast(({ type }) => type === 'update')).toEqual(told);
  expect(await storage.logs.load(code)).toHaveLength(kept);

  makeRoom();
  await host.until(({ status }) => status.stage === 'over');
  await expect.poll(() => storage.matches.find(`${code}-1`)).toMatchObject({ outcome: 'played' });
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
