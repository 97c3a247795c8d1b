import type { CallFigures, ProfileSettings } from '@schupf/protocol';
import type { PersonRow } from './storage.ts';

/** The job that counts the calls of a match, whose id is its key. It is added with the match. */
export const COUNT_CALLS = 'count-calls';

/** A person as someone else may see them. */
export interface KnownPerson {
  readonly person: PersonRow;
  readonly settings: ProfileSettings;
  readonly isFriend: boolean;
  /** Whether the one who looks has blocked them. */
  readonly isBlocked: boolean;
}

/** What people tell others about themselves, and what is counted about their play. */
export interface ProfileStorage {
  /**
   * A person as someone else may see them, or as anyone may (null). Null if there is no such person, or if they have
   * blocked the one who looks; both are found out by the same statement.
   */
  find(person: string, viewer: string | null): Promise<KnownPerson | null>;
  settings(person: string): Promise<ProfileSettings>;
  save(person: string, settings: ProfileSettings): Promise<void>;
  /**
   * Adds what was counted in a match, by player, to the people who have played it. Does nothing if that match was
   * counted before.
   */
  addCalls(match: string, counted: readonly CallFigures[]): Promise<void>;
  /** By game, the one played most first. */
  callsOf(person: string): Promise<readonly CallFigures[]>;
}
