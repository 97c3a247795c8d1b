import type { PersonProfile, RatingHistory, RatingList, RatingsMessage } from '@schupf/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolder, type Storage } from '../src/index.ts';
import { newAct } from '../src/moderation/acts.ts';
import { StoredSanctions } from '../src/moderation/sanctions.ts';
import { StoredTableRatings } from '../src/ratings/table-ratings.ts';
import { hashOf } from '../src/secrets.ts';
import { aCredential } from './accounts-contract.ts';
import { eventually } from './eventually.ts';
import { Player } from './player.ts';
import { aMatch, temporaryFolder } from './rows.ts';
import { TestServer } from './test-server.ts';

let storage: Storage;
let server: TestServer;
let players: readonly Player[];

beforeEach(async () => {
  storage = await openFolder(temporaryFolder());
  server = await TestServer.start({ storage });
  players = await Promise.all(
    ['Anna', 'Ben', 'Carla', 'Dan'].map((name) => Player.arrive(server.address, name)),
  );
});

afterEach(async () => {
  for (const player of players) player.leave();
  await server.close();
});

const NOBODY = { type: 'nobody' } as const;
async function signUp(person: Player): Promise<void> {
  const credential = aCredential(`key ${person.id}`, person.id);
  await storage.accounts.create(
    { person: person.id, userHandle: `u ${person.id}`, since: 1 },
    credential,
    [],
  );
}

/** All players sit down at a rated table, and a match of the shortest preset begins. */
async function sitDown(): Promise<string> {
  const [host, ...others] = players as [Player, ...Player[]];
  const rules = { variant: 'nanjing', preset: 'short' } as const;
  const code = await host.open({ rules, rated: true, chairs: [null, NOBODY, NOBODY, NOBODY] });
  for (const [index, player] of others.entries()) {
    player.watch(code);
    await player.until(({ status }) => status.stage === 'seating');
    expect(await player.command({ type: 'sit', chair: index + 1, name: '' })).toMatchObject({ ok: true });
  }
  host.watch(code);
  await host.until(({ status }) => status.chairs.every(({ occupant }) => occupant.type === 'person'));
  return code;
}

function lastRatings(player: Player): RatingsMessage | undefined {
  const frames = player.frames.map((frame) => JSON.parse(frame) as { type: string });
  return frames.findLast(({ type }) => type === 'ratings') as RatingsMessage | undefined;
}

test('everyone at a rated table is told whether matches count, and what the last one has changed', async () => {
  for (const player of players.slice(0, 3)) await signUp(player);
  const code = await sitDown();
  const last = () => lastRatings(players[0]!);
  await eventually(() => last()?.players.map((each) => each?.standing)).toEqual([
    ...['rated', 'rated', 'rated'],
    'guest',
  ]);
  expect(last()!.counts).toBe(false);
  await signUp(players[3]!);
  await players[3]!.command({ type: 'leave' });
  await players[3]!.command({ type: 'sit', chair: 3, name: '' });
  await eventually(() => last()?.counts).toBe(true);
  expect(last()!.players.map((each) => each!.rating)).toEqual([null, null, null, null]);
  expect(last()!.table).toBe(code);
});

test('who is rated depends on the beginning of a match, not on what people do when they know how it ends', async () => {
  const date = () => 1000;
  const sanctions = new StoredSanctions({ sanctions: storage.sanctions, hash: hashOf, date });
  const ratings = new StoredTableRatings({ storage, sanctions, date });
  const { id: person } = players[0]!;
  const isRatedAt = async (at: number) => (await ratings.whoMayBeRated([person], at)).has(person);
  const credential = aCredential('key', person);
  await storage.accounts.create({ person, userHandle: 'u', since: 100 }, credential, []);
  const by = { origin: 'leaving', person: null } as const;
  const ban = { id: 's', person, kind: 'no-open-tables', by, reason: '', at: 200, until: 300 } as const;
  await storage.sanctions.add(ban, newAct({ at: 200, by, deed: 'sanctioned', person, detail: '' }));
  expect(await Promise.all([99, 100, 199, 200, 299, 300].map(isRatedAt))).toEqual([
    ...[false, true, true],
    ...[false, false, true],
  ]);
});

test('what was played counts even if someone deletes their account before the end', async () => {
  for (const player of players) await signUp(player);
  const code = await sitDown();
  const [anna, , , dan] = players as [Player, Player, Player, Player];
  for (const player of players) player.play();
  await anna.command({ type: 'start' });
  await anna.until(({ view }) => view.open.round > 1);
  const [session] = await storage.people.sessionsOf(dan.id);
  await storage.accounts.prove(session!.hash, Date.now());
  expect((await dan.fetch('/api/me', 'DELETE')).status).toBe(204);
  const by = { origin: 'operator', person: null } as const;
  const judge = await Player.arrive(server.address, 'Judge');
  judge.leave();
  const act = newAct({ at: 1, by, deed: 'appointed', person: judge.id, detail: '' });
  await storage.sanctions.appoint(judge.id, 1, act);
  const closed = await judge.fetch(`/api/moderation/tables/${code}/close`, 'POST', { reason: 'over' });
  expect(closed.status).toBe(204);
  await eventually(async () => (await storage.ratings.of(anna.id)).map(({ matches }) => matches)).toEqual([
    1,
  ]);
});

test('a match is rated by a job, and shown in profiles', async () => {
  for (const player of players) await signUp(player);
  const people = players.map(({ id }) => id);
  await storage.matches.add(aMatch('m', 1000, people), {
    pool: 'nanjing-clock',
    participants: people.map((id) => ({ type: 'person', id })),
    rounds: [{ slots: [0, 1, 2, 3], points: [200, 0] }],
  });
  const [anna, ben] = players as [Player, Player];
  const ratings = async () => {
    const profile = (await (await anna.fetch(`/api/people/${ben.id}`)).json()) as PersonProfile;
    return profile.account!.ratings;
  };
  await eventually(async () => (await ratings()).length).toBe(1);
  const [rating] = await ratings();
  expect(rating).toMatchObject({ pool: 'nanjing-clock', matches: 1, isProvisional: true, place: null });
  expect(rating!.rating).toBeLessThan(1500);
  const path = `/api/people/${ben.id}/ratings/nanjing-clock`;
  const history = (await (await anna.fetch(path)).json()) as RatingHistory;
  expect(history).toMatchObject({ hasMore: false, points: [{ at: 1000, rating: rating!.rating }] });
  expect((await anna.fetch(`${path}?before=1000`)).status).toBe(200);
  expect((await anna.fetch('/api/people/nobody/ratings/nanjing-clock')).status).toBe(404);
});

test('lists have pages, and refuse what is not a list', async () => {
  const [anna] = players as [Player];
  const list = (await (await anna.fetch('/api/ratings/nanjing-clock/people')).json()) as RatingList;
  expect(list).toEqual({ pool: 'nanjing-clock', lines: [], next: null });
  expect((await anna.fetch('/api/ratings/nanjing-days/pairs?from=50')).status).toBe(200);
  expect((await anna.fetch('/api/ratings/chess/people')).status).toBe(404);
  for (const from of ['-1', 'x', '', '10001'])
    expect((await anna.fetch(`/api/ratings/nanjing-clock/people?from=${from}`)).status).toBe(400);
});
