import type { Clock } from '@schupf/runner';
import { after } from '../clock.ts';
import { KeyedCounter } from '../limits/keyed-counter.ts';

/** Someone who reloads the page, or is sent to another process, counts as here meanwhile. */
const LEAVE_AFTER_MS = 5000;

/** What a process tells the others about the people connected to it. Plain data. */
export type PresenceNews =
  | { readonly type: 'presence'; readonly person: string; readonly isHere: boolean }
  /** Everyone who is connected to the process, and no one else. */
  | { readonly type: 'all-present'; readonly people: readonly string[] }
  /** Asks the other processes for `all-present`. */
  | { readonly type: 'who-is-present' };

export interface PresenceDeps {
  readonly clock: Clock;
  /** Tells the other processes. */
  readonly publish: (news: PresenceNews) => void;
}

/** Who is connected to this process or, in a cluster, to any of them. Nothing of it is stored. */
export class Presence {
  private readonly deps: PresenceDeps;
  private readonly connections = new KeyedCounter();
  private readonly here = new Set<string>();
  /** Those who have just left, with a function that keeps them. */
  private readonly leaving = new Map<string, () => void>();
  /** By process. */
  private readonly elsewhere = new Map<string, Set<string>>();
  private readonly listeners: ((person: string) => void)[] = [];

  constructor(deps: PresenceDeps) {
    this.deps = deps;
  }

  isHere(person: string): boolean {
    if (this.here.has(person)) return true;
    for (const people of this.elsewhere.values()) if (people.has(person)) return true;
    return false;
  }

  /** Calls back when someone may have come or gone. */
  onChange(listener: (person: string) => void): void {
    this.listeners.push(listener);
  }

  /** A person has a further connection to this process. */
  add(person: string): void {
    this.leaving.get(person)?.();
    this.leaving.delete(person);
    this.connections.add(person);
    if (this.here.has(person)) return;
    this.here.add(person);
    this.tell(person, true);
  }

  remove(person: string): void {
    this.connections.remove(person);
    if (this.connections.get(person) > 0) return;
    const leave = () => {
      this.leaving.delete(person);
      this.here.delete(person);
      this.tell(person, false);
    };
    this.leaving.set(person, after(this.deps.clock, LEAVE_AFTER_MS, leave));
  }

  /** What another process tells. */
  hear(from: string, news: PresenceNews): void {
    switch (news.type) {
      case 'presence': {
        const people = this.elsewhere.get(from) ?? new Set();
        this.elsewhere.set(from, people);
        if (news.isHere) people.add(news.person);
        else people.delete(news.person);
        return this.changed([news.person]);
      }
      case 'all-present':
        return this.replace(from, new Set(news.people));
      case 'who-is-present':
        return this.deps.publish({ type: 'all-present', people: [...this.here] });
    }
  }

  /** Another process is gone, and so are the people who were connected to it. */
  drop(node: string): void {
    this.replace(node, new Set());
    this.elsewhere.delete(node);
  }

  /** Call this at the start, and when news of other processes may be missing. */
  catchUp(): void {
    this.deps.publish({ type: 'who-is-present' });
    this.deps.publish({ type: 'all-present', people: [...this.here] });
  }

  close(): void {
    for (const keep of this.leaving.values()) keep();
    this.leaving.clear();
  }

  private replace(node: string, people: Set<string>): void {
    const before = this.elsewhere.get(node) ?? new Set<string>();
    this.elsewhere.set(node, people);
    this.changed([...before, ...people].filter((person) => before.has(person) !== people.has(person)));
  }

  private tell(person: string, isHere: boolean): void {
    this.deps.publish({ type: 'presence', person, isHere });
    this.changed([person]);
  }

  private changed(people: Iterable<string>): void {
    for (const person of people) for (const listener of this.listeners) listener(person);
  }
}
