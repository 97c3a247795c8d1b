import type { Conduct, Standing } from '@schupf/protocol';
import { FakeClock } from '@schupf/runner/memory';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from '../src/index.ts';
import { eventually } from './eventually.ts';
import { Player } from './player.ts';
import { temporaryFolder } from './rows.ts';
import { TestServer } from './test-server.ts';

const MINUTE_MS = 60_000;
const BOT = { type: 'bot' as const, name: 'planner-1' };
const EMPTY = { type: 'nobody' as const };

/** A match at a table that the lobby lists, a while after the server has started. */
async function match({ minutes = 11, visibility = 'open' as 'open' | 'private', before = 3 } = {}) {
  const clock = new FakeClock(Date.now());
  const data = temporaryFolder();
  const storage = await openFolder(data);
  const server = await TestServer.start({ data, storage, clock });
  clock.moveTo(clock.now() + minutes * MINUTE_MS);
  const [anna, ben] = [
    await Player.arrive(server.address, 'Anna'),
    await Player.arrive(server.address, 'Ben'),
  ];
  onTestFinished(async () => {
    for (const player of [anna, ben]) player.leave();
    await server.close();
  });
  for (let at = 1; at <= before; at++) await storage.outcomes.note({ person: ben.id, kind: 'left', at });
  const rules = { variant: 'nanjing' as const };
  const code = await anna.open({ rules, chairs: [null, EMPTY, BOT, BOT], visibility });
  for (const player of [anna, ben]) {
    player.watch(code);
    await player.until(() => true);
  }
  await ben.command({ type: 'sit', chair: 1, name: '' });
  await anna.command({ type: 'start' });
  await anna.until(({ status }) => status.stage === 'playing');
  const kinds = async (person: Player): Promise<readonly Conduct[]> =>
    (await storage.outcomes.of(person.id, 30)).map(({ kind }) => kind);
  const sanctions = async (person: Player) =>
    ((await (await person.fetch('/api/me/standing')).json()) as Standing).sanctions;
  return { clock, storage, anna, ben, code, kinds, sanctions };
}

test('someone who keeps walking out on strangers may not play with strangers for a while', async () => {
  const { anna, ben, kinds, sanctions } = await match();
  expect(await ben.command({ type: 'leave' })).toMatchObject({ ok: true });
  await eventually(() => kinds(ben)).toEqual(['left', 'left', 'left', 'left']);
  await eventually(async () => (await sanctions(ben)).length).toBe(1);
  const [ban] = await sanctions(ben);
  expect(ban).toMatchObject({ kind: 'no-open-tables', origin: 'leaving', reason: '' });
  expect(ban!.until! - ban!.at).toBe(10 * MINUTE_MS);
  await expect(
    ben.open({ rules: { variant: 'nanjing' }, chairs: [null, EMPTY, BOT, BOT], visibility: 'open' }),
  ).rejects.toThrow('"code":"sanctioned"');
  // She leaves last, so no one is left to walk out on.
  expect(await anna.command({ type: 'leave' })).toMatchObject({ ok: true });
  expect(await kinds(anna)).toEqual([]);
});

test.each([
  ['shortly after a restart', { minutes: 9 }],
  ['at a private table', { visibility: 'private' as const }],
])('leaving %s is not held against anyone', async (_, conditions) => {
  const { anna, ben, kinds, sanctions } = await match(conditions);
  await ben.command({ type: 'leave' });
  await anna.until(({ status }) => status.chairs[1]!.occupant.type === 'nobody');
  expect(await kinds(ben)).toEqual(['left', 'left', 'left']);
  expect(await sanctions(ben)).toEqual([]);
});

test('a match that its players end together is good for all of them', async () => {
  const { anna, ben, kinds, sanctions } = await match({ before: 0 });
  await anna.command({ type: 'propose', what: 'stop' });
  await ben.command({ type: 'propose', what: 'stop' });
  await eventually(() => kinds(anna)).toEqual(['good']);
  await eventually(() => kinds(ben)).toEqual(['good']);
  expect(await sanctions(ben)).toEqual([]);
});
