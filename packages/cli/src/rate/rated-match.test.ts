import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { MatchSummary, PersonProfile, RatingHistory, RatingsMessage } from '@schupf/protocol';
import { openFolder, type Storage } from '@schupf/server';
import { SPEEDS } from '@schupf/table';
import { expect, onTestFinished, test } from 'vitest';
import { aCredential } from '../../../server/test/accounts-contract.ts';
import { eventually } from '../../../server/test/eventually.ts';
import { aSanction } from '../../../server/test/moderation-contract.ts';
import { Player } from '../../../server/test/player.ts';
import { TestServer } from '../../../server/test/test-server.ts';
import { runRecorded } from '../testing/recorded.ts';

/** Short pauses, but still a moment in which to bomb. */
const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };
const POOL = 'nanjing-clock';
const RULES = { variant: 'nanjing', preset: 'short' } as const;
const NOBODY = { type: 'nobody' } as const;

interface World {
  readonly folder: string;
  readonly storage: Storage;
  readonly server: TestServer;
  readonly players: readonly [Player, Player, Player, Player];
  readonly signUp: (person: Player, since?: number) => Promise<void>;
}

/** Four people at a server with its own folder, of whom the first `accounts` have an account. */
async function start(accounts = 4): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'schupf-rated-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const storage = await openFolder(folder);
  const server = await TestServer.start({ storage });
  const players: Player[] = [];
  for (const name of ['Anna', 'Ben', 'Carla', 'Dan']) players.push(await Player.arrive(server.address, name));
  const signUp = async ({ id }: Player, since = 1): Promise<void> => {
    await storage.accounts.create(
      { person: id, userHandle: `u ${id}`, since },
      aCredential(`k ${id}`, id),
      [],
    );
  };
  for (const player of players.slice(0, accounts)) await signUp(player);
  return { folder, storage, server, players: players as unknown as World['players'], signUp };
}

/** Opens a table, lets everyone sit down and begins a match of the shortest preset, which all of them play. */
async function begin({ players }: World, rated: boolean): Promise<string> {
  const [host, ...others] = players;
  const code = await host.open({ rules: RULES, speed: QUICK, rated, chairs: [null, NOBODY, NOBODY, NOBODY] });
  for (const [index, player] of others.entries()) {
    player.watch(code);
    await player.until(({ status }) => status.stage === 'seating');
    expect(await player.command({ type: 'sit', chair: index + 1, name: '' })).toMatchObject({ ok: true });
  }
  host.watch(code);
  await host.until(({ status }) => status.chairs.every(({ occupant }) => occupant.type === 'person'));
  for (const player of players) player.play();
  expect(await host.command({ type: 'start' })).toMatchObject({ ok: true });
  return code;
}

/** The match once it is saved. */
async function finished({ players: [host] }: World): Promise<MatchSummary> {
  const matches = async () =>
    ((await (await host.fetch('/api/matches')).json()) as { matches: MatchSummary[] }).matches;
  await eventually(async () => (await matches()).length).toBe(1);
  return (await matches())[0]!;
}

/** A moderator closes the table, because it would take long to play all rounds. */
async function close({ storage, server }: World, code: string): Promise<void> {
  const moderator = await Player.arrive(server.address, 'Eva');
  const by = { origin: 'operator', person: null } as const;
  const act = { id: 'act', at: 1, by, deed: 'appointed', person: moderator.id, detail: '' } as const;
  await storage.sanctions.appoint(moderator.id, 1, act);
  const answer = await moderator.fetch(`/api/moderation/tables/${code}/close`, 'POST', { reason: 'over' });
  expect(answer.status).toBe(204);
  moderator.leave();
}

async function end({ server, players }: World): Promise<void> {
  for (const player of players) player.leave();
  await server.close();
}

/** Everything the job has written, as it is in the database. */
function stored(folder: string): unknown[] {
  using database = new DatabaseSync(join(folder, 'schupf.db'), { readOnly: true });
  const tables = ['rating', 'pair_rating', 'rated_match', 'rated_player', 'rated_partners'];
  return tables.map((table) => database.prepare(`select * from ${table} order by 1, 2, 3`).all());
}

function lastRatings({ frames }: Player): RatingsMessage | undefined {
  const messages = frames.map((frame) => JSON.parse(frame) as { type: string });
  return messages.findLast(({ type }) => type === 'ratings') as RatingsMessage | undefined;
}

test('a rated match that people have played over sockets changes their ratings, which can be computed again to the bit', async () => {
  const world = await start();
  const { folder, storage, players } = world;
  await begin(world, true);
  const match = await finished(world);
  expect(match).toMatchObject({ outcome: 'played' });

  // Everyone at the table hears it, and it is in the profiles.
  for (const player of players)
    await eventually(() => lastRatings(player)?.players.every((each) => each?.change != null)).toBe(true);
  const won = match.totals[0]! > match.totals[1]!;
  for (const [index, player] of players.entries()) {
    const profile = (await (await players[0].fetch(`/api/people/${player.id}`)).json()) as PersonProfile;
    const [rating, ...others] = profile.account!.ratings;
    expect(others).toEqual([]);
    expect(rating).toMatchObject({ pool: POOL, matches: 1, isProvisional: true, place: null });
    expect(rating!.rating > 1500).toBe(won === (index % 2 === 0));
    const path = `/api/people/${player.id}/ratings/${POOL}`;
    const history = (await (await players[0].fetch(path)).json()) as RatingHistory;
    expect(history).toMatchObject({ hasMore: false, points: [{ at: match.ended, rating: rating!.rating }] });
    expect(lastRatings(player)!.players[index]).toMatchObject({ standing: 'rated' });
  }

  // It follows from all rounds of the match.
  const [rated] = await storage.ratings.rated(POOL, 0, 9);
  expect(rated!.rounds).toHaveLength(match.rounds);
  const sums = [0, 1].map((column) => rated!.rounds.reduce((sum, { points }) => sum + points[column]!, 0));
  expect(sums).toEqual(match.totals);
  await end(world);

  const before = stored(folder);
  const fromScratch = async () => (await runRecorded(['rate', '--from-scratch', '--data', folder])).out;
  const same = `${POOL}: 1 matches, all ratings are the same\n`;
  expect(await fromScratch()).toBe(same);
  expect(stored(folder)).toEqual(before);
  {
    using database = new DatabaseSync(join(folder, 'schupf.db'));
    database.exec('delete from rating; delete from pair_rating; delete from rated_partners');
    database.exec(
      'update rated_player set mean_before = 1, variance_before = 1, mean_after = 1, variance_after = 1',
    );
  }
  expect(await fromScratch()).toBe(`${POOL}: 1 matches, 6 ratings were different\n`);
  expect(stored(folder)).toEqual(before);
  expect(await fromScratch()).toBe(same);
});

test('an unrated match changes no rating', async () => {
  const world = await start();
  const { folder, storage, players } = world;
  const code = await begin(world, false);
  await players[0].until(({ view }) => view.open.round > 1);
  await close(world, code);
  const { id } = await finished(world);
  expect(await storage.ratings.counts(id)).toBe(false);
  for (const player of players) {
    expect(await storage.ratings.of(player.id)).toEqual([]);
    expect(lastRatings(player)).toBeUndefined();
  }
  await end(world);
  expect((await runRecorded(['rate', '--from-scratch', '--data', folder])).out).toBe(
    'No match has been rated.\n',
  );
});

test('rounds that a stand-in begins count for nobody, and those before do', async () => {
  const world = await start();
  const { folder, storage, players } = world;
  const code = await begin(world, true);
  const [anna, , , dan] = players;
  await dan.until(({ view }) => view.open.round > 1);
  const round = dan.table!.seen!.view.open.round;
  expect(await dan.command({ type: 'leave' })).toMatchObject({ ok: true });
  await anna.until(({ view }) => view.open.round > round + 1);
  await close(world, code);
  const match = await finished(world);
  await eventually(async () => (await storage.ratings.of(anna.id)).length).toBe(1);
  const [rated] = await storage.ratings.rated(POOL, 0, 9);
  // If Dan left between two rounds, the one that was over counts.
  expect(rated!.rounds.length).toBeGreaterThanOrEqual(1);
  expect(rated!.rounds.length).toBeLessThanOrEqual(round);
  expect(rated!.rounds.length).toBeLessThan(match.rounds);
  for (const { id } of players) expect(await storage.ratings.of(id)).toMatchObject([{ matches: 1 }]);
  await end(world);
  const before = stored(folder);
  expect((await runRecorded(['rate', '--from-scratch', '--data', folder])).out).toContain('are the same');
  expect(stored(folder)).toEqual(before);
});

test('with a guest at the table a match counts for nobody, even if they sign up before its end', async () => {
  const world = await start(3);
  const { storage, players, signUp } = world;
  const [anna, , , dan] = players;
  const code = await begin(world, true);
  await eventually(() => lastRatings(anna)?.players.map((each) => each?.standing)).toEqual([
    ...['rated', 'rated', 'rated', 'guest'],
  ]);
  expect(lastRatings(anna)!.counts).toBe(false);
  await anna.until(({ view }) => view.open.round > 1);
  await signUp(dan, Date.now());
  await close(world, code);
  const { id } = await finished(world);
  expect(await storage.ratings.counts(id)).toBe(false);
  for (const player of players) expect(await storage.ratings.of(player.id)).toEqual([]);
  await end(world);
});

test('someone who may not play rated matches cannot sit down at a rated table', async () => {
  const world = await start();
  const { storage, players } = world;
  const [anna, , , dan] = players;
  const by = { origin: 'operator', person: null } as const;
  const at = Date.now();
  const row = aSanction('s', { person: dan.id, kind: 'no-rated', by, at, until: at + 24 * 3600_000 });
  const { lifted: _, appeal: __, ...sanction } = row;
  await storage.sanctions.add(sanction, {
    id: 'act',
    at,
    by,
    deed: 'sanctioned',
    person: dan.id,
    detail: 'no-rated',
  });
  const sit = async (rated: boolean) => {
    const code = await anna.open({
      rules: RULES,
      speed: QUICK,
      rated,
      chairs: [null, NOBODY, NOBODY, NOBODY],
    });
    dan.watch(code);
    await dan.until(({ status }) => status.stage === 'seating');
    return dan.command({ type: 'sit', chair: 1, name: '' });
  };
  expect(await sit(true)).toMatchObject({ ok: false, refusal: { code: 'sanctioned' } });
  expect(await sit(false)).toMatchObject({ ok: true });
  await end(world);
});
