import type { Friend, FriendLists, Person, TableInvitation } from '@schupf/protocol';
import { widestNetworkOf } from '../limits/network.ts';
import type { SharedLimits } from '../limits/shared-limits.ts';
import type { FriendAnswer } from '../storage/friends-storage.ts';
import { INVITATION_NOTICE } from '../storage/push-storage.ts';
import type { PersonRow, Storage } from '../storage/storage.ts';
import type { TableService } from '../tables/table-service.ts';
import type { PublishPersonNews } from './person-news.ts';
import type { Presence } from './presence.ts';

/** How many friends someone can have, and how many open requests they can send or receive. */
const MAX_FRIENDS = 200;
/** Long enough to finish a round elsewhere. */
const INVITATION_LIFETIME_MS = 30 * 60_000;
/** Finding out where friends sit asks the processes that run these tables. */
const MAX_TABLES_ASKED = 30;

export interface FriendsDeps {
  readonly storage: Pick<Storage, 'friends' | 'jobs'>;
  readonly tables: Pick<TableService, 'find' | 'chairOf'>;
  readonly presence: Presence;
  readonly limits: Pick<SharedLimits, 'take'>;
  readonly publishNews: PublishPersonNews;
  /** The date in milliseconds. */
  readonly date: () => number;
}

/** A person who asks for something, and the network they do it from. */
export interface Asker {
  readonly person: Person;
  readonly network: string;
}

/**
 * Friends, and invitations to tables. Someone who may not be asked or invited cannot be told apart from someone who does
 * not exist, and an invitation does not reveal whether its recipient is here.
 */
export class Friends {
  private readonly deps: FriendsDeps;

  constructor(deps: FriendsDeps) {
    this.deps = deps;
  }

  async lists({ id }: Person): Promise<FriendLists> {
    const { friends } = this.deps.storage;
    const [rows, { received, sent }] = await Promise.all([friends.friendsOf(id), friends.requestsOf(id)]);
    const visible = rows.filter((row) => row.showsPresence && this.deps.presence.isHere(row.id));
    const tables = await this.tablesOf(visible);
    return {
      friends: rows.map(
        (row): Friend => ({
          ...publicPart(row),
          since: row.friendSince,
          table: tables.get(row.id) ?? null,
        }),
      ),
      received: received.map(publicPart),
      sent: sent.map(publicPart),
    };
  }

  /** Asks someone to be friends, or accepts that they have asked. */
  async request({ person, network }: Asker, to: string): Promise<FriendAnswer | 'too-fast'> {
    const { storage, limits, date } = this.deps;
    const mayAsk =
      (await limits.take('friend request', person.id)) &&
      (await limits.take('friend request of network', network)) &&
      (await limits.take('friend request of network to person', `${widestNetworkOf(network)} ${to}`));
    if (!mayAsk) return 'too-fast';
    const answer = await storage.friends.request(person.id, to, date(), MAX_FRIENDS);
    await this.publish([person.id, to]);
    return answer;
  }

  /** Ends a friendship, withdraws a request, or declines one. */
  async end(person: Person, other: string): Promise<void> {
    if (await this.deps.storage.friends.end(person.id, other)) await this.publish([person.id, other]);
  }

  /** Invites someone to a table where the one who invites has a chair, or which is theirs. */
  async invite(
    { person, network }: Asker,
    to: string,
    table: string,
  ): Promise<'invited' | 'unknown' | 'not-there' | 'too-fast'> {
    const { storage, tables, limits, date } = this.deps;
    const found = await tables.find(table);
    const isThere =
      found !== null && (found.info.host === person.id || (await tables.chairOf(table, person.id)) !== null);
    if (!isThere) return 'not-there';
    const mayInvite =
      (await limits.take('invitation', person.id)) &&
      (await limits.take('invitation of network', network)) &&
      (await limits.take('invitation to person', `${person.id} ${to}`)) &&
      (await limits.take('invitation of network to person', `${widestNetworkOf(network)} ${to}`));
    if (!mayInvite) return 'too-fast';
    const until = date() + INVITATION_LIFETIME_MS;
    if (!(await storage.friends.invite({ by: person.id, to, table, until }))) return 'unknown';
    await storage.jobs.add({ kind: INVITATION_NOTICE, key: `${to} ${person.id} ${table}`, due: date() });
    await this.publish([to]);
    return 'invited';
  }

  invitationsTo({ id }: Person): Promise<readonly TableInvitation[]> {
    return this.deps.storage.friends.invitationsTo(id, this.deps.date());
  }

  async dismiss({ id }: Person, table: string): Promise<void> {
    await this.deps.storage.friends.dismiss(id, table);
    await this.publish([id]);
  }

  /** The listed tables at which these people sit. */
  private async tablesOf(people: readonly PersonRow[]): Promise<ReadonlyMap<string, string>> {
    const { storage, tables } = this.deps;
    const candidates = await storage.friends.listedTablesOf(people.map(({ id }) => id));
    const seated = await Promise.all(
      candidates
        .slice(0, MAX_TABLES_ASKED)
        .map(async ({ person, table }) =>
          (await tables.chairOf(table, person)) === null ? [] : [[person, table] as const],
        ),
    );
    // The table where something has happened last comes first.
    return new Map(seated.flat().toReversed());
  }

  private publish(people: readonly string[]): Promise<void> {
    return this.deps.publishNews({ type: 'friends', people });
  }
}

function publicPart({ id, name }: PersonRow): Person {
  return { id, name };
}
