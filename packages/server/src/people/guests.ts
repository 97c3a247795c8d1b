import type { Device, Person } from '@schupf/protocol';
import { hashOf, newPersonId, newToken, newWord } from '../secrets.ts';
import type { PeopleStorage } from '../storage/storage.ts';

/** A word for another device lasts long enough to pick that one up. */
const WORD_LASTS = 10 * 60_000;
/** When somebody was last seen is not worth a write more often. */
const TOUCH_EVERY = 3600_000;
const MAX_DEVICES = 20;

/** Somebody who is signed in, and by which device. */
export interface SignedIn {
  readonly person: Person;
  readonly device: string;
}

/** People who come with a name and nothing else. Whoever has the token is the person; only its hash is kept. */
export class Guests {
  private readonly people: PeopleStorage;
  private readonly now: () => number;
  private readonly onSignedOut: (device: string) => void;

  /** `onSignedOut` hears of devices that are signed out without having asked for it. */
  constructor(people: PeopleStorage, now: () => number, onSignedOut: (device: string) => void) {
    this.people = people;
    this.now = now;
    this.onSignedOut = onSignedOut;
  }

  async welcome(name: string): Promise<{ readonly person: Person; readonly token: string }> {
    const person = { id: newPersonId(), name };
    await this.people.add({ ...person, since: this.now() });
    return { person, token: await this.signIn(person.id) };
  }

  async find(token: string | undefined): Promise<SignedIn | null> {
    if (token === undefined) return null;
    const found = await this.people.findSession(hashOf(token));
    if (found === null) return null;
    const { session, person } = found;
    const now = this.now();
    if (now - session.seen > TOUCH_EVERY) await this.people.touchSession(session.hash, now);
    return { person: { id: person.id, name: person.name }, device: session.hash };
  }

  rename(person: Person, name: string): Promise<void> {
    return this.people.rename(person.id, name);
  }

  /** A word that makes another device his, to be typed there or shown as a picture. */
  async deviceWord({ id }: Person): Promise<{ readonly word: string; readonly until: number }> {
    const word = newWord();
    const until = this.now() + WORD_LASTS;
    await this.people.addDeviceWord(hashOf(word), id, until);
    return { word, until };
  }

  /** Null when the word is wrong, used or too old. */
  async signInByWord(word: string): Promise<{ readonly person: Person; readonly token: string } | null> {
    const now = this.now();
    const id = await this.people.takeDeviceWord(hashOf(word.trim().toLowerCase()), now);
    const person = id === null ? null : await this.people.find(id);
    if (person === null) return null;
    return { person: { id: person.id, name: person.name }, token: await this.signIn(person.id) };
  }

  async devices({ person, device }: SignedIn): Promise<readonly Device[]> {
    const sessions = await this.people.sessionsOf(person.id);
    return sessions.map(({ hash, since, seen }) => ({ id: hash, since, seen, isThis: hash === device }));
  }

  signOut(device: string): Promise<void> {
    return this.people.endSession(device);
  }

  async block({ id }: Person, whom: string): Promise<void> {
    if (id !== whom && (await this.people.find(whom)) !== null) await this.people.block(id, whom, this.now());
  }

  /** The oldest device goes when there are too many. */
  private async signIn(person: string): Promise<string> {
    const sessions = await this.people.sessionsOf(person);
    const newestFirst = sessions.toSorted((a, b) => b.seen - a.seen);
    for (const { hash } of newestFirst.slice(MAX_DEVICES - 1)) {
      await this.people.endSession(hash);
      this.onSignedOut(hash);
    }
    const token = newToken();
    const now = this.now();
    await this.people.addSession({ hash: hashOf(token), person, since: now, seen: now });
    return token;
  }
}
