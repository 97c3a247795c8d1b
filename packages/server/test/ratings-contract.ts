import type { Pool } from '@schupf/ratings';
import { expect } from 'vitest';
import { RATE_MATCHES } from '../src/storage/ratings-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { aMatch } from './rows.ts';

type Clause = readonly [
  title: string,
  verify: (storage: Storage, reopen: () => Promise<Storage>) => Promise<void>,
];

const POOL: Pool = 'nanjing-clock';
const FOUR = ['anna', 'ben', 'carla', 'dan'];
const NOW = 1_000_000;

/** The part of the storage contract about ratings. */
export const RATING_CLAUSES: readonly Clause[] = [
  [
    'rates each match once, in the order of their end, whoever does it',
    async (storage, reopen) => {
      await addPeople(storage);
      for (const [index, ended] of [30, 10, 20, 50, 40].entries())
        await addMatch(storage, `m${index}`, ended);
      const other = await reopen();
      const rated = await Promise.all(
        [storage, other, storage, other].map(({ ratings }) => ratings.rateNext(POOL, 2)),
      );
      expect(rated.reduce((sum, count) => sum + count, 0)).toBe(5);
      expect(await storage.ratings.rateNext(POOL, 2)).toBe(0);
      expect((await storage.ratings.rated(POOL, 0, 9)).map(({ ended }) => ended)).toEqual([
        10, 20, 30, 40, 50,
      ]);
      const [anna] = await storage.ratings.of('anna');
      expect(anna).toMatchObject({ pool: POOL, matches: 5, at: 50 });
      expect(anna!.mean).toBeGreaterThan(0);
    },
  ],
  [
    'adds the job that rates a match together with the match, and neither twice',
    async (storage) => {
      await addPeople(storage);
      await addMatch(storage, 'm1', 10);
      await addMatch(storage, 'm1', 10);
      const job = await storage.jobs.take(RATE_MATCHES, 10, 99);
      expect(job?.key).toBe(POOL);
      expect(await storage.jobs.take(RATE_MATCHES, 10, 99)).toBeNull();
      expect(await storage.ratings.rateNext(POOL, 9)).toBe(1);
    },
  ],
  [
    'computes the same ratings again, to the bit',
    async (storage) => {
      await addPeople(storage);
      for (let index = 0; index < 30; index++)
        await addMatch(storage, `m${index}`, 100 * index, rotated(index), 37 * index - 500);
      while ((await storage.ratings.rateNext(POOL, 7)) > 0);
      const before = await everything(storage);
      expect(await storage.ratings.recompute(POOL)).toEqual({ pool: POOL, matches: 30, corrected: 0 });
      expect(await everything(storage)).toEqual(before);
    },
  ],
  [
    'keeps which rounds were handed over',
    async (storage) => {
      await addPeople(storage);
      await addMatch(storage, 'm1', 10, FOUR, 60, [2]);
      await storage.ratings.rateNext(POOL, 9);
      const means = await Promise.all(FOUR.map(async (id) => (await storage.ratings.of(id))[0]!.mean));
      expect(means.map(Math.sign)).toEqual([0, -1, 0, -1]);
      expect((await storage.ratings.rated(POOL, 0, 9))[0]!.rounds[0]!.handedOver).toEqual([2]);
      expect(await storage.ratings.recompute(POOL)).toMatchObject({ matches: 1, corrected: 0 });
    },
  ],
  [
    'deletes the ratings of a deleted person and leaves those of others as they are',
    async (storage) => {
      await addPeople(storage);
      for (let index = 0; index < 12; index++)
        await addMatch(storage, `m${index}`, 100 * index, rotated(index), 50 * index - 300);
      await storage.ratings.rateNext(POOL, 99);
      const [anna] = await storage.ratings.of('anna');
      await storage.people.delete('dan');
      expect(await storage.ratings.of('dan')).toEqual([]);
      expect(await storage.ratings.history('dan', POOL, NOW, 9)).toEqual([]);
      expect(await storage.ratings.of('anna')).toEqual([anna]);
      expect(await storage.ratings.history('anna', POOL, NOW, 99)).toHaveLength(12);
      expect(await storage.ratings.recompute(POOL)).toMatchObject({ matches: 12, corrected: 0 });
      const people = (await storage.ratings.rated(POOL, 0, 99)).flatMap((match) => match.people);
      expect(people).not.toContain('dan');
    },
  ],
  [
    'rates a match although someone who played it was deleted before',
    async (storage) => {
      await addPeople(storage);
      await addMatch(storage, 'm1', 10);
      await storage.people.delete('carla');
      await addMatch(storage, 'm2', 20);
      expect(await storage.ratings.rateNext(POOL, 9)).toBe(2);
      expect((await storage.ratings.of('anna'))[0]).toMatchObject({ matches: 2 });
      expect(await storage.ratings.recompute(POOL)).toMatchObject({ matches: 2, corrected: 0 });
    },
  ],
  [
    'says what a match has changed once it is rated',
    async (storage) => {
      const { ratings } = storage;
      await addPeople(storage);
      await addMatch(storage, 'm1', 10);
      expect(await ratings.counts('m1')).toBe(true);
      expect(await ratings.counts('m2')).toBe(false);
      expect(await ratings.changesIn('m1')).toBeNull();
      await ratings.rateNext(POOL, 9);
      const changes = (await ratings.changesIn('m1'))!;
      expect([...changes.keys()].sort()).toEqual(FOUR);
      const { before, after } = changes.get('anna')!;
      expect(before).toEqual({ mean: 0, variance: 625 });
      expect(after).toMatchObject(pick((await ratings.of('anna'))[0]!));
      expect(await ratings.history('anna', POOL, 11, 9)).toEqual([{ ended: 10, before, after }]);
      expect(await ratings.history('anna', POOL, 10, 9)).toEqual([]);
      expect([...(await ratings.among(['ben', 'eva'], POOL)).keys()]).toEqual(['ben']);
      expect((await ratings.among(['ben'], 'let-clock')).size).toBe(0);
    },
  ],
  [
    'lists people and pairs whose ratings are established, the best first',
    async (storage) => {
      const { ratings } = storage;
      await addPeople(storage);
      await addMatch(storage, 'first', 1);
      await ratings.rateNext(POOL, 9);
      const part = { now: 500, from: 0, limit: 9 };
      expect(await ratings.list(POOL, part)).toEqual([]);
      await establish(storage);
      const listed = await ratings.list(POOL, part);
      expect(listed.map(({ name }) => name)).toHaveLength(4);
      const means = listed.map(({ mean }) => mean);
      expect(means).toEqual([...means].sort((a, b) => b - a));
      expect(await ratings.list(POOL, { ...part, from: 1, limit: 2 })).toEqual(listed.slice(1, 3));
      expect(await ratings.placeOf(listed[2]!.id, POOL, part.now)).toBe(3);
      const pairs = await ratings.listPairs(POOL, part);
      expect(pairs.length).toBeGreaterThan(0);
      expect(pairs[0]!.people).toHaveLength(2);
    },
  ],
  [
    'takes people off the lists who stay away or may not play rated matches',
    async (storage) => {
      const { ratings, sanctions } = storage;
      await addPeople(storage);
      await establish(storage);
      const by = { origin: 'operator', person: null } as const;
      const sanction = {
        id: 's',
        person: 'ben',
        kind: 'no-rated',
        by,
        reason: '',
        at: 1,
        until: 900,
      } as const;
      await sanctions.add(sanction, { id: 'a', at: 1, by, deed: 'sanctioned', person: 'ben', detail: '' });
      const idsAt = async (now: number) =>
        (await ratings.list(POOL, { now, from: 0, limit: 9 })).map(({ id }) => id).sort();
      expect(await idsAt(500)).toEqual(['anna', 'carla', 'dan']);
      expect(await ratings.placeOf('ben', POOL, 500)).toBeNull();
      expect(await idsAt(900)).toEqual(FOUR);
      const aYear = 366 * 24 * 3600 * 1000;
      expect(await idsAt(aYear)).toEqual([]);
      expect(await ratings.placeOf('anna', POOL, aYear)).toBeNull();
      while ((await ratings.delist(aYear, 3)) > 0);
      expect(await idsAt(500)).toEqual([]);
      expect(await ratings.recompute(POOL)).toMatchObject({ corrected: 0 });
    },
  ],
];

async function addPeople({ people }: Storage): Promise<void> {
  for (const id of FOUR) await people.add({ id, name: id, since: 1 });
}

/** Lets all four play until they are in the lists. Among themselves they could not tell how good they all are. */
async function establish(storage: Storage): Promise<void> {
  for (let index = 0; index < 200; index++) {
    const people = rotated(index).map((person, player) => (player === index % 4 ? 'planner-1' : person));
    await addMatch(storage, `m${index}`, 2 + index, people);
  }
  await storage.ratings.rateNext(POOL, 999);
}

/** The first and the third play against the others. Every round ends with the same difference. */
async function addMatch(
  { matches }: Storage,
  id: string,
  ended: number,
  people: readonly string[] = FOUR,
  difference = 60,
  handedOver: readonly number[] = [],
): Promise<void> {
  const round = {
    ...{ slots: [0, 1, 2, 3], points: [50 + difference / 2, 50 - difference / 2] },
    ...(handedOver.length > 0 ? { handedOver } : {}),
  };
  await matches.add(aMatch(id, ended, people), {
    pool: POOL,
    participants: people.map((id) =>
      FOUR.includes(id) ? { type: 'person', id } : { type: 'bot', name: id },
    ),
    rounds: Array.from({ length: 9 }, () => round),
  });
}

function rotated(by: number): readonly string[] {
  return ['anna', ...[0, 1, 2].map((index) => ['ben', 'carla', 'dan'][(index + by) % 3]!)];
}

async function everything({ ratings }: Storage): Promise<unknown> {
  return Promise.all([
    ...FOUR.map((person) => ratings.of(person)),
    ...FOUR.map((person) => ratings.history(person, POOL, NOW, 99)),
    ratings.list(POOL, { now: 1, from: 0, limit: 99 }),
    ratings.listPairs(POOL, { now: 1, from: 0, limit: 99 }),
  ]);
}

function pick({ mean, variance }: { readonly mean: number; readonly variance: number }) {
  return { mean, variance };
}
