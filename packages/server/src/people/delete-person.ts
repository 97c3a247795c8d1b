import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableCalls } from '../bus/table-calls.ts';
import type { Storage } from '../storage/storage.ts';
import type { PublishPersonNews } from './person-news.ts';

/** Deletes a person everywhere: in storage, at tables and in matches. */
export type DeletePerson = (person: string) => Promise<void>;

/** Anonymising a match is slow, because its record is rewritten. So other work gets a turn after this many matches. */
const MATCHES_PER_TURN = 2;

export interface DeletePersonDeps {
  readonly storage: Storage;
  readonly publishNews: PublishPersonNews;
  readonly calls: TableCalls;
  readonly onFault: (error: unknown, table: string) => void;
}

export function deletePersonWith({ storage, publishNews, calls, onFault }: DeletePersonDeps): DeletePerson {
  return async (person) => {
    const related = await storage.friends.relatedTo(person);
    const accountSince = (await storage.accounts.find(person))?.since ?? null;
    const tables = await storage.people.delete(person);
    await publishNews({ type: 'deleted', person });
    await publishNews({ type: 'friends', people: related });
    for (const code of tables) {
      try {
        await calls.call(code, { type: 'delete-person', person, accountSince });
      } catch (error) {
        // The other tables are not affected.
        onFault(error, code);
      }
    }
    await anonymizeMatches(storage);
  };
}

/** Removes all deleted people from matches, including those whose deletion was interrupted when the server stopped. */
export async function anonymizeMatches({ matches }: Pick<Storage, 'matches'>): Promise<void> {
  while (await matches.anonymizeDeleted(MATCHES_PER_TURN)) await nextTurn();
}
