import type { Seek, SeekTerms } from '@schupf/protocol';
import type { FoundState, SeekEntry } from './pairing-link.ts';
import type { Place } from './queue.ts';
import { commonTerms } from './terms.ts';

/** How long people have to come to their group. Someone whose window is hidden has to notice it first. */
const COME_WITHIN_MS = 20_000;

interface NewGroup {
  readonly id: string;
  readonly places: readonly Place[];
  /** Their ids by chair. */
  readonly chairs: readonly string[];
  readonly terms: SeekTerms;
}

/** People who were found for each other. */
export class FoundGroup {
  readonly id: string;
  readonly places: readonly Place[];
  readonly chairs: readonly string[];
  /** What they are going to play. */
  readonly terms: SeekTerms;
  readonly until: number;
  isOpening = false;
  /** What they were looking for when they were found. */
  private readonly seeks: ReadonlyMap<string, Seek>;
  private readonly come = new Set<string>();

  constructor({ id, places, chairs, terms }: NewGroup, now: number) {
    this.id = id;
    this.places = places;
    this.chairs = chairs;
    this.terms = terms;
    this.until = now + COME_WITHIN_MS;
    this.seeks = new Map(places.map(({ entry }) => [entry.person.id, entry.seek]));
  }

  /** Those who have not come yet. */
  get missing(): readonly Place[] {
    return this.places.filter(({ entry }) => !this.come.has(entry.person.id));
  }

  /** Notes who comes. Someone who is not connected at the moment may come back in time. */
  check(entries: ReadonlyMap<string, SeekEntry>, now: number): 'waiting' | 'complete' | 'declined' | 'late' {
    if (this.isOpening) return 'waiting';
    for (const person of this.seeks.keys()) {
      const entry = entries.get(person);
      if (entry === undefined) continue;
      if (entry.answer?.group === this.id) this.come.add(person);
    }
    if (this.decliners(entries).length > 0) return 'declined';
    if (this.missing.length === 0) return 'complete';
    return now >= this.until ? 'late' : 'waiting';
  }

  /** Whether someone who may have changed their mind since they were found would still play with this group. */
  private suits(now: Seek, before: Seek): boolean {
    return now.friend === before.friend && commonTerms(now, { ...before, ...this.terms, also: [] }) !== 0;
  }

  /** Whether someone has stopped looking, so that they will not come. */
  isDeclinedBy({ answer }: SeekEntry): boolean {
    return answer?.group === this.id && !answer.comes;
  }

  /** Those who will not come: they have stopped looking, or look for something else. */
  decliners(entries: ReadonlyMap<string, SeekEntry>): readonly string[] {
    return [...this.seeks].flatMap(([person, seek]) => {
      const entry = entries.get(person);
      return entry !== undefined && (!this.suits(entry.seek, seek) || this.isDeclinedBy(entry)) ? person : [];
    });
  }

  get state(): FoundState {
    const { id, places, until, come } = this;
    const people = places.map(({ entry }) => entry.person.id);
    return { group: id, people, until, players: people.length, come: come.size };
  }
}

export class FoundGroups {
  private readonly groups = new Map<string, FoundGroup>();

  /** Whether a person is in a group. */
  has(person: string): boolean {
    return this.all().some(({ places }) => places.some(({ entry }) => entry.person.id === person));
  }

  all(): readonly FoundGroup[] {
    return [...this.groups.values()];
  }

  add(group: NewGroup, now: number): void {
    this.groups.set(group.id, new FoundGroup(group, now));
  }

  delete({ id }: FoundGroup): void {
    this.groups.delete(id);
  }

  states(): readonly FoundState[] {
    return this.all().map(({ state }) => state);
  }

  clear(): void {
    this.groups.clear();
  }
}
