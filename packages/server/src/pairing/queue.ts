import type { FriendInSeek } from '@schupf/protocol';
import type { SeekEntry } from './pairing-link.ts';
import type { Seeker } from './party.ts';
import { commonTerms, keyOfGame } from './terms.ts';

/** Someone who comes back within this time has not lost their place. */
const PLACE_LIFETIME_MS = 15_000;

/** What is known about someone's strength. */
export type Facts = Omit<Seeker, 'id'>;

/** Someone's place in the queue. */
export interface Place {
  entry: SeekEntry;
  since: number;
  /** Whether the others of their group were not complete: they come before everyone else. */
  isNext: boolean;
  /** Null until it has been read. */
  facts: Facts | null;
  seenAt: number;
}

/** One person, or two friends who have both accepted. The one who has waited longer comes first. */
export type PlacedParty = readonly Place[];

/** Everyone who waits, with the time since when they do. */
export class Queue {
  private readonly places = new Map<string, Place>();

  get(person: string): Place | undefined {
    return this.places.get(person);
  }

  update(entries: ReadonlyMap<string, SeekEntry>, now: number): void {
    for (const [person, place] of this.places)
      if (now - place.seenAt > PLACE_LIFETIME_MS) this.places.delete(person);
    for (const [person, entry] of entries) {
      const place = this.places.get(person);
      // Someone to whom more suits now than before keeps their place.
      if (place !== undefined && commonTerms(place.entry.seek, entry.seek) !== 0)
        Object.assign(place, { entry, seenAt: now });
      else this.places.set(person, { entry, since: entry.at, isNext: false, facts: null, seenAt: now });
    }
  }

  /** Someone has a seat, or has to begin again. */
  remove(person: string): void {
    this.places.delete(person);
  }

  clear(): void {
    this.places.clear();
  }
}

/** Whether two people have both asked for each other, and something suits both. */
function areTogether(one: SeekEntry, other: SeekEntry | undefined): boolean {
  return (
    other !== undefined &&
    one.seek.friend === other.person.id &&
    other.seek.friend === one.person.id &&
    commonTerms(one.seek, other.seek) !== 0
  );
}

export function friendIn(place: Place, waiting: ReadonlyMap<string, Place>): FriendInSeek {
  const { friend } = place.entry.seek;
  if (friend === null) return 'none';
  return areTogether(place.entry, waiting.get(friend)?.entry) ? 'accepted' : 'asked';
}

/** Everyone who could be brought together with others, by game. Those whose friend has not accepted are left out. */
export function partiesByGame(waiting: ReadonlyMap<string, Place>): ReadonlyMap<string, PlacedParty[]> {
  const parties = new Map<string, PlacedParty[]>();
  for (const [person, place] of waiting) {
    const { seek } = place.entry;
    const together = friendIn(place, waiting);
    // Of two friends, the party is listed under the first id.
    if (together === 'asked' || (together === 'accepted' && seek.friend! < person)) continue;
    const friend = together === 'accepted' ? [waiting.get(seek.friend!)!] : [];
    const party = [place, ...friend].toSorted((a, b) => a.since - b.since);
    const game = keyOfGame(seek);
    parties.set(game, [...(parties.get(game) ?? []), party]);
  }
  return parties;
}
