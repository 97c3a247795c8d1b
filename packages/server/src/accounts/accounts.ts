import type { Account, NewPasskeyResponse, OfferedGuest, PasskeyResponse, Person } from '@schupf/protocol';
import { MAX_COUNTED_MATCHES } from '@schupf/protocol';
import type { Guests, Session } from '../people/guests.ts';
import type { PublishPersonNews } from '../people/person-news.ts';
import { hashOf, newRecoveryCodes, readRecoveryCode } from '../secrets.ts';
import type { CredentialRow, JoinResult, SetHandleResult } from '../storage/accounts-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { foldHandle, HANDLE_MS } from './handles.ts';
import { type CreationOptions, type NewPasskey, Passkeys, type RequestOptions } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** For how long someone who has proved who they are may do what cannot be undone. */
const CONFIRMED_MS = 5 * 60_000;
const MAX_PASSKEYS = 20;

export interface AccountsDeps {
  readonly storage: Pick<Storage, 'accounts' | 'people' | 'friends' | 'matches'>;
  readonly guests: Guests;
  readonly publishNews: PublishPersonNews;
  /** The date in milliseconds. */
  readonly date: () => number;
}

/** Someone whose device has a new token. */
export interface SignedIn {
  readonly person: Person;
  readonly token: string;
}

export type AddPasskeyAnswer =
  | { readonly type: 'signed-up'; readonly token: string; readonly codes: readonly string[] }
  | { readonly type: 'added' }
  /** The answer of the passkey was wrong, late or given before. */
  | { readonly type: 'wrong' };

/**
 * Accounts: people who can prove who they are. An account is made by adding a passkey to the guest who is there, so
 * nothing is moved; the only other proof is a recovery code.
 */
export class Accounts {
  private readonly deps: AccountsDeps;
  private readonly passkeys: Passkeys;

  constructor(deps: AccountsDeps) {
    this.deps = deps;
    this.passkeys = new Passkeys({ accounts: deps.storage.accounts, date: deps.date });
  }

  /** What a person may know of their account; null for a guest. */
  async find({ person, device }: Session): Promise<Account | null> {
    const { accounts } = this.deps.storage;
    const account = await accounts.find(person.id);
    if (account === null) return null;
    const [handle, recoveryCodes, passkeys, confirmedUntil] = await Promise.all([
      accounts.handleOf(person.id),
      accounts.countRecoveryCodes(person.id),
      accounts.credentialsOf(person.id),
      this.confirmedUntil(device),
    ]);
    const changeable = handle === null ? 0 : handle.since + HANDLE_MS;
    return {
      since: account.since,
      handle: handle?.handle ?? null,
      handleChangeable: changeable > this.deps.date() ? changeable : null,
      recoveryCodes,
      passkeys: passkeys.map(({ id, name, since, used, isBackedUp }) => ({
        ...{ id, name, since, used, isBackedUp },
      })),
      confirmedUntil,
    };
  }

  /** Whether someone may do what cannot be undone. A guest always may: there is nothing they could prove it with. */
  async mayActNow({ person, device }: Session): Promise<boolean> {
    if (!(await this.deps.storage.accounts.hasAccount(person.id))) return true;
    return (await this.confirmedUntil(device)) !== null;
  }

  /** Null if someone has too many passkeys. */
  async creationOptions({ person }: Session, party: RelyingParty): Promise<CreationOptions | null> {
    const { accounts } = this.deps.storage;
    const [account, existing, handle] = await Promise.all([
      accounts.find(person.id),
      accounts.credentialsOf(person.id),
      accounts.handleOf(person.id),
    ]);
    if (existing.length >= MAX_PASSKEYS) return null;
    return this.passkeys.creationOptions(party, {
      ...{ person: person.id, name: handle?.handle ?? person.name, existing },
      userHandle: account?.userHandle ?? null,
    });
  }

  /**
   * Adds a passkey. With the first one, a guest gets an account, recovery codes and a new token, and is signed out on all
   * other devices.
   */
  async addPasskey(
    session: Session,
    party: RelyingParty,
    { name, passkey: response }: { readonly name: string; readonly passkey: NewPasskeyResponse },
  ): Promise<AddPasskeyAnswer> {
    const { accounts } = this.deps.storage;
    const person = session.person.id;
    const created = await this.passkeys.created(party, person, response);
    if (created === null) return { type: 'wrong' };
    const now = this.deps.date();
    const { userHandle, ...passkey }: NewPasskey = created;
    const credential: CredentialRow = { ...passkey, person, name, since: now, used: now };
    if (await accounts.hasAccount(person)) {
      // Perhaps they signed up a moment ago on another device. Then this one has not proved anything.
      const isAdded = (await this.mayActNow(session)) && (await accounts.addCredential(credential));
      return { type: isAdded ? 'added' : 'wrong' };
    }
    const codes = newRecoveryCodes();
    if (!(await accounts.create({ person, userHandle, since: now }, credential, codes.map(hashOf))))
      return { type: 'wrong' };
    const token = await this.deps.guests.replaceSession(session);
    await accounts.prove(hashOf(token), now);
    // Nobody had to prove anything to open the other sessions. From now on, there is something to prove it with.
    await this.deps.guests.signOutAll(person, hashOf(token));
    return { type: 'signed-up', token, codes };
  }

  renamePasskey({ person }: Session, id: string, name: string): Promise<void> {
    return this.deps.storage.accounts.renameCredential(person.id, id, name);
  }

  removePasskey({ person }: Session, id: string): Promise<'removed' | 'unknown' | 'last'> {
    return this.deps.storage.accounts.removeCredential(person.id, id);
  }

  signInOptions(party: RelyingParty): Promise<RequestOptions> {
    return this.passkeys.requestOptions(party, 'sign-in', null);
  }

  /** Signs in the person whose passkey has answered, and signs out who was here before; null if the answer is wrong. */
  async signIn(
    party: RelyingParty,
    response: PasskeyResponse,
    previous: Session | null,
  ): Promise<SignedIn | null> {
    const person = await this.passkeys.used(party, 'sign-in', null, response);
    return person === null ? null : this.arrive(person, previous);
  }

  /**
   * Signs in the person of a recovery code and signs out all their devices, one of which may be in the wrong hands. Null
   * if the code is unknown or used.
   */
  async recover(typed: string, previous: Session | null): Promise<SignedIn | null> {
    const { storage, guests } = this.deps;
    const person = await storage.accounts.takeRecoveryCode(hashOf(readRecoveryCode(typed)));
    if (person === null) return null;
    await guests.signOutAll(person, null);
    return this.arrive(person, previous);
  }

  async confirmOptions({ person }: Session, party: RelyingParty): Promise<RequestOptions> {
    const existing = await this.deps.storage.accounts.credentialsOf(person.id);
    return this.passkeys.requestOptions(party, 'confirm', { person: person.id, existing });
  }

  /** Until when someone has proved who they are with their passkey; null if its answer is wrong. */
  async confirmByPasskey(
    session: Session,
    party: RelyingParty,
    response: PasskeyResponse,
  ): Promise<number | null> {
    const person = await this.passkeys.used(party, 'confirm', session.person.id, response);
    return person === null ? null : this.confirm(session);
  }

  /** The same with a recovery code, which also signs out all other devices. */
  async confirmByCode(session: Session, typed: string): Promise<number | null> {
    const { storage, guests } = this.deps;
    const person = await storage.accounts.takeRecoveryCode(
      hashOf(readRecoveryCode(typed)),
      session.person.id,
    );
    if (person === null) return null;
    await guests.signOutAll(person, session.device);
    return this.confirm(session);
  }

  /** Replaces all recovery codes. */
  async renewRecoveryCodes({ person }: Session): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    await this.deps.storage.accounts.setRecoveryCodes(person.id, codes.map(hashOf));
    return codes;
  }

  setHandle({ person }: Session, handle: string): Promise<SetHandleResult> {
    const { storage, date } = this.deps;
    const now = date();
    return storage.accounts.setHandle({
      ...{ handle, folded: foldHandle(handle), person: person.id, since: now },
      changeableBefore: now - HANDLE_MS,
      previousHeldUntil: now + HANDLE_MS,
    });
  }

  /** The guest whose matches may join this account, if they have finished any. */
  async offeredGuest({ device }: Session): Promise<OfferedGuest | null> {
    const { accounts, people, matches } = this.deps.storage;
    const id = await accounts.offeredGuest(device);
    const guest = id === null ? null : await people.find(id);
    if (guest === null) return null;
    const played = await matches.playedBy(guest.id, Number.MAX_SAFE_INTEGER, MAX_COUNTED_MATCHES);
    return played.length === 0 ? null : { name: guest.name, matches: played.length };
  }

  /** Gives the matches, mutes, friends and sanctions of that guest to this account; null if there is none. */
  async joinGuest({ person, device }: Session): Promise<JoinResult | null> {
    const { storage, publishNews } = this.deps;
    const guest = await storage.accounts.offeredGuest(device);
    if (guest === null) return null;
    const result = await storage.accounts.joinGuest(guest, person.id);
    if (result !== 'joined') return result;
    await storage.accounts.withdrawGuest(device);
    const related = await storage.friends.relatedTo(person.id);
    await publishNews({ type: 'changed', person });
    await publishNews({ type: 'sanctioned', person: person.id });
    await publishNews({ type: 'friends', people: [person.id, guest, ...related] });
    return result;
  }

  leaveGuest({ device }: Session): Promise<void> {
    return this.deps.storage.accounts.withdrawGuest(device);
  }

  /** Makes this the device of an account. The guest who was here may join it; anyone else is only signed out. */
  private async arrive(id: string, previous: Session | null): Promise<SignedIn | null> {
    const { storage, guests, date } = this.deps;
    const found = await storage.people.find(id);
    if (found === null) return null;
    const isSame = previous?.person.id === id;
    const token = isSame ? await guests.replaceSession(previous) : await guests.startSession(id);
    const device = hashOf(token);
    await storage.accounts.prove(device, date());
    if (previous !== null && !isSame) {
      if (!(await storage.accounts.hasAccount(previous.person.id)))
        await storage.accounts.offerGuest(device, previous.person.id);
      await guests.signOut(previous.device);
    }
    return { person: { id, name: found.name }, token };
  }

  private async confirm({ device }: Session): Promise<number> {
    const now = this.deps.date();
    await this.deps.storage.accounts.prove(device, now);
    return now + CONFIRMED_MS;
  }

  private async confirmedUntil(device: string): Promise<number | null> {
    const provedAt = await this.deps.storage.accounts.provedAt(device);
    if (provedAt === null) return null;
    const until = provedAt + CONFIRMED_MS;
    return until > this.deps.date() ? until : null;
  }
}
