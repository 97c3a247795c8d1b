import type { TableInfo, TableSummary } from '@schupf/protocol';
import type { Seed } from '@schupf/rules';
import type { AppendResult } from '@schupf/runner';
import type { Entry, TableConfig } from '@schupf/table';
import type { AccountStorage } from './accounts-storage.ts';
import type { FriendStorage } from './friends-storage.ts';
import type { HolidayStorage } from './holiday-storage.ts';
import type { OutcomeStorage } from './outcome-storage.ts';
import type { ProfileStorage } from './profile-storage.ts';
import type { PushStorage } from './push-storage.ts';
import type { NewRatedMatch, RatingStorage } from './ratings-storage.ts';
import type { ReportStorage } from './reports-storage.ts';
import type { SanctionStorage } from './sanctions-storage.ts';
import type { SecretStorage } from './secret-storage.ts';
import type { TableTurns, TurnStorage } from './turns-storage.ts';

/**
 * Everything the server stores. When a call resolves, its effect is durable: it survives a crash of the process or the
 * machine. A call rejects with `StorageError` if storage cannot be read or written. Usually nothing has changed
 * then, but the only way to be sure is to read it back. Times are milliseconds.
 */
export interface Storage {
  readonly people: PeopleStorage;
  readonly accounts: AccountStorage;
  readonly friends: FriendStorage;
  readonly profiles: ProfileStorage;
  readonly tables: TableStorage;
  readonly logs: LogStorage;
  readonly turns: TurnStorage;
  readonly push: PushStorage;
  readonly holidays: HolidayStorage;
  readonly snapshots: SnapshotStorage;
  readonly matches: MatchStorage;
  readonly uploads: UploadStorage;
  readonly jobs: JobStorage;
  readonly limits: LimitStorage;
  readonly outcomes: OutcomeStorage;
  readonly sanctions: SanctionStorage;
  readonly reports: ReportStorage;
  readonly ratings: RatingStorage;
  readonly secrets: SecretStorage;
  /** Writes something to check that storage can be written. */
  probe(): Promise<void>;
  /** Removes the remaining traces of deleted data from the files. */
  purge(): Promise<void>;
  close(): Promise<void>;
}

/** Storage has failed: the disk is full or gone, or the file is damaged. The message is one line for the operator. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** When the person was added. */
  readonly since: number;
}

/** A signed-in device. Only the hash of its token is stored, so a stolen copy of the database signs no one in. */
export interface SessionRow {
  readonly hash: string;
  readonly person: string;
  readonly since: number;
  /** When it was last used. */
  readonly seen: number;
}

/** Someone who has not visited for a long time. */
export interface InactivePerson {
  readonly id: string;
  /** When they were last seen on any device. */
  readonly seen: number;
  /** Whether they took part in a stored match or have an account. */
  readonly hasHistory: boolean;
}

/** Calls for a person or session that does not exist change nothing. Adding a person twice is an error. */
/** What of a deleted person is kept for a while. Without it, nothing is. */
export interface WhatStays {
  /** No one gets the person's handles before this time. */
  readonly handlesReservedUntil: number;
  /**
   * In whose name the reports about the person stay: someone new, who is added if there are any. Null to delete them.
   * Reports that were dismissed are always deleted.
   */
  readonly reportsAbout: PersonRow | null;
}

export interface PeopleStorage {
  add(person: PersonRow): Promise<void>;
  find(id: string): Promise<PersonRow | null>;
  rename(id: string, name: string): Promise<void>;
  /**
   * Deletes a person with their sessions, device codes and blocks, and removes their name from all open tables. Returns
   * the codes of those tables: if one is loaded, its room has to remove the person as well. Matches of the person are
   * anonymised later by `MatchStorage.anonymizeDeleted`.
   */
  delete(id: string, stays?: WhatStays): Promise<readonly string[]>;
  /**
   * A page of up to `limit` people last seen before `seenBefore`, without a pending device code or a seat at an open
   * table. The page starts after the person `after`, or at the beginning.
   */
  inactive(
    seenBefore: number,
    after: InactivePerson | null,
    limit: number,
  ): Promise<readonly InactivePerson[]>;

  addSession(session: SessionRow): Promise<void>;
  findSession(hash: string): Promise<{ readonly session: SessionRow; readonly person: PersonRow } | null>;
  sessionsOf(person: string): Promise<readonly SessionRow[]>;
  /** Updates when the session, and therefore the person, was last seen. */
  touchSession(hash: string, seen: number): Promise<void>;
  endSession(hash: string): Promise<void>;

  /** Adds a code, stored as a hash, with which the person can sign in on another device until `expires`. */
  addDeviceCode(hash: string, person: string, expires: number): Promise<void>;
  /** Redeems a device code and returns its person; null if it is unknown, used or expired. */
  takeDeviceCode(hash: string, now: number): Promise<string | null>;
  deleteExpiredDeviceCodes(now: number): Promise<void>;

  /** Also ends everything else between the two, see `FriendStorage`. */
  block(by: string, blocked: string, at: number): Promise<void>;
  unblock(by: string, blocked: string): Promise<void>;
  /** The people this person has blocked, in the order they were blocked. */
  blockedBy(person: string): Promise<readonly PersonRow[]>;
  /** All blocks of some of these people by others of them. */
  blocksAmong(people: readonly string[]): Promise<readonly Block[]>;
}

export interface Block {
  readonly by: string;
  readonly whom: string;
}

export type TableStage = TableSummary['stage'] | 'closed';

export interface TableRow {
  readonly code: string;
  readonly info: TableInfo;
  readonly config: TableConfig;
  /** Determines the random choices of the bots. It must stay secret until the table is closed. */
  readonly seed: Seed;
  readonly stage: TableStage;
  /** What the lobby shows. */
  readonly summary: TableSummary;
  /** When the summary last changed. */
  readonly changed: number;
  /** Why the table cannot be loaded; null if it can. */
  readonly problem: string | null;
}

export type AddTableResult =
  | 'added'
  | 'code-taken'
  /** Someone who would sit at the table has been deleted. */
  | 'person-deleted'
  /** A share of the lobby is used up. */
  | 'too-many-listed';

/** How many tables a person or a network may have in the lobby. Tables whose match is over do not count. */
export interface LobbyShare {
  /** A hash that stands for the person or network. */
  readonly key: string;
  readonly max: number;
}

/** The epoch that a process has started by claiming a table, or the process that runs the table instead. */
export type ClaimResult =
  | { readonly ok: true; readonly epoch: number }
  | { readonly ok: false; readonly owner: string };

/** A process that runs a table, and the epoch in which it does. */
export interface Owner {
  readonly node: string;
  readonly epoch: number;
}

/** An open table is one that is not closed, whether it is listed in the lobby or private. */
export interface TableStorage {
  /** A table that the lobby lists takes up these shares of it until it is closed. */
  add(table: TableRow, shares?: readonly LobbyShare[]): Promise<AddTableResult>;
  find(code: string): Promise<TableRow | null>;
  /**
   * Makes a process the owner of a table and starts a new epoch. From then on nothing is stored that was written in an
   * older epoch. Another process stays the owner unless it is `gone`. Null if there is no such open table.
   */
  claim(code: string, node: string, gone?: string): Promise<ClaimResult | null>;
  /** The process that runs a table; null if none does or there is no such open table. */
  owner(code: string): Promise<Owner | null>;
  /** The owners of those of these tables that have one. */
  owners(codes: readonly string[]): Promise<ReadonlyMap<string, Owner>>;
  /** Ends an epoch, so that any other process may claim the table. Does nothing if the epoch is over. */
  release(code: string, epoch: number): Promise<void>;
  /**
   * Records that a person's name may appear at the table, so that deleting the person finds it. Call this before
   * they sit down. False if there is no such person or no such open table.
   */
  admit(code: string, person: string): Promise<boolean>;
  /** Removes a deleted person's name from the log: they may have sat down while they were being deleted. */
  anonymize(code: string, person: string): Promise<void>;
  /** Does nothing if the table is closed or the epoch is over. Returns whether the lobby lists the new summary. */
  updateSummary(code: string, epoch: number, summary: TableSummary, changed: number): Promise<boolean>;
  /** The open tables that the lobby lists, newest first. */
  listed(limit: number): Promise<readonly TableRow[]>;
  /**
   * Sets the wake time: when the table has to be loaded even if no one is there; null for never. Does nothing if the
   * table is closed or the epoch is over.
   */
  setWakeTime(code: string, epoch: number, at: number | null): Promise<void>;
  /**
   * Codes of open tables whose wake time has come, the earliest first. Tables that these nodes run are left out: they
   * will notice by themselves.
   */
  due(now: number, limit: number, nodes?: readonly string[]): Promise<readonly string[]>;
  /**
   * Quarantines a table that cannot be loaded, so that no one tries again. Its data is not changed. A null problem
   * releases it.
   */
  quarantine(code: string, problem: string | null): Promise<void>;
  /** Tables in quarantine. */
  quarantined(): Promise<readonly { readonly code: string; readonly problem: string }[]>;
  /**
   * Codes of open tables without a match in progress whose summary last changed before the given time. For tables that
   * are played by correspondence, `correspondenceBefore` counts.
   */
  idle(before: number, correspondenceBefore: number): Promise<readonly string[]>;
  /**
   * Codes of tables with a match in progress whose summary last changed before the given time, so no round has been
   * finished since. For tables with a wake time, which are played by correspondence, `correspondenceBefore` counts.
   */
  abandoned(before: number, correspondenceBefore: number): Promise<readonly string[]>;
  /**
   * Closes the table: deletes its snapshot and its bot tokens, and removes people's names from its row. The caller has
   * to delete its log with `LogStorage.delete`.
   */
  close(code: string, at: number): Promise<void>;
  /** Deletes up to `limit` tables that were closed before the given time. Returns how many were deleted. */
  deleteClosed(before: number, limit: number): Promise<number>;

  /**
   * Adds the token, stored as a hash, of an external bot at an open table. Replaces an older token for the same name.
   */
  addBotToken(hash: string, code: string, name: string): Promise<void>;
  findBotToken(hash: string): Promise<{ readonly code: string; readonly name: string } | null>;
}

export interface LogRow {
  readonly table: string;
  readonly seq: number;
  /** The epoch in which it was written. */
  readonly epoch: number;
  readonly entry: Entry;
  /** With the last row of a batch: replaces what is stored about the people at the table. Never read from the log. */
  readonly turns?: TableTurns;
}

export interface LogStorage {
  /** Up to `limit` rows, beginning with number `from`; all rows by default. */
  load(table: string, from?: number, limit?: number): Promise<readonly LogRow[]>;
  /**
   * Stores several batches in one transaction. Each batch holds consecutive rows of one table and one epoch, and is
   * stored as a whole or not at all, independently of the others. What follows for the people at the table is stored
   * with it.
   */
  append(batches: readonly (readonly LogRow[])[]): Promise<readonly AppendResult[]>;
  /** Deletes up to `limit` rows of a closed table; false if there were none. */
  delete(table: string, limit: number): Promise<boolean>;
}

/** One snapshot of each table, as text. It follows from the log, so it may be lost. */
export interface SnapshotStorage {
  /** The snapshot that was saved last; null if there is none. */
  load(table: string): Promise<string | null>;
  /** Replaces the snapshot. Does nothing if there is no such open table. */
  save(table: string, content: string): Promise<void>;
}

/** A finished match. */
export interface MatchRow {
  /** The code of the table and the number of the match there. */
  readonly id: string;
  readonly ended: number;
  readonly variant: string;
  readonly totals: readonly number[];
  readonly rounds: number;
  readonly outcome: string;
  /** By player. Bots, empty chairs and deleted people have no id; deleted people have no name either. */
  readonly players: readonly { readonly person: string | null; readonly name: string }[];
  /** The id under which anyone may see the replay; null if only the players may. */
  readonly share: string | null;
  /** The text of a `.schupf` file. */
  readonly record: string;
}

export interface MatchStorage {
  /**
   * Does nothing if the match is already stored, or if everyone who played it has been deleted. `rated` is what counts
   * for ratings.
   */
  add(match: MatchRow, rated?: NewRatedMatch | null): Promise<void>;
  find(id: string): Promise<MatchRow | null>;
  /** The match that is shared under this id; null if there is none. */
  findShared(share: string): Promise<MatchRow | null>;
  /**
   * Removes a deleted person from up to `limit` of their matches. A match is deleted if no other person is left in it.
   * False if there is nothing left to do that no one else is doing.
   */
  anonymizeDeleted(limit: number): Promise<boolean>;
  /**
   * A person's matches that ended before the given time, newest first, without their records; all of them, or only those
   * that anyone may see.
   */
  playedBy(
    person: string,
    before: number,
    limit: number,
    only?: 'shared',
  ): Promise<readonly Omit<MatchRow, 'record'>[]>;
  /** All matches of a person with their records, the oldest first, after this one or from the beginning. */
  recordsOf(person: string, after: MatchPlace | null, limit: number): Promise<readonly MatchRow[]>;
}

/** Where a list of matches that is read page by page continues. */
export type MatchPlace = Pick<MatchRow, 'ended' | 'id'>;

/** A match that was played in a browser and uploaded, so that anyone with its id may see it. */
export interface UploadRow {
  readonly id: string;
  /** The hash of the key that deletes it. */
  readonly keyHash: string;
  readonly uploaded: number;
  readonly expires: number;
  readonly variant: string;
  readonly totals: readonly number[];
  readonly rounds: number;
  readonly outcome: string;
  readonly players: readonly { readonly name: string; readonly isBot: boolean }[];
  /** The player who uploaded it. */
  readonly me: number;
  /** The text of a `.schupf` file. */
  readonly record: string;
}

/** What remains of an upload that has expired or was withdrawn by its owner. */
export interface GoneUpload {
  readonly id: string;
  readonly gone: 'expired' | 'withdrawn';
}

export interface UploadStorage {
  add(upload: UploadRow): Promise<void>;
  find(id: string): Promise<UploadRow | GoneUpload | null>;
  /** Deletes an upload and remembers that its owner withdrew it; false if there is none with this key. */
  withdraw(id: string, keyHash: string): Promise<boolean>;
  /** How many uploads there are, without those that are gone. */
  count(): Promise<number>;
  /** Deletes up to `limit` uploads that have expired, and remembers that they did. Returns how many. */
  expire(now: number, limit: number): Promise<number>;
  /** Deletes the rest of up to `limit` uploads that expired, or would have, before the given time. Returns how many. */
  deleteGone(expiredBefore: number, limit: number): Promise<number>;
}

/** Something to be done once, possibly by another process. The same kind and key stand for the same job. */
export interface NewJob {
  readonly kind: string;
  /** Tells the handler of the kind what to do it with. */
  readonly key: string;
  /** When it may be carried out. */
  readonly due: number;
}

/** A job that a process carries out. No other process does so at the same time, unless this one takes too long. */
export interface TakenJob {
  readonly kind: string;
  readonly key: string;
  /** How often it has been tried since it last succeeded, including this time. */
  readonly tries: number;
  /** Distinguishes this attempt from others. */
  readonly taken: number;
  /** How often it had been added when it was taken. */
  readonly added: number;
}

/** A job may be carried out more than once: its process may be killed before it can say that the job is done. */
export interface JobStorage {
  /**
   * A job that is already there becomes due at the earlier of the two times. If it is being carried out, it is carried
   * out again afterwards. If it was given up, it gets another chance.
   */
  add(job: NewJob): Promise<void>;
  /** Takes a due job of this kind until the given time; null if there is none that no one else has taken. */
  take(kind: string, now: number, until: number): Promise<TakenJob | null>;
  /** Keeps a job longer. False if it was taken too long ago and someone else has it now. */
  keep(job: TakenJob, until: number): Promise<boolean>;
  /** Ends an attempt that has succeeded. The job is deleted or, if it repeats, becomes due at `next`. */
  finish(job: TakenJob, next: number | null): Promise<void>;
  /** Ends an attempt early. It does not count, and the job is due again. */
  release(job: TakenJob): Promise<void>;
  /** Ends an attempt that has failed. The job becomes due at `retryAt`. */
  retry(job: TakenJob, retryAt: number): Promise<void>;
  /** Ends an attempt that has failed. The job stays, but is not tried again. */
  giveUp(job: TakenJob, now: number): Promise<void>;
  /** How many jobs have been given up. */
  countGivenUp(): Promise<number>;
  /** When the first of all jobs that are not given up becomes due, or became due; null if there is none. */
  firstDue(): Promise<number | null>;
}

export interface LimitStorage {
  /**
   * Counts one more use of something limited, if there were fewer than `max` in the current window; returns whether it
   * did. The first use opens a window, which lasts until `until`.
   */
  take(key: string, max: number, window: { readonly now: number; readonly until: number }): Promise<boolean>;
  /** Deletes the counts of windows that are over. */
  deleteOver(now: number): Promise<void>;
}
