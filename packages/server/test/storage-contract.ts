import type { TableConfig } from '@schupf/table';
import { expect } from 'vitest';
import type { LogRow, MatchRow, Storage, TableRow } from '../src/storage/storage.ts';
import { aMatch, aTable, logRow, wakes } from './stored.ts';

/** Opens an empty storage; `again` opens another way to the same one. */
export type Opening = () => Promise<{ storage: Storage; again: () => Promise<Storage> }>;

interface StorageClause {
  readonly title: string;
  readonly check: () => Promise<void>;
}

/** What everything that is a `Storage` keeps to, whatever it is made of. */
export function storageContract(open: Opening): StorageClause[] {
  const clause = (
    title: string,
    keep: (storage: Storage, again: () => Promise<Storage>) => Promise<void>,
  ) => ({
    title,
    check: async () => {
      const { storage, again } = await open();
      await keep(storage, again);
    },
  });

  return [
    clause('a person is found by his id, until he is forgotten', async ({ people }) => {
      expect(await people.find('anna')).toBeNull();
      await people.add({ id: 'anna', name: 'Anna', since: 5 });
      expect(await people.find('anna')).toEqual({ id: 'anna', name: 'Anna', since: 5 });
      await people.rename('anna', "Ánna'; --");
      expect(await people.find('anna')).toEqual({ id: 'anna', name: "Ánna'; --", since: 5 });
      await people.forget('anna');
      expect(await people.find('anna')).toBeNull();
    }),
    clause('nobody is added twice', async ({ people }) => {
      await people.add({ id: 'anna', name: 'Anna', since: 5 });
      await expect(people.add({ id: 'anna', name: 'Other', since: 6 })).rejects.toThrow();
      expect((await people.find('anna'))?.name).toBe('Anna');
    }),
    clause('a session leads to its person, until it ends', async ({ people }) => {
      await people.add({ id: 'anna', name: 'Anna', since: 5 });
      const first = { hash: 'h1', person: 'anna', since: 6, seen: 6 };
      const second = { hash: 'h2', person: 'anna', since: 7, seen: 7 };
      await people.addSession(first);
      await people.addSession(second);
      expect(await people.findSession('h1')).toEqual({
        session: first,
        person: { id: 'anna', name: 'Anna', since: 5 },
      });
      await people.touchSession('h1', 99);
      expect(await people.sessionsOf('anna')).toEqual([{ ...first, seen: 99 }, second]);
      await people.endSession('h1');
      expect(await people.findSession('h1')).toBeNull();
      expect(await people.sessionsOf('anna')).toEqual([second]);
      expect(await people.sessionsOf('ben')).toEqual([]);
    }),
    clause('a word for another device is taken once', async ({ people }, again) => {
      await people.add({ id: 'anna', name: 'Anna', since: 5 });
      await people.addDeviceWord('w', 'anna', 100);
      const other = await again();
      const takers = [people.takeDeviceWord('w', 99), other.people.takeDeviceWord('w', 99)];
      expect((await Promise.all(takers)).sort()).toEqual(['anna', null]);
      expect(await people.takeDeviceWord('w', 99)).toBeNull();
      expect(await people.takeDeviceWord('unknown', 99)).toBeNull();
    }),
    clause('a word for another device ends with its time', async ({ people }) => {
      await people.add({ id: 'anna', name: 'Anna', since: 5 });
      await people.addDeviceWord('w', 'anna', 100);
      await people.addDeviceWord('later', 'anna', 200);
      expect(await people.takeDeviceWord('w', 100)).toBeNull();
      expect(await people.takeDeviceWord('w', 50)).toBeNull();
      expect(await people.takeDeviceWord('later', 100)).toBe('anna');
    }),
    clause('blocks have a direction and can be taken back', async ({ people }) => {
      const [anna, ben, carla] = await threePeople({ people });
      await people.block('anna', 'carla', 1);
      await people.block('anna', 'ben', 2);
      await people.block('anna', 'ben', 3);
      expect(await people.blockedBy('anna')).toEqual([carla, ben]);
      expect(await people.blockedBy('ben')).toEqual([]);
      await people.unblock('anna', 'carla');
      await people.unblock('ben', 'anna');
      expect(await people.blockedBy('anna')).toEqual([ben]);
      await people.block('ben', 'anna', 4);
      expect(await people.blockedBy('ben')).toEqual([anna]);
    }),
    clause('whoever is forgotten leaves nothing behind but matches without him', async (storage) => {
      const { people, matches } = storage;
      const [, ben] = await threePeople(storage);
      await people.addSession({ hash: 'h', person: 'anna', since: 1, seen: 1 });
      await people.addDeviceWord('w', 'anna', 100);
      await people.block('anna', 'ben', 1);
      await people.block('ben', 'anna', 1);
      await matches.add(aMatch('m', 10, ['anna', 'ben']));
      await people.forget('anna');
      while (await matches.forget(1));
      expect(await people.findSession('h')).toBeNull();
      expect(await people.sessionsOf('anna')).toEqual([]);
      expect(await people.takeDeviceWord('w', 1)).toBeNull();
      expect(await people.blockedBy('anna')).toEqual([]);
      expect(await people.blockedBy('ben')).toEqual([]);
      expect(await matches.of('anna', 100, 10)).toEqual([]);
      const match = await matches.find('m');
      expect(match?.players.slice(0, 2)).toEqual([
        { person: null, name: '' },
        { person: 'ben', name: 'Ben' },
      ]);
      expect(match?.record).not.toContain('Anna');
      expect(match?.record).toContain('Ben');
      expect(await people.find('ben')).toEqual(ben);
    }),
    clause(
      'forgotten, he is named at no table, and the tables are told',
      async ({ people, tables, logs }) => {
        await people.add({ id: 'anna', name: 'Anna', since: 1 });
        await people.add({ id: 'ben', name: 'Benedikt', since: 1 });
        for (const code of ['aaa', 'bbb', 'ccc', 'shut']) await tables.add(aTable(code));
        const sat = (table: string, seq: number, by: string, name: string): LogRow => ({
          ...logRow(table, seq),
          entry: { type: 'command', by, id: 's', command: { type: 'sit', chair: 2, name }, at: seq },
        });
        for (const code of ['aaa', 'shut']) expect(await tables.admit(code, 'ben')).toBe(true);
        const { terms } = aTable('aaa');
        const opened: LogRow = { ...logRow('aaa', 0), entry: { type: 'opened', terms, at: 1 } };
        const line = { ...aTable('aaa').line, chairs: [{ type: 'person', name: 'Benedikt' } as const] };
        await tables.note('aaa', line, 3);
        await logs.append([
          [
            opened,
            sat('aaa', 1, 'ben', 'Benno'),
            sat('aaa', 2, 'ben', 'Benedikt'),
            sat('aaa', 3, 'anna', 'Anna'),
          ],
        ]);
        await tables.close('shut', 5);
        expect((await people.forget('ben')).toSorted()).toEqual(['aaa']);
        const kept = async () => JSON.stringify([await logs.load('aaa'), await tables.find('aaa')]);
        expect(await kept()).not.toMatch(/Benno|Benedikt/);
        expect(await kept()).toContain('Anna');
        expect((await logs.load('aaa')).map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
        expect(await tables.admit('aaa', 'ben')).toBe(false);
        await logs.append([[sat('aaa', 4, 'ben', 'Benno')]]);
        await tables.forget('aaa', 'ben');
        expect(await kept()).not.toContain('Benno');
        expect((await people.forget('anna')).toSorted()).toEqual(['aaa', 'bbb', 'ccc']);
        expect(await kept()).not.toContain('Anna');
        expect(await people.forget('anna')).toEqual([]);
      },
    ),
    clause(
      'somebody is admitted to tables that are there, as often as he likes',
      async ({ people, tables }) => {
        await people.add({ id: 'ben', name: 'Ben', since: 1 });
        await tables.add(aTable('aaa'));
        await tables.add(aTable('shut'));
        await tables.close('shut', 5);
        for (let times = 0; times < 2; times++) expect(await tables.admit('aaa', 'ben')).toBe(true);
        expect(await tables.admit('shut', 'ben')).toBe(false);
        expect(await tables.admit('nowhere', 'ben')).toBe(false);
      },
    ),
    clause('a match goes with the last who played it', async (storage) => {
      const { people, matches } = storage;
      await threePeople(storage);
      await matches.add(aMatch('m', 10, ['anna', 'ben']));
      for (const id of ['anna', 'ben']) {
        expect(await matches.find('m')).not.toBeNull();
        await people.forget(id);
        while (await matches.forget(10));
      }
      expect(await matches.find('m')).toBeNull();
      await matches.add(aMatch('late', 10, ['anna', 'ben']));
      expect(await matches.find('late')).toBeNull();
    }),
    clause('people nobody has seen for long are told page by page', async (storage) => {
      const { people, matches } = storage;
      await threePeople(storage);
      await people.add({ id: 'dora', name: 'Dora', since: 3 });
      await people.addSession({ hash: 'h', person: 'anna', since: 1, seen: 8 });
      await people.addSession({ hash: 'i', person: 'ben', since: 1, seen: 1 });
      await people.touchSession('i', 9);
      await matches.add(aMatch('m', 10, ['anna']));
      const [anna, carla, dora] = [
        { id: 'anna', seen: 8, hasPlayed: true },
        { id: 'carla', seen: 3, hasPlayed: false },
        { id: 'dora', seen: 3, hasPlayed: false },
      ] as const;
      expect(await people.unseen(9, null, 10)).toEqual([carla, dora, anna]);
      expect(await people.unseen(9, null, 1)).toEqual([carla]);
      expect(await people.unseen(9, carla, 1)).toEqual([dora]);
      expect(await people.unseen(9, dora, 10)).toEqual([anna]);
      expect(await people.unseen(9, anna, 10)).toEqual([]);
    }),
    clause('a match that ends later does not bring the forgotten back', async (storage) => {
      const { people, matches } = storage;
      await threePeople(storage);
      await people.forget('anna');
      await matches.add(aMatch('m', 10, ['anna', 'ben']));
      const match = await matches.find('m');
      expect(match?.players[0]).toEqual({ person: null, name: '' });
      expect(match?.record).not.toContain('Anna');
      expect(await matches.of('anna', 100, 10)).toEqual([]);
    }),
    clause('what is said of somebody who is not there does nothing', async ({ people }) => {
      await people.add({ id: 'ben', name: 'Ben', since: 1 });
      await people.rename('anna', 'Anna');
      await people.forget('anna');
      await people.addSession({ hash: 'h', person: 'anna', since: 1, seen: 1 });
      await people.touchSession('h', 2);
      await people.endSession('h');
      await people.addDeviceWord('w', 'anna', 100);
      await people.block('anna', 'ben', 1);
      await people.block('ben', 'anna', 1);
      await people.unblock('ben', 'anna');
      expect(await people.find('anna')).toBeNull();
      expect(await people.findSession('h')).toBeNull();
      expect(await people.takeDeviceWord('w', 1)).toBeNull();
      expect(await people.blockedBy('ben')).toEqual([]);
    }),

    clause('a table is given back as it was', async ({ tables }, again) => {
      expect(await tables.find('aaa')).toBeNull();
      const table = aTable('aaa');
      expect(await tables.add(table)).toBe(true);
      expect(await tables.find('aaa')).toEqual(table);
      expect(await (await again()).tables.find('aaa')).toEqual(table);
    }),
    clause('a code belongs to one table', async ({ tables }) => {
      const table = aTable('aaa');
      await tables.add(table);
      expect(await tables.add(aTable('aaa', { changed: 77 }))).toBe(false);
      expect(await tables.find('aaa')).toEqual(table);
    }),
    clause('whoever claims a table gets an epoch of his own', async ({ tables }, again) => {
      await tables.add(aTable('aaa'));
      const other = await again();
      const epochs = await Promise.all([tables.claim('aaa'), other.tables.claim('aaa'), tables.claim('aaa')]);
      expect(epochs.toSorted()).toEqual([1, 2, 3]);
      expect((await tables.find('aaa'))?.epoch).toBe(3);
      expect(await tables.claim('bbb')).toBeNull();
    }),
    clause('what the lobby says of a table changes', async ({ tables }) => {
      const table = aTable('aaa');
      await tables.add(table);
      const line = { ...table.line, stage: 'playing', round: 3 } as const;
      await tables.note('aaa', line, 50);
      expect(await tables.find('aaa')).toEqual({ ...table, line, stage: 'playing', changed: 50 });
      await tables.note('bbb', line, 50);
      expect(await tables.find('bbb')).toBeNull();
    }),
    clause('the lobby lists open tables, the newest first', async ({ tables }) => {
      await tables.add(aTable('old', { opened: 10 }));
      await tables.add(aTable('new', { opened: 30, stage: 'over' }));
      await tables.add(aTable('mid', { opened: 20, stage: 'playing' }));
      await tables.add(aTable('shut', { opened: 40 }));
      await tables.add(aTable('mine', { opened: 50, visibility: 'private' }));
      await tables.close('shut', 60);
      expect(codesOf(await tables.open(10))).toEqual(['new', 'mid', 'old']);
      expect(codesOf(await tables.open(2))).toEqual(['new', 'mid']);
    }),
    clause('tables that are played are told from those nobody comes to', async ({ tables }) => {
      await tables.add(aTable('a', { changed: 10 }));
      await tables.add(aTable('b', { changed: 20, visibility: 'private' }));
      await tables.add(aTable('c', { changed: 5, stage: 'playing' }));
      await tables.add(aTable('d', { changed: 5, stage: 'over' }));
      await tables.add(aTable('e', { changed: 5 }));
      await tables.close('e', 6);
      expect(await tables.playing()).toEqual(['c']);
      expect((await tables.idle(20)).toSorted()).toEqual(['a', 'd']);
      expect((await tables.idle(21)).toSorted()).toEqual(['a', 'b', 'd']);
      expect(await tables.idle(5)).toEqual([]);
      expect(await tables.forsaken(1000)).toEqual(await tables.playing());
      expect(await tables.forsaken(5)).toEqual([]);
    }),
    clause('a closed table has neither log nor tokens and names nobody', async ({ tables, logs }) => {
      await tables.add(aTable('aaa'));
      await tables.add(aTable('bbb'));
      await tables.addBotToken('hash', 'aaa', 'Robot');
      await logs.append([wakes('aaa', 0, 3), wakes('bbb', 0, 1)]);
      await tables.close('aaa', 70);
      const closed = (await tables.find('aaa'))!;
      expect(closed).toMatchObject({ stage: 'closed', changed: 70, seed: aTable('aaa').seed });
      expect(JSON.stringify(closed)).not.toMatch(/anna/i);
      expect(await logs.load('aaa')).toEqual([]);
      expect(await tables.findBotToken('hash')).toBeNull();
      expect(await logs.load('bbb')).toHaveLength(1);
    }),
    clause('a closed table stays closed', async ({ tables, logs }) => {
      const { line } = aTable('aaa');
      await tables.add(aTable('aaa'));
      await logs.append([wakes('aaa', 0, 3)]);
      await tables.close('aaa', 70);
      await tables.note('aaa', line, 80);
      await tables.close('aaa', 90);
      await tables.close('unknown', 90);
      expect(await tables.claim('aaa')).toBeNull();
      expect(await logs.append([wakes('aaa', 3, 1)])).toEqual([false]);
      expect(await tables.find('aaa')).toMatchObject({ stage: 'closed', changed: 70, epoch: 0 });
    }),
    clause('a token leads to its table', async ({ tables }) => {
      await tables.add(aTable('aaa'));
      await tables.addBotToken('hash', 'aaa', 'Robot');
      expect(await tables.findBotToken('hash')).toEqual({ code: 'aaa', name: 'Robot' });
      expect(await tables.findBotToken('other')).toBeNull();
      await tables.addBotToken('new', 'aaa', 'Robot');
      await tables.addBotToken('second', 'aaa', 'Robot 2');
      expect(await tables.findBotToken('hash')).toBeNull();
      expect(await tables.findBotToken('new')).toEqual({ code: 'aaa', name: 'Robot' });
    }),

    clause('rows are kept with the epoch of whoever wrote them', async ({ logs }, again) => {
      const rows = [logRow('aaa', 0, 1), logRow('aaa', 1, 1), logRow('aaa', 2, 4)];
      expect(await logs.append([rows])).toEqual([true]);
      expect(await logs.load('aaa')).toEqual(rows);
      expect(await (await again()).logs.load('aaa')).toEqual(rows);
    }),
    clause(
      'each batch is kept as a whole or not at all, whatever becomes of the others',
      async ({ logs }) => {
        await logs.append([wakes('a', 0, 2), wakes('b', 0, 2)]);
        const answers = await logs.append([
          wakes('a', 2, 2),
          wakes('b', 1, 3),
          wakes('c', 1, 1),
          wakes('d', 0, 2),
          [logRow('e', 0), logRow('e', 2)],
          [logRow('f', 0), logRow('g', 1)],
          [],
          wakes('a', 4, 1),
          wakes('a', 4, 1),
        ]);
        expect(answers).toEqual([true, false, false, true, false, false, true, true, false]);
        const lengths = await Promise.all(
          ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(async (table) => (await logs.load(table)).length),
        );
        expect(lengths).toEqual([5, 2, 0, 2, 0, 0, 0]);
      },
    ),
    clause('of many who append the same numbers one wins', async ({ logs }, again) => {
      const other = await again();
      for (let seq = 0; seq < 20; seq++) {
        const [[here], [there]] = await Promise.all([
          logs.append([[logRow('a', seq, 1)]]),
          other.logs.append([[logRow('a', seq, 2)]]),
        ]);
        expect([here, there].toSorted()).toEqual([false, true]);
      }
      expect((await logs.load('a')).map(({ seq }) => seq)).toEqual(
        Array.from({ length: 20 }, (_, seq) => seq),
      );
    }),
    clause('texts of any kind come back as they were', async ({ tables, logs, matches, people }) => {
      const texts = [
        '',
        '\n',
        "'; drop table event; --",
        '\u0000',
        '\ud83c',
        '🃏',
        '"\\"',
        'ß'.repeat(5000),
        '\ufeff',
      ];
      const rows = texts.map((id, seq) => ({
        ...logRow('a', seq),
        entry: { type: 'command', by: id, id, command: { type: 'ready' }, at: seq } as const,
      }));
      expect(await logs.append([rows])).toEqual([true]);
      expect(await logs.load('a')).toEqual(rows);
      for (const [index, pace] of texts.entries()) {
        const terms: TableConfig = { ...aTable('x').terms, pace };
        await tables.add({ ...aTable(`t${index}`), terms });
        expect((await tables.find(`t${index}`))?.terms).toEqual(terms);
      }
      for (const [index, name] of ["O'Neill", 'Žofie 🃏', 'שלום', '%_"\\'].entries()) {
        await people.add({ id: `p${index}`, name, since: 0 });
        expect((await people.find(`p${index}`))?.name).toBe(name);
        const match: MatchRow = {
          ...aMatch(`m${index}`, 1, []),
          outcome: name,
          players: [{ person: null, name }],
        };
        await matches.add(match);
        expect(await matches.find(`m${index}`)).toEqual(match);
      }
    }),

    clause('a match is kept once, as it was first', async (storage, again) => {
      await threePeople(storage);
      const match = aMatch('m', 10, ['anna', 'ben']);
      expect(await storage.matches.find('m')).toBeNull();
      await storage.matches.add(match);
      await storage.matches.add({ ...match, rounds: 99, players: [] });
      expect(await storage.matches.find('m')).toEqual(match);
      expect(await (await again()).matches.find('m')).toEqual(match);
    }),
    clause('the matches of a person are listed from the last one on', async (storage) => {
      const { matches } = storage;
      await threePeople(storage);
      const added = [1, 2, 3, 4].map((at) => aMatch(`m${at}`, at * 10, at === 3 ? ['ben'] : ['anna', 'ben']));
      for (const match of added) await matches.add(match);
      const [first, second, , fourth] = added.map(({ record: _, ...rest }) => rest);
      expect(await matches.of('anna', 1000, 10)).toEqual([fourth, second, first]);
      expect(await matches.of('anna', 1000, 2)).toEqual([fourth, second]);
      expect(await matches.of('anna', 20, 2)).toEqual([first]);
      expect(await matches.of('carla', 1000, 10)).toEqual([]);
    }),
    clause('many things at once do not disturb one another', async (storage) => {
      const { people, tables, logs } = storage;
      await threePeople(storage);
      await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          await tables.add(aTable(`t${index}`));
          await logs.append([wakes(`t${index}`, 0, 3)]);
          await people.addDeviceWord(`w${index}`, 'anna', 100);
          await Promise.all([
            tables.claim(`t${index}`),
            people.takeDeviceWord(`w${index}`, 1),
            storage.probe(),
          ]);
          if (index % 2 === 0) await tables.close(`t${index}`, 9);
        }),
      );
      expect(await tables.open(100)).toHaveLength(30);
      expect(await logs.load('t0')).toEqual([]);
      expect(await logs.load('t1')).toHaveLength(3);
    }),
  ];
}

async function threePeople({ people }: Pick<Storage, 'people'>) {
  const three = [
    { id: 'anna', name: 'Anna', since: 1 },
    { id: 'ben', name: 'Ben', since: 2 },
    { id: 'carla', name: 'Carla', since: 3 },
  ] as const;
  for (const person of three) await people.add(person);
  return three;
}

function codesOf(rows: readonly TableRow[]): string[] {
  return rows.map(({ code }) => code);
}
