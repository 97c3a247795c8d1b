import type { NewTable } from '@schupf/protocol';
import { SPEEDS } from '@schupf/table';
import { expect, onTestFinished, test } from 'vitest';
import { Player } from './player.ts';
import { TestServer } from './test-server.ts';

const EMPTY = { type: 'nobody' as const };
const BOT = { type: 'bot' as const, name: 'beginner-1' };

async function start(settings = {}): Promise<TestServer> {
  const server = await TestServer.start({ settings });
  onTestFinished(() => server.close());
  return server;
}

async function arrive(server: TestServer, name: string): Promise<Player> {
  const player = await Player.arrive(server.address, name);
  onTestFinished(() => player.leave());
  return player;
}

/** A listed table and its host, who is present unless `isAway` is set. */
async function openTable(
  server: TestServer,
  { isAway = false, ...wanted }: Partial<NewTable> & { readonly isAway?: boolean } = {},
): Promise<{ readonly code: string; readonly host: Player }> {
  const host = await arrive(server, 'Host');
  const code = await host.open({
    rules: { variant: 'nanjing' },
    speed: 'normal',
    chairs: [null, EMPTY, EMPTY, EMPTY],
    visibility: 'open',
    ...wanted,
  });
  if (isAway) return { code, host };
  host.watch(code);
  await host.until(({ status }) => status.chairs[0]!.present);
  return { code, host };
}

async function playNow(player: Player): Promise<string> {
  const answer = await player.fetch('/api/play', 'POST', { variant: 'nanjing' });
  return ((await answer.json()) as { code: string }).code;
}

test.each<[string, Partial<NewTable> & { readonly isAway?: boolean }]>([
  ['whose host is away', { isAway: true }],
  ['without clocks', { speed: 'no-clock' }],
  ['at a day per move', { speed: 'days' }],
  ['with custom limits', { speed: { ...SPEEDS.normal, turn: 1000, botDelay: [500, 1500] } }],
  ['of a thousand rounds', { rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1000 } } }],
  ['that never ends', { rules: { variant: 'nanjing', options: { matchEnd: 'never' } } }],
  ['to ten thousand points', { rules: { variant: 'nanjing', options: { target: 10_000 } } }],
  ['of another game', { rules: { variant: 'trichu' }, chairs: [null, EMPTY, EMPTY] }],
])('does not offer a table %s', async (_, wanted) => {
  const server = await start();
  const { code } = await openTable(server, wanted);
  const opened = await playNow(await arrive(server, 'Seeker'));
  expect(opened).toMatch(/^\w{10}$/);
  expect(opened).not.toBe(code);
});

test('prefers a table that is waiting for players to a newer one with a match in progress', async () => {
  const server = await start();
  const waiting = await openTable(server);
  const playing = await openTable(server, { chairs: [null, BOT, BOT, BOT], startsImmediately: true });
  const seeker = await arrive(server, 'Seeker');
  expect(await playNow(seeker)).toBe(waiting.code);
  await waiting.host.command({ type: 'leave' });
  expect(await playNow(seeker)).toBe(playing.code);
});

test('does not bring people together if one has blocked the other, host or not', async () => {
  const server = await start();
  const { code, host } = await openTable(server);
  const guest = await arrive(server, 'Guest');
  guest.watch(code);
  await guest.until(() => true);
  expect(await guest.command({ type: 'sit', chair: 1, name: '' })).toMatchObject({ ok: true });
  const block = (by: Player, whom: Player) => by.fetch('/api/me/blocks', 'POST', { person: whom.id });
  expect(await playNow(await arrive(server, 'Stranger'))).toBe(code);
  for (const someone of [host, guest]) {
    const blocked = await arrive(server, 'Blocked');
    await block(someone, blocked);
    expect(await playNow(blocked)).not.toBe(code);
    const blocker = await arrive(server, 'Blocker');
    await block(blocker, someone);
    expect(await playNow(blocker)).not.toBe(code);
  }
});

test('one network cannot fill the lobby, and can still play', async () => {
  const server = await start({ rateLimitFactor: 1 });
  const ask = (player: Player, visibility: string) =>
    player.fetch('/api/tables', 'POST', {
      rules: { variant: 'nanjing' },
      speed: 'normal',
      visibility,
      chairs: [null, EMPTY, EMPTY, EMPTY],
      startsImmediately: false,
      freeChat: false,
      handsAfter: null,
    });
  const guests = await Promise.all(['A', 'B', 'C', 'D'].map((name) => arrive(server, name)));
  const statuses: number[] = [];
  for (const guest of guests)
    for (let table = 0; table < 3; table++) statuses.push((await ask(guest, 'open')).status);
  expect(statuses).toEqual([...Array(10).fill(201), 422, 422]);
  expect((await ask(guests[3]!, 'private')).status).toBe(201);
  expect(await playNow(guests[3]!)).toMatch(/^\w{10}$/);
});
