import { setImmediate as nextTurn } from 'node:timers/promises';
import { HANDLE_MS } from '../accounts/handles.ts';
import type { TableCalls } from '../bus/table-calls.ts';
import { newPersonId } from '../secrets.ts';
import type { PersonRow, Storage } from '../storage/storage.ts';
import type { PublishPersonNews } from './person-news.ts';

/**
 * Deletes a person everywhere: in storage, at tables and in matches. If they wish it, reports about them stay for a while
 * under another name. If they have not been here for a long time, no one needs these any more.
 */
export type DeletePerson = (person: string, why: 'wish' | 'absence') => Promise<void>;

/** Anonymising a match is slow, because its record is rewritten. So other work gets a turn after this many matches. */
const MATCHES_PER_TURN = 2;

export interface DeletePersonDeps {
  readonly storage: Storage;
  readonly publishNews: PublishPersonNews;
  readonly calls: TableCalls;
  /** The date in milliseconds. */
  readonly date: () => number;
  readonly onFault: (error: unknown, table: string) => void;
}

export function deletePersonWith({
  storage,
  publishNews,
  calls,
  date,
  onFault,
}: DeletePersonDeps): DeletePerson {
  return async (person, why) => {
    const related = await storage.friends.relatedTo(person);
    const accountSince = (await storage.accounts.find(person))?.since ?? null;
    const now = date();
    const tables = await storage.people.delete(person, {
      handlesReservedUntil: now + HANDLE_MS,
      reportsAbout: why === 'wish' ? substitute(now) : null,
    });
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

/** Someone whose name says only that there was someone. They are deleted like any guest who never comes back. */
function substitute(now: number): PersonRow {
  const id = newPersonId();
  return { id, name: `Deleted ${id.slice(0, 4).toUpperCase()}`, since: now };
}

/** Removes all deleted people from matches, including those whose deletion was interrupted when the server stopped. */
export async function anonymizeMatches({ matches }: Pick<Storage, 'matches'>): Promise<void> {
  while (await matches.anonymizeDeleted(MATCHES_PER_TURN)) await nextTurn();
}
