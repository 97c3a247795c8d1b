import type { Evidence } from '@schupf/protocol';
import { expect } from 'vitest';
import type { ReportRow } from '../src/storage/reports-storage.ts';
import type { ActRow, SanctionRow } from '../src/storage/sanctions-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { aCredential } from './accounts-contract.ts';

type Clause = readonly [title: string, verify: (storage: Storage) => Promise<void>];

const BY_CARLA = { origin: 'moderator', person: 'carla' } as const;

export function anAct(id: string, at: number, change: Partial<ActRow> = {}): ActRow {
  return { id, at, by: BY_CARLA, deed: 'sanctioned', person: 'anna', detail: 'for insults', ...change };
}

export function aSanction(id: string, change: Partial<SanctionRow> = {}): SanctionRow {
  return {
    ...{ id, person: 'anna', kind: 'mute', by: BY_CARLA, reason: 'insults', at: 10, until: 100 },
    ...{ lifted: null, appeal: null, ...change },
  };
}

const ANNA = { id: 'anna', name: 'Anna' };
const BEN = { id: 'ben', name: 'Ben' };

const EVIDENCE: Evidence = {
  name: 'Anna',
  handle: null,
  match: 'aaa-1',
  round: 2,
  moment: null,
  players: [ANNA, null, BEN, null],
  lines: [
    { by: ANNA, at: 5, text: 'you fool', isPhrase: false },
    { by: BEN, at: 6, text: 'calm down', isPhrase: false },
  ],
  record: '',
};

export function aReport(id: string, change: Partial<ReportRow> = {}): ReportRow {
  return {
    ...{ id, at: 7, reporter: 'ben', network: 'hash', person: 'anna', reason: 'chat', note: 'rude' },
    ...{ table: 'aaa', evidence: EVIDENCE, decision: null, ...change },
  };
}

async function addPeople({ people }: Storage): Promise<void> {
  for (const id of ['anna', 'ben', 'carla'])
    await people.add({ id, name: `${id[0]!.toUpperCase()}${id.slice(1)}`, since: 1 });
}

/** The part of the storage contract about reports, sanctions and moderators. */
export const MODERATION_CLAUSES: readonly Clause[] = [
  [
    'gives a guest’s sanctions and outcomes to the account that they join',
    async (storage) => {
      const { people, accounts, sanctions, outcomes } = storage;
      for (const name of ['Anna', 'Carla']) await people.add({ id: name.toLowerCase(), name, since: 1 });
      await sanctions.add(aSanction('s', { person: 'carla' }), anAct('1', 10));
      for (const person of ['anna', 'carla']) await outcomes.note({ person, kind: 'left', at: 5 });
      await outcomes.note({ person: 'carla', kind: 'good', at: 6 });
      expect(await accounts.joinGuest('carla', 'anna')).toBe('joined');
      expect((await sanctions.of('anna')).map(({ id }) => id)).toEqual(['s']);
      expect(await sanctions.of('carla')).toEqual([]);
      expect((await outcomes.of('anna', 9)).map(({ at }) => at)).toEqual([6, 5]);
    },
  ],
  [
    'keeps the first secret of each name',
    async ({ secrets }) => {
      expect(await secrets.getOrAdd('a', 'first')).toBe('first');
      expect(await secrets.getOrAdd('a', 'second')).toBe('first');
      expect(await secrets.getOrAdd('b', 'second')).toBe('second');
    },
  ],
  [
    'has a sanction run until its end or until it is lifted, once',
    async (storage) => {
      const { sanctions } = storage;
      await addPeople(storage);
      const forGood = aSanction('b', { kind: 'closed', until: null, at: 20 });
      expect(await sanctions.add(aSanction('a'), anAct('1', 10))).toBe(true);
      expect(await sanctions.add(forGood, anAct('2', 20))).toBe(true);
      expect(await sanctions.running('anna', 99)).toEqual([forGood, aSanction('a')]);
      expect(await sanctions.running('anna', 100)).toEqual([forGood]);
      expect(await sanctions.running('ben', 0)).toEqual([]);
      expect([await sanctions.closedSince(20), await sanctions.closedSince(21)]).toEqual([['anna'], []]);
      const lifted = { at: 30, by: 'ben', reason: 'a mistake' };
      const lift = () => sanctions.lift('b', lifted, anAct('3', 30, { deed: 'lifted' }));
      expect(await Promise.all([lift(), lift().catch(() => false)])).toEqual([true, false]);
      expect(await sanctions.running('anna', 100)).toEqual([]);
      expect(await sanctions.closedSince(0)).toEqual([]);
      expect(await sanctions.of('anna')).toEqual([{ ...forGood, lifted }, aSanction('a')]);
      expect(await sanctions.find('b')).toEqual({ ...forGood, lifted });
      expect(await sanctions.lift('c', lifted, anAct('4', 30))).toBe(false);
      expect((await sanctions.acts(1000, 10)).map(({ id }) => id)).toEqual(['3', '2', '1']);
      expect((await sanctions.acts(20, 10)).map(({ id }) => id)).toEqual(['1']);
      expect(await sanctions.acts(1000, 1)).toEqual([anAct('3', 30, { deed: 'lifted' })]);
    },
  ],
  [
    'does not sanction someone who does not exist, and writes nothing about it',
    async ({ sanctions }) => {
      expect(await sanctions.add(aSanction('a'), anAct('1', 10))).toBe(false);
      expect(await sanctions.acts(1000, 10)).toEqual([]);
      expect(await sanctions.find('a')).toBeNull();
    },
  ],
  [
    'accepts one appeal against a sanction, and decides it once',
    async (storage) => {
      const { sanctions } = storage;
      await addPeople(storage);
      for (const id of ['a', 'b']) await sanctions.add(aSanction(id), anAct(`of ${id}`, 10));
      const appeal = { text: 'it was not me', at: 12 };
      expect(await sanctions.appeal('a', appeal)).toBe(true);
      expect(await sanctions.appeal('a', { text: 'again', at: 13 })).toBe(false);
      expect(await sanctions.appeal('unknown', appeal)).toBe(false);
      await sanctions.appeal('b', { ...appeal, at: 11 });
      expect((await sanctions.appealed(10)).map(({ id }) => id)).toEqual(['b', 'a']);
      expect((await sanctions.appealed(1)).map(({ id }) => id)).toEqual(['b']);
      const upheld = { outcome: 'upheld', answer: 'it was', at: 14, by: 'ben' } as const;
      const act = (id: string) => anAct(id, 14, { deed: 'decided-appeal' });
      expect(await sanctions.decideAppeal('b', upheld, act('x'))).toBe(true);
      expect(await sanctions.decideAppeal('b', upheld, act('y'))).toBe(false);
      expect(await sanctions.find('b')).toMatchObject({ lifted: null, appeal: { decision: upheld } });
      const granted = { ...upheld, outcome: 'lifted', answer: 'sorry' } as const;
      expect(await sanctions.decideAppeal('a', granted, act('z'))).toBe(true);
      expect(await sanctions.find('a')).toEqual(
        aSanction('a', {
          lifted: { at: 14, by: 'ben', reason: 'sorry' },
          appeal: { ...appeal, decision: granted },
        }),
      );
      expect(await sanctions.appealed(10)).toEqual([]);
    },
  ],
  [
    'appoints and dismisses moderators',
    async (storage) => {
      const { sanctions, people } = storage;
      await addPeople(storage);
      const act = (id: string) =>
        anAct(id, 5, { deed: 'appointed', by: { origin: 'operator', person: null } });
      expect(await sanctions.appoint('ben', 5, act('1'))).toBe(true);
      expect(await sanctions.appoint('ben', 6, act('2'))).toBe(false);
      expect(await sanctions.appoint('nobody', 6, act('3'))).toBe(false);
      expect(await sanctions.appoint('anna', 6, act('4'))).toBe(true);
      expect(await sanctions.moderators()).toEqual([
        { id: 'ben', name: 'Ben', since: 5 },
        { id: 'anna', name: 'Anna', since: 6 },
      ]);
      await people.delete('ben');
      expect(await sanctions.isModerator('ben')).toBe(false);
      expect(await sanctions.isModerator('anna')).toBe(true);
      expect(await sanctions.dismiss('anna', act('5'))).toBe(true);
      expect(await sanctions.dismiss('anna', act('6'))).toBe(false);
      expect(await sanctions.moderators()).toEqual([]);
    },
  ],
  [
    'holds a network until the later of two times',
    async ({ sanctions }) => {
      await sanctions.holdNetwork('n', { kind: 'mute', until: 50 });
      await sanctions.holdNetwork('n', { kind: 'mute', until: 40 });
      await sanctions.holdNetwork('n', { kind: 'no-open-tables', until: 45 });
      expect(await sanctions.holds('n', 44)).toEqual([
        { kind: 'mute', until: 50 },
        { kind: 'no-open-tables', until: 45 },
      ]);
      expect(await sanctions.holds('n', 45)).toEqual([{ kind: 'mute', until: 50 }]);
      expect(await sanctions.holds('other', 0)).toEqual([]);
      await sanctions.deleteOver(50, 0, 10);
      expect(await sanctions.holds('n', 0)).toEqual([]);
    },
  ],
  [
    'deletes sanctions and lines of the log some time after they are over',
    async (storage) => {
      const { sanctions } = storage;
      await addPeople(storage);
      await sanctions.add(aSanction('over', { until: 50 }), anAct('1', 10));
      await sanctions.add(aSanction('running', { until: 200 }), anAct('2', 120));
      await sanctions.add(aSanction('for good', { until: null }), anAct('3', 130));
      await sanctions.add(aSanction('lifted', { until: null }), anAct('4', 10));
      await sanctions.lift('lifted', { at: 40, by: null, reason: '' }, anAct('5', 140));
      expect(await sanctions.deleteOver(0, 100, 1)).toBe(1);
      expect(await sanctions.deleteOver(0, 100, 1)).toBe(1);
      expect(await sanctions.deleteOver(0, 100, 1)).toBe(0);
      expect((await sanctions.of('anna')).map(({ id }) => id).toSorted()).toEqual(['for good', 'running']);
      expect((await sanctions.acts(1000, 10)).map(({ id }) => id)).toEqual(['5', '3', '2']);
    },
  ],
  [
    'shows moderators no match that only they have reported',
    async (storage) => {
      const { reports } = storage;
      await addPeople(storage);
      await reports.add(aReport('own', { reporter: 'ben' }));
      expect(await reports.isReportedByOthers('aaa-1', 'ben')).toBe(false);
      expect(await reports.isReportedByOthers('aaa-1', 'carla')).toBe(true);
      await reports.add(aReport('other', { reporter: 'carla' }));
      expect(await reports.isReportedByOthers('aaa-1', 'ben')).toBe(true);
    },
  ],
  [
    'keeps reports with their evidence until they are decided and old',
    async (storage) => {
      const { reports, sanctions } = storage;
      await addPeople(storage);
      expect(await reports.add(aReport('a'))).toBe(true);
      expect(await reports.add(aReport('b', { at: 5, reporter: 'carla' }))).toBe(true);
      expect(await reports.add(aReport('c', { person: 'nobody' }))).toBe(false);
      expect(await reports.find('a')).toEqual(aReport('a'));
      const { evidence: _, ...line } = aReport('a');
      expect(await reports.by('ben')).toEqual([line]);
      expect((await reports.open(10)).map(({ id }) => id)).toEqual(['b', 'a']);
      expect((await reports.open(1)).map(({ id }) => id)).toEqual(['b']);
      expect([await reports.countOpenFrom('hash'), await reports.countOpenFrom('other')]).toEqual([2, 0]);
      expect((await reports.about('anna')).map(({ id }) => id)).toEqual(['a', 'b']);
      expect(await reports.isReportedByOthers('aaa-1', 'anna')).toBe(true);
      expect(await reports.isReportedByOthers('aaa-2', 'anna')).toBe(false);
      const decision = { outcome: 'upheld', reason: 'insults', at: 20, by: 'carla' } as const;
      const act = (id: string) => anAct(id, 20, { deed: 'decided-report' });
      expect(await reports.decide('a', decision, act('1'))).toBe(true);
      expect(await reports.decide('a', decision, act('2'))).toBe(false);
      expect(await reports.find('a')).toEqual(aReport('a', { decision, network: '' }));
      expect((await reports.open(10)).map(({ id }) => id)).toEqual(['b']);
      expect(await reports.countOpenFrom('hash')).toBe(1);
      expect((await sanctions.acts(100, 10)).map(({ id }) => id)).toEqual(['1']);
      expect(await reports.deleteOld(7, 10)).toBe(1);
      expect(await reports.find('b')).toBeNull();
      expect(await reports.deleteOld(7, 10)).toBe(0);
    },
  ],
  [
    'removes a deleted person from what is about others, and deletes what is about them',
    async (storage) => {
      const { people, reports, sanctions } = storage;
      await addPeople(storage);
      const about = (id: string, person: string) => anAct(id, 10, { person });
      await sanctions.add(aSanction('hers'), about('1', 'anna'));
      await sanctions.appeal('hers', { text: 'Anna here', at: 11 });
      await sanctions.add(aSanction('his', { person: 'ben' }), about('2', 'ben'));
      await sanctions.lift('his', { at: 12, by: 'carla', reason: '' }, about('3', 'ben'));
      await reports.add(aReport('about her'));
      const evidence = { ...EVIDENCE, name: 'Ben' };
      await reports.add(aReport('by her', { reporter: 'anna', person: 'ben', evidence }));
      await people.delete('anna');
      expect(await sanctions.find('hers')).toBeNull();
      expect(await sanctions.appealed(10)).toEqual([]);
      expect(await reports.find('about her')).toBeNull();
      expect(await reports.find('by her')).toEqual(
        aReport('by her', {
          ...{ reporter: null, network: '', note: '', person: 'ben' },
          evidence: {
            ...evidence,
            players: [null, null, BEN, null],
            lines: [
              { by: null, at: 5, text: '', isPhrase: false },
              { by: BEN, at: 6, text: 'calm down', isPhrase: false },
            ],
          },
        }),
      );
      await people.delete('carla');
      expect(await sanctions.find('his')).toMatchObject({
        by: { origin: 'moderator', person: null },
        lifted: { at: 12, by: null },
      });
      const acts = await sanctions.acts(1000, 10);
      expect(acts.map(({ by, person, detail }) => [by.person, person, detail])).toEqual([
        [null, null, ''],
        [null, 'ben', 'for insults'],
        [null, 'ben', 'for insults'],
      ]);
      // Someone may be deleted while something is written about them.
      await sanctions.note(about('4', 'anna'));
      await reports.add(aReport('late', { reporter: 'anna', person: 'ben', evidence }));
      expect((await sanctions.acts(1000, 10)).map(({ person }) => person)).not.toContain('anna');
      expect(JSON.stringify(await reports.find('late'))).not.toMatch(/anna|you fool/i);
    },
  ],
  [
    'keeps reports about a deleted person under another name if it should, until that person is deleted',
    async (storage) => {
      const { people, reports, sanctions } = storage;
      await addPeople(storage);
      const DORA = { id: 'dora', name: 'Dora' };
      const evidence = { ...EVIDENCE, handle: 'anna', players: [ANNA, null, BEN, DORA] };
      await people.add({ ...DORA, since: 1 });
      await reports.add(aReport('open', { evidence }));
      const decide = async (id: string, outcome: 'upheld' | 'dismissed') => {
        await reports.add(aReport(id, { evidence }));
        const decision = { outcome, reason: 'x', at: 20, by: 'carla' } as const;
        await reports.decide(id, decision, anAct(id, 20, { deed: 'decided-report' }));
      };
      await decide('upheld', 'upheld');
      await decide('dismissed', 'dismissed');
      const gone = { id: 'x7k2', name: 'Deleted X7K2' };
      const stays = { handlesReservedUntil: 0, reportsAbout: { ...gone, since: 50 } };
      await people.delete('anna', stays);
      expect((await reports.about('x7k2')).map(({ id }) => id).toSorted()).toEqual(['open', 'upheld']);
      expect(await reports.find('dismissed')).toBeNull();
      expect(await reports.find('open')).toEqual(
        aReport('open', {
          person: 'x7k2',
          evidence: {
            ...evidence,
            ...{ name: gone.name, handle: null, players: [gone, null, BEN, DORA] },
            lines: [{ ...evidence.lines[0]!, by: gone }, evidence.lines[1]!],
          },
        }),
      );
      expect((await sanctions.acts(100, 9)).map(({ person }) => person)).toEqual([null, null]);
      // Others are removed from it as before.
      await people.delete('ben');
      expect((await reports.find('open'))!.evidence.players).toEqual([gone, null, null, DORA]);
      await people.delete('x7k2');
      expect(await reports.find('open')).toBeNull();
      await people.delete('dora', { handlesReservedUntil: 0, reportsAbout: { ...gone, since: 50 } });
      expect(await people.find('x7k2')).toBeNull();
    },
  ],
  [
    'gives what is noted about a guest to the account that they join',
    async (storage) => {
      const { accounts, outcomes, reports, sanctions } = storage;
      await addPeople(storage);
      const account = { person: 'ben', userHandle: 'u', since: 1 };
      await accounts.create(account, aCredential('key', 'ben'), []);
      await sanctions.add(aSanction('hers'), anAct('1', 10));
      await reports.add(aReport('about her', { reporter: 'carla' }));
      await reports.add(aReport('by her', { reporter: 'anna', person: 'carla' }));
      await outcomes.note({ person: 'anna', kind: 'left', at: 5 });
      expect(await accounts.joinGuest('anna', 'ben')).toBe('joined');
      await storage.people.delete('anna');
      expect((await sanctions.running('ben', 20)).map(({ id }) => id)).toEqual(['hers']);
      expect((await reports.about('ben')).map(({ id }) => id)).toEqual(['about her']);
      expect((await reports.by('ben')).map(({ id }) => id)).toEqual(['by her']);
      expect(await outcomes.of('ben', 9)).toEqual([{ person: 'ben', kind: 'left', at: 5 }]);
      expect((await sanctions.acts(100, 9)).map(({ person }) => person)).toEqual(['ben']);
    },
  ],
];
