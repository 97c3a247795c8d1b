import { DEFAULT_PROFILE } from '@schupf/protocol';
import { expect } from 'vitest';
import { COUNT_CALLS } from '../src/storage/profile-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { aCredential, anAccount } from './accounts-contract.ts';
import { aMatch, aTable, someCalls } from './rows.ts';

type Clause = readonly [title: string, verify: (storage: Storage) => Promise<void>];

const ANNA = { id: 'anna', name: 'Anna', since: 1 };
const BEN = { id: 'ben', name: 'Ben', since: 2 };
const CARLA = { id: 'carla', name: 'Carla', since: 3 };

async function addPeople({ people }: Storage): Promise<void> {
  for (const person of [ANNA, BEN, CARLA]) await people.add(person);
}

async function befriend({ friends }: Storage, one: string, other: string, at = 5): Promise<void> {
  await friends.request(one, other, at, MAX);
  expect(await friends.request(other, one, at, MAX)).toBe('friends');
}

/** How many friends and requests someone may have. */
const MAX = 100;

const idsOf = (people: readonly { readonly id: string }[]) => people.map(({ id }) => id);

/** The part of the storage contract about friends, profiles and invitations to tables. */
export const FRIENDS_CLAUSES: readonly Clause[] = [
  [
    'makes two people friends once both have asked, and ends it for both',
    async (storage) => {
      const { friends } = storage;
      await addPeople(storage);
      expect(await friends.stateBetween('anna', 'ben')).toBe('none');
      expect(await friends.request('anna', 'ben', 10, MAX)).toBe('sent');
      expect(await friends.stateBetween('anna', 'ben')).toBe('sent');
      expect(await friends.stateBetween('ben', 'anna')).toBe('received');
      expect(await friends.requestsOf('ben')).toEqual({ received: [ANNA], sent: [] });
      expect(await friends.requestsOf('anna')).toEqual({ received: [], sent: [BEN] });
      expect(await friends.friendsOf('anna')).toEqual([]);
      expect(await friends.request('ben', 'anna', 20, MAX)).toBe('friends');
      expect(await friends.request('ben', 'anna', 30, MAX)).toBe('friends');
      expect(await friends.friendsOf('anna')).toEqual([{ ...BEN, friendSince: 20, showsPresence: true }]);
      expect(await friends.friendsOf('ben')).toEqual([{ ...ANNA, friendSince: 20, showsPresence: true }]);
      for (const person of ['anna', 'ben'])
        expect(await friends.requestsOf(person)).toEqual({ received: [], sent: [] });
      expect(await friends.end('ben', 'anna')).toBe(true);
      expect(await friends.end('ben', 'anna')).toBe(false);
      expect(await friends.stateBetween('anna', 'ben')).toBe('none');
      expect(await friends.friendsOf('anna')).toEqual([]);
    },
  ],
  [
    'does not ask again someone who has declined, and does not tell the sender',
    async (storage) => {
      const { friends } = storage;
      await addPeople(storage);
      await friends.request('anna', 'ben', 10, MAX);
      expect(await friends.end('ben', 'anna')).toBe(true);
      expect(await friends.requestsOf('ben')).toEqual({ received: [], sent: [] });
      expect(await friends.requestsOf('anna')).toEqual({ received: [], sent: [BEN] });
      expect(await friends.request('anna', 'ben', 11, MAX)).toBe('sent');
      expect(await friends.end('anna', 'ben')).toBe(true);
      expect(await friends.requestsOf('anna')).toEqual({ received: [], sent: [] });
      expect(await friends.request('anna', 'ben', 12, MAX)).toBe('sent');
      expect(await friends.stateBetween('anna', 'ben')).toBe('sent');
      expect(await friends.stateBetween('ben', 'anna')).toBe('none');
      // Those who declined may change their minds.
      expect(await friends.request('ben', 'anna', 13, MAX)).toBe('friends');
    },
  ],
  [
    'forgets a request that is withdrawn or old',
    async (storage) => {
      const { friends } = storage;
      await addPeople(storage);
      await friends.request('anna', 'ben', 10, MAX);
      await friends.end('anna', 'ben');
      expect(await friends.requestsOf('ben')).toEqual({ received: [], sent: [] });
      await friends.request('anna', 'ben', 20, MAX);
      await friends.end('ben', 'anna');
      await friends.deleteOld(20, 0);
      expect(await friends.stateBetween('anna', 'ben')).toBe('sent');
      await friends.deleteOld(21, 0);
      expect(await friends.request('anna', 'ben', 30, MAX)).toBe('sent');
      expect(await friends.stateBetween('ben', 'anna')).toBe('received');
    },
  ],
  [
    'refuses requests of and to people who do not exist, oneself, and anyone blocked',
    async (storage) => {
      const { friends, people } = storage;
      await addPeople(storage);
      await people.block('anna', 'ben', 1);
      for (const [by, to] of [
        ['anna', 'nobody'],
        ['nobody', 'anna'],
        ['anna', 'anna'],
        ['anna', 'ben'],
        ['ben', 'anna'],
      ])
        expect(await friends.request(by!, to!, 10, MAX), `${by} ${to}`).toBe('unknown');
      expect(await friends.end('anna', 'nobody')).toBe(false);
    },
  ],
  [
    'ends everything between two people when one blocks the other',
    async (storage) => {
      const { friends, people, tables, profiles } = storage;
      await addPeople(storage);
      await tables.add(aTable('aaa'));
      await befriend(storage, 'anna', 'ben');
      await befriend(storage, 'anna', 'carla');
      expect(await friends.invite({ by: 'anna', to: 'ben', table: 'aaa', until: 100 })).toBe(true);
      await people.block('ben', 'anna', 6);
      await people.block('ben', 'nobody', 6);
      expect(idsOf(await friends.friendsOf('anna'))).toEqual(['carla']);
      expect(await friends.friendsOf('ben')).toEqual([]);
      expect(await friends.invitationsTo('ben', 0)).toEqual([]);
      expect(await friends.invite({ by: 'anna', to: 'ben', table: 'aaa', until: 100 })).toBe(false);
      expect(await profiles.find('ben', 'anna')).toBeNull();
      expect(await profiles.find('ben', 'carla')).toMatchObject({ person: BEN, isBlocked: false });
      expect(await profiles.find('anna', 'ben')).toMatchObject({ person: ANNA, isBlocked: true });
      await people.unblock('ben', 'anna');
      expect(await friends.stateBetween('anna', 'ben')).toBe('none');
      await friends.request('carla', 'ben', 7, MAX);
      await people.block('ben', 'carla', 8);
      expect(await friends.requestsOf('carla')).toEqual({ received: [], sent: [] });
    },
  ],
  [
    'finds the blocks among some people',
    async (storage) => {
      const { people } = storage;
      await addPeople(storage);
      await people.block('anna', 'ben', 1);
      await people.block('carla', 'anna', 1);
      expect(await people.blocksAmong([])).toEqual([]);
      expect(await people.blocksAmong(['ben', 'carla'])).toEqual([]);
      expect(await people.blocksAmong(['ben', 'anna', 'nobody'])).toEqual([{ by: 'anna', whom: 'ben' }]);
      expect(await people.blocksAmong(['anna', 'ben', 'carla'])).toHaveLength(2);
    },
  ],
  [
    'limits how many friends and open requests someone has',
    async (storage) => {
      const { friends, people } = storage;
      await addPeople(storage);
      for (const id of ['dora', 'emil']) {
        await people.add({ id, name: id, since: 1 });
        expect(await friends.request(id, 'anna', 1, 2)).toBe('sent');
      }
      expect(await friends.request('ben', 'anna', 1, 2)).toBe('full');
      for (const id of ['dora', 'emil']) expect(await friends.request('anna', id, 2, 2)).toBe('friends');
      expect(await friends.request('ben', 'anna', 3, 2)).toBe('sent');
      expect(await friends.request('anna', 'ben', 3, 2)).toBe('full');
      expect(idsOf(await friends.friendsOf('anna'))).toEqual(['dora', 'emil']);
      await friends.request('ben', 'carla', 4, 2);
      expect(await friends.request('ben', 'dora', 4, 2)).toBe('full');
    },
  ],
  [
    'leaves room for the requests of people with an account beside those of guests',
    async (storage) => {
      const { friends, people, accounts } = storage;
      await addPeople(storage);
      for (let n = 0; n < 51; n++) {
        await people.add({ id: `g${n}`, name: 'Guest', since: 1 });
        expect(await friends.request(`g${n}`, 'anna', 1, MAX)).toBe(n < 50 ? 'sent' : 'full');
      }
      await accounts.create(anAccount('ben'), aCredential('key', 'ben'), []);
      expect(await friends.request('carla', 'anna', 1, MAX)).toBe('full');
      expect(await friends.request('ben', 'anna', 1, MAX)).toBe('sent');
    },
  ],
  [
    'invites those who allow it to open tables, until the invitation expires or is dismissed',
    async (storage) => {
      const { friends, tables, profiles } = storage;
      await addPeople(storage);
      for (const code of ['aaa', 'bbb', 'shut']) await tables.add(aTable(code));
      await tables.close('shut', 9);
      const invite = (to: string, table: string, until = 100) =>
        friends.invite({ by: 'anna', to, table, until });
      expect(await invite('ben', 'aaa')).toBe(false);
      await befriend(storage, 'anna', 'ben');
      expect(await invite('ben', 'aaa', 50)).toBe(true);
      expect(await invite('ben', 'aaa')).toBe(true);
      expect(await invite('ben', 'bbb', 90)).toBe(true);
      for (const table of ['shut', 'none']) expect(await invite('ben', table)).toBe(false);
      const by = { id: 'anna', name: 'Anna' };
      expect(await friends.invitationsTo('ben', 60)).toEqual([
        { by, table: 'bbb', until: 90 },
        { by, table: 'aaa', until: 100 },
      ]);
      expect(idsOf((await friends.invitationsTo('ben', 90)).map((each) => each.by))).toEqual(['anna']);
      await friends.dismiss('ben', 'aaa');
      expect(await friends.invitationsTo('ben', 90)).toEqual([]);
      await tables.close('bbb', 9);
      expect(await friends.invitationsTo('ben', 60)).toEqual([]);
      await profiles.save('carla', { ...DEFAULT_PROFILE, invitations: 'everyone' });
      expect(await invite('carla', 'aaa')).toBe(true);
      await profiles.save('ben', { ...DEFAULT_PROFILE, invitations: 'nobody' });
      expect(await invite('ben', 'aaa')).toBe(false);
      await friends.deleteOld(0, 100);
      expect(await friends.invitationsTo('carla', 0)).toEqual([]);
    },
  ],
  [
    'knows at which listed tables people may be',
    async (storage) => {
      const { friends, tables } = storage;
      await addPeople(storage);
      for (const code of ['aaa', 'bbb']) await tables.add(aTable(code));
      await tables.add(aTable('hidden', { visibility: 'private' }));
      for (const code of ['aaa', 'bbb', 'hidden']) await tables.admit(code, 'ben');
      await tables.admit('aaa', 'anna');
      await tables.close('bbb', 9);
      expect(await friends.listedTablesOf(['ben', 'carla'])).toEqual([{ person: 'ben', table: 'aaa' }]);
      expect(await friends.listedTablesOf([])).toEqual([]);
    },
  ],
  [
    'stores what people tell others about themselves',
    async (storage) => {
      const { friends, profiles } = storage;
      await addPeople(storage);
      expect(await profiles.settings('anna')).toEqual(DEFAULT_PROFILE);
      const settings = {
        languages: ['hu', 'de'],
        presence: 'nobody',
        invitations: 'everyone',
        matches: 'nobody',
      } as const;
      await profiles.save('anna', DEFAULT_PROFILE);
      await profiles.save('anna', settings);
      await profiles.save('nobody', settings);
      expect(await profiles.settings('anna')).toEqual(settings);
      await befriend(storage, 'anna', 'ben');
      expect(await friends.friendsOf('ben')).toMatchObject([{ id: 'anna', showsPresence: false }]);
      expect(await profiles.find('anna', 'ben')).toEqual({
        person: ANNA,
        settings,
        isFriend: true,
        isBlocked: false,
      });
      expect(await profiles.find('anna', null)).toMatchObject({ isFriend: false, isBlocked: false });
      expect(await profiles.find('nobody', 'anna')).toBeNull();
    },
  ],
  [
    'adds up what is counted in matches, each once',
    async ({ people, matches, profiles, jobs }) => {
      for (const person of [ANNA, BEN]) await people.add(person);
      await matches.add(aMatch('m1', 10, ['anna', 'ben']));
      await matches.add(aMatch('m2', 20, ['anna']));
      expect(await jobs.take(COUNT_CALLS, 15, 99)).toMatchObject({ key: 'm1' });
      expect(await jobs.take(COUNT_CALLS, 15, 99)).toBeNull();
      const counted = (...rounds: readonly number[]) => rounds.map((each) => someCalls(each));
      await Promise.all([profiles.addCalls('m1', counted(7, 3)), profiles.addCalls('m1', counted(7, 3))]);
      await profiles.addCalls('m2', counted(5, 50, 50, 50));
      await profiles.addCalls('unknown', counted(100));
      expect(await profiles.callsOf('anna')).toEqual([{ ...someCalls(12), tichuCalled: 2, tichuMade: 2 }]);
      expect(await profiles.callsOf('ben')).toEqual([someCalls(3)]);
    },
  ],
  [
    'finds the matches of a person that anyone may see',
    async ({ people, matches }) => {
      for (const person of [ANNA, BEN]) await people.add(person);
      const shared = (id: string, ended: number, players: readonly string[]) => ({
        ...aMatch(id, ended, players),
        share: `share of ${id}`,
      });
      await matches.add(shared('m1', 10, ['anna', 'ben']));
      await matches.add(aMatch('m2', 20, ['anna']));
      await matches.add(shared('m3', 30, ['ben']));
      await matches.add(shared('m4', 40, ['anna']));
      const found = await matches.playedBy('anna', 100, 2, 'shared');
      expect(found.map(({ id }) => id)).toEqual(['m4', 'm1']);
    },
  ],
  [
    'gives a guest’s friends and figures to an account that their matches join, except those it must not meet',
    async (storage) => {
      const { accounts, people, friends, profiles, matches } = storage;
      await addPeople(storage);
      for (const id of ['dora', 'guest']) await people.add({ id, name: id, since: 1 });
      await befriend(storage, 'guest', 'ben');
      await befriend(storage, 'guest', 'carla');
      await befriend(storage, 'anna', 'dora');
      await people.block('carla', 'anna', 1);
      await people.block('guest', 'dora', 1);
      await matches.add(aMatch('m1', 10, ['guest']));
      await matches.add(aMatch('m2', 10, ['anna']));
      await profiles.addCalls('m1', [someCalls(7)]);
      await profiles.addCalls('m2', [someCalls(2)]);
      expect(await accounts.joinGuest('guest', 'anna')).toBe('joined');
      expect(idsOf(await friends.friendsOf('anna'))).toEqual(['ben']);
      expect(idsOf(await friends.friendsOf('ben'))).toContain('anna');
      expect(await friends.friendsOf('dora')).toEqual([]);
      expect(await profiles.callsOf('anna')).toEqual([{ ...someCalls(9), tichuCalled: 2, tichuMade: 2 }]);
      expect(await profiles.callsOf('guest')).toEqual([]);
    },
  ],
  [
    'leaves nothing of a deleted person among friends, requests, invitations and figures',
    async (storage) => {
      const { people, friends, profiles, tables, matches } = storage;
      await addPeople(storage);
      await tables.add(aTable('aaa'));
      await befriend(storage, 'anna', 'ben');
      await friends.request('anna', 'carla', 5, MAX);
      for (const [by, to] of [
        ['anna', 'ben'],
        ['ben', 'anna'],
      ] as const)
        expect(await friends.invite({ by, to, table: 'aaa', until: 100 })).toBe(true);
      await profiles.save('anna', { ...DEFAULT_PROFILE, languages: ['hu'] });
      expect((await friends.relatedTo('anna')).toSorted()).toEqual(['ben', 'carla']);
      expect(await friends.relatedTo('carla')).toEqual(['anna']);
      await matches.add(aMatch('m1', 10, ['anna', 'ben']));
      await profiles.addCalls('m1', [someCalls(7), someCalls(7)]);
      await people.delete('anna');
      expect(await friends.friendsOf('ben')).toEqual([]);
      expect(await friends.friendsOf('anna')).toEqual([]);
      expect(await friends.requestsOf('carla')).toEqual({ received: [], sent: [] });
      expect(await friends.invitationsTo('ben', 0)).toEqual([]);
      expect(await friends.invitationsTo('anna', 0)).toEqual([]);
      expect(await profiles.settings('anna')).toEqual(DEFAULT_PROFILE);
      expect(await profiles.callsOf('anna')).toEqual([]);
      expect(await profiles.find('anna', 'ben')).toBeNull();
      expect(await friends.request('ben', 'anna', 9, MAX)).toBe('unknown');
    },
  ],
];
