import type { SanctionKind, SanctionOrigin } from '@schupf/protocol';
import { FakeClock } from '@schupf/runner/memory';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from '../src/index.ts';
import { newAct } from '../src/moderation/acts.ts';
import { StoredSanctions } from '../src/moderation/sanctions.ts';
import { hashOf } from '../src/secrets.ts';
import { eventually } from './eventually.ts';
import { aSanction } from './moderation-contract.ts';
import { Player } from './player.ts';
import { temporaryFolder } from './rows.ts';
import { TestServer } from './test-server.ts';

const EMPTY = { type: 'nobody' as const };
const OPEN = { rules: { variant: 'nanjing' as const }, chairs: [null, EMPTY, EMPTY, EMPTY], freeChat: true };
const HOUR_MS = 3600_000;

async function world() {
  const data = temporaryFolder();
  const storage = await openFolder(data);
  const server = await TestServer.start({ data, storage });
  onTestFinished(() => server.close());
  let sanctions = 0;
  const punish = (person: string, kind: SanctionKind, origin: SanctionOrigin = 'operator') => {
    const now = Date.now();
    const by = { origin, person: null };
    const row = aSanction(`s${sanctions++}`, { person, kind, by, at: now, until: now + HOUR_MS });
    const { lifted: _, appeal: __, ...sanction } = row;
    return storage.sanctions.add(sanction, newAct({ at: now, by, deed: 'sanctioned', person, detail: kind }));
  };
  return { server, storage, punish };
}

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const texts = (player: Player) =>
  player.frames.map((frame) => JSON.parse(frame)).filter(({ type }) => type === 'wrote' || type === 'error');

test('someone who is muted can say phrases but write nothing, and is told so', async () => {
  const { server, punish } = await world();
  const anna = await Player.arrive(server.address, 'Anna');
  const code = await anna.open(OPEN);
  anna.watch(code);
  await anna.until(() => true);
  anna.table!.write('hello');
  await eventually(() => texts(anna)).toMatchObject([{ type: 'wrote', text: 'hello' }]);
  await punish(anna.id, 'mute');
  anna.table!.write('hello again');
  await eventually(() => texts(anna)).toMatchObject([{ type: 'wrote' }, { type: 'error', code: 'muted' }]);
  anna.table!.say('sorry');
  await eventually(() => anna.frames.some((frame) => frame.includes('"phrase":"sorry"'))).toBe(true);
  anna.leave();
});

test('someone who may not play with strangers can play at private tables only', async () => {
  const { server, punish } = await world();
  const anna = await Player.arrive(server.address, 'Anna');
  const ben = await Player.arrive(server.address, 'Ben');
  const listed = await ben.open({ ...OPEN, visibility: 'open' });
  const hidden = await ben.open(OPEN);
  await punish(anna.id, 'no-open-tables');
  const wanted = { ...OPEN, speed: 'blitz', visibility: 'open', startsImmediately: false, handsAfter: null };
  const refused = await anna.fetch('/api/tables', 'POST', wanted);
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'sanctioned']);
  expect((await anna.fetch('/api/tables', 'POST', { ...wanted, visibility: 'private' })).status).toBe(201);
  const sit = { type: 'sit', chair: 2, name: '' } as const;
  anna.watch(listed);
  await anna.until(() => true);
  expect(await anna.command(sit)).toMatchObject({ ok: false, refusal: { code: 'sanctioned' } });
  anna.watch(hidden);
  await anna.until(() => true);
  expect(await anna.command(sit)).toMatchObject({ ok: true });
  for (const player of [anna, ben]) player.leave();
});

test('someone who is excluded can sign out and delete their data, and nothing else', async () => {
  const { server, punish } = await world();
  const anna = await Player.arrive(server.address, 'Anna');
  await eventually(() => anna.client.state).toBe('open');
  await punish(anna.id, 'closed');
  expect(await codeOf(await anna.fetch('/api/matches'))).toBe('closed');
  expect((await anna.fetch('/api/me', 'PATCH', { name: 'Other' })).status).toBe(403);
  anna.cut();
  await eventually(() => anna.client.state).toBe('closed');
  expect(anna.frames.at(-1)).toContain('"reason":"excluded"');
  expect((await anna.fetch('/api/me', 'DELETE')).status).toBe(204);
});

test('someone who is excluded from a terminal loses the connection a little later', async () => {
  const clock = new FakeClock(Date.now());
  const storage = await openFolder(temporaryFolder());
  const server = await TestServer.start({ storage, clock });
  onTestFinished(() => server.close());
  const anna = await Player.arrive(server.address, 'Anna');
  await eventually(() => anna.client.state).toBe('open');
  const by = { origin: 'operator', person: null } as const;
  const at = Date.now();
  const {
    lifted: _,
    appeal: __,
    ...row
  } = aSanction('s', { person: anna.id, kind: 'closed', by, at, until: null });
  await storage.sanctions.add(row, newAct({ at, by, deed: 'sanctioned', person: anna.id, detail: 'closed' }));
  clock.moveTo(clock.now() + 30_000);
  await eventually(() => anna.client.state).toBe('closed');
  expect(anna.frames.at(-1)).toContain('"reason":"excluded"');
});

test('a sanction stays with the person on other devices, and after a new name', async () => {
  const { server, punish } = await world();
  const anna = await Player.arrive(server.address, 'Anna');
  await punish(anna.id, 'no-open-tables');
  expect((await anna.fetch('/api/me', 'PATCH', { name: 'Somebody else' })).status).toBe(200);
  const { code } = (await (await anna.fetch('/api/me/device-code', 'POST', {})).json()) as { code: string };
  const signedIn = await anna.fetch('/api/device', 'POST', { code });
  const elsewhere = anna.anotherTab(signedIn.headers.get('set-cookie')!.split(';', 1)[0]!);
  const wanted = { ...OPEN, speed: 'blitz', visibility: 'open', startsImmediately: false, handsAfter: null };
  expect((await elsewhere.fetch('/api/tables', 'POST', wanted)).status).toBe(403);
  for (const player of [anna, elsewhere]) player.leave();
});

test('a name that was changed by a moderator cannot be changed back', async () => {
  const { server, punish } = await world();
  const anna = await Player.arrive(server.address, 'Anna');
  await punish(anna.id, 'name');
  expect(await codeOf(await anna.fetch('/api/me', 'PATCH', { name: 'Ugly' }))).toBe('sanctioned');
  expect(await anna.open({ ...OPEN, visibility: 'open' })).toBeTruthy();
  anna.leave();
});

test.each([
  ['operator', 'closed', ['mute', 'no-open-tables']],
  ['leaving', 'no-open-tables', ['no-open-tables']],
  ['reports', 'mute', []],
  ['network', 'mute', []],
] as const)(
  'of a sanction by %s, %s, a new guest from the same network gets %j',
  async (origin, kind, kinds) => {
    const { server, storage, punish } = await world();
    const before = await Player.arrive(server.address, 'Before');
    const anna = await Player.arrive(server.address, 'Anna');
    await eventually(() => anna.client.state).toBe('open');
    await punish(anna.id, kind, origin);
    anna.cut();
    await eventually(() => anna.frames.filter((frame) => /"(welcome|bye)"/.test(frame)).length).toBe(2);
    const after = await Player.arrive(server.address, 'After');
    const running = await storage.sanctions.running(after.id, Date.now());
    expect(running.map((sanction) => sanction.kind).toSorted()).toEqual(kinds);
    expect(running.every(({ by }) => by.origin === 'network')).toBe(true);
    expect(await storage.sanctions.running(before.id, Date.now())).toEqual([]);
    for (const player of [before, anna, after]) player.leave();
  },
);

test.each([
  ['deletes their data', '/api/me', 'DELETE'],
  ['signs out', '/api/me/sign-out', 'POST'],
] as const)(
  'someone who got a ban while they were away, and %s without coming back, keeps it as a new guest',
  async (_, path, method) => {
    const { server, storage, punish } = await world();
    const anna = await Player.arrive(server.address, 'Anna');
    await eventually(() => anna.client.state).toBe('open');
    anna.leave();
    await punish(anna.id, 'no-open-tables', 'leaving');
    expect((await anna.fetch(path, method)).status).toBe(204);
    const after = await Player.arrive(server.address, 'After');
    expect(await storage.sanctions.running(after.id, Date.now())).toMatchObject([{ kind: 'no-open-tables' }]);
    after.leave();
  },
);

test('a network is held for three days at most, and not longer than the sanction', async () => {
  const storage = await openFolder(temporaryFolder());
  onTestFinished(() => storage.close());
  let now = 1000;
  const sanctions = new StoredSanctions({ sanctions: storage.sanctions, hash: hashOf, date: () => now });
  for (const id of ['short', 'long', 'guest', 'late']) await storage.people.add({ id, name: id, since: 1 });
  const by = { origin: 'operator', person: null } as const;
  const sanction = async (id: string, person: string, kind: SanctionKind, until: number | null) => {
    const { lifted: _, appeal: __, ...row } = aSanction(id, { person, kind, by, at: now, until });
    await storage.sanctions.add(row, newAct({ at: now, by, deed: 'sanctioned', person, detail: '' }));
  };
  await sanction('a', 'short', 'mute', 5000);
  await sanction('b', 'long', 'no-open-tables', null);
  for (const person of ['short', 'long']) await sanctions.noteNetwork(person, '192.0.2.7');
  await sanctions.inherit('guest', '192.0.2.8');
  expect(await storage.sanctions.of('guest')).toEqual([]);
  await sanctions.inherit('guest', '192.0.2.7');
  expect((await storage.sanctions.of('guest')).map(({ kind, until }) => [kind, until]).toSorted()).toEqual([
    ['mute', 5000],
    ['no-open-tables', 1000 + 72 * HOUR_MS],
  ]);
  now += 72 * HOUR_MS;
  await sanctions.inherit('late', '192.0.2.7');
  expect(await storage.sanctions.of('late')).toEqual([]);
});
