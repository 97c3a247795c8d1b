import { readFileSync } from 'node:fs';
import {
  DEFAULT_PROFILE,
  type FriendLists,
  type FriendNews,
  type NewTable,
  type PersonProfile,
} from '@schupf/protocol';
import { FakeClock } from '@schupf/runner/memory';
import { expect, onTestFinished, test } from 'vitest';
import { foldHandle } from '../src/accounts/handles.ts';
import { aCredential, anAccount } from './accounts-contract.ts';
import { eventually } from './eventually.ts';
import { Player, request } from './player.ts';
import { aMatch } from './rows.ts';
import { startServerPair } from './server-pair.ts';
import { TestServer } from './test-server.ts';

const EMPTY = { type: 'nobody' as const };
const WAITING: Pick<NewTable, 'rules' | 'chairs'> = {
  rules: { variant: 'nanjing' },
  chairs: [null, EMPTY, EMPTY, EMPTY],
};

const A_TABLE = {
  ...{ speed: 'blitz', visibility: 'private', startsImmediately: false, freeChat: false, handsAfter: null },
} as const;

class Person {
  readonly player: Player;

  constructor(player: Player) {
    this.player = player;
    onTestFinished(() => player.leave());
    player.client.friends(true);
  }

  static async at({ address }: TestServer, name: string): Promise<Person> {
    return new Person(await Player.arrive(address, name));
  }

  get id(): string {
    return this.player.id;
  }

  /** What was told last about friends. */
  get news(): FriendNews | null {
    const messages = this.player.frames.filter((frame) => frame.startsWith('{"type":"friends"'));
    const last = messages.at(-1);
    return last === undefined ? null : (JSON.parse(last) as FriendNews);
  }

  async ask<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
    const answer = await this.player.fetch(path, method, body);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as Answer;
  }

  /** Status and body, for comparing refusals. */
  async raw(path: string, method = 'GET', body?: unknown): Promise<string> {
    const answer = await this.player.fetch(path, method, body);
    return `${answer.status} ${await answer.text()}`;
  }

  request(whom: string): Promise<{ friend: string }> {
    return this.ask('/api/me/friends', 'POST', { person: whom });
  }

  lists(): Promise<FriendLists> {
    return this.ask('/api/me/friends');
  }

  profile(whom: string): Promise<PersonProfile> {
    return this.ask(`/api/people/${whom}`);
  }

  async befriend(other: Person): Promise<void> {
    expect(await this.request(other.id)).toEqual({ friend: 'sent' });
    expect(await other.request(this.id)).toEqual({ friend: 'friends' });
  }

  save(changes: object): Promise<unknown> {
    return this.ask('/api/me/profile', 'PUT', { ...DEFAULT_PROFILE, ...changes });
  }

  block(whom: string): Promise<void> {
    return this.ask('/api/me/blocks', 'POST', { person: whom });
  }
}

const NONE = { requests: 0, invitations: [] };

test('friends at two servers see each other come and go', async () => {
  const { one, other } = await startServerPair();
  const anna = await Person.at(one, 'Anna');
  const ben = await Person.at(other, 'Ben');
  await eventually(() => anna.news).toMatchObject({ here: [], ...NONE });
  expect(await anna.request(ben.id)).toEqual({ friend: 'sent' });
  await eventually(() => ben.news?.requests).toBe(1);
  expect(await ben.lists()).toEqual({ friends: [], received: [{ id: anna.id, name: 'Anna' }], sent: [] });
  await ben.request(anna.id);
  for (const [person, friend] of [
    [anna, ben],
    [ben, anna],
  ] as const)
    await eventually(() => person.news).toMatchObject({ here: [friend.id], ...NONE });
  const tab = anna.player.anotherTab();
  await eventually(() => tab.client.state).toBe('open');
  tab.leave();
  ben.player.leave();
  await eventually(() => anna.news?.here).toEqual([]);
  const back = new Person(ben.player.anotherTab());
  await eventually(() => anna.news?.here).toEqual([ben.id]);
  await anna.ask(`/api/me/friends/${ben.id}`, 'DELETE');
  for (const person of [anna, back]) await eventually(() => person.news?.here).toEqual([]);
  expect(await back.lists()).toEqual({ friends: [], received: [], sent: [] });
});

test('no one learns that a person is here who may not see it', async () => {
  const { one, other } = await startServerPair();
  const anna = await Person.at(one, 'Anna');
  const ben = await Person.at(other, 'Ben');
  const carla = await Person.at(other, 'Carla');
  await anna.befriend(ben);
  await eventually(() => ben.news?.here).toEqual([anna.id]);
  expect(await ben.profile(anna.id)).toMatchObject({ friend: 'friends', isHere: true, mayInvite: true });
  expect(await carla.profile(anna.id)).toMatchObject({ friend: 'none', isHere: null, mayInvite: false });
  await anna.save({ presence: 'nobody' });
  await eventually(() => ben.news?.here).toEqual([]);
  expect(await ben.profile(anna.id)).toMatchObject({ friend: 'friends', isHere: null });
  await anna.save({ presence: 'everyone', invitations: 'everyone' });
  await eventually(() => ben.news?.here).toEqual([anna.id]);
  expect(await carla.profile(anna.id)).toMatchObject({ friend: 'none', isHere: true, mayInvite: true });
  const stranger = await fetch(`${one.address}/api/people/${anna.id}`);
  expect(await stranger.json()).toMatchObject({ friend: null, isHere: null, mayInvite: false });
  await anna.block(ben.id);
  await eventually(() => ben.news?.here).toEqual([]);
  const heard = ben.player.frames.length;
  anna.player.leave();
  const back = new Person(anna.player.anotherTab());
  await eventually(() => back.news?.here).toEqual([]);
  expect(ben.player.frames.slice(heard).filter((frame) => frame.includes(anna.id))).toEqual([]);
});

test('someone who has blocked a person looks to them like an unknown id', async () => {
  const { one } = await startServerPair();
  const anna = await Person.at(one, 'Anna');
  const ben = await Person.at(one, 'Ben');
  await anna.save({ presence: 'everyone', invitations: 'everyone', matches: 'everyone' });
  const table = await ben.player.open(WAITING);
  await anna.block(ben.id);
  const unknown = '0'.repeat(16);
  for (const [path, method, body] of [
    ['/api/people/ID', 'GET', undefined],
    ['/api/people/ID/invitations', 'POST', { table }],
    ['/api/me/friends/ID', 'DELETE', undefined],
  ] as const)
    expect(await ben.raw(path.replace('ID', anna.id), method, body), path).toBe(
      await ben.raw(path.replace('ID', unknown), method, body),
    );
  expect(await ben.raw('/api/me/friends', 'POST', { person: anna.id })).toBe(
    await ben.raw('/api/me/friends', 'POST', { person: unknown }),
  );
  expect(await anna.profile(ben.id)).toMatchObject({ isBlocked: true, isHere: null, mayInvite: false });
  expect(await anna.raw('/api/me/friends', 'POST', { person: ben.id })).toContain('404');
});

test('a friend is invited to a table, and cannot be told apart from one who is not here', async () => {
  const { one, other } = await startServerPair();
  const anna = await Person.at(one, 'Anna');
  const ben = await Person.at(other, 'Ben');
  const away = await Person.at(other, 'Carla');
  for (const friend of [ben, away]) await anna.befriend(friend);
  away.player.leave();
  const table = await anna.player.open(WAITING);
  const invite = (who: Person, whom: string) => who.raw(`/api/people/${whom}/invitations`, 'POST', { table });
  expect(await invite(anna, ben.id)).toBe('204 ');
  expect(await invite(anna, away.id)).toBe('204 ');
  const by = { id: anna.id, name: 'Anna' };
  await eventually(() => ben.news?.invitations).toEqual([{ by, table, until: expect.any(Number) }]);
  const back = new Person(away.player.anotherTab());
  await eventually(() => back.news?.invitations).toMatchObject([{ by, table }]);
  expect(await ben.ask('/api/me/invitations')).toMatchObject({ invitations: [{ by, table }] });
  await ben.ask(`/api/me/invitations/${table}`, 'DELETE');
  await eventually(() => ben.news?.invitations).toEqual([]);
  // Someone who only knows the code is not there.
  expect(await invite(ben, anna.id)).toMatch(/^403 /);
  await ben.save({ invitations: 'nobody' });
  expect(await invite(anna, ben.id)).toMatch(/^404 /);
  await anna.ask('/api/me', 'DELETE');
  await eventually(() => back.news).toEqual({ type: 'friends', here: [], ...NONE });
});

test('a friend who sits at a listed table can be watched there', async () => {
  const { one, other } = await startServerPair();
  const anna = await Person.at(one, 'Anna');
  const ben = await Person.at(other, 'Ben');
  await anna.befriend(ben);
  const hidden = await ben.player.open(WAITING);
  ben.player.watch(hidden);
  await ben.player.until(() => true);
  const tableOfBen = async () => (await anna.lists()).friends[0]?.table;
  expect(await tableOfBen()).toBeNull();
  const listed = await ben.player.open({ ...WAITING, visibility: 'open' });
  expect(await tableOfBen()).toBe(listed);
  ben.player.watch(listed);
  await ben.player.until(() => true);
  expect(await ben.player.command({ type: 'leave' })).toMatchObject({ ok: true });
  expect(await tableOfBen()).toBeNull();
  expect(await ben.player.command({ type: 'sit', chair: 1, name: '' })).toMatchObject({ ok: true });
  expect(await tableOfBen()).toBe(listed);
  await ben.save({ presence: 'nobody' });
  expect(await tableOfBen()).toBeNull();
});

test('limits how often a person can ask and invite others', async () => {
  const clock = new FakeClock(1_000_000);
  const server = await TestServer.start({ clock, settings: { rateLimitFactor: 1 } });
  onTestFinished(() => server.close());
  const ask = async (path: string, body: object, cookie?: string) => {
    // Slowly enough for the limits of each process.
    clock.moveTo(clock.now() + 2000);
    return request(`${server.address}${path}`, 'POST', body, cookie);
  };
  const arrive = async (name: string) => {
    const answer = await ask('/api/guest', { name });
    const { id } = (await answer.json()) as { id: string };
    return { id, cookie: answer.headers.get('set-cookie')!.split(';', 1)[0]! };
  };
  const [anna, ben, carla] = [await arrive('Anna'), await arrive('Ben'), await arrive('Carla')];
  const opened = await ask('/api/tables', { ...A_TABLE, ...WAITING }, anna.cookie);
  const { code: table } = (await opened.json()) as { code: string };
  const countUntilRefused = async (pathOf: (count: number) => string, body: object, by = anna) => {
    for (let count = 0; ; count++)
      if ((await ask(pathOf(count), body, by.cookie)).status === 429) return count;
  };
  const countRequestsTo = async (idOf: (count: number) => string) => {
    for (let count = 0; ; count++) {
      const answer = await ask('/api/me/friends', { person: idOf(count) }, anna.cookie);
      if (answer.status === 429) return count;
    }
  };
  expect(await countRequestsTo(() => ben.id)).toBe(10);
  expect(await countRequestsTo((count) => String(count).padStart(16, 'p'))).toBe(30 - 11);
  // Another guest from the same network cannot bother the same person further.
  expect((await ask('/api/me/friends', { person: ben.id }, carla.cookie)).status).toBe(429);
  // Those who do not allow it count as well: otherwise one could find out for everyone.
  expect(await countUntilRefused(() => `/api/people/${ben.id}/invitations`, { table })).toBe(10);
  expect(await countUntilRefused((count) => `/api/people/p${count}/invitations`, { table })).toBe(60 - 11);
  const { code: other } = (await (
    await ask('/api/tables', { ...A_TABLE, ...WAITING }, carla.cookie)
  ).json()) as { code: string };
  const toBen = () => `/api/people/${ben.id}/invitations`;
  expect(await countUntilRefused(toBen, { table: other }, carla)).toBe(10);
});

test('a guest shows nothing but a name, an account what its person lets others see', async () => {
  const { storage, one } = await startServerPair();
  const anna = await Person.at(one, 'Anna');
  const ben = await Person.at(one, 'Ben');
  const record = readFileSync(new URL('../../../games/nanjing.schupf', import.meta.url), 'utf8');
  const match = { ...aMatch('aaaaaaaaaa-1', 10, [anna.id]), record };
  await storage.matches.add({ ...match, share: 'shared' });
  await storage.matches.add({ ...match, id: 'aaaaaaaaaa-2' });
  expect(await ben.profile(anna.id)).toMatchObject({ name: 'Anna', account: null });
  await storage.accounts.create(anAccount(anna.id), aCredential('c', anna.id), []);
  await anna.save({ languages: ['hu', 'de'], matches: 'everyone' });
  await eventually(async () => (await ben.profile(anna.id)).account?.calls).toEqual([
    { variant: 'nanjing', rounds: 24, tichuCalled: 0, tichuMade: 0, grandCalled: 4, grandMade: 2 },
  ]);
  const { account } = await ben.profile(anna.id);
  expect(account).toMatchObject({ handle: null, languages: ['hu', 'de'] });
  expect(account?.matches).toMatchObject([{ share: 'shared', me: 0 }]);
  expect(JSON.stringify(account)).not.toContain('aaaaaaaaaa');
  await storage.accounts.setHandle({
    ...{ handle: 'Anna-1', folded: foldHandle('Anna-1'), person: anna.id, since: 10 },
    ...{ changeableBefore: 10, previousHeldUntil: 10 },
  });
  expect(await ben.profile('@anna-1')).toMatchObject({ id: anna.id, account: { handle: 'Anna-1' } });
  expect(await ben.raw('/api/people/@anna-2', 'GET')).toMatch(/^404 /);
  await anna.raw('/api/me/blocks', 'POST', { person: ben.id });
  expect(await ben.raw('/api/people/@anna-1', 'GET')).toMatch(/^404 /);
  await anna.raw(`/api/me/blocks/${ben.id}`, 'DELETE');
  await anna.save({});
  expect((await ben.profile(anna.id)).account?.matches).toBeNull();
  expect((await anna.profile(anna.id)).account?.matches).toHaveLength(1);
});

test('refuses settings that are not exactly as described', async () => {
  const { one } = await startServerPair();
  const anna = await Person.at(one, 'Anna');
  for (const changes of [
    { languages: ['xx'] },
    { languages: ['de', 'de'] },
    { presence: 'all' },
    { more: 1 },
  ])
    expect(await anna.raw('/api/me/profile', 'PUT', { ...DEFAULT_PROFILE, ...changes })).toMatch(/^400 /);
  expect(await anna.ask('/api/me/profile')).toEqual(DEFAULT_PROFILE);
});
