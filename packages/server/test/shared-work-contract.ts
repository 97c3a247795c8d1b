import { expect } from 'vitest';
import type { Storage } from '../src/storage/storage.ts';
import { aTable } from './rows.ts';

type Clause = readonly [title: string, verify: (storage: Storage) => Promise<void>];

const JOB = { kind: 'tidy', key: 'a', due: 10 };

/** The part of the storage contract about what processes share among themselves: jobs and limits. */
export const SHARED_WORK_CLAUSES: readonly Clause[] = [
  [
    'takes a job when it is due, and deletes it when it is done',
    async ({ jobs }) => {
      await jobs.add(JOB);
      expect(await jobs.take('tidy', 9, 20)).toBeNull();
      expect(await jobs.take('other', 10, 20)).toBeNull();
      const job = await jobs.take('tidy', 10, 20);
      expect(job).toMatchObject({ kind: 'tidy', key: 'a', tries: 1 });
      await jobs.finish(job!, null);
      expect(await jobs.take('tidy', 1000, 2000)).toBeNull();
    },
  ],
  [
    'takes the job that is due first, and each key by itself',
    async ({ jobs }) => {
      await jobs.add({ ...JOB, key: 'b', due: 9 });
      await jobs.add(JOB);
      expect(await jobs.take('tidy', 15, 20)).toMatchObject({ key: 'b' });
      expect(await jobs.take('tidy', 15, 20)).toMatchObject({ key: 'a' });
      expect(await jobs.take('tidy', 15, 20)).toBeNull();
    },
  ],
  [
    'lets no one take a job that is taken, until its time is over',
    async ({ jobs }) => {
      await jobs.add(JOB);
      const first = (await jobs.take('tidy', 10, 20))!;
      expect(await jobs.take('tidy', 19, 30)).toBeNull();
      expect(await jobs.keep(first, 25)).toBe(true);
      expect(await jobs.take('tidy', 24, 30)).toBeNull();
      const second = (await jobs.take('tidy', 25, 40))!;
      expect(second.tries).toBe(2);
      // The first attempt no longer counts, whatever becomes of it.
      expect(await jobs.keep(first, 100)).toBe(false);
      await jobs.finish(first, null);
      await jobs.finish(first, 5);
      await jobs.retry(first, 5);
      await jobs.giveUp(first, 5);
      await jobs.release(first);
      expect(await jobs.take('tidy', 39, 50)).toBeNull();
      expect(await jobs.take('tidy', 40, 50)).toMatchObject({ tries: 3 });
    },
  ],
  [
    'carries out a job again that is added while it is being carried out',
    async ({ jobs }) => {
      for (const next of [null, 500]) {
        await jobs.add(JOB);
        const job = (await jobs.take('tidy', 10, 20))!;
        await jobs.add({ ...JOB, due: 12 });
        expect(await jobs.take('tidy', 15, 20)).toBeNull();
        await jobs.finish(job, next);
        const again = (await jobs.take('tidy', 15, 20))!;
        expect(again.tries).toBe(1);
        await jobs.finish(again, null);
        expect(await jobs.take('tidy', 1000, 2000)).toBeNull();
      }
    },
  ],
  [
    'adds a job that is already there only once, due at the earlier time',
    async ({ jobs }) => {
      await jobs.add(JOB);
      await jobs.add({ ...JOB, due: 30 });
      await jobs.add({ ...JOB, due: 5 });
      const job = (await jobs.take('tidy', 5, 20))!;
      await jobs.finish(job, null);
      expect(await jobs.take('tidy', 1000, 2000)).toBeNull();
    },
  ],
  [
    'repeats a job, and forgets earlier failures when it succeeds',
    async ({ jobs }) => {
      await jobs.add(JOB);
      await jobs.retry((await jobs.take('tidy', 10, 20))!, 30);
      expect(await jobs.take('tidy', 29, 40)).toBeNull();
      const second = (await jobs.take('tidy', 30, 40))!;
      expect(second.tries).toBe(2);
      await jobs.finish(second, 100);
      expect(await jobs.take('tidy', 99, 200)).toBeNull();
      expect(await jobs.take('tidy', 100, 200)).toMatchObject({ tries: 1 });
    },
  ],
  [
    'makes a job that is released due at once, as if it had not been tried',
    async ({ jobs }) => {
      await jobs.add(JOB);
      await jobs.release((await jobs.take('tidy', 10, 1000))!);
      expect(await jobs.take('tidy', 10, 20)).toMatchObject({ tries: 1 });
    },
  ],
  [
    'keeps a job that was given up, and tries it again only if it is added again',
    async ({ jobs }) => {
      await jobs.add(JOB);
      await jobs.giveUp((await jobs.take('tidy', 10, 20))!, 15);
      expect(await jobs.take('tidy', 1000, 2000)).toBeNull();
      expect(await jobs.countGivenUp()).toBe(1);
      await jobs.add({ ...JOB, due: 1000 });
      expect(await jobs.countGivenUp()).toBe(0);
      expect(await jobs.take('tidy', 1000, 2000)).toMatchObject({ tries: 1 });
    },
  ],
  [
    'says when the first job is due that was not given up',
    async ({ jobs }) => {
      expect(await jobs.firstDue()).toBeNull();
      await jobs.add(JOB);
      await jobs.add({ ...JOB, key: 'later', due: 70 });
      expect(await jobs.firstDue()).toBe(JOB.due);
      await jobs.giveUp((await jobs.take('tidy', 10, 20))!, 15);
      expect(await jobs.firstDue()).toBe(70);
    },
  ],
  [
    'does not give up a job that was added again during its last attempt',
    async ({ jobs }) => {
      await jobs.add(JOB);
      const job = (await jobs.take('tidy', 10, 20))!;
      await jobs.add(JOB);
      await jobs.giveUp(job, 15);
      expect(await jobs.countGivenUp()).toBe(0);
      expect(await jobs.take('tidy', 15, 20)).not.toBeNull();
    },
  ],
  [
    'counts what is limited until its window is over',
    async ({ limits }) => {
      const take = (key: string, now: number) => limits.take(key, 2, { now, until: now + 100 });
      expect([await take('a', 0), await take('a', 50), await take('a', 99)]).toEqual([true, true, false]);
      expect(await take('b', 99)).toBe(true);
      // The window began with the first use and not with the last.
      expect([await take('a', 100), await take('a', 199), await take('a', 199)]).toEqual([true, true, false]);
    },
  ],
  [
    'deletes the counts of windows that are over, and no others',
    async ({ limits }) => {
      const take = (key: string, now: number) => limits.take(key, 1, { now, until: now + 100 });
      await take('a', 0);
      await take('b', 50);
      await limits.deleteOver(100);
      // Asked as of an earlier time, a window that was deleted is open again.
      expect([await take('a', 60), await take('b', 60)]).toEqual([true, false]);
    },
  ],
  [
    'adds a table only if each of its shares of the lobby has room',
    async ({ tables }) => {
      const [person, network] = [
        { key: 'p', max: 2 },
        { key: 'n', max: 3 },
      ];
      const add = (code: string, shares = [person, network]) => tables.add(aTable(code), shares);
      expect([await add('a'), await add('b'), await add('c')]).toEqual(['added', 'added', 'too-many-listed']);
      expect(await tables.find('c')).toBeNull();
      expect([await add('c', [network]), await add('d', [network]), await add('d', [])]).toEqual([
        'added',
        'too-many-listed',
        'added',
      ]);
      // A match that is over makes room, and so does a table that is closed.
      await tables.updateSummary('a', 0, { ...aTable('a').summary, stage: 'over' }, 5);
      expect([await add('e'), await add('f')]).toEqual(['added', 'too-many-listed']);
      await tables.close('b', 6);
      expect(await add('f')).toBe('added');
    },
  ],
  [
    'says whether the lobby lists a new summary',
    async ({ tables }) => {
      const { summary } = aTable('aaa');
      const update = (code: string, epoch = 0) =>
        tables.updateSummary(code, epoch, { ...summary, code, round: 3 }, 50);
      await tables.add(aTable('listed'));
      await tables.add(aTable('private', { visibility: 'private' }));
      await tables.add(aTable('damaged'));
      await tables.quarantine('damaged', 'row 3 of the log cannot be read');
      await tables.add(aTable('closed'));
      await tables.close('closed', 5);
      const answers = await Promise.all(
        ['listed', 'private', 'damaged', 'closed'].map((code) => update(code)),
      );
      expect(answers).toEqual([true, false, false, false]);
      expect(await update('listed', 7)).toBe(false);
    },
  ],
];
