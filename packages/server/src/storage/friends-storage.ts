import type { FriendState, TableInvitation } from '@schupf/protocol';
import type { PersonRow } from './storage.ts';

/** A friend of a person. */
export interface FriendRow extends PersonRow {
  /** Since when they are friends. */
  readonly friendSince: number;
  /** Whether the friend lets the person see that they are here. */
  readonly showsPresence: boolean;
}

export type FriendAnswer =
  | 'sent'
  /** The other person had asked too, so they are friends now. */
  | 'friends'
  /** There is no such person, or one of the two has blocked the other. */
  | 'unknown'
  /** One of the two has too many requests or friends. */
  | 'full';

export interface NewInvitation {
  readonly by: string;
  readonly to: string;
  readonly table: string;
  readonly until: number;
}

/**
 * Who is friends with whom, who would like to be, and who has invited whom to a table. Blocking someone ends all of it
 * between the two. Calls for people who do not exist change nothing.
 */
export interface FriendStorage {
  /** What there is between a person and someone else. */
  stateBetween(person: string, other: string): Promise<FriendState>;
  /**
   * Asks someone to be friends. Nothing changes if they have declined before: they are not asked again until
   * `deleteOld` has deleted that request. `max` limits how many friends a person can have, and how many open requests
   * they can send or receive.
   */
  request(by: string, to: string, at: number, max: number): Promise<FriendAnswer>;
  /**
   * Ends what there is between a person and someone else: a friendship, a request that the person has sent, or one they
   * have received, which counts as declined. The sender does not learn that. False if there was nothing.
   */
  end(person: string, other: string): Promise<boolean>;
  /** A person's friends, in the order in which they became friends. */
  friendsOf(person: string): Promise<readonly FriendRow[]>;
  /** Those who have asked this person, and whom this person has asked; the latest first. */
  requestsOf(
    person: string,
  ): Promise<{ readonly received: readonly PersonRow[]; readonly sent: readonly PersonRow[] }>;
  /**
   * Invites someone to an open table, or replaces the same invitation. False if they do not accept invitations from this
   * person, or if one of the two has blocked the other.
   */
  invite(invitation: NewInvitation): Promise<boolean>;
  /** A person's invitations to open tables that are still valid, the first to expire first. */
  invitationsTo(person: string, now: number): Promise<readonly TableInvitation[]>;
  /** Deletes a person's invitations to a table. */
  dismiss(person: string, table: string): Promise<void>;
  /** The listed tables, with people who may be there, of those of these people who may be at any. */
  listedTablesOf(
    people: readonly string[],
  ): Promise<readonly { readonly person: string; readonly table: string }[]>;
  /** Everyone who is a friend of this person, or between whom and this person there is a request or an invitation. */
  relatedTo(person: string): Promise<readonly string[]>;
  /** Deletes requests sent before the given time, and invitations that have expired. */
  deleteOld(requestedBefore: number, now: number): Promise<void>;
}
