import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import type { ReplayCommand, SeenMatch, ServerMessage } from '@schupf/protocol';
import { FakeClock } from '@schupf/runner/memory';
import { SPEEDS } from '@schupf/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder, type Storage } from '../src/index.ts';
import { eventually } from './eventually.ts';
import { environmentAt, Player, request } from './player.ts';
import { aMatch } from './rows.ts';
import { TestServer } from './test-server.ts';

const RECORD = readFileSync(new URL('../../../games/nanjing.schupf', import.meta.url), 'utf8');
const EMPTY = { type: 'nobody' as const };
const BOT = { type: 'bot' as const, name: 'beginner-1' };
const NANJING = { variant: 'nanjing' as const, options: { matchEnd: 'rounds' as const, rounds: 1 } };
const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };
const VIEW = { front: 1, all: true };

let storage: Storage;
let server: TestServer;
/** Only the tests advance it. */
const clock = new FakeClock(1_000_000);
const people: Player[] = [];
const folder = mkdtempSync(joinPath(tmpdir(), 'schupf-together-'));

beforeAll(async () => {
  storage = await openFolder(folder);
  server = await TestServer.start({ storage, clock });
});

afterAll(async () => {
  for (const player of people) player.leave();
  await server.close();
  rmSync(folder, { recursive: true });
});

async function arrive(name: string): Promise<Player> {
  const player = await Player.arrive(server.address, name);
  people.push(player);
  return player;
}

interface Setting {
  readonly handsAfter?: number;
  readonly share?: string;
  readonly ended?: number;
  /** How many matches were played at the table. */
  readonly matches?: number;
}

/** A table at which Anna, who hosts it, and Ben have finished a match. Both are there again. */
async function afterMatch({ handsAfter, share, ended = clock.now(), matches = 1 }: Setting = {}) {
  const anna = await arrive('Anna');
  const ben = await arrive('Ben');
  const code = await anna.open({
    rules: NANJING,
    chairs: [EMPTY, EMPTY, EMPTY, EMPTY],
    sharesReplays: share !== undefined,
    ...(handsAfter === undefined ? {} : { handsAfter }),
  });
  for (let number = 1; number <= matches; number++)
    await storage.matches.add({
      ...aMatch(`${code}-${number}`, ended, [anna.id, ben.id]),
      record: RECORD,
      share: share ?? null,
    });
  for (const player of [anna, ben]) await come(player, code);
  return { anna, ben, code };
}

async function come(player: Player, code: string): Promise<void> {
  player.watch(code);
  await eventually(() => received(player, 'info').some(({ table }) => table === code)).toBe(true);
}

function received<Type extends ServerMessage['type']>(
  player: Player,
  type: Type,
): Extract<ServerMessage, { type: Type }>[] {
  const messages = player.frames.map((frame) => JSON.parse(frame) as ServerMessage);
  return messages.filter(
    (message): message is Extract<ServerMessage, { type: Type }> => message.type === type,
  );
}

function act(player: Player, what: ReplayCommand): void {
  expect(player.table!.replay(what)).toBe(true);
}

async function join(player: Player, lead = true): Promise<void> {
  const before = received(player, 'replay').length;
  act(player, { type: 'join', match: 1, lead });
  await eventually(() => received(player, 'replay').length).toBeGreaterThan(before);
}

function leaderFor(player: Player): string | null | undefined {
  return received(player, 'replay').at(-1)?.leader;
}

test('others see what the leader shows, also if they come later; the leader is not told what they have sent', async () => {
  const { anna, ben } = await afterMatch();
  await join(anna);
  expect(received(anna, 'shown')).toEqual([]);
  act(anna, { type: 'show', round: 2, moment: 4, view: VIEW });
  await join(ben);
  expect(received(ben, 'replay').at(-1)).toMatchObject({
    match: 1,
    leader: anna.id,
    people: [
      { id: anna.id, name: 'Anna' },
      { id: ben.id, name: 'Ben' },
    ],
  });
  await eventually(() => received(ben, 'shown').at(-1)?.shown).toEqual({
    round: 2,
    moment: 4,
    view: VIEW,
    line: null,
  });
  act(anna, { type: 'show', round: 3, moment: 20, view: { front: 0, all: false } });
  await eventually(() => received(ben, 'shown').at(-1)?.shown.moment).toBe(20);
  act(anna, { type: 'what-if' });
  for (const player of [anna, ben])
    await eventually(() => received(player, 'shown').at(-1)?.shown.line).toEqual({ moves: [], moment: 0 });
  expect(received(anna, 'shown')).toHaveLength(1);
});

test('the lead is handed over, becomes free when the leader’s connection is lost, and is taken', async () => {
  const { anna, ben, code } = await afterMatch();
  await join(anna);
  await join(ben);
  act(anna, { type: 'hand-over', to: ben.id });
  for (const player of [anna, ben]) await eventually(() => leaderFor(player)).toBe(ben.id);
  ben.leave();
  await eventually(() => leaderFor(anna)).toBeNull();
  act(anna, { type: 'lead' });
  await eventually(() => leaderFor(anna)).toBe(anna.id);
  const again = ben.anotherTab();
  people.push(again);
  await come(again, code);
  await join(again);
  expect(leaderFor(again)).toBe(anna.id);
});

test('everyone at the table is told who looks at which match, and when no one does any more', async () => {
  const { anna, ben, code } = await afterMatch();
  const replays = (player: Player) => received(player, 'replays').at(-1)?.replays;
  await join(anna);
  await eventually(() => replays(ben)).toEqual([{ match: 1, people: [{ id: anna.id, name: 'Anna' }] }]);
  const carl = await arrive('Carl');
  await come(carl, code);
  await eventually(() => replays(carl)).toEqual(replays(ben));
  await anna.fetch('/api/me', 'PATCH', { name: 'Annika' });
  await eventually(() => replays(carl)?.[0]?.people[0]?.name).toBe('Annika');
  act(anna, { type: 'leave' });
  for (const player of [ben, carl]) await eventually(() => replays(player)).toEqual([]);
});

test('no one else gets into a match that only its players may see', async () => {
  const { anna, ben, code } = await afterMatch();
  await join(anna);
  act(anna, { type: 'show', round: 1, moment: 3, view: VIEW });
  const carl = await arrive('Carl');
  await come(carl, code);
  act(carl, { type: 'join', match: 1, lead: true });
  await eventually(() => received(carl, 'no-replay')).toMatchObject([{ table: code, reason: 'unknown' }]);
  for (const what of [
    { type: 'show', round: 1, moment: 4, view: VIEW },
    { type: 'point', at: { type: 'seat', seat: 0 } },
    { type: 'lead' },
  ] as const)
    act(carl, what);
  await eventually(() => received(carl, 'error').map((error) => error.code)).toEqual(
    Array.from({ length: 3 }, () => 'not-allowed'),
  );
  act(anna, { type: 'point', at: { type: 'card', card: 55 } });
  await eventually(() => received(anna, 'pointed')).toHaveLength(1);
  for (const type of ['replay', 'shown', 'pointed'] as const) expect(received(carl, type)).toEqual([]);
  for (const path of ['', '/summary'])
    expect((await carl.fetch(`/api/matches/${code}-1${path}`)).status).toBe(404);
  // The same answer as for a match that was never played.
  act(ben, { type: 'join', match: 7, lead: true });
  await eventually(() => received(ben, 'no-replay')).toMatchObject([{ table: code, reason: 'unknown' }]);
});

test('a visitor without a name does not get in, even if anyone with the link may see the match', async () => {
  const { code } = await afterMatch({ share: 'visitor000000000' });
  const frames: ServerMessage[] = [];
  const socket = environmentAt(server.address, {}).connect({
    opened: () => socket.send(JSON.stringify({ type: 'hello', client: 'test' })),
    received: (text) => {
      const message = JSON.parse(text) as ServerMessage;
      frames.push(message);
      const send = (what: object) => socket.send(JSON.stringify({ table: code, ...what }));
      if (message.type === 'welcome') send({ type: 'watch', since: null });
      if (message.type === 'info') send({ type: 'replay', what: { type: 'join', match: null, lead: true } });
    },
    closed: () => {},
  });
  await eventually(() => frames.map(({ type }) => type)).toContain('no-replay');
  socket.close();
  expect((await request(`${server.address}/api/matches/${code}-1`, 'GET')).status).toBe(401);
});

test('spectators follow at a table that shares its replays, but neither lead nor point', async () => {
  const { anna, code } = await afterMatch({ share: 'spectator0000000' });
  const carl = await arrive('Carl');
  await come(carl, code);
  await join(carl);
  expect(received(carl, 'replay').at(-1)).toMatchObject({ leader: null, people: [] });
  act(carl, { type: 'lead' });
  act(carl, { type: 'point', at: { type: 'seat', seat: 0 } });
  await eventually(() => received(carl, 'error')).toHaveLength(2);
  await join(anna);
  act(anna, { type: 'show', round: 1, moment: 9, view: VIEW });
  await eventually(() => received(carl, 'shown').at(-1)?.shown.moment).toBe(9);
  act(anna, { type: 'hand-over', to: carl.id });
  await eventually(() => received(anna, 'error').at(-1)?.problem).toBe('this person cannot lead');
  const summary = await carl.fetch(`/api/matches/${code}-1/summary`);
  expect(((await summary.json()) as SeenMatch).me).toBeNull();
  expect(await (await carl.fetch(`/api/matches/${code}-1`)).text()).toBe(RECORD);
});

test('spectators get in once the table has shown them all hands', async () => {
  const carl = await arrive('Carl');
  const early = await afterMatch({ handsAfter: 600, ended: clock.now() - 599_999 });
  await come(carl, early.code);
  act(carl, { type: 'join', match: 1, lead: false });
  await eventually(() => received(carl, 'no-replay')).toHaveLength(1);
  expect((await carl.fetch(`/api/matches/${early.code}-1`)).status).toBe(404);
  const late = await afterMatch({ handsAfter: 600, ended: clock.now() - 600_000 });
  await come(carl, late.code);
  await join(carl);
  expect((await carl.fetch(`/api/matches/${late.code}-1`)).status).toBe(200);
});

test('nonsense is refused and changes nothing', async () => {
  const { anna, ben } = await afterMatch();
  await join(anna);
  await join(ben);
  act(anna, { type: 'show', round: 1, moment: 30, view: VIEW });
  act(anna, { type: 'what-if' });
  const shown = () => received(ben, 'shown').at(-1)?.shown;
  await eventually(() => shown()?.line?.moves).toEqual([]);
  const before = shown();
  const nonsense: readonly object[] = [
    { type: 'show', round: 99, moment: 0, view: VIEW },
    { type: 'show', round: 1, moment: 100_000, view: VIEW },
    { type: 'show', round: 1, moment: 0, view: { front: 11, all: true } },
    { type: 'show', round: 1, moment: -1, view: VIEW },
    { type: 'step', moment: 5, view: VIEW },
    { type: 'play', action: { type: 'play', seat: 0, cards: [200] } },
    { type: 'play', action: { type: 'deal', pack: [] } },
    { type: 'play', action: { type: '__proto__' } },
    { type: 'play', action: null },
    { type: 'hand-over', to: '0000000000000000' },
    { type: 'point', at: { type: 'card', card: 70 } },
    { type: 'point', at: {} },
    { type: 'join' },
    {},
  ];
  for (const what of nonsense) act(anna, what as ReplayCommand);
  await eventually(() => received(anna, 'error')).toHaveLength(nonsense.length);
  const { leader } = received(ben, 'replay').at(-1)!;
  act(anna, { type: 'undo' });
  await eventually(() => received(ben, 'shown').length).toBeGreaterThan(2);
  expect(shown()).toEqual(before);
  expect(leader).toBe(anna.id);
});

test('pointing, joining and beginning lines are limited per person, also across connections', async () => {
  const { anna, ben, code } = await afterMatch();
  await join(anna);
  await join(ben);
  const second = ben.anotherTab();
  people.push(second);
  await come(second, code);
  await join(second);
  const pointers = () => received(anna, 'pointed').length;
  for (let n = 0; n < 6; n++)
    for (const tab of [ben, second]) act(tab, { type: 'point', at: { type: 'card', card: n } });
  // Two of the ten were used to join.
  await eventually(() => [...received(ben, 'error'), ...received(second, 'error')].length).toBe(4);
  expect(received(ben, 'error').every((error) => error.code === 'too-fast')).toBe(true);
  await eventually(pointers).toBe(8);
  clock.moveTo(clock.now() + 1000);
  act(ben, { type: 'point', at: { type: 'seat', seat: 2 } });
  await eventually(pointers).toBe(9);
});

test('people who have blocked someone do not see where they point', async () => {
  const { anna, ben } = await afterMatch();
  await join(anna);
  await join(ben);
  expect((await ben.fetch('/api/me/blocks', 'POST', { person: anna.id })).status).toBe(204);
  act(anna, { type: 'point', at: { type: 'card', card: 3 } });
  await eventually(() => received(anna, 'pointed')).toHaveLength(1);
  act(ben, { type: 'point', at: { type: 'card', card: 4 } });
  await eventually(() => received(ben, 'pointed')).toMatchObject([{ by: { id: ben.id } }]);
});

test('a table has replays of at most four matches, and a connection is in one of them', async () => {
  const { anna, ben, code } = await afterMatch({ matches: 5 });
  for (let match = 1; match <= 4; match++) {
    const tab = anna.anotherTab();
    people.push(tab);
    await come(tab, code);
    act(tab, { type: 'join', match, lead: true });
    await eventually(() => received(tab, 'replay').length).toBe(1);
  }
  act(ben, { type: 'join', match: 5, lead: true });
  await eventually(() => received(ben, 'no-replay')).toMatchObject([{ reason: 'too-many' }]);
  for (const match of [4, 3]) act(ben, { type: 'join', match, lead: true });
  await eventually(() =>
    received(anna, 'replays')
      .at(-1)
      ?.replays.filter(({ people }) => people.some(({ id }) => id === ben.id))
      .map(({ match }) => match),
  ).toEqual([3]);
});

test('the last match can be joined without its number as soon as it is over', async () => {
  const real = await TestServer.start();
  const host = await Player.arrive(real.address, 'Host');
  const code = await host.open({
    rules: NANJING,
    speed: QUICK,
    chairs: [null, BOT, BOT, BOT],
    startsImmediately: true,
  });
  host.watch(code);
  await host.until(({ status }) => status.stage === 'playing');
  act(host, { type: 'join', match: null, lead: true });
  await eventually(() => received(host, 'no-replay')).toMatchObject([{ reason: 'unknown' }]);
  host.play();
  await host.until(({ status }) => status.stage === 'over');
  act(host, { type: 'join', match: null, lead: true });
  await eventually(() => received(host, 'replay')).toMatchObject([{ match: 1, leader: host.id }]);
  const summary = (await (await host.fetch(`/api/matches/${code}-1/summary`)).json()) as SeenMatch;
  expect(summary).toMatchObject({ me: 0, isTableOpen: true });
  host.leave();
  await real.close();
});
