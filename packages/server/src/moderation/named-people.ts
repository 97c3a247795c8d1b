import type { Person } from '@schupf/protocol';
import type { PeopleStorage } from '../storage/storage.ts';

/** People by their ids, with the names they have now. */
export class NamedPeople {
  private readonly people: ReadonlyMap<string, Person>;

  private constructor(people: ReadonlyMap<string, Person>) {
    this.people = people;
  }

  static async find(
    ids: readonly (string | null)[],
    storage: Pick<PeopleStorage, 'find'>,
  ): Promise<NamedPeople> {
    const wanted = new Set(ids.flatMap((id) => id ?? []));
    const found = await Promise.all([...wanted].map((id) => storage.find(id)));
    return new NamedPeople(
      new Map(
        found.flatMap((row) => (row === null ? [] : [[row.id, { id: row.id, name: row.name }] as const])),
      ),
    );
  }

  /** Null for no one, and for someone who has been deleted. */
  get(id: string | null): Person | null {
    return id === null ? null : (this.people.get(id) ?? null);
  }
}
