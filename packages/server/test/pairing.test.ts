import { FakeClock } from '@schupf/runner/memory';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openFolder, type Storage } from '../src/index.ts';
import { networkHash } from '../src/limits/network-hash.ts';
import { SharedLimits } from '../src/limits/shared-limits.ts';
import { newAct } from '../src/moderation/acts.ts';
import { aCredential, anAccount } from './accounts-contract.ts';
import { aSanction } from './moderation-contract.ts';
import { temporaryFolder } from './rows.ts';
import { FOUR, Seeker } from './seeker.ts';
import { TestServer } from './test-server.ts';

async function start(settings = {}) {
  const clock = new FakeClock(1_000_000);
  const data = temporaryFolder();
  const storage = await openFolder(data);
  const server = await TestServer.start({ data, storage, clock, settings });
  onTestFinished(() => server.close());
  const arrive = async (...names: readonly string[]): Promise<Seeker[]> => {
    const seekers: Seeker[] = [];
    for (const name of names) seekers.push(await Seeker.arrive(server.address, name));
    onTestFinished(() => {
      for (const seeker of seekers) seeker.leave();
    });
    for (const { player } of seekers) await vi.waitUntil(() => player.client.state === 'open');
    return seekers;
  };
  /** Lets time pass until everyone has been told this. */
  const until = async (seekers: readonly Seeker[], phase: string): Promise<void> => {
    await passUntil(clock, () => seekers.every((seeker) => seeker.phase === phase));
  };
  /** Everyone looks for people, and the groups are found. */
  const find = async (...seekers: readonly Seeker[]): Promise<void> => {
    for (const seeker of seekers) seeker.seek();
    await until(seekers, 'found');
  };
  const befriend = async (one: Seeker, other: Seeker): Promise<void> => {
    await storage.friends.request(one.id, other.id, 1, 10);
    await storage.friends.request(other.id, one.id, 1, 10);
  };
  const signUp = async ({ id }: Seeker): Promise<void> => {
    await storage.accounts.create(anAccount(id), aCredential(`key ${id}`, id), []);
  };
  return { clock, storage, server, arrive, until, find, befriend, signUp };
}

async function passUntil(clock: FakeClock, condition: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(
    async () => {
      clock.moveTo(clock.now() + 100);
      return condition();
    },
    { timeout: 120_000, interval: 5 },
  );
}

async function peopleAt(storage: Storage, table: string): Promise<string[]> {
  const row = await storage.tables.find(table);
  return row!.config.chairs.map((occupant) => (occupant.type === 'nobody' ? '' : occupant.name));
}

test('four people who want the same are brought to one table, where the match has begun', async () => {
  const { storage, arrive, until, signUp } = await start();
  const seekers = await arrive('Anna', 'Ben', 'Carla', 'Dan');
  for (const seeker of seekers) await signUp(seeker);
  const [elsewhere] = await arrive('Elsa');
  elsewhere!.seek({ speed: 'blitz' });
  for (const seeker of seekers) seeker.seek({ rated: true });
  await until(seekers, 'found');
  for (const seeker of seekers) seeker.come();
  await until(seekers, 'seated');
  const tables = new Set(seekers.map(({ table }) => table));
  expect(tables.size).toBe(1);
  const code = seekers[0]!.table!;
  expect((await peopleAt(storage, code)).sort()).toEqual(['Anna', 'Ben', 'Carla', 'Dan']);
  expect((await storage.tables.find(code))!.info).toMatchObject({ rated: true, speed: 'normal', host: '' });
  for (const { player } of seekers) player.watch(code);
  for (const { player } of seekers)
    await player.until(({ status, view }) => status.stage === 'playing' && view.observer !== 'spectator');
  expect(elsewhere!.state).toMatchObject({ type: 'seeking', waiting: 1, isNext: false });
});

test('people to whom more than one kind of match suits play what suits all of them', async () => {
  const { storage, arrive, until } = await start();
  const [anna, ben, carla, dan] = (await arrive('Anna', 'Ben', 'Carla', 'Dan')) as [
    Seeker,
    Seeker,
    Seeker,
    Seeker,
  ];
  anna.seek({ speed: 'blitz' });
  ben.seek({ speed: 'normal', also: [{ speed: 'blitz', rated: false }] });
  await until([anna, ben], 'seeking');
  carla.seek({ speed: 'relaxed', also: [{ speed: 'blitz', rated: false }] });
  dan.seek({ speed: 'blitz', also: [{ speed: 'normal', rated: false }] });
  const all = [anna, ben, carla, dan];
  await until(all, 'found');
  for (const seeker of all) seeker.come();
  await until(all, 'seated');
  expect((await storage.tables.find(anna.table!))!.info).toMatchObject({ speed: 'blitz', rated: false });
});

test('someone to whom more suits while they wait keeps their place', async () => {
  const { clock, arrive, until } = await start();
  const [anna, ben] = (await arrive('Anna', 'Ben')) as [Seeker, Seeker];
  anna.seek();
  ben.seek({ speed: 'blitz' });
  await until([anna, ben], 'seeking');
  const { state } = anna;
  const since = state?.type === 'seeking' ? state.since : 0;
  expect(state).toMatchObject({ waiting: 1 });
  const later = clock.now() + 5000;
  await passUntil(clock, () => clock.now() >= later);
  const also = [{ speed: 'blitz', rated: false }] as const;
  anna.seek({ also: [...also] });
  await passUntil(clock, () => anna.state?.type === 'seeking' && anna.state.waiting === 2);
  expect(anna.state).toMatchObject({ since, seek: { ...FOUR, also } });
});

test('a guest whom unrated matches suit as well looks for these only', async () => {
  const { clock, arrive, until, signUp } = await start();
  const [anna, ben] = (await arrive('Anna', 'Ben')) as [Seeker, Seeker];
  await signUp(ben);
  const both = { rated: true, also: [{ speed: 'normal', rated: false }] } as const;
  for (const seeker of [anna, ben]) seeker.seek({ ...both, also: [...both.also] });
  await until([anna, ben], 'seeking');
  await passUntil(clock, () => ben.state?.type === 'seeking' && ben.state.waiting === 2);
  expect(anna.state).toMatchObject({ seek: { rated: false, also: [] } });
  expect(ben.state).toMatchObject({ seek: both });
});

test('people wait while too few want the same, and are told how many do', async () => {
  const { clock, arrive, until } = await start();
  const [anna, ben, carla] = (await arrive('Anna', 'Ben', 'Carla')) as [Seeker, Seeker, Seeker];
  anna.seek();
  ben.seek();
  carla.seek({ variant: 'trichu', players: 3 });
  await until([anna, ben, carla], 'seeking');
  await passUntil(clock, () => anna.state?.type === 'seeking' && anna.state.waiting === 2);
  const { state } = anna;
  const since = state?.type === 'seeking' ? state.since : 0;
  expect(state).toEqual({
    ...{ type: 'seeking', seek: FOUR, since, waiting: 2, friend: 'none', botsAt: since + 20_000 },
    isNext: false,
  });
});

test('someone who does not come is noted, and the others are next', async () => {
  const { storage, arrive, find, until } = await start();
  const seekers = await arrive('Anna', 'Ben', 'Carla', 'Dan');
  await find(...seekers);
  const [dan, ...others] = seekers.toReversed() as [Seeker, ...Seeker[]];
  for (const seeker of others) seeker.come();
  await until([dan], 'no-show');
  await until(others, 'seeking');
  for (const { state } of others) expect(state).toMatchObject({ isNext: true, waiting: 3 });
  await vi.waitUntil(async () => (await storage.outcomes.of(dan.id, 9)).length > 0);
  expect(await storage.outcomes.of(dan.id, 9)).toMatchObject([{ kind: 'no-show' }]);
  expect(await storage.outcomes.of(others[0]!.id, 9)).toEqual([]);
  // Two others come, and wait longer than the next one does.
  const [elsa, finn] = (await arrive('Elsa', 'Finn')) as [Seeker, Seeker];
  elsa.seek();
  await until([...others, elsa], 'found');
  finn.seek();
  for (const seeker of [...others, elsa]) seeker.come();
  await until([...others, elsa], 'seated');
  await until([finn], 'seeking');
});

test('someone who stops when others were found does not keep them waiting, which is no offence', async () => {
  const { clock, storage, arrive, find, until } = await start();
  const seekers = await arrive('Anna', 'Ben', 'Carla', 'Dan');
  await find(...seekers);
  const [dan, ...others] = seekers.toReversed() as [Seeker, ...Seeker[]];
  const before = clock.now();
  dan.player.client.seek(null);
  await until([dan], 'stopped');
  await until(others, 'seeking');
  expect(clock.now() - before).toBeLessThan(15_000);
  expect(await storage.outcomes.of(dan.id, 9)).toEqual([]);
  for (const { state } of others) expect(state).toMatchObject({ waiting: 3 });
});

test('someone who stops again and again when others were found is noted like someone who does not come', async () => {
  const { storage, arrive, find, until } = await start();
  const seekers = await arrive('Anna', 'Ben', 'Carla', 'Dan');
  const [dan, ...others] = seekers.toReversed() as [Seeker, ...Seeker[]];
  await find(...seekers);
  dan.player.client.seek(null);
  await until([dan], 'stopped');
  await until(others, 'seeking');
  dan.seek();
  await until(seekers, 'found');
  // Looking for something else is the same.
  dan.seek({ speed: 'blitz' });
  await until(others, 'seeking');
  await vi.waitUntil(async () => (await storage.outcomes.of(dan.id, 9)).length > 0);
  expect(await storage.outcomes.of(dan.id, 9)).toMatchObject([{ kind: 'no-show' }]);
  for (const { id } of others) expect(await storage.outcomes.of(id, 9)).toEqual([]);
});

test('a connection that breaks when others were found, and is back in time, loses nothing', async () => {
  const { arrive, find, until } = await start();
  const seekers = await arrive('Anna', 'Ben', 'Carla', 'Dan');
  await find(...seekers);
  for (const seeker of seekers.slice(1)) seeker.come();
  const [anna] = seekers as [Seeker];
  const heard = anna.player.frames.length;
  anna.player.cut();
  await vi.waitUntil(() => anna.player.frames.slice(heard).some((frame) => frame.includes('"found"')));
  anna.come();
  await until(seekers, 'seated');
});

test('bots are offered after twenty seconds; the match is not rated, and others may join it', async () => {
  const { clock, storage, arrive, until, signUp } = await start();
  const [anna, ben, carla] = (await arrive('Anna', 'Ben', 'Carla')) as [Seeker, Seeker, Seeker];
  await signUp(anna);
  anna.seek({ rated: true });
  await until([anna], 'seeking');
  anna.player.client.takeBots();
  const from = anna.state?.type === 'seeking' ? anna.state.botsAt : 0;
  await passUntil(clock, () => clock.now() >= from - 500);
  expect(anna.phase).toBe('seeking');
  await until([anna], 'seated');
  const code = anna.table!;
  const { info, config } = (await storage.tables.find(code))!;
  expect(info).toMatchObject({ rated: false, visibility: 'open', host: anna.id });
  expect(config.chairs.map(({ type }) => type)).toEqual(['person', 'bot', 'bot', 'bot']);
  anna.player.watch(code);
  await anna.player.until(({ status }) => status.chairs[0]!.present);
  ben.seek();
  carla.seek({ speed: 'blitz' });
  for (const seeker of [ben, carla]) seeker.player.client.takeBots();
  await until([ben, carla], 'seeking');
  for (const seeker of [ben, carla]) seeker.player.client.takeBots();
  await until([ben, carla], 'seated');
  expect(ben.table).toBe(code);
  expect(carla.table).not.toBe(code);
});

test('two friends play with bots as partners', async () => {
  const { clock, storage, arrive, until, befriend } = await start();
  const [anna, ben] = (await arrive('Anna', 'Ben')) as [Seeker, Seeker];
  await befriend(anna, ben);
  anna.seek({ friend: ben.id });
  await until([anna], 'seeking');
  ben.seek({ friend: anna.id });
  await passUntil(clock, () => ben.state?.type === 'seeking' && ben.state.botsAt <= clock.now());
  ben.player.client.takeBots();
  await until([anna, ben], 'seated');
  expect(anna.table).toBe(ben.table);
  const { config } = (await storage.tables.find(anna.table!))!;
  expect(config.chairs.map(({ type }) => type)).toEqual(['person', 'bot', 'person', 'bot']);
});

test('people who have blocked each other, or have the same name, are not brought together', async () => {
  const { clock, storage, arrive, until } = await start();
  const seekers = await arrive('Anna', 'Ben', 'Carla', 'Dan', 'ANNA');
  const [anna, ben, carla, dan, other] = seekers as [Seeker, Seeker, Seeker, Seeker, Seeker];
  await storage.people.block(ben.id, dan.id, 1);
  for (const seeker of seekers) seeker.seek();
  await until(seekers, 'seeking');
  await passUntil(clock, () => clock.now() > 1_070_000);
  expect(seekers.map(({ phase }) => phase)).toEqual(Array(5).fill('seeking'));
  const [elsa] = (await arrive('Elsa')) as [Seeker];
  elsa.seek();
  await until([elsa, carla], 'found');
  expect([anna, other].map(({ phase }) => phase).sort()).toEqual(['found', 'seeking']);
  expect([ben, dan].map(({ phase }) => phase).sort()).toEqual(['found', 'seeking']);
});

test('friends ask each other, and sit opposite each other', async () => {
  const { storage, arrive, until, befriend } = await start();
  const seekers = await arrive('Anna', 'Ben', 'Carla', 'Dan');
  const [anna, ben, carla, dan] = seekers as [Seeker, Seeker, Seeker, Seeker];
  await befriend(anna, dan);
  dan.player.client.friends(true);
  for (const seeker of [ben, carla]) seeker.seek();
  anna.seek({ friend: dan.id });
  await vi.waitUntil(() => dan.asks.length === 1);
  expect(dan.asks).toEqual([{ by: { id: anna.id, name: 'Anna' }, seek: { ...FOUR, friend: dan.id } }]);
  expect(anna.state).toMatchObject({ type: 'seeking', friend: 'asked' });
  dan.seek({ friend: anna.id });
  await until(seekers, 'found');
  expect(dan.asks).toEqual([]);
  for (const seeker of seekers) seeker.come();
  await until(seekers, 'seated');
  const names = await peopleAt(storage, anna.table!);
  expect(Math.abs(names.indexOf('Anna') - names.indexOf('Dan'))).toBe(2);
});

test('a friend who declines ends the seek; strangers and those who want no invitations cannot be asked', async () => {
  const { storage, arrive, until, befriend } = await start();
  const [anna, ben, carla, dan] = (await arrive('Anna', 'Ben', 'Carla', 'Dan')) as [
    Seeker,
    Seeker,
    Seeker,
    Seeker,
  ];
  await befriend(anna, ben);
  await befriend(anna, carla);
  const settings = await storage.profiles.settings(carla.id);
  await storage.profiles.save(carla.id, { ...settings, invitations: 'nobody' });
  for (const whom of [carla, dan]) {
    anna.seek({ friend: whom.id });
    await until([anna], 'no-friend');
    anna.seek();
    await until([anna], 'seeking');
  }
  ben.player.client.friends(true);
  anna.seek({ friend: ben.id });
  await vi.waitUntil(() => ben.asks.length === 1);
  ben.player.client.decline(anna.id);
  await until([anna], 'declined');
  await vi.waitUntil(() => ben.asks.length === 0);
  // Those who accept no invitations may ask others themselves.
  carla.seek({ friend: anna.id });
  anna.player.client.friends(true);
  await vi.waitUntil(() => anna.asks.length === 1);
  anna.seek({ friend: carla.id });
  await until([anna, carla], 'seeking');
  await vi.waitUntil(() => anna.state?.type === 'seeking' && anna.state.friend === 'accepted');
});

test('someone who looks for people in two tabs does so once, until both are closed', async () => {
  const { clock, arrive, until } = await start();
  const [anna, ben] = (await arrive('Anna', 'Ben')) as [Seeker, Seeker];
  const tab = anna.anotherTab();
  onTestFinished(() => tab.leave());
  for (const seeker of [anna, tab, ben]) seeker.seek();
  await until([anna, tab, ben], 'seeking');
  const waiting = () => (ben.state?.type === 'seeking' ? ben.state.waiting : 0);
  await passUntil(clock, () => waiting() === 2);
  tab.seek({ speed: 'relaxed' });
  await passUntil(clock, () => waiting() === 1);
  await passUntil(clock, () => anna.state?.type === 'seeking' && anna.state.seek.speed === 'relaxed');
  tab.seek();
  await passUntil(clock, () => waiting() === 2);
  tab.leave();
  await passUntil(clock, () => clock.now() % 5000 === 0);
  expect(waiting()).toBe(2);
  anna.leave();
  await passUntil(clock, () => waiting() === 1);
});

test('someone who stops in one tab stops in all', async () => {
  const { arrive, until } = await start();
  const [anna] = (await arrive('Anna')) as [Seeker];
  const tab = anna.anotherTab();
  onTestFinished(() => tab.leave());
  for (const seeker of [anna, tab]) seeker.seek();
  await until([anna, tab], 'seeking');
  tab.player.client.seek(null);
  await until([anna, tab], 'stopped');
});

test('people with a sanction cannot look for others', async () => {
  const { storage, arrive, until } = await start();
  const [anna, ben] = (await arrive('Anna', 'Ben')) as [Seeker, Seeker];
  const punish = async ({ id }: Seeker, kind: 'no-rated' | 'no-open-tables') => {
    const by = { origin: 'operator', person: null } as const;
    const now = Date.now();
    const row = aSanction(`${kind} ${id}`, { person: id, kind, by, at: now, until: now + 3600_000 });
    const { lifted: _, appeal: __, ...sanction } = row;
    await storage.sanctions.add(
      sanction,
      newAct({ at: now, by, deed: 'sanctioned', person: id, detail: kind }),
    );
  };
  await punish(anna, 'no-rated');
  anna.seek({ rated: true });
  await until([anna], 'no-rated');
  anna.seek();
  await until([anna], 'seeking');
  await punish(ben, 'no-open-tables');
  for (const rated of [false, true]) {
    const heard = ben.player.frames.length;
    ben.seek({ rated });
    await vi.waitUntil(() => ben.player.frames.length > heard);
    await until([ben], 'sanctioned');
  }
});

test('guests cannot look for a rated match, which would then count for no one', async () => {
  const { arrive, until, signUp } = await start();
  const [anna] = (await arrive('Anna')) as [Seeker];
  anna.seek({ rated: true });
  await until([anna], 'no-account');
  await signUp(anna);
  anna.seek({ rated: true });
  await until([anna], 'seeking');
});

test('seeks are limited', async () => {
  const { arrive } = await start();
  const [anna] = (await arrive('Anna')) as [Seeker];
  for (let count = 0; count < 7; count++) anna.seek({ speed: count % 2 === 0 ? 'blitz' : 'normal' });
  await vi.waitUntil(() => anna.errors.length > 0);
  expect(anna.errors).toEqual(['too-fast']);
});

test('someone who was at too many new tables within an hour has to wait, and the others are next', async () => {
  const { clock, storage, arrive, until, find } = await start({ rateLimitFactor: 1 });
  const seekers = await arrive('Anna', 'Ben', 'Carla', 'Dan');
  const [anna, ...others] = seekers as [Seeker, ...Seeker[]];
  const hash = await networkHash(storage.secrets);
  const limits = new SharedLimits({ limits: storage.limits, clock, hash, factor: 1 });
  while (await limits.take('table', anna.id));
  await find(...seekers);
  for (const seeker of seekers) seeker.come();
  await until([anna], 'too-often');
  await until(others, 'seeking');
  for (const { state } of others) expect(state).toMatchObject({ isNext: true });
});
