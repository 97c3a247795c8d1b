import { DEFAULT_NOTICES } from '@schupf/protocol';
import { expect } from 'vitest';
import { TURN_NOTICE } from '../src/storage/push-storage.ts';
import type { LogRow, Storage } from '../src/storage/storage.ts';
import type { TableTurns } from '../src/storage/turns-storage.ts';
import { aTable, logRow } from './rows.ts';

const DAY_MS = 24 * 3600 * 1000;

type Clause = readonly [title: string, verify: (storage: Storage) => Promise<void>];

/** A batch of one row that says what is asked of people. */
export function withTurns(
  table: string,
  seq: number,
  people: TableTurns['people'],
  { totals = [0, 0], jobs = [], epoch = 0 }: Partial<TableTurns> & { readonly epoch?: number } = {},
): LogRow[] {
  return [{ ...logRow(table, seq, epoch), turns: { totals, people, jobs } }];
}

const anna = { person: 'anna', player: 0, since: 5, until: 50 };
const ben = { person: 'ben', player: 1, since: null, until: null };

async function addAll({ people, tables }: Storage): Promise<void> {
  for (const id of ['anna', 'ben']) await people.add({ id, name: id, since: 1 });
  for (const code of ['a', 'b', 'c']) await tables.add(aTable(code, { changed: 2, stage: 'playing' }));
}

const codesFor = async ({ turns }: Storage, person: string) =>
  (await turns.of(person, 10)).map(({ summary }) => summary.code);

/** The part of the storage contract about what tables ask of people. */
export const TURNS_CLAUSES: readonly Clause[] = [
  [
    'stores what a table asks of people with its rows, and replaces it',
    async (storage) => {
      await addAll(storage);
      const { logs, turns } = storage;
      await logs.append([withTurns('a', 0, [anna, ben], { totals: [100, -25] })]);
      const { summary } = aTable('a', { stage: 'playing' });
      expect(await turns.of('anna', 10)).toEqual([
        { summary, totals: [100, -25], player: 0, since: 5, until: 50 },
      ]);
      expect(await turns.find('ben', 'a')).toEqual({
        summary,
        totals: [100, -25],
        ...{ player: 1, since: null, until: null },
      });
      expect(await turns.find('ben', 'b')).toBeNull();
      await logs.append([[logRow('a', 1)]]);
      expect(await codesFor(storage, 'anna')).toEqual(['a']);
      await logs.append([withTurns('a', 2, [{ ...ben, since: 7, until: null }])]);
      expect(await turns.of('anna', 10)).toEqual([]);
      expect(await turns.find('ben', 'a')).toMatchObject({ since: 7, until: null, totals: [0, 0] });
    },
  ],
  [
    'lists the tables with the least time left first, and those that ask for nothing last',
    async (storage) => {
      await addAll(storage);
      await storage.logs.append([
        withTurns('a', 0, [{ ...anna, since: null, until: null }]),
        withTurns('b', 0, [{ ...anna, until: null }]),
        withTurns('c', 0, [anna]),
      ]);
      expect(await codesFor(storage, 'anna')).toEqual(['c', 'b', 'a']);
      expect(await storage.turns.of('anna', 2)).toHaveLength(2);
    },
  ],
  [
    'stores nothing about people with rows that are refused',
    async (storage) => {
      await addAll(storage);
      const { logs } = storage;
      const jobs = [{ kind: 'tell', key: 'anna a', due: 9 }];
      expect(
        await logs.append([withTurns('a', 1, [anna], { jobs }), withTurns('b', 0, [anna, ben])]),
      ).toEqual(['behind', 'stored']);
      expect(await logs.append([withTurns('b', 1, [], { epoch: 7 })])).toEqual(['lost']);
      expect(await codesFor(storage, 'anna')).toEqual(['b']);
      expect(await storage.jobs.take('tell', 10, 20)).toBeNull();
    },
  ],
  [
    'adds the jobs that tell people, and leaves those that are there alone',
    async (storage) => {
      await addAll(storage);
      const { logs, jobs } = storage;
      const job = { kind: 'tell', key: 'anna a', due: 9 };
      await logs.append([withTurns('a', 0, [anna], { jobs: [job] })]);
      await logs.append([withTurns('a', 1, [anna], { jobs: [{ ...job, due: 1 }] })]);
      expect(await jobs.take('tell', 8, 20)).toBeNull();
      const taken = await jobs.take('tell', 9, 20);
      expect(taken).toMatchObject({ key: 'anna a', added: 1 });
      await jobs.finish(taken!, null);
      expect(await jobs.take('tell', 100, 200)).toBeNull();
    },
  ],
  [
    'forgets what was asked at closed tables and of deleted people',
    async (storage) => {
      await addAll(storage);
      const { logs, people, tables } = storage;
      await logs.append([withTurns('a', 0, [anna, ben]), withTurns('b', 0, [anna, ben])]);
      await tables.close('a', 9);
      expect(await codesFor(storage, 'anna')).toEqual(['b']);
      await people.delete('anna');
      expect(await codesFor(storage, 'anna')).toEqual([]);
      expect(await codesFor(storage, 'ben')).toEqual(['b']);
      await logs.append([withTurns('b', 1, [anna, ben])]);
      expect(await codesFor(storage, 'anna')).toEqual([]);
    },
  ],
  [
    'does not list tables in quarantine',
    async (storage) => {
      await addAll(storage);
      await storage.logs.append([withTurns('a', 0, [anna])]);
      await storage.tables.quarantine('a', 'damaged');
      expect(await codesFor(storage, 'anna')).toEqual([]);
      expect(await storage.turns.find('anna', 'a')).toBeNull();
    },
  ],
  [
    'stores where notifications of a device are sent until it is signed out',
    async (storage) => {
      await addAll(storage);
      const { people, push } = storage;
      for (const [hash, person] of [
        ['phone', 'anna'],
        ['laptop', 'anna'],
        ['other', 'ben'],
      ] as const)
        await people.addSession({ hash, person, since: 1, seen: 1 });
      const phone = { session: 'phone', endpoint: 'https://p/1', p256dh: 'k', auth: 'a', language: 'de' };
      const laptop = { ...phone, session: 'laptop', endpoint: 'https://p/2' };
      await push.subscribe({ ...phone, session: 'unknown' });
      await push.subscribe(phone);
      await push.subscribe(laptop);
      expect(await push.of('anna')).toEqual([laptop, phone]);
      expect(await push.find('phone')).toEqual(phone);
      await push.subscribe({ ...phone, endpoint: 'https://p/3' });
      expect((await push.find('phone'))?.endpoint).toBe('https://p/3');
      await push.subscribe({ ...laptop, session: 'other' });
      expect(await push.find('laptop')).toBeNull();
      expect(await push.of('ben')).toHaveLength(1);
      await push.removeEndpoint('https://p/3');
      expect(await push.of('anna')).toEqual([]);
      await push.subscribe(phone);
      await people.endSession('phone');
      expect(await push.of('anna')).toEqual([]);
      await people.delete('ben');
      await people.addSession({ hash: 'other', person: 'anna', since: 1, seen: 1 });
      expect(await push.find('other')).toBeNull();
      await push.subscribe(laptop);
      await push.unsubscribe('laptop');
      expect(await push.find('laptop')).toBeNull();
    },
  ],
  [
    'stores what people want to be told until they are deleted, with the jobs that would tell them',
    async (storage) => {
      await addAll(storage);
      const { people, push, jobs } = storage;
      expect(await push.choiceOf('anna')).toBeNull();
      const choice = { ...DEFAULT_NOTICES, turns: false };
      await push.saveChoice('anna', DEFAULT_NOTICES);
      await push.saveChoice('anna', choice);
      await push.saveChoice('nobody', choice);
      expect(await push.choiceOf('anna')).toEqual(choice);
      expect(await push.choiceOf('nobody')).toBeNull();
      await jobs.add({ kind: TURN_NOTICE, key: 'anna a 5', due: 1 });
      await jobs.add({ kind: TURN_NOTICE, key: 'ben a 5', due: 2 });
      await people.delete('anna');
      expect(await push.choiceOf('anna')).toBeNull();
      expect(await jobs.firstDue()).toBe(2);
    },
  ],
  [
    'gives everyone a number of days of holiday',
    async (storage) => {
      await addAll(storage);
      const { holidays, people } = storage;
      const limit = { windowStart: 0, max: 5 };
      const from = (since: number, until: number) => ({ since: since * DAY_MS, until: until * DAY_MS });
      expect(await holidays.begin('nobody', from(1, 2), limit)).toBe('unknown');
      expect(await holidays.begin('anna', from(1, 7), limit)).toBe('too-long');
      expect(await holidays.begin('anna', from(1, 6), limit)).toBe('begun');
      expect(await holidays.begin('anna', from(2, 3), limit)).toBe('on-holiday');
      expect(await holidays.current('anna', 2 * DAY_MS)).toEqual(from(1, 6));
      expect(await holidays.end('anna', 2.5 * DAY_MS)).toBe(true);
      expect(await holidays.end('anna', 2.5 * DAY_MS)).toBe(false);
      expect(await holidays.current('anna', 2.5 * DAY_MS)).toBeNull();
      expect(await holidays.daysSince('anna', 0)).toBe(2);
      expect(await holidays.of('anna')).toEqual([from(1, 2.5)]);
      expect(await holidays.of('ben')).toEqual([]);
      expect(await holidays.begin('anna', from(3, 7), limit)).toBe('too-long');
      expect(await holidays.begin('anna', from(3, 6), limit)).toBe('begun');
      expect(await holidays.begin('ben', from(3, 6), limit)).toBe('begun');
      expect(await holidays.daysSince('anna', 3 * DAY_MS)).toBe(3);
      expect(await holidays.deleteOld(3 * DAY_MS, 10)).toBe(1);
      expect(await holidays.daysSince('anna', 0)).toBe(3);
      await people.delete('anna');
      expect(await holidays.daysSince('anna', 0)).toBe(0);
    },
  ],
];
