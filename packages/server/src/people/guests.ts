import type { Device, Person } from '@schupf/protocol';
import { hashOf, newDeviceCode, newPersonId, newToken } from '../secrets.ts';
import type { AccountStorage } from '../storage/accounts-storage.ts';
import type { PushStorage } from '../storage/push-storage.ts';
import type { PeopleStorage } from '../storage/storage.ts';
import type { PublishPersonNews } from './person-news.ts';

/** Long enough to fetch the other device and type the code. */
const DEVICE_CODE_LIFETIME_MS = 10 * 60_000;
/** The time a session was last seen is stored at most this often. */
const TOUCH_INTERVAL_MS = 3600_000;
const MAX_DEVICES = 20;

export interface Session {
  readonly person: Person;
  /** The hash of the session token of the device. */
  readonly device: string;
}

export interface GuestsDeps {
  readonly people: PeopleStorage;
  readonly accounts: Pick<AccountStorage, 'endSessions'>;
  readonly push: Pick<PushStorage, 'find' | 'subscribe'>;
  /** The date in milliseconds. */
  readonly date: () => number;
  readonly publishNews: PublishPersonNews;
}

/** People and their devices. All a guest has is a name and a token in a cookie, of which we store only the hash. */
export class Guests {
  private readonly deps: GuestsDeps;

  constructor(deps: GuestsDeps) {
    this.deps = deps;
  }

  async create(name: string): Promise<{ readonly person: Person; readonly token: string }> {
    const { people, date } = this.deps;
    const person = { id: newPersonId(), name };
    await people.add({ ...person, since: date() });
    return { person, token: await this.startSession(person.id) };
  }

  async find(token: string | undefined): Promise<Session | null> {
    const { people, date } = this.deps;
    if (token === undefined) return null;
    const found = await people.findSession(hashOf(token));
    if (found === null) return null;
    const { session, person } = found;
    const now = date();
    if (now - session.seen > TOUCH_INTERVAL_MS) await people.touchSession(session.hash, now);
    return { person: { id: person.id, name: person.name }, device: session.hash };
  }

  async rename({ id }: Person, name: string): Promise<Person> {
    const { people, publishNews } = this.deps;
    await people.rename(id, name);
    const person = { id, name };
    await publishNews({ type: 'changed', person });
    return person;
  }

  /** Signs in a new device and returns its token. If there are too many, first signs out those used least recently. */
  async startSession(person: string): Promise<string> {
    const { people, date } = this.deps;
    const sessions = await people.sessionsOf(person);
    const newestFirst = sessions.toSorted((a, b) => b.seen - a.seen);
    for (const { hash } of newestFirst.slice(MAX_DEVICES - 1)) await this.signOut(hash);
    const token = newToken();
    const now = date();
    await people.addSession({ hash: hashOf(token), person, since: now, seen: now });
    return token;
  }

  /** Creates a code that signs this person in on another device, where it is typed or scanned. */
  async createDeviceCode({ id }: Person): Promise<{ readonly code: string; readonly until: number }> {
    const { people, date } = this.deps;
    const code = newDeviceCode();
    const until = date() + DEVICE_CODE_LIFETIME_MS;
    await people.addDeviceCode(hashOf(code), id, until);
    return { code, until };
  }

  /** Null if the code is wrong, used or expired. */
  async signInByCode(code: string): Promise<{ readonly person: Person; readonly token: string } | null> {
    const { people, date } = this.deps;
    const id = await people.takeDeviceCode(hashOf(code.trim().toLowerCase()), date());
    const person = id === null ? null : await people.find(id);
    if (person === null) return null;
    return { person: { id: person.id, name: person.name }, token: await this.startSession(person.id) };
  }

  async devices({ person, device }: Session): Promise<readonly Device[]> {
    const sessions = await this.deps.people.sessionsOf(person.id);
    return sessions.map(({ hash, since, seen }) => ({ id: hash, since, seen, isThis: hash === device }));
  }

  async signOut(device: string): Promise<void> {
    await this.deps.people.endSession(device);
    await this.deps.publishNews({ type: 'signed-out', device });
  }

  /** Signs out all devices of a person except one, or all. */
  async signOutAll(person: string, except: string | null): Promise<void> {
    for (const device of await this.deps.accounts.endSessions(person, except))
      await this.deps.publishNews({ type: 'signed-out', device });
  }

  /**
   * Gives a device that has proved who its person is a new token. If someone else had planted or seen the old one, it
   * opens nothing any more.
   */
  async replaceSession({ person, device }: Session): Promise<string> {
    const subscription = await this.deps.push.find(device);
    const token = await this.startSession(person.id);
    // It is still the same device, so it is still told what its person wants to know.
    if (subscription !== null) await this.deps.push.subscribe({ ...subscription, session: hashOf(token) });
    await this.signOut(device);
    return token;
  }

  async block(person: Person, blocked: string): Promise<void> {
    const { people, date, publishNews } = this.deps;
    if (person.id === blocked || (await people.find(blocked)) === null) return;
    await people.block(person.id, blocked, date());
    await publishNews({ type: 'changed', person });
    await publishNews({ type: 'friends', people: [person.id, blocked] });
  }

  async unblock(person: Person, blocked: string): Promise<void> {
    await this.deps.people.unblock(person.id, blocked);
    await this.deps.publishNews({ type: 'changed', person });
  }
}
