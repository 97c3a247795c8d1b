import { type Person, type Seek, type SeekCount, type SeekTerms, skeletonOf } from '@schupf/protocol';
import type { Pool } from '@schupf/ratings';
import type { Clock } from '@schupf/runner';
import { every } from '../clock.ts';
import { isThisMachine, widestNetworkOf } from '../limits/network.ts';
import type { Blocks } from '../people/blocks.ts';
import { newReference } from '../secrets.ts';
import { Declines } from './declines.ts';
import { type FoundGroup, FoundGroups } from './found-groups.ts';
import { chooseGroups } from './groups.ts';
import { Meetings } from './meetings.ts';
import type { End, EndedState, PairingLink, PairingState, SeekEntry, SeekReport } from './pairing-link.ts';
import type { Acquaintances, Party, Seeker } from './party.ts';
import { type Facts, friendIn, type Place, type PlacedParty, partiesByGame, Queue } from './queue.ts';
import { Reports } from './reports.ts';
import { chairsFor, type Game } from './sides.ts';
import { firstOf, keyOfGame, poolOf, type TermsSet, termsIn } from './terms.ts';
import { OVERDUE_MS } from './windows.ts';

const TICK_MS = 1000;
/** How often people are brought together. More often would leave fewer to choose from. */
export const PAIR_INTERVAL_MS = 3000;
/** After this time, bots are offered for the seats for which no one was found. */
export const BOTS_AFTER_MS = 20_000;
/** Gateways that have missed the end of a seek hear of it for this long. */
const ENDED_LIFETIME_MS = 30_000;
/**
 * Everyone may change their mind once in a while after they have been found for others. Those who do it again and again
 * keep the others from playing as much as those who do not come.
 */
const FREE_DECLINES = 1;
/** A process that begins to bring people together waits until all gateways have reported. */
const SETTLING_MS = 1500;

/** A table for people who were brought together, and bots. */
export interface Opening {
  readonly game: Game;
  readonly terms: SeekTerms;
  /** By chair; null for a bot. */
  readonly chairs: readonly (Person | null)[];
  /** The one whose share of the lobby the table takes up. */
  readonly first: { readonly person: Person; readonly network: string };
}

export interface PairerDeps {
  readonly link: PairingLink;
  readonly clock: Clock;
  /** Whether this process is the one that brings people together. */
  readonly isPairer: () => boolean;
  readonly factsOf: (person: string, pool: Pool | null) => Promise<Facts>;
  readonly blocksAmong: (people: readonly string[]) => Promise<Blocks>;
  /** Counts one more table for a person; false if they have been at too many. */
  readonly takeTable: (person: string) => Promise<boolean>;
  /** The code of the new table; null if someone has been deleted meanwhile. */
  readonly open: (opening: Opening) => Promise<string | null>;
  /** A table of others where this person can take a bot's seat; null if there is none. */
  readonly findFreeSeat: (seek: Seek, person: Person) => Promise<string | null>;
  readonly noteNoShow: (person: string) => Promise<unknown>;
  readonly onFault: (error: unknown) => void;
}

/**
 * Brings people together. Of all processes, one does this. It knows only what the gateways repeat every second, so
 * another one can take its place at any time.
 */
export class Pairer {
  private readonly deps: PairerDeps;
  private readonly reports = new Reports();
  private readonly queue = new Queue();
  private readonly meetings = new Meetings();
  private readonly declines = new Declines();
  private readonly groups = new FoundGroups();
  private readonly ended = new Map<string, EndedState & { readonly until: number }>();
  /** People for whom a table is being opened. */
  private readonly busy = new Set<string>();
  private readonly stop: () => void;
  /** Since when this process brings people together; null if it does not. */
  private pairingSince: number | null = null;
  private pairedAt = 0;
  private isPairing = false;

  constructor(deps: PairerDeps) {
    this.deps = deps;
    deps.link.onReport((report) => this.hear(report));
    this.stop = every(deps.clock, TICK_MS, () => this.tick());
  }

  close(): void {
    this.stop();
  }

  private hear(report: SeekReport): void {
    if (!this.isAtWork()) return;
    this.reports.hear(report, this.deps.clock.now());
    this.work();
  }

  private tick(): void {
    if (!this.isAtWork()) return;
    const now = this.deps.clock.now();
    this.meetings.dropOld(now);
    this.declines.dropOld(now);
    for (const [person, { until }] of this.ended) if (until <= now) this.ended.delete(person);
    this.work();
  }

  /** Notices when another process takes over, and when this one does. */
  private isAtWork(): boolean {
    if (this.deps.isPairer()) {
      this.pairingSince ??= this.deps.clock.now();
      return true;
    }
    if (this.pairingSince === null) return false;
    this.pairingSince = null;
    for (const part of [this.reports, this.queue, this.groups, this.ended]) part.clear();
    return false;
  }

  private work(): void {
    const { clock, link } = this.deps;
    const now = clock.now();
    this.queue.update(this.live(now), now);
    for (const { by, whom, at } of this.reports.declined) this.decline(by, whom, at);
    this.checkGroups(now);
    const waiting = this.waiting(now);
    link.publish(this.state(waiting, now));
    if (now - this.pairingSince! < SETTLING_MS) return;
    this.seatWithBots(waiting, now);
    if (now - this.pairedAt < PAIR_INTERVAL_MS || this.isPairing) return;
    this.pairedAt = now;
    this.isPairing = true;
    this.pair(waiting)
      .catch(this.deps.onFault)
      .finally(() => {
        this.isPairing = false;
      });
  }

  /** The seeks that are not over. Gateways may not know yet that the others are. */
  private live(now: number): ReadonlyMap<string, SeekEntry> {
    const entries = [...this.reports.entries(now)];
    return new Map(entries.filter(([person, { at }]) => this.ended.get(person)?.at !== at));
  }

  /** Everyone who is connected and waits for others, in the order of their ids. */
  private waiting(now: number): ReadonlyMap<string, Place> {
    const places: [string, Place][] = [];
    for (const person of this.live(now).keys()) {
      const place = this.queue.get(person);
      if (place !== undefined && !this.groups.has(person)) places.push([person, place]);
    }
    return new Map(places.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  private state(waiting: ReadonlyMap<string, Place>, now: number): PairingState {
    const counts = new Map<Seek['variant'], number>();
    for (const { entry } of waiting.values()) {
      const { variant } = entry.seek;
      counts.set(variant, (counts.get(variant) ?? 0) + 1);
    }
    const places = [...waiting.values()];
    const wanted = new WantedCounts(places.map(({ entry }) => entry.seek));
    return {
      waiting: places.map((place) => ({
        person: place.entry.person.id,
        at: place.entry.at,
        since: place.since,
        waiting: wanted.suiting(place.entry.seek),
        friend: friendIn(place, waiting),
        botsAt: place.since + BOTS_AFTER_MS,
        isNext: place.isNext,
      })),
      found: this.groups.states(),
      ended: [...this.ended.values()].filter(({ until }) => until > now),
      asks: places
        .filter((place) => friendIn(place, waiting) === 'asked')
        .map(({ entry: { person, seek } }) => ({ to: seek.friend!, by: person, seek })),
      counts: [...counts].map(([variant, people]): SeekCount => ({ variant, people })),
    };
  }

  private end(place: Place, end: End): void {
    const { person, at } = place.entry;
    const until = this.deps.clock.now() + ENDED_LIFETIME_MS;
    this.ended.set(person.id, { person: person.id, at, end, until });
    this.queue.remove(person.id);
  }

  private decline(by: string, whom: string, at: number): void {
    const place = this.queue.get(whom);
    if (place?.entry.seek.friend === by && place.entry.at <= at && !this.groups.has(whom))
      this.end(place, { type: 'seek-over', reason: 'declined' });
  }

  /** Opens the tables of groups that are complete, and breaks up those that cannot become complete. */
  private checkGroups(now: number): void {
    for (const group of this.groups.all()) {
      switch (group.check(this.live(now), now)) {
        case 'waiting':
          break;
        case 'complete':
          group.isOpening = true;
          void this.openFor(group);
          break;
        case 'declined':
          for (const person of group.decliners(this.live(now)))
            if (this.declines.add(person, now) > FREE_DECLINES)
              this.deps.noteNoShow(person).catch(this.deps.onFault);
          for (const place of group.places)
            if (group.isDeclinedBy(place.entry)) this.end(place, { type: 'seek-over', reason: 'stopped' });
          this.breakUp(group);
          break;
        case 'late':
          for (const place of group.missing) {
            this.end(place, { type: 'seek-over', reason: 'no-show' });
            this.deps.noteNoShow(place.entry.person.id).catch(this.deps.onFault);
          }
          this.breakUp(group);
      }
    }
  }

  /** Those who are still there are the next to be brought together. */
  private breakUp(group: FoundGroup): void {
    this.groups.delete(group);
    for (const place of group.places) place.isNext = true;
  }

  private async openFor(group: FoundGroup): Promise<void> {
    const { places, chairs, terms } = group;
    const seated = await this.openTable(places, chairs, terms);
    if (seated) this.groups.delete(group);
    else this.breakUp(group);
  }

  /** False if the table could not be opened. Those who are the reason have been told. */
  private async openTable(
    places: readonly Place[],
    chairs: readonly (string | null)[],
    terms: SeekTerms,
  ): Promise<boolean> {
    const { open, takeTable, clock, onFault } = this.deps;
    const people = new Map(places.map(({ entry }) => [entry.person.id, entry.person]));
    const { seek, person, network } = places[0]!.entry;
    try {
      let isComplete = true;
      for (const place of places)
        if (!(await takeTable(place.entry.person.id))) {
          this.end(place, { type: 'seek-over', reason: 'too-often' });
          isComplete = false;
        }
      if (!isComplete) return false;
      const table = await open({
        game: { variant: seek.variant, players: seek.players },
        terms,
        chairs: chairs.map((id) => people.get(id ?? '') ?? null),
        first: { person, network },
      });
      if (table === null) return false;
      for (const place of places) this.end(place, { type: 'seated', table });
      this.meetings.add([...people.keys()], clock.now());
      return true;
    } catch (error) {
      onFault(error);
      return false;
    }
  }

  private async pair(waiting: ReadonlyMap<string, Place>): Promise<void> {
    for (const [key, parties] of partiesByGame(waiting)) {
      const places = parties.flat().filter(({ entry }) => !this.busy.has(entry.person.id));
      const { seek } = places[0]?.entry ?? {};
      if (seek === undefined || places.length < seek.players) continue;
      await Promise.all(places.map((place) => this.readFacts(place)));
      const ids = places.map(({ entry }) => entry.person.id);
      const acquaintances = this.acquaintances(await this.deps.blocksAmong(ids), places);
      const known = new Set(ids);
      // Meanwhile some may have left or found a seat.
      const now = this.deps.clock.now();
      const left = (partiesByGame(this.waiting(now)).get(key) ?? []).filter((party) =>
        party.every(
          ({ entry, facts }) =>
            known.has(entry.person.id) && facts !== null && !this.busy.has(entry.person.id),
        ),
      );
      const byParty = new Map(left.map((party) => [partyOf(party, now), party]));
      const game = { variant: seek.variant, players: seek.players };
      for (const { parties: chosen, chairs, terms } of chooseGroups({
        ...{ game, now, acquaintances },
        parties: [...byParty.keys()],
      })) {
        const members = chosen.flatMap((party) => byParty.get(party)!);
        this.groups.add({ id: newReference(), places: members, chairs, terms: firstOf(terms) }, now);
      }
    }
    this.work();
  }

  private async readFacts(place: Place): Promise<void> {
    const { person, seek } = place.entry;
    place.facts ??= await this.deps.factsOf(person.id, poolOf(seek));
  }

  private acquaintances(blocks: Blocks, places: readonly Place[]): Acquaintances {
    const skeletons = new Map(places.map(({ entry: { person } }) => [person.id, skeletonOf(person.name)]));
    const networks = new Map(places.map(({ entry }) => [entry.person.id, networkIn(entry)]));
    return {
      mayMeet: (one, other) =>
        blocks.mayMeet(one, other) &&
        skeletons.get(one) !== skeletons.get(other) &&
        (networks.get(one) === null || networks.get(one) !== networks.get(other)),
      meetings: (one, other) => this.meetings.count(one, other),
    };
  }

  private seatWithBots(waiting: ReadonlyMap<string, Place>, now: number): void {
    for (const parties of partiesByGame(waiting).values())
      for (const party of parties) {
        const isMeant = ({ entry, since }: Place) => entry.takesBots && now - since >= BOTS_AFTER_MS;
        const people = party.map(({ entry }) => entry.person.id);
        if (!party.some(isMeant) || people.some((person) => this.busy.has(person))) continue;
        for (const person of people) this.busy.add(person);
        void this.seatAmongBots(party)
          .catch(this.deps.onFault)
          .finally(() => {
            for (const person of people) this.busy.delete(person);
          });
      }
  }

  /** Someone who is alone takes a bot's seat at a table where others play, if there is one. */
  private async seatAmongBots(party: PlacedParty): Promise<void> {
    const { entry } = party[0]!;
    const table = party.length === 1 ? await this.deps.findFreeSeat(entry.seek, entry.person) : null;
    const terms = { speed: speedAmongBots(party), rated: false };
    if (table === null) await this.openTable(party, chairsAmongBots(party), terms);
    else this.end(party[0]!, { type: 'seated', table });
    this.work();
  }
}

/**
 * Where someone comes from who wants to be rated; null if it does not matter. Otherwise one person could play against
 * themselves with several accounts, and let one of them win. If everyone seems to come from this machine, a proxy in front
 * of the server is not trusted.
 */
function networkIn({ seek, network }: SeekEntry): string | null {
  return seek.rated && !isThisMachine(network) ? widestNetworkOf(network) : null;
}

function partyOf(places: PlacedParty, now: number): Party {
  const isNext = places.some((place) => place.isNext);
  const since = Math.max(...places.map((place) => place.since));
  return {
    people: places.map(({ entry, facts }) => ({ id: entry.person.id, ...facts! })),
    since: isNext ? Math.min(since, now - OVERDUE_MS) : since,
    terms: termsOfParty(places),
  };
}

/** What suits all people of a party. */
function termsOfParty(places: PlacedParty): TermsSet {
  return places.map(({ entry }) => termsIn(entry.seek)).reduce((one, other) => one & other);
}

/** How fast people play with bots: as the one who has waited longer likes best, if it suits their friend. */
function speedAmongBots(party: PlacedParty): SeekTerms['speed'] {
  const { seek } = party[0]!.entry;
  const common = termsOfParty(party);
  return termsIn({ ...seek, also: [] }) & common ? seek.speed : firstOf(common).speed;
}

/** How many people want what. */
class WantedCounts {
  private readonly byGame = new Map<string, Map<TermsSet, number>>();

  constructor(seeks: readonly Seek[]) {
    for (const seek of seeks) {
      const counts = this.byGame.get(keyOfGame(seek)) ?? new Map<TermsSet, number>();
      const terms = termsIn(seek);
      this.byGame.set(keyOfGame(seek), counts.set(terms, (counts.get(terms) ?? 0) + 1));
    }
  }

  /** How many people want something that suits this seek. */
  suiting(seek: Seek): number {
    const terms = termsIn(seek);
    let sum = 0;
    for (const [other, count] of this.byGame.get(keyOfGame(seek)) ?? []) if (terms & other) sum += count;
    return sum;
  }
}

/** The chairs of those who play with bots; null for a bot. Friends are partners. */
function chairsAmongBots(party: PlacedParty): readonly (string | null)[] {
  const { variant, players } = party[0]!.entry.seek;
  const seekerOf = (id: string): Seeker => ({ id, rating: 0, isNewcomer: false });
  const people = party.map(({ entry }) => entry.person.id);
  const bots = Array.from({ length: players - people.length }, (_, index) => [seekerOf(`bot ${index}`)]);
  const parties = [people.map(seekerOf), ...bots].map((members) => ({ people: members, since: 0, terms: 0 }));
  const chairs = chairsFor({ variant, players }, parties, { mayMeet: () => true, meetings: () => 0 });
  return chairs!.map((id) => (people.includes(id) ? id : null));
}
