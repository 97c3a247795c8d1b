import type { TurnAtTable } from '@schupf/protocol';
import { actionFor, legalActions, MAH_JONG, type SeatAction } from '@schupf/rules';
import { FakeClock } from '@schupf/runner/memory';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from '../src/storage/folder.ts';
import { TURN_NOTICE } from '../src/storage/push-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { waitUntil } from './eventually.ts';
import { Player } from './player.ts';
import { temporaryFolder } from './rows.ts';
import { TestServer } from './test-server.ts';

const EMPTY = { type: 'nobody' as const };
const DAY_MS = 24 * 3600 * 1000;

/** Four people with days per move and a spectator, just after the first lead. */
async function start() {
  const clock = new FakeClock(Date.UTC(2026, 0, 1));
  const storage = await openFolder(temporaryFolder());
  const server = await TestServer.start({ clock, storage, date: () => clock.now() });
  onTestFinished(() => server.close());
  const arrive = async (name: string) => {
    const player = await Player.arrive(server.address, name);
    onTestFinished(() => player.leave());
    return player;
  };
  const players: Player[] = [];
  for (const name of ['Ana', 'Ben', 'Cem', 'Dora']) players.push(await arrive(name));
  const code = await players[0]!.open({
    rules: { variant: 'nanjing' },
    chairs: [null, EMPTY, EMPTY, EMPTY],
    speed: 'days',
  });
  const watching = await arrive('Eva');
  for (const player of [...players, watching]) {
    player.watch(code);
    await player.until(() => true);
  }
  for (const [chair, player] of players.entries())
    if (chair > 0) await mustDo(player, { type: 'sit', chair, name: player.name });
  await mustDo(players[0]!, { type: 'start' });
  for (const phase of ['grand', 'push'] as const)
    for (const [seat, player] of players.entries()) {
      await player.until(({ view, status }) => view.open.phase === phase && isDue(status, seat));
      await act(player, phase === 'grand' ? 'take' : 'push');
    }
  for (const player of players) await player.until(({ view }) => view.open.phase === 'play');
  const leader = players[0]!.table!.seen!.view.open.turn;
  await act(players[leader]!, 'play');
  for (const player of players) await player.until(({ view }) => view.open.owner === leader);
  /** The players after the leader, in playing order. */
  const others = [1, 2, 3].map((after) => players[(leader + after) % 4]!);
  return { clock, storage, code, leader: players[leader]!, others, watching };
}

function isDue({ duties }: { readonly duties: readonly { readonly seat: number }[] }, seat: number): boolean {
  return duties.some((duty) => duty.seat === seat);
}

async function mustDo(player: Player, command: Parameters<Player['command']>[0]): Promise<void> {
  expect(await player.command(command)).toEqual({ ok: true, outcome: 'done' });
}

/** Does the first thing of a type that a player may do. The first leader plays the Mah Jong alone. */
async function act(player: Player, type: SeatAction['type']): Promise<void> {
  const { view, status } = player.table!.seen!;
  const offers = legalActions(view, seatOf(player)).filter((offer) => offer.type === type);
  const offer =
    offers.find((each) => each.type === 'play' && each.play.size === 1 && each.play.cards.has(MAH_JONG)) ??
    offers[0]!;
  await mustDo(player, { type: 'act', action: actionFor(offer), turn: status.turn });
}

function seatOf(player: Player): number {
  return player.table!.seen!.view.observer as number;
}

async function passUntilTrickEnds(player: Player): Promise<void> {
  const { turn } = player.table!.seen!.status;
  await mustDo(player, { type: 'pass-until', seat: seatOf(player), until: { type: 'trick-end' }, turn });
  await player.until(({ conditionalPasses }) => conditionalPasses.length === 1);
}

async function since(player: Player): Promise<number | null | undefined> {
  const { turns } = (await (await player.fetch('/api/me/turns')).json()) as { turns: TurnAtTable[] };
  return turns[0]?.since;
}

/** The keys of the jobs that tell someone that it is their turn. */
async function noticesOf({ jobs }: Storage, now: number): Promise<readonly string[]> {
  const keys: string[] = [];
  for (;;) {
    const job = await jobs.take(TURN_NOTICE, now, now + DAY_MS);
    if (job === null) return keys;
    keys.push(job.key);
  }
}

test('no one waits for someone who passes in advance, or tells them that it is their turn', async () => {
  const { clock, storage, leader, others } = await start();
  const [next, second, third] = others as [Player, Player, Player];
  clock.moveTo(clock.now() + DAY_MS / 2);
  const now = clock.now();
  for (const player of [second, third]) await passUntilTrickEnds(player);
  await act(next, 'pass');
  await leader.until(({ view }) => view.open.trickIsEmpty);
  await waitUntil(async () => (await since(leader)) === now);
  for (const player of others) expect(await since(player)).toBeNull();
  const keys = await noticesOf(storage, now + DAY_MS / 2);
  const isForAny = (players: readonly Player[]) =>
    keys.some((key) => players.some(({ id }) => key.startsWith(id) && key.endsWith(String(now))));
  expect([isForAny([leader]), isForAny(others)]).toEqual([true, false]);
});

test('nothing is sent to others when someone passes in advance, or withdraws that', async () => {
  const { leader, others, watching } = await start();
  const [next, second, third] = others as [Player, Player, Player];
  const unaware = [leader, next, third, watching];
  const before = unaware.map(({ frames }) => frames.length);
  const turns = await Promise.all(unaware.map(since));
  await passUntilTrickEnds(second);
  await mustDo(second, { type: 'withdraw-pass', seat: seatOf(second) });
  await passUntilTrickEnds(second);
  expect(unaware.map(({ frames }) => frames.length)).toEqual(before);
  expect(await Promise.all(unaware.map(since))).toEqual(turns);
  // Another window of the same person shows it.
  const tab = second.anotherTab();
  onTestFinished(() => tab.leave());
  tab.watch(second.table!.code);
  await tab.until(({ conditionalPasses }) => conditionalPasses.length === 1);
  await act(next, 'pass');
  for (const player of unaware) {
    await player.until(({ status }) => isDue(status, seatOf(third)));
    expect(player.frames.join()).not.toContain('pass-until');
    expect(player.frames.join()).not.toContain('trick-end');
  }
});
