import type { HolidayState, NewTable, TurnAtTable } from '@schupf/protocol';
import { FakeClock } from '@schupf/runner/memory';
import { expect, onTestFinished, test } from 'vitest';
import { waitUntil } from './eventually.ts';
import { Player, request } from './player.ts';
import { startServerPair } from './server-pair.ts';
import { TestServer } from './test-server.ts';

const DAY_MS = 24 * 3600 * 1000;
const EMPTY = { type: 'nobody' as const };
const BOT = { type: 'bot' as const, name: 'planner-1' };

async function start() {
  const clock = new FakeClock(Date.UTC(2026, 0, 1));
  const server = await TestServer.start({ clock });
  onTestFinished(() => server.close());
  const arrive = async (name: string) => {
    const player = await Player.arrive(server.address, name);
    onTestFinished(() => player.leave());
    return player;
  };
  return { server, clock, arrive, ana: await arrive('Ana'), ben: await arrive('Ben') };
}

async function turnsOf(player: Player): Promise<readonly TurnAtTable[]> {
  const answer = (await (await player.fetch('/api/me/turns')).json()) as { turns: TurnAtTable[] };
  return answer.turns;
}

/** Ana opens a table and Ben sits down. */
async function meet(ana: Player, ben: Player, speed: NewTable['speed']): Promise<string> {
  const code = await ana.open({ rules: { variant: 'nanjing' }, chairs: [null, EMPTY, BOT, BOT], speed });
  for (const player of [ana, ben]) player.watch(code);
  await ben.until(() => true);
  expect((await ben.command({ type: 'sit', chair: 1, name: 'Ben' })).ok).toBe(true);
  return code;
}

test('lists the tables that wait for a person, without loading them', async () => {
  const { clock, ana, ben } = await start();
  const code = await meet(ana, ben, 'days-2');
  expect(await turnsOf(ben)).toMatchObject([
    { summary: { code, stage: 'seating' }, player: 1, since: null, until: null },
  ]);
  const began = clock.now();
  await ana.command({ type: 'start' });
  for (const player of [ana, ben]) await waitUntil(async () => (await turnsOf(player))[0]?.since === began);
  expect(await turnsOf(ana)).toMatchObject([
    {
      summary: { code, stage: 'playing', chairs: [{ name: 'Ana' }, { name: 'Ben' }, {}, {}] },
      ...{ player: 0, totals: [0, 0], since: began, until: began + 2 * DAY_MS },
    },
  ]);
  await ana.until(({ status }) => status.duties.length > 0);
  const { turn } = ana.table!.seen!.status;
  const declined = await ana.command({ type: 'act', turn, action: { type: 'take', seat: 0 } });
  expect(declined).toEqual({ ok: true, outcome: 'done' });
  expect(await turnsOf(ana)).toMatchObject([{ since: null, until: null }]);
  expect(await turnsOf(ben)).toMatchObject([{ since: began, until: began + 2 * DAY_MS }]);
  await ben.command({ type: 'leave' });
  expect(await turnsOf(ben)).toEqual([]);
});

test('shows where someone sits at a table with a clock, but not whose turn it is', async () => {
  const { ana, ben } = await start();
  const code = await meet(ana, ben, 'normal');
  await ana.command({ type: 'start' });
  await waitUntil(async () => (await turnsOf(ana))[0]?.summary.stage === 'playing');
  expect(await turnsOf(ana)).toMatchObject([{ summary: { code }, since: null, until: null }]);
});

test('says nothing about cards, and nothing to others', async () => {
  const { server, ana, ben, arrive } = await start();
  await meet(ana, ben, 'days');
  await ana.command({ type: 'start' });
  await waitUntil(async () => (await turnsOf(ana))[0]?.since !== null);
  const [turn] = await turnsOf(ana);
  expect(Object.keys(turn!).toSorted()).toEqual(['player', 'since', 'summary', 'totals', 'until']);
  expect(await turnsOf(await arrive('Carla'))).toEqual([]);
  const stranger = await request(`${server.address}/api/me/turns`, 'GET');
  expect(await stranger.json()).toEqual({ turns: [] });
});

test('a proposal waits for an answer as long as a move does', async () => {
  const { clock, ana, ben } = await start();
  await meet(ana, ben, 'days');
  await ana.command({ type: 'start' });
  await ben.until(({ status }) => status.duties.length > 0);
  await ana.command({ type: 'propose', what: 'stop' });
  clock.moveTo(clock.now() + 3600_000);
  expect((await ben.command({ type: 'propose', what: 'stop' })).ok).toBe(true);
  await waitUntil(async () => (await turnsOf(ben)).length === 0);
});

test('the tables of a person hear of their holiday, also those where they sit down later', async () => {
  const { clock, ana, ben } = await start();
  await meet(ana, ben, 'days');
  const began = (await (await ben.fetch('/api/me/holiday', 'POST', { days: 14 })).json()) as HolidayState;
  expect(began.daysLeft).toBe(0);
  await ana.until(({ status }) => status.chairs[1]!.holidayUntil === began.until);
  expect((await ben.fetch('/api/me/holiday', 'POST', { days: 1 })).status).toBe(409);
  const other = await ana.open({
    rules: { variant: 'nanjing' },
    chairs: [null, EMPTY, BOT, BOT],
    speed: 'days',
  });
  for (const player of [ana, ben]) player.watch(other);
  await ben.until(() => true);
  await ben.command({ type: 'sit', chair: 1, name: 'Ben' });
  await ben.until(({ status }) => status.chairs[1]!.holidayUntil === began.until);
  const ended = (await (await ben.fetch('/api/me/holiday', 'DELETE')).json()) as HolidayState;
  expect(ended).toEqual({ until: null, daysLeft: 13 });
  await ben.until(({ status }) => status.chairs[1]!.holidayUntil === null);
  expect(clock.now()).toBeLessThan(began.until!);
});

/** How often a player has been told that their list may have changed. */
function newsOf({ frames }: Player): number {
  return frames.filter((frame) => frame === '{"type":"turns-changed"}').length;
}

test('people hear of changes to their list, also from tables that another server runs, and no one else does', async () => {
  const { one, other } = await startServerPair();
  const arrive = async (name: string) => {
    const player = await Player.arrive(one.address, name);
    onTestFinished(() => player.leave());
    return player;
  };
  const [ana, ben, carla] = [await arrive('Ana'), await arrive('Ben'), await arrive('Carla')];
  // Their start pages are connected to the server that does not run the table.
  const [page, bensPage, carlasPage] = [ana, ben, carla].map((player) => player.at(other.address));
  for (const player of [page!, bensPage!, carlasPage!]) {
    onTestFinished(() => player.leave());
    player.client.turns(true);
    await waitUntil(() => newsOf(player) === 1);
  }
  const code = await meet(ana, ben, 'days');
  carla.watch(code);
  await carla.until(() => true);
  await waitUntil(() => newsOf(bensPage!) > 1);
  await ana.command({ type: 'start' });
  await ben.until(({ status }) => status.duties.length > 0);
  await waitUntil(async () => (await turnsOf(ana))[0]?.summary.stage === 'playing');
  const before = newsOf(page!);
  const { turn } = ana.table!.seen!.status;
  expect((await ana.command({ type: 'act', turn, action: { type: 'take', seat: 0 } })).ok).toBe(true);
  await waitUntil(() => newsOf(page!) > before);
  expect(await turnsOf(page!)).toMatchObject([{ since: null }]);
  // She only watches.
  expect(newsOf(carlasPage!)).toBe(1);
});
