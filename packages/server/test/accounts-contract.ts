import { expect } from 'vitest';
import type { AccountRow, CredentialRow, NewHandle } from '../src/storage/accounts-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { aMatch, aTable } from './rows.ts';

type Clause = readonly [title: string, verify: (storage: Storage) => Promise<void>];

export function aCredential(id: string, person: string, changes: Partial<CredentialRow> = {}): CredentialRow {
  return {
    ...{ id, person, publicKey: `key of ${id}`, counter: 0, transports: ['internal', 'hybrid'] },
    ...{ isBackedUp: true, name: 'Phone', since: 10, used: 10 },
    ...changes,
  };
}

export function anAccount(person: string): AccountRow {
  return { person, userHandle: `handle of ${person}`, since: 10 };
}

/** Anna and Ben, who have accounts, and Carla, who has none. */
async function twoAccounts({ people, accounts }: Storage): Promise<void> {
  for (const name of ['Anna', 'Ben', 'Carla']) await people.add({ id: name.toLowerCase(), name, since: 1 });
  for (const person of ['anna', 'ben'])
    await accounts.create(anAccount(person), aCredential(`key-${person}`, person), [
      `first code of ${person}`,
      `second code of ${person}`,
    ]);
}

function aHandle(handle: string, person: string, since: number): NewHandle {
  return {
    ...{ handle, person, since, folded: handle.toLowerCase() },
    ...{ changeableBefore: since - 90, previousHeldUntil: since + 90 },
  };
}

/** The part of the storage contract about accounts. */
export const ACCOUNT_CLAUSES: readonly Clause[] = [
  [
    'makes an account of a guest once, with a passkey and codes',
    async (storage) => {
      const { accounts } = storage;
      await twoAccounts(storage);
      expect(await accounts.hasAccount('anna')).toBe(true);
      expect(await accounts.hasAccount('carla')).toBe(false);
      expect(await accounts.find('anna')).toEqual(anAccount('anna'));
      expect(await accounts.find('carla')).toBeNull();
      const again = { person: 'anna', userHandle: 'other', since: 11 };
      expect(await accounts.create(again, aCredential('new', 'anna'), ['c'])).toBe(false);
      const known = { person: 'carla', userHandle: 'carla', since: 11 };
      expect(await accounts.create(known, aCredential('key-anna', 'carla'), ['c'])).toBe(false);
      expect(await accounts.hasAccount('carla')).toBe(false);
      const unknown = { person: 'nobody', userHandle: 'x', since: 11 };
      expect(await accounts.create(unknown, aCredential('new', 'nobody'), ['c'])).toBe(false);
      expect(await accounts.takeRecoveryCode('c')).toBeNull();
      expect(await accounts.findCredential('new')).toBeNull();
    },
  ],
  [
    'adds, names, uses and removes passkeys',
    async (storage) => {
      const { accounts } = storage;
      await twoAccounts(storage);
      const laptop = aCredential('key-2', 'anna', { counter: 5, isBackedUp: false, since: 20 });
      expect(await accounts.addCredential(laptop)).toBe(true);
      expect(await accounts.addCredential({ ...laptop, person: 'ben' })).toBe(false);
      expect(await accounts.addCredential(aCredential('key-3', 'carla'))).toBe(false);
      expect(await accounts.credentialsOf('anna')).toEqual([aCredential('key-anna', 'anna'), laptop]);
      await accounts.renameCredential('ben', 'key-2', 'Stolen');
      await accounts.renameCredential('anna', 'key-2', 'Laptop');
      expect(await accounts.useCredential('key-2', { counter: 6, isBackedUp: true, used: 30 })).toBe(true);
      expect(await accounts.findCredential('key-2')).toEqual({
        ...laptop,
        ...{ name: 'Laptop', counter: 6, isBackedUp: true, used: 30 },
      });
      expect(await accounts.removeCredential('ben', 'key-2')).toBe('unknown');
      expect(await accounts.removeCredential('anna', 'key-2')).toBe('removed');
      expect(await accounts.findCredential('key-2')).toBeNull();
    },
  ],
  [
    'refuses a passkey whose count does not grow, unless it never counts',
    async (storage) => {
      const { accounts } = storage;
      await twoAccounts(storage);
      const use = (counter: number) =>
        accounts.useCredential('key-anna', { counter, isBackedUp: true, used: 30 });
      expect([await use(0), await use(0), await use(7)]).toEqual([true, true, true]);
      expect([await use(7), await use(6), await use(0), await use(8)]).toEqual([false, false, false, true]);
      const both = await Promise.all([use(9), use(9)]);
      expect(both.sort()).toEqual([false, true]);
      expect(await accounts.useCredential('unknown', { counter: 1, isBackedUp: true, used: 1 })).toBe(false);
    },
  ],
  [
    'removes the last passkey only while there are recovery codes',
    async (storage) => {
      const { accounts } = storage;
      await twoAccounts(storage);
      await accounts.setRecoveryCodes('anna', []);
      expect(await accounts.removeCredential('anna', 'key-anna')).toBe('last');
      await accounts.setRecoveryCodes('anna', ['code']);
      expect(await accounts.removeCredential('anna', 'key-anna')).toBe('removed');
      expect(await accounts.hasAccount('anna')).toBe(true);
    },
  ],
  [
    'hands out a challenge once, and not after its time',
    async (storage) => {
      const { accounts } = storage;
      await twoAccounts(storage);
      await accounts.addChallenge('a', { purpose: 'confirm', person: 'anna' }, 100);
      await accounts.addChallenge('b', { purpose: 'sign-in', person: null }, 100);
      await accounts.addChallenge('c', { purpose: 'sign-in', person: null }, 200);
      await accounts.addChallenge('d', { purpose: 'register', person: 'nobody' }, 200);
      const both = await Promise.all([accounts.takeChallenge('a', 99), accounts.takeChallenge('a', 99)]);
      expect(both).toContainEqual({ purpose: 'confirm', person: 'anna' });
      expect(both).toContain(null);
      expect(await accounts.takeChallenge('b', 100)).toBeNull();
      expect(await accounts.takeChallenge('b', 99)).toBeNull();
      expect(await accounts.takeChallenge('d', 99)).toBeNull();
      await accounts.deleteExpiredChallenges(199);
      expect(await accounts.takeChallenge('c', 199)).toEqual({ purpose: 'sign-in', person: null });
      await accounts.addChallenge('e', { purpose: 'sign-in', person: null }, 200);
      await accounts.deleteExpiredChallenges(200);
      expect(await accounts.takeChallenge('e', 0)).toBeNull();
    },
  ],
  [
    'redeems a recovery code once, and replaces all of them',
    async (storage) => {
      const { accounts } = storage;
      await twoAccounts(storage);
      const takers = ['first code of anna', 'first code of anna'].map((hash) =>
        accounts.takeRecoveryCode(hash),
      );
      expect((await Promise.all(takers)).sort()).toEqual(['anna', null]);
      expect(await accounts.countRecoveryCodes('anna')).toBe(1);
      await accounts.setRecoveryCodes('anna', ['x', 'y', 'z']);
      expect(await accounts.countRecoveryCodes('anna')).toBe(3);
      expect(await accounts.takeRecoveryCode('second code of anna')).toBeNull();
      expect(await accounts.takeRecoveryCode('second code of ben')).toBe('ben');
      await accounts.setRecoveryCodes('carla', ['of a guest']);
      expect(await accounts.countRecoveryCodes('carla')).toBe(0);
    },
  ],
  [
    'redeems a recovery code only for its person if there is one to whom it should belong',
    async (storage) => {
      const { accounts } = storage;
      await twoAccounts(storage);
      expect(await accounts.takeRecoveryCode('first code of anna', 'ben')).toBeNull();
      expect(await accounts.takeRecoveryCode('first code of anna', 'anna')).toBe('anna');
      expect(await accounts.countRecoveryCodes('anna')).toBe(1);
    },
  ],
  [
    'deletes handles that are no longer held, and no others',
    async (storage) => {
      const { accounts } = storage;
      await twoAccounts(storage);
      for (const [handle, since] of [
        ['First', 100],
        ['Second', 200],
      ] as const)
        expect(await accounts.setHandle(aHandle(handle, 'anna', since))).toBe('set');
      await accounts.deleteReleasedHandles(289);
      expect(await accounts.setHandle(aHandle('First', 'ben', 250))).toBe('taken');
      await accounts.deleteReleasedHandles(290);
      expect(await accounts.setHandle(aHandle('First', 'ben', 250))).toBe('set');
      expect((await accounts.handleOf('anna'))?.handle).toBe('Second');
    },
  ],
  [
    'reads all matches of a person with their records, also those that ended at the same time',
    async ({ people, matches }) => {
      for (const name of ['Anna', 'Ben']) await people.add({ id: name.toLowerCase(), name, since: 1 });
      for (const [id, ended] of [
        ['c', 5],
        ['a', 7],
        ['b', 5],
        ['d', 5],
      ] as const)
        await matches.add(aMatch(id, ended, ['anna', 'ben']));
      await matches.add(aMatch('other', 5, ['ben']));
      const first = await matches.recordsOf('anna', null, 2);
      expect(first).toEqual([aMatch('b', 5, ['anna', 'ben']), aMatch('c', 5, ['anna', 'ben'])]);
      const rest = await matches.recordsOf('anna', first[1]!, 9);
      expect(rest.map(({ id }) => id)).toEqual(['d', 'a']);
      expect(await matches.recordsOf('anna', rest[1]!, 9)).toEqual([]);
    },
  ],
  [
    'remembers when the person of a session last proved who they are',
    async (storage) => {
      const { people, accounts } = storage;
      await twoAccounts(storage);
      await people.addSession({ hash: 's', person: 'anna', since: 1, seen: 1 });
      expect(await accounts.provedAt('s')).toBeNull();
      await accounts.prove('s', 5);
      await accounts.prove('s', 9);
      await accounts.prove('unknown', 9);
      expect(await accounts.provedAt('s')).toBe(9);
      expect(await accounts.provedAt('unknown')).toBeNull();
      await people.endSession('s');
      expect(await accounts.provedAt('s')).toBeNull();
    },
  ],
  [
    'gives each handle to one account',
    async (storage) => {
      const { accounts } = storage;
      await twoAccounts(storage);
      expect(await accounts.setHandle(aHandle('Dragon', 'carla', 100))).toBe('no-account');
      expect(await accounts.setHandle(aHandle('Dragon', 'anna', 100))).toBe('set');
      expect(await accounts.setHandle(aHandle('dragon', 'ben', 100))).toBe('taken');
      expect(await accounts.handleOf('ben')).toBeNull();
      expect(await accounts.setHandle(aHandle('DRAGON', 'anna', 101))).toBe('set');
      const dragon = { handle: 'DRAGON', person: 'anna', since: 100 };
      expect(await accounts.findHandle('dragon')).toEqual(dragon);
      expect(await accounts.handleOf('anna')).toEqual(dragon);
      expect(await accounts.handlesOf(['anna', 'ben', 'nobody'])).toEqual(new Map([['anna', 'DRAGON']]));
      expect(await accounts.handlesOf([])).toEqual(new Map());
    },
  ],
  [
    'takes a handle away, and gives it to no one for a while',
    async (storage) => {
      const { accounts } = storage;
      await twoAccounts(storage);
      await accounts.setHandle(aHandle('dragon', 'anna', 100));
      await accounts.removeHandle('ben', 200);
      expect(await accounts.handleOf('anna')).toMatchObject({ handle: 'dragon' });
      await accounts.removeHandle('anna', 200);
      expect(await accounts.handleOf('anna')).toBeNull();
      for (const person of ['anna', 'ben'])
        expect(await accounts.setHandle(aHandle('dragon', person, 199))).toBe('taken');
      expect(await accounts.findHandle('dragon')).toBeNull();
      expect(await accounts.setHandle(aHandle('dragon', 'ben', 200))).toBe('set');
    },
  ],
  [
    'gives the handles of a deleted person, also a previous one, to no one for a while',
    async (storage) => {
      const { accounts, people } = storage;
      await twoAccounts(storage);
      await accounts.setHandle(aHandle('dragon', 'anna', 100));
      await accounts.setHandle(aHandle('phoenix', 'anna', 190));
      await people.delete('anna', { handlesReservedUntil: 300, reportsAbout: null });
      for (const handle of ['dragon', 'phoenix'])
        expect(await accounts.setHandle(aHandle(handle, 'ben', 299))).toBe('taken');
      await accounts.deleteReleasedHandles(299);
      expect(await accounts.setHandle(aHandle('dragon', 'ben', 299))).toBe('taken');
      await accounts.deleteReleasedHandles(300);
      expect(await accounts.setHandle(aHandle('dragon', 'ben', 299))).toBe('set');
    },
  ],
  [
    'lets a handle be changed after a while, and holds the previous one',
    async (storage) => {
      const { accounts } = storage;
      await twoAccounts(storage);
      await accounts.setHandle(aHandle('dragon', 'anna', 100));
      expect(await accounts.setHandle(aHandle('phoenix', 'anna', 189))).toBe('too-soon');
      expect(await accounts.setHandle(aHandle('phoenix', 'anna', 190))).toBe('set');
      expect(await accounts.findHandle('dragon')).toBeNull();
      expect(await accounts.handleOf('anna')).toMatchObject({ handle: 'phoenix', since: 190 });
      expect(await accounts.setHandle(aHandle('dragon', 'ben', 279))).toBe('taken');
      expect(await accounts.setHandle(aHandle('dragon', 'anna', 280))).toBe('set');
      expect(await accounts.setHandle(aHandle('phoenix', 'ben', 369))).toBe('taken');
      expect(await accounts.setHandle(aHandle('phoenix', 'ben', 370))).toBe('set');
      expect(await accounts.handlesOf(['anna', 'ben'])).toEqual(
        new Map([
          ['anna', 'dragon'],
          ['ben', 'phoenix'],
        ]),
      );
    },
  ],
  [
    'gives a handle to only one of two who want it at the same time',
    async (storage) => {
      const { accounts } = storage;
      await twoAccounts(storage);
      const wanted = ['anna', 'ben'].map((person) => accounts.setHandle(aHandle('dragon', person, 100)));
      expect((await Promise.all(wanted)).sort()).toEqual(['set', 'taken']);
    },
  ],
  [
    'ends all other sessions of a person, and their device codes',
    async (storage) => {
      const { people, accounts } = storage;
      await twoAccounts(storage);
      for (const hash of ['s1', 's2', 's3'])
        await people.addSession({ hash, person: 'anna', since: 1, seen: 1 });
      await people.addSession({ hash: 'ben', person: 'ben', since: 1, seen: 1 });
      await people.addDeviceCode('w', 'anna', 100);
      expect(await accounts.endSessions('anna', 's2')).toEqual(['s1', 's3']);
      expect(await people.findSession('s1')).toBeNull();
      expect(await people.findSession('s2')).not.toBeNull();
      expect(await people.takeDeviceCode('w', 1)).toBeNull();
      expect(await accounts.endSessions('anna', null)).toEqual(['s2']);
      expect(await people.findSession('ben')).not.toBeNull();
    },
  ],
  [
    'offers a guest to a session until it is withdrawn',
    async (storage) => {
      const { people, accounts } = storage;
      await twoAccounts(storage);
      for (const hash of ['s', 't']) await people.addSession({ hash, person: 'anna', since: 1, seen: 1 });
      await accounts.offerGuest('s', 'carla');
      await accounts.offerGuest('t', 'nobody');
      expect(await accounts.offeredGuest('s')).toBe('carla');
      expect(await accounts.offeredGuest('t')).toBeNull();
      await accounts.withdrawGuest('s');
      expect(await accounts.offeredGuest('s')).toBeNull();
      await accounts.offerGuest('s', 'carla');
      await people.delete('carla');
      expect(await accounts.offeredGuest('s')).toBeNull();
    },
  ],
  [
    'gives the matches and mutes of a guest to an account',
    async (storage) => {
      const { people, accounts, matches } = storage;
      await twoAccounts(storage);
      await matches.add(aMatch('m1', 10, ['carla', 'ben']));
      await matches.add(aMatch('m2', 11, ['anna', 'ben']));
      await people.block('carla', 'ben', 1);
      await people.block('carla', 'anna', 1);
      await people.block('ben', 'carla', 2);
      await people.block('anna', 'carla', 2);
      expect(await accounts.joinGuest('carla', 'anna')).toBe('joined');
      expect((await matches.playedBy('anna', 100, 10)).map(({ id }) => id)).toEqual(['m2', 'm1']);
      expect(await matches.playedBy('carla', 100, 10)).toEqual([]);
      await people.delete('carla');
      while (await matches.anonymizeDeleted(10));
      expect((await matches.find('m1'))?.players[0]).toEqual({ person: 'anna', name: 'Carla' });
      expect((await people.blockedBy('anna')).map(({ id }) => id)).toEqual(['ben']);
      expect((await people.blockedBy('ben')).map(({ id }) => id)).toEqual(['anna']);
    },
  ],
  [
    'does not give them to someone who sat in the same match or at the same table',
    async (storage) => {
      const { accounts, matches, tables } = storage;
      await twoAccounts(storage);
      await matches.add(aMatch('m1', 10, ['carla', 'anna']));
      await matches.add(aMatch('m2', 11, ['carla']));
      expect(await accounts.joinGuest('carla', 'anna')).toBe('met');
      expect(await matches.playedBy('carla', 100, 10)).toHaveLength(2);
      await tables.add(aTable('ttt'));
      for (const person of ['carla', 'ben']) await tables.admit('ttt', person);
      expect(await accounts.joinGuest('carla', 'ben')).toBe('met');
      await tables.close('ttt', 5);
      expect(await accounts.joinGuest('carla', 'ben')).toBe('joined');
    },
  ],
  [
    'does not give them away while a match of theirs may still be going on',
    async (storage) => {
      const { accounts, tables } = storage;
      await twoAccounts(storage);
      await tables.add(aTable('ttt', { stage: 'playing' }));
      await tables.admit('ttt', 'carla');
      expect(await accounts.joinGuest('carla', 'anna')).toBe('playing');
      await tables.close('ttt', 5);
      expect(await accounts.joinGuest('carla', 'anna')).toBe('joined');
    },
  ],
  [
    'leaves nothing of a deleted account',
    async (storage) => {
      const { people, accounts } = storage;
      await twoAccounts(storage);
      await people.addSession({ hash: 's', person: 'anna', since: 1, seen: 1 });
      await accounts.setHandle(aHandle('dragon', 'anna', 100));
      await accounts.setHandle(aHandle('phoenix', 'anna', 200));
      await accounts.addChallenge('a', { purpose: 'confirm', person: 'anna' }, 100);
      await accounts.prove('s', 5);
      await people.delete('anna');
      expect(await accounts.hasAccount('anna')).toBe(false);
      expect(await accounts.credentialsOf('anna')).toEqual([]);
      expect(await accounts.findCredential('key-anna')).toBeNull();
      expect(await accounts.takeRecoveryCode('first code of anna')).toBeNull();
      expect(await accounts.takeChallenge('a', 1)).toBeNull();
      expect(await accounts.findHandle('phoenix')).toBeNull();
      expect(await accounts.setHandle(aHandle('dragon', 'ben', 201))).toBe('set');
    },
  ],
  [
    'counts an account as something to keep',
    async (storage) => {
      const { people } = storage;
      await twoAccounts(storage);
      const inactive = await people.inactive(100, null, 10);
      expect(inactive.map(({ id, hasHistory }) => [id, hasHistory])).toEqual([
        ['anna', true],
        ['ben', true],
        ['carla', false],
      ]);
    },
  ],
];
