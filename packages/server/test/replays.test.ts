import { readFileSync } from 'node:fs';
import type { MatchSummary, SharedReplay, Uploaded } from '@schupf/protocol';
import { parseRecord } from '@schupf/rules/notation';
import { FakeClock } from '@schupf/runner/memory';
import { SPEEDS } from '@schupf/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder } from '../src/index.ts';
import { eventually } from './eventually.ts';
import { Player, request } from './player.ts';
import { temporaryFolder } from './rows.ts';
import { TestServer } from './test-server.ts';

const BOT = { type: 'bot' as const, name: 'beginner-1' };
const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };
const NANJING = { variant: 'nanjing' as const, options: { matchEnd: 'rounds' as const, rounds: 1 } };
const RECORD = readFileSync(new URL('../../../games/nanjing.schupf', import.meta.url), 'utf8');
const PAGE = `<!doctype html><html><head><!-- preview --><!-- end of preview -->
  <script src="./page.js"></script></head><body></body></html>`;

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({ page: PAGE });
});

afterAll(() => server.close());

/** Someone without a cookie. */
function stranger(path: string, method = 'GET', body?: unknown, at = server): Promise<Response> {
  return request(`${at.address}${path}`, method, body);
}

async function codeOf(answer: Response): Promise<unknown> {
  return ((await answer.json()) as { code: unknown }).code;
}

/** Plays a match with three bots, and returns how it is listed. */
async function playMatch(
  host: Player,
  settings: object = {},
): Promise<{ table: string; match: MatchSummary }> {
  const table = await host.open({
    rules: NANJING,
    speed: QUICK,
    chairs: [null, BOT, BOT, BOT],
    startsImmediately: true,
    ...settings,
  });
  host.watch(table);
  host.play();
  await host.until(({ status }) => status.stage === 'over');
  const list = async () =>
    ((await (await host.fetch('/api/matches')).json()) as { matches: MatchSummary[] }).matches;
  await eventually(async () => (await list()).length).toBe(1);
  host.leave();
  return { table, match: (await list())[0]! };
}

async function upload(body: unknown, at = server): Promise<Uploaded> {
  const answer = await stranger('/api/replays', 'POST', body, at);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Uploaded;
}

test('a stranger can see a match of a table that shares its replays, but learns nothing about the table', async () => {
  const anna = await Player.arrive(server.address, 'Anna');
  const { table, match } = await playMatch(anna);
  expect(match.share).toMatch(/^[0-9a-z]{16}$/);
  const answer = await stranger(`/api/replays/${match.share}`);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).not.toContain(table);
  expect(text).not.toContain(anna.id);
  const replay = JSON.parse(text) as SharedReplay;
  expect(replay).toMatchObject({
    id: match.share,
    variant: 'nanjing',
    shown: 0,
    isMine: false,
    expires: null,
  });
  expect(replay.players).toEqual([
    { name: 'Anna', isBot: false },
    ...Array.from({ length: 3 }, () => ({ name: 'beginner-1', isBot: true })),
  ]);
  expect(parseRecord(replay.record).ok).toBe(true);
  const own = (await (await anna.fetch(`/api/replays/${match.share}`)).json()) as SharedReplay;
  expect(own).toMatchObject({ shown: 0, isMine: true });
});

test('only its players can see a match of a table that does not share its replays', async () => {
  const ben = await Player.arrive(server.address, 'Ben');
  const { match } = await playMatch(ben, { sharesReplays: false });
  expect(match.share).toBeNull();
  expect((await ben.fetch(`/api/matches/${match.id}`)).status).toBe(200);
  for (const path of [`/api/matches/${match.id}`, `/api/matches/${match.id}/summary`])
    expect((await stranger(path)).status).toBe(401);
  const carla = await Player.arrive(server.address, 'Carla');
  expect((await carla.fetch(`/api/matches/${match.id}`)).status).toBe(404);
  expect((await stranger(`/api/replays/${match.id}`)).status).toBe(404);
  carla.leave();
});

test('only private tables share their replays by default, and everyone there can see that they do', async () => {
  const dora = await Player.arrive(server.address, 'Dora');
  const sharing = async (settings: object) => {
    const code = await dora.open({ rules: NANJING, chairs: [null, BOT, BOT, BOT], ...settings });
    const { info } = (await (await stranger(`/api/tables/${code}`)).json()) as {
      info: { sharesReplays: boolean };
    };
    return info.sharesReplays;
  };
  expect(await sharing({ visibility: 'private' })).toBe(true);
  expect(await sharing({ visibility: 'open' })).toBe(false);
  expect(await sharing({ visibility: 'open', sharesReplays: true })).toBe(true);
  dora.leave();
});

test('a deleted person is anonymous in a shared match', async () => {
  const emil = await Player.arrive(server.address, 'Emil');
  const fred = await Player.arrive(server.address, 'Fred');
  const nobody = { type: 'nobody' as const };
  const table = await emil.open({ rules: NANJING, speed: QUICK, chairs: [null, nobody, BOT, BOT] });
  for (const player of [emil, fred]) {
    player.watch(table);
    await player.until(() => true);
  }
  await fred.command({ type: 'sit', chair: 1, name: '' });
  for (const player of [emil, fred]) player.play();
  await emil.table!.manage({ type: 'start' });
  await emil.until(({ status }) => status.stage === 'over');
  const shares = async () =>
    ((await (await emil.fetch('/api/matches')).json()) as { matches: MatchSummary[] }).matches;
  await eventually(async () => (await shares()).length).toBe(1);
  const { share } = (await shares())[0]!;
  expect(await (await stranger(`/api/replays/${share}`)).text()).toContain('Fred');
  await fred.fetch('/api/me', 'DELETE');
  const text = await (await stranger(`/api/replays/${share}`)).text();
  expect(text).not.toContain('Fred');
  expect(text).toContain('Emil');
  for (const player of [emil, fred]) player.leave();
});

test('a match from a browser can be uploaded, seen by anyone, and deleted by its owner', async () => {
  const { id, key, expires } = await upload({ record: RECORD, me: 2 });
  expect(expires).toBeGreaterThan(Date.now() + 100 * 24 * 3600_000);
  const replay = (await (await stranger(`/api/replays/${id}`)).json()) as SharedReplay;
  expect(replay).toMatchObject({
    id,
    shown: 2,
    isMine: false,
    expires,
    variant: 'nanjing',
    outcome: 'played',
  });
  expect(replay.players.map(({ isBot }) => isBot)).toEqual([true, true, false, true]);
  const withdraw = (token: string) =>
    fetch(`${server.address}/api/replays/${id}`, {
      method: 'DELETE',
      headers: { origin: server.address, authorization: `Bearer ${token}` },
    });
  expect((await withdraw('wrong')).status).toBe(404);
  expect((await withdraw('')).status).toBe(404);
  expect((await stranger(`/api/replays/${id}`)).status).toBe(200);
  expect((await withdraw(key)).status).toBe(204);
  const gone = await stranger(`/api/replays/${id}`);
  expect([gone.status, await codeOf(gone)]).toEqual([410, 'withdrawn']);
  expect((await withdraw(key)).status).toBe(404);
});

test('an uploaded match contains no text from its sender except the names', async () => {
  const written = RECORD.replace('schupf 1\n', 'schupf 1\nevent: BUY NOW\n').replace(
    /^player 1: .*$/m,
    'player 1: Gina',
  );
  const { id } = await upload({ record: written, me: 0 });
  const { record, players } = (await (await stranger(`/api/replays/${id}`)).json()) as SharedReplay;
  expect(players[0]).toEqual({ name: 'Gina', isBot: false });
  expect(record).not.toContain('BUY NOW');
});

test.each([
  ['nothing', {}, 400],
  ['no player', { record: RECORD }, 400],
  ['a player who is not in it', { record: RECORD, me: 7 }, 422],
  ['a text that is not a record', { record: 'hello', me: 0 }, 422],
  ['random letters', { record: '\u0000{<|\\'.repeat(5000), me: 0 }, 422],
  ['a record without rounds', { record: 'schupf 1\nvariant: nanjing\n', me: 0 }, 422],
  ['a forbidden name', { record: RECORD.replace('player 1: Wei', 'player 1: a\u202eb'), me: 0 }, 422],
  ['a move against the rules', { record: RECORD.replace('1. B J4 P4 T4 J9 P9', '1. B SA'), me: 0 }, 422],
  [
    'a score that is wrong',
    { record: RECORD.replace('score: 60 40 = 60 40', 'score: 65 35 = 65 35'), me: 0 },
    422,
  ],
  ['too much', { record: RECORD.repeat(100), me: 0 }, 413],
])('refuses an upload of %s', async (_, body, status) => {
  const answer = await stranger('/api/replays', 'POST', body);
  expect(answer.status).toBe(status);
  if (status === 422) expect(await codeOf(answer)).toBe('not-a-match');
});

test('refuses an upload of a match whose only round is not over', async () => {
  const [head = '', first = ''] = RECORD.split(/^(?=round )/m);
  const cut = first.slice(0, first.indexOf('12. '));
  const answer = await stranger('/api/replays', 'POST', { record: `${head}${cut}`, me: 0 });
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { code: 'not-a-match', problem: 'no round of this match is over' },
  ]);
});

test('stores only the finished rounds of an uploaded match', async () => {
  const rounds = RECORD.split(/^(?=round )/m);
  const second = rounds[2]!;
  const { id } = await upload({
    record: rounds[0]! + rounds[1]! + second.slice(0, second.indexOf('3. ')),
    me: 0,
  });
  const {
    record,
    rounds: count,
    outcome,
  } = (await (await stranger(`/api/replays/${id}`)).json()) as SharedReplay;
  expect([count, outcome]).toEqual([1, 'stopped']);
  expect(record).not.toContain('round 2');
});

test('distinguishes an expired replay from one that never existed', async () => {
  const data = temporaryFolder();
  const storage = await openFolder(data);
  const strict = await TestServer.start({ storage, settings: { uploadRetentionDays: 1 } });
  const { id } = await upload({ record: RECORD, me: 0 }, strict);
  expect((await stranger(`/api/replays/${id}`, 'GET', undefined, strict)).status).toBe(200);
  await storage.uploads.expire(Date.now() + 2 * 24 * 3600_000, 10);
  const expired = await stranger(`/api/replays/${id}`, 'GET', undefined, strict);
  expect([expired.status, await codeOf(expired)]).toEqual([410, 'expired']);
  const unknown = await stranger('/api/replays/0000000000000000', 'GET', undefined, strict);
  expect([unknown.status, await codeOf(unknown)]).toEqual([404, 'unknown']);
  await strict.close();
});

test('limits uploads per address, and in total', async () => {
  const clock = new FakeClock(1_000_000);
  const strict = await TestServer.start({ clock, settings: { rateLimitFactor: 1 } });
  const codes: unknown[] = [];
  for (let n = 0; n < 11; n++) {
    const answer = await stranger('/api/replays', 'POST', { record: 'x', me: 0 }, strict);
    codes.push(await codeOf(answer));
  }
  expect(codes).toEqual([...Array(10).fill('not-a-match'), 'too-fast']);
  await strict.close();
  const small = await TestServer.start({ settings: { maxUploads: 1 } });
  await upload({ record: RECORD, me: 0 }, small);
  const full = await stranger('/api/replays', 'POST', { record: RECORD, me: 0 }, small);
  expect([full.status, await codeOf(full)]).toEqual([503, 'full']);
  await small.close();
});

test('an operator can switch uploads off', async () => {
  const closed = await TestServer.start({ settings: { maxUploads: 0 } });
  const answer = await stranger('/api/replays', 'POST', { record: RECORD, me: 0 }, closed);
  expect([answer.status, await codeOf(answer)]).toEqual([403, 'uploads-off']);
  await closed.close();
});

test('checking many uploads does not block the server for long', async () => {
  const bodies = Array.from({ length: 8 }, () => stranger('/api/replays', 'POST', { record: RECORD, me: 0 }));
  // Answered while the thread is still busy with the first upload.
  expect((await stranger('/api/me')).status).toBe(200);
  expect((await Promise.all(bodies)).map(({ status }) => status)).toEqual(Array(8).fill(201));
});

test('the page of a replay says in its tags who won, in the language of the reader', async () => {
  const named = ['Anna "A" <b>', 'Ben', 'Cleo', 'Dan'].reduce(
    (record, name, index) =>
      record.replace(new RegExp(`^player ${index + 1}: .*$`, 'm'), `player ${index + 1}: ${name}`),
    RECORD,
  );
  const { id } = await upload({ record: named, me: 0 });
  const { totals } = (await (await stranger(`/api/replays/${id}`)).json()) as SharedReplay;
  const [even = 0, odd = 0] = totals;
  const winners = even > odd ? 'Anna &#34;A&#34; &#60;b&#62; and a bot' : '2 bots';
  const get = async (path: string, language: string) => {
    const response = await fetch(`${server.address}${path}`, { headers: { 'accept-language': language } });
    const { status, headers } = response;
    const [type, robots] = [headers.get('content-type'), headers.get('x-robots-tag')];
    return { status, type, robots, text: await response.text() };
  };
  const paths = [`/r/${id}`, `/r/${id}/2`, `/r/${id}/2/17`, `/r/${id}/2/17/as-3`];
  for (const [index, path] of paths.entries()) {
    const { status, text, type, robots } = await get(path, 'en-GB,en;q=0.9');
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain(
      `<meta property="og:title" content="${winners} won ${Math.max(even, odd)} to ${Math.min(even, odd)}" />`,
    );
    expect(text).toContain(`<meta property="og:url" content="${server.address}${path}" />`);
    expect(text).toContain(`<script src="${'../'.repeat(index + 1)}page.js">`);
    expect(robots).toBe('noindex');
    expect(text).not.toContain('<b>');
  }
  expect((await get(`/r/${id}`, 'de-CH')).text).toMatch(/og:title" content="[^"]* gewinn(t|en) /);
  const unknown = await get('/r/0000000000000000', 'en');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('This replay is no longer available.');
});

test('the preview of a moment shows a picture of it, from the seat that the link names', async () => {
  const { id } = await upload({ record: RECORD, me: 1 });
  const pictureIn = async (path: string) =>
    /og:image" content="([^"]*)"/.exec(await (await stranger(path)).text())![1]!.slice(server.address.length);
  const general = '/previews/preview-en.png';
  expect(await pictureIn(`/r/${id}`)).toBe(general);
  expect(await pictureIn(`/r/${id}/2`)).toBe(general);
  expect(await pictureIn(`/r/${id}/2/17`)).toBe(`/r/${id}/2/17/from-2/preview-en.png`);
  expect(await pictureIn(`/r/${id}/2/17/as-3`)).toBe(`/r/${id}/2/17/as-3/preview-en.png`);
  for (const wrong of ['99/1', '1/x', '1/1/as-9', '1/1/nonsense'])
    expect(await pictureIn(`/r/${id}/${wrong}`)).toBe(general);

  const png = async (path: string) => Buffer.from(await (await stranger(path)).arrayBuffer());
  const open = await png(`/r/${id}/2/17/from-2/preview-en.png`);
  expect(open.subarray(1, 4).toString()).toBe('PNG');
  expect([open.readUInt32BE(16), open.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await png(`/r/${id}/2/17/as-3/preview-de.png`)).equals(open)).toBe(false);
  // A link to a moment after the end of a round shows its last moment, as the page does.
  expect((await stranger(`/r/${id}/1/9999/from-1/preview-en.png`)).status).toBe(200);
  for (const missing of [
    '99/1/from-1/preview-en.png',
    '1/1/from-9/preview-en.png',
    '1/1/from-1/preview-xx.png',
  ])
    expect((await stranger(`/r/${id}/${missing}`)).status).toBe(404);
  expect((await stranger('/r/0000000000000000/1/1/from-1/preview-en.png')).status).toBe(404);
});

test('limits requests for replay pages', async () => {
  const strict = await TestServer.start({ settings: { rateLimitFactor: 1 }, clock: new FakeClock() });
  const answers = await Promise.all(
    Array.from({ length: 130 }, () => fetch(`${strict.address}/r/0000000000000000`)),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  await strict.close();
});
