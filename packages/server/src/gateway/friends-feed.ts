import type { FriendNews, TableInvitation } from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import { every } from '../clock.ts';
import type { Presence } from '../people/presence.ts';
import type { FriendStorage } from '../storage/friends-storage.ts';

/** How often subscribers are told what has changed. */
const TELL_INTERVAL_MS = 1000;

export interface FriendsFeedDeps<Listener> {
  readonly friends: Pick<FriendStorage, 'friendsOf' | 'requestsOf' | 'invitationsTo'>;
  readonly presence: Presence;
  readonly clock: Clock;
  /** The date in milliseconds. */
  readonly date: () => number;
  readonly onFault: (error: unknown) => void;
  readonly send: (listener: Listener, text: string) => void;
}

/** What is known about a subscriber. All their connections are told the same. */
interface Subscriber<Listener> {
  readonly listeners: Set<Listener>;
  /** Their friends who let them see that they are here; null until storage has been read. */
  friends: ReadonlySet<string> | null;
  requests: number;
  invitations: readonly TableInvitation[];
  /** What they were told last, as text. */
  told: string;
  isReading: boolean;
  /** Whether what is being read may be out of date already. */
  isStale: boolean;
}

/**
 * Tells people which of their friends are here, who would like to be their friend, and who has invited them. Whose
 * presence a person may see is decided by storage alone; it is read again whenever something about it changes.
 */
export class FriendsFeed<Listener> {
  private readonly deps: FriendsFeedDeps<Listener>;
  /** By person. */
  private readonly subscribers = new Map<string, Subscriber<Listener>>();
  /** The subscribers who may see whether a person is here. */
  private readonly watchers = new Map<string, Set<string>>();
  /** The subscribers who may have to be told something. */
  private readonly pending = new Set<string>();
  private stopTelling: (() => void) | null = null;

  constructor(deps: FriendsFeedDeps<Listener>) {
    this.deps = deps;
    deps.presence.onChange((person) => {
      for (const watcher of this.watchers.get(person) ?? []) this.pending.add(watcher);
    });
  }

  add(person: string, listener: Listener): void {
    let subscriber = this.subscribers.get(person);
    if (subscriber === undefined) {
      subscriber = {
        ...{ listeners: new Set(), friends: null, requests: 0, invitations: [], told: '' },
        ...{ isReading: false, isStale: false },
      };
      this.subscribers.set(person, subscriber);
      void this.read(person, subscriber);
    } else if (subscriber.told !== '') this.deps.send(listener, subscriber.told);
    subscriber.listeners.add(listener);
    this.stopTelling ??= every(this.deps.clock, TELL_INTERVAL_MS, () => this.tell());
  }

  delete(person: string, listener: Listener): void {
    const subscriber = this.subscribers.get(person);
    if (subscriber === undefined) return;
    subscriber.listeners.delete(listener);
    if (subscriber.listeners.size > 0) return;
    this.watch(person, subscriber, null);
    this.subscribers.delete(person);
    this.pending.delete(person);
    if (this.subscribers.size === 0) this.close();
  }

  /** Call this when something between these people and others has changed. */
  refresh(people: readonly string[]): void {
    for (const person of people) {
      const subscriber = this.subscribers.get(person);
      if (subscriber !== undefined) void this.read(person, subscriber);
    }
  }

  refreshAll(): void {
    this.refresh([...this.subscribers.keys()]);
  }

  close(): void {
    this.stopTelling?.();
    this.stopTelling = null;
  }

  private async read(person: string, subscriber: Subscriber<Listener>): Promise<void> {
    subscriber.isStale = true;
    if (subscriber.isReading) return;
    subscriber.isReading = true;
    try {
      while (subscriber.isStale && this.subscribers.get(person) === subscriber) {
        subscriber.isStale = false;
        await this.readNow(person, subscriber);
      }
    } catch (error) {
      // Whatever was known may be no longer true, and must not be told.
      this.watch(person, subscriber, null);
      this.deps.onFault(error);
    } finally {
      subscriber.isReading = false;
    }
  }

  private async readNow(person: string, subscriber: Subscriber<Listener>): Promise<void> {
    const { friends, date } = this.deps;
    const [all, { received }, invitations] = await Promise.all([
      friends.friendsOf(person),
      friends.requestsOf(person),
      friends.invitationsTo(person, date()),
    ]);
    if (subscriber.isStale || this.subscribers.get(person) !== subscriber) return;
    this.watch(person, subscriber, new Set(all.filter((each) => each.showsPresence).map(({ id }) => id)));
    Object.assign(subscriber, { requests: received.length, invitations });
    this.tellIfChanged(subscriber);
  }

  private watch(
    person: string,
    subscriber: Subscriber<Listener>,
    friends: Subscriber<Listener>['friends'],
  ): void {
    for (const friend of subscriber.friends ?? []) {
      const watchers = this.watchers.get(friend);
      watchers?.delete(person);
      if (watchers?.size === 0) this.watchers.delete(friend);
    }
    subscriber.friends = friends;
    for (const friend of friends ?? []) {
      const watchers = this.watchers.get(friend) ?? new Set();
      this.watchers.set(friend, watchers.add(person));
    }
  }

  private tell(): void {
    const now = this.deps.date();
    for (const [person, subscriber] of this.subscribers) {
      const isOver = subscriber.invitations.some(({ until }) => until <= now);
      if (isOver) subscriber.invitations = subscriber.invitations.filter(({ until }) => until > now);
      if (isOver || this.pending.has(person)) this.tellIfChanged(subscriber);
    }
    this.pending.clear();
  }

  private tellIfChanged(subscriber: Subscriber<Listener>): void {
    const { friends, requests, invitations, listeners } = subscriber;
    if (friends === null) return;
    const here = [...friends].filter((friend) => this.deps.presence.isHere(friend));
    const news: FriendNews = { here, requests, invitations };
    const text = JSON.stringify({ type: 'friends', ...news });
    if (text === subscriber.told) return;
    subscriber.told = text;
    for (const listener of listeners) this.deps.send(listener, text);
  }
}
