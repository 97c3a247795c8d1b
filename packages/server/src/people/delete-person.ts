import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Gateway } from '../gateway/gateway.ts';
import type { Storage } from '../storage/storage.ts';
import type { TableRegistry } from '../tables/table-registry.ts';

/** Deletes a person everywhere: in storage, at tables and in matches. */
export type DeletePerson = (person: string) => Promise<void>;

/** Anonymising a match is slow, because its record is rewritten. So other work gets a turn after this many matches. */
const MATCHES_PER_TURN = 2;

export interface DeletePersonDeps {
  readonly storage: Storage;
  readonly gateway: Gateway;
  readonly registry: TableRegistry;
}

export function deletePersonWith({ storage, gateway, registry }: DeletePersonDeps): DeletePerson {
  return async (person) => {
    const tables = await storage.people.delete(person);
    gateway.deletePerson(person);
    await registry.deletePerson(person, tables);
    await anonymizeMatches(storage);
  };
}

/** Removes all deleted people from matches, including those whose deletion was interrupted when the server stopped. */
export async function anonymizeMatches({ matches }: Pick<Storage, 'matches'>): Promise<void> {
  while (await matches.anonymizeDeleted(MATCHES_PER_TURN)) await nextTurn();
}
