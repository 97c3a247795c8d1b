import type { Person, Seek, SeekAsk, SeekCount, SeekEnd, SeekMessage } from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import { every } from '../clock.ts';
import { Buckets, type Rate } from '../limits/bucket.ts';
import type { SharedLimits } from '../limits/shared-limits.ts';
import type { Sanctions } from '../moderation/sanctions.ts';
import type { Declined, PairingLink, PairingState, SeekEntry } from './pairing-link.ts';
import { isSameSeek, withoutRated } from './terms.ts';

const REPORT_INTERVAL_MS = 1000;
/** Every seek asks storage whether the person may play. */
const SEEKS: Rate = { burst: 6, perSecond: 0.2 };
/** The pairer hears for this long that someone has declined. */
const DECLINED_LIFETIME_MS = 3000;

export interface SeeksDeps<Listener> {
  /** This process. */
  readonly node: string;
  readonly link: PairingLink;
  readonly clock: Clock;
  /** Whether a person may ask a friend to play. */
  readonly mayAsk: (person: string, friend: string) => Promise<boolean>;
  readonly sanctions: Pick<Sanctions, 'refusalFor'>;
  readonly hasAccount: (person: string) => Promise<boolean>;
  readonly limits: Pick<SharedLimits, 'take'>;
  readonly send: (listener: Listener, text: string) => void;
  readonly onFault: (error: unknown) => void;
}

/** The part of a seek that is allowed, or why there is none. */
type Checked = { readonly ok: true; readonly seek: Seek } | { readonly ok: false; readonly reason: SeekEnd };

/** A connection that looks for people to play with. */
export interface Seeking<Listener> {
  readonly listener: Listener;
  readonly person: Person;
  readonly network: string;
}

interface Sought<Listener> {
  /** What they have asked for. Someone who may not play rated matches looks for the others only. */
  readonly asked: Seek;
  entry: SeekEntry;
  /** The connections that have sent it. */
  readonly listeners: Set<Listener>;
  /** What they were told last, as text. */
  told: string;
}

/**
 * The people who are connected to this process and look for others to play with. Reports them to the pairer, and tells
 * them what becomes of it.
 */
export class Seeks<Listener> {
  private readonly deps: SeeksDeps<Listener>;
  /** By person. */
  private readonly sought = new Map<string, Sought<Listener>>();
  private readonly rates = new Buckets(SEEKS);
  /** The latest seek of each person that is being checked, and who has sent it. */
  private readonly checking = new Map<string, { readonly listener: Listener }>();
  private readonly askListeners = new Map<string, Set<Listener>>();
  /** What people were told about friends who ask them. */
  private readonly toldAsks = new Map<string, string>();
  private declined: readonly Declined[] = [];
  private state: PairingState = { waiting: [], found: [], ended: [], asks: [], counts: [] };
  private readonly stop: () => void;

  constructor(deps: SeeksDeps<Listener>) {
    this.deps = deps;
    deps.link.onState((state) => this.hear(state));
    this.stop = every(deps.clock, REPORT_INTERVAL_MS, () => this.report());
  }

  /** How many people wait for which game, at all processes. */
  get counts(): readonly SeekCount[] {
    return this.state.counts;
  }

  close(): void {
    this.stop();
  }

  /** Looks for people. Returns false if the person does so too often. */
  seek(seeking: Seeking<Listener>, seek: Seek): boolean {
    const { listener, person } = seeking;
    const current = this.sought.get(person.id);
    if (current !== undefined && isSameSeek(current.asked, seek)) {
      current.listeners.add(listener);
      if (current.told !== '') this.deps.send(listener, current.told);
      return true;
    }
    if (!this.rates.take(person.id, this.deps.clock.now())) return false;
    const turn = { listener };
    this.checking.set(person.id, turn);
    this.check(seeking, seek)
      .then((checked) => {
        if (this.checking.get(person.id) !== turn) return;
        if (checked.ok) this.begin(seeking, seek, checked.seek);
        else this.refuse(seeking, checked.reason);
      })
      .catch(this.deps.onFault)
      .finally(() => {
        if (this.checking.get(person.id) === turn) this.checking.delete(person.id);
      });
    return true;
  }

  /** Stops looking, in all windows. */
  stopSeeking(person: string): void {
    this.checking.delete(person);
    const sought = this.sought.get(person);
    if (sought === undefined) return;
    this.tell(sought, { type: 'seek-over', reason: 'stopped' });
    sought.listeners.clear();
    const found = this.state.found.find(({ people }) => people.includes(person));
    // The others of the group should not have to wait for them.
    if (found === undefined) this.sought.delete(person);
    else sought.entry = { ...sought.entry, answer: { group: found.group, comes: false } };
    this.report();
  }

  come(person: string, group: string): void {
    const isTheirs = this.state.found.some((each) => each.group === group && each.people.includes(person));
    const answer = this.sought.get(person)?.entry.answer;
    if (isTheirs && !(answer?.group === group && answer.comes))
      this.change(person, { answer: { group, comes: true } });
  }

  takeBots(person: string): void {
    if (this.sought.get(person)?.entry.takesBots === false) this.change(person, { takesBots: true });
  }

  decline(person: string, whom: string): void {
    if (!this.state.asks.some(({ to, by }) => to === person && by.id === whom)) return;
    const others = this.declined.filter((each) => each.by !== person || each.whom !== whom);
    this.declined = [...others, { by: person, whom, at: this.deps.clock.now() }];
    this.report();
  }

  /** Tells a connection from now on which friends ask its person. */
  listenToAsks(person: string, listener: Listener): void {
    const listeners = this.askListeners.get(person) ?? new Set();
    this.askListeners.set(person, listeners.add(listener));
    const told = this.toldAsks.get(person);
    if (told !== undefined) this.deps.send(listener, told);
    else this.tellAsks(person);
  }

  stopListening(person: string, listener: Listener): void {
    const listeners = this.askListeners.get(person);
    listeners?.delete(listener);
    if (listeners?.size !== 0) return;
    this.askListeners.delete(person);
    this.toldAsks.delete(person);
  }

  /** A connection has ended. The last one takes the seek with it. */
  remove(person: string, listener: Listener): void {
    this.stopListening(person, listener);
    if (this.checking.get(person)?.listener === listener) this.checking.delete(person);
    const sought = this.sought.get(person);
    if (sought === undefined || !sought.listeners.delete(listener) || sought.listeners.size > 0) return;
    this.sought.delete(person);
    this.report();
  }

  /** Call this when someone has a new name. */
  rename(person: Person): void {
    this.change(person.id, { person });
  }

  /** Call this when someone may have got a sanction. */
  async checkAgain(person: string): Promise<void> {
    const sought = this.sought.get(person);
    if (sought === undefined) return;
    const allowed = await this.allowedPart(person, sought.asked);
    if (!allowed.ok) this.end(sought, allowed.reason);
    else if (isSameSeek(allowed.seek, sought.entry.seek)) return;
    else sought.entry = { ...sought.entry, seek: allowed.seek };
    this.report();
  }

  private async check({ person, network }: Seeking<Listener>, seek: Seek): Promise<Checked> {
    const { limits } = this.deps;
    const { friend } = seek;
    const allowed = await this.allowedPart(person.id, seek);
    const isAsked = this.state.asks.some(({ to, by }) => to === person.id && by.id === friend);
    if (!allowed.ok || friend === null || isAsked) return allowed;
    const mayAsk =
      (await limits.take('invitation', person.id)) && (await limits.take('invitation of network', network));
    if (!mayAsk) return { ok: false, reason: 'too-often' };
    return (await this.deps.mayAsk(person.id, friend)) ? allowed : { ok: false, reason: 'no-friend' };
  }

  /** What of a seek someone may play with others, or why nothing. */
  private async allowedPart(person: string, seek: Seek): Promise<Checked> {
    const { sanctions } = this.deps;
    if ((await sanctions.refusalFor(person, 'play-with-strangers')) !== null)
      return { ok: false, reason: 'sanctioned' };
    const unrated = withoutRated(seek);
    if (unrated !== null && isSameSeek(unrated, seek)) return { ok: true, seek };
    const reason = await this.whyUnrated(person);
    if (reason === null) return { ok: true, seek };
    return unrated === null ? { ok: false, reason } : { ok: true, seek: unrated };
  }

  /** Why someone may not play rated matches; null if they may. */
  private async whyUnrated(person: string): Promise<SeekEnd | null> {
    const { sanctions, hasAccount } = this.deps;
    if ((await sanctions.refusalFor(person, 'play-rated')) !== null) return 'no-rated';
    // With a guest, the match would be rated for no one.
    return (await hasAccount(person)) ? null : 'no-account';
  }

  private begin({ listener, person, network }: Seeking<Listener>, asked: Seek, seek: Seek): void {
    const current = this.sought.get(person.id);
    const at = Math.max(this.deps.clock.now(), (current?.entry.at ?? 0) + 1);
    this.sought.set(person.id, {
      asked,
      entry: { person, network, seek, at, takesBots: false, answer: null },
      listeners: new Set([...(current?.listeners ?? []), listener]),
      told: '',
    });
    this.report();
  }

  private refuse({ listener, person }: Seeking<Listener>, reason: SeekEnd): void {
    const current = this.sought.get(person.id);
    this.deps.send(listener, JSON.stringify({ type: 'seek-over', reason } satisfies SeekMessage));
    current?.listeners.delete(listener);
    if (current?.listeners.size === 0) this.stopSeeking(person.id);
  }

  private end(sought: Sought<Listener>, reason: SeekEnd): void {
    this.tell(sought, { type: 'seek-over', reason });
    this.sought.delete(sought.entry.person.id);
  }

  private change(person: string, changes: Partial<Pick<SeekEntry, 'answer' | 'takesBots' | 'person'>>): void {
    const sought = this.sought.get(person);
    if (sought === undefined) return;
    sought.entry = { ...sought.entry, ...changes };
    this.report();
  }

  /** Makes the pairer look at everyone, so a message that changes nothing must not lead here. */
  private report(): void {
    const { node, link, clock } = this.deps;
    const now = clock.now();
    this.declined = this.declined.filter(({ at }) => now - at <= DECLINED_LIFETIME_MS);
    const entries = [...this.sought.values()].map(({ entry }) => entry);
    link.report({ node, entries, declined: this.declined });
  }

  private hear(state: PairingState): void {
    this.state = state;
    const waiting = new Map(state.waiting.map((each) => [each.person, each]));
    const found = new Map(state.found.flatMap((group) => group.people.map((person) => [person, group])));
    const ended = new Map(state.ended.map((each) => [each.person, each]));
    for (const [person, sought] of [...this.sought]) {
      const { at, seek, answer } = sought.entry;
      const over = ended.get(person);
      if (over?.at === at) {
        this.tell(sought, over.end);
        this.sought.delete(person);
        continue;
      }
      const group = found.get(person);
      // No group waits for them any more.
      if (group === undefined && answer?.comes === false) this.sought.delete(person);
      if (group !== undefined) {
        const { people: _, ...rest } = group;
        this.tell(sought, { type: 'found', ...rest });
      }
      const place = waiting.get(person);
      if (place?.at !== at) continue;
      const { person: _, at: __, ...rest } = place;
      this.tell(sought, { type: 'seeking', seek, ...rest });
    }
    for (const person of this.askListeners.keys()) this.tellAsks(person);
  }

  private tell(sought: Sought<Listener>, message: SeekMessage): void {
    const text = JSON.stringify(message);
    if (text === sought.told) return;
    sought.told = text;
    for (const listener of sought.listeners) this.deps.send(listener, text);
  }

  private tellAsks(person: string): void {
    const asks = this.state.asks
      .filter(({ to }) => to === person)
      .map(({ by, seek }): SeekAsk => ({ by, seek }));
    const text = JSON.stringify({ type: 'seek-asks', asks });
    const told = this.toldAsks.get(person);
    if (text === told || (asks.length === 0 && told === undefined)) return;
    this.toldAsks.set(person, text);
    for (const listener of this.askListeners.get(person) ?? []) this.deps.send(listener, text);
  }
}
