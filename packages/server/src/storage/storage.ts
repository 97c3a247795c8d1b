import type { TableInfo, TableSummary } from '@schupf/protocol';
import type { Seed } from '@schupf/rules';
import type { Entry } from '@schupf/runner';
import type { TableConfig } from '@schupf/table';

/**
 * Everything the server keeps. What a call has resolved survives the end of the program, and of the machine, at any
 * moment after. Calls reject with `StorageTrouble` when nothing can be kept or read at present; then nothing has changed,
 * or nobody can tell, which is found out by reading.
 */
export interface Storage {
  readonly people: PeopleStorage;
  readonly tables: TableStorage;
  readonly logs: LogStorage;
  readonly matches: MatchStorage;
  /** Writes something for a trial; rejects when that fails. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** The store itself fails: the disk is full or gone, the file is broken. The message is one line for whoever runs it. */
export class StorageTrouble extends Error {
  override readonly name = 'StorageTrouble';
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly since: number;
}

/** A device on which somebody is signed in. Of its token only the hash is known, so no copy of the store signs in. */
export interface SessionRow {
  readonly hash: string;
  readonly person: string;
  readonly since: number;
  readonly seen: number;
}

/** Somebody who has not been seen for long. */
export interface Unseen {
  readonly id: string;
  readonly seen: number;
  /** Whether he is among the players of a match that is kept. */
  readonly hasPlayed: boolean;
}

/** What is said about somebody who is not there, or is no more, does nothing. */
export interface PeopleStorage {
  add(person: PersonRow): Promise<void>;
  find(id: string): Promise<PersonRow | null>;
  rename(id: string, name: string): Promise<void>;
  /**
   * Everything about him but what others have of him: he becomes nobody in particular at tables that are not closed, and
   * in his matches by `MatchStorage.forget`. The codes of the tables are told: whoever runs one has to make him leave it.
   */
  forget(id: string): Promise<readonly string[]>;
  /**
   * Whoever was last seen before then, has no word for another device and is named at no table that is not closed: so
   * many of them from the one on who was told last, in a fixed order.
   */
  unseen(since: number, after: Unseen | null, most: number): Promise<readonly Unseen[]>;

  addSession(session: SessionRow): Promise<void>;
  findSession(hash: string): Promise<{ readonly session: SessionRow; readonly person: PersonRow } | null>;
  sessionsOf(person: string): Promise<readonly SessionRow[]>;
  touchSession(hash: string, seen: number): Promise<void>;
  endSession(hash: string): Promise<void>;

  /** A word by which another device becomes his. */
  addDeviceWord(hash: string, person: string, until: number): Promise<void>;
  /** Whose it is; it can be taken once, and not after its time. */
  takeDeviceWord(hash: string, now: number): Promise<string | null>;
  /** Words whose time was over by then. */
  dropDeviceWords(until: number): Promise<void>;

  block(by: string, whom: string, at: number): Promise<void>;
  unblock(by: string, whom: string): Promise<void>;
  blockedBy(person: string): Promise<readonly PersonRow[]>;
}

/** Whether a table is played, or how it ended. */
export type TableStage = TableSummary['stage'] | 'closed';

export interface TableRow {
  readonly code: string;
  readonly about: TableInfo;
  readonly terms: TableConfig;
  /** What bots do by chance follows from it; nobody may know it before the table is closed. */
  readonly seed: Seed;
  readonly stage: TableStage;
  /** What the lobby says of it. */
  readonly line: TableSummary;
  readonly changed: number;
  /** Counts the programs that have run the table, one after the other. */
  readonly epoch: number;
}

export interface TableStorage {
  /** False when there is a table of that code. */
  add(table: TableRow): Promise<boolean>;
  find(code: string): Promise<TableRow | null>;
  /** For whoever runs it from now on: the next epoch; null when there is no such table or it is closed. */
  claim(code: string): Promise<number | null>;
  /** Has to be said before somebody is named there; false when he is nobody, or the table is not there or closed. */
  admit(code: string, person: string): Promise<boolean>;
  /** Somebody who was forgotten has been named there in the same moment. */
  forget(code: string, person: string): Promise<void>;
  /** What the lobby says of it has changed. */
  note(code: string, line: TableSummary, changed: number): Promise<void>;
  /** Open tables that are not closed, the newest first. */
  open(most: number): Promise<readonly TableRow[]>;
  /** Codes of tables at which a match is going on. */
  playing(): Promise<readonly string[]>;
  /** Codes of tables not being played that have not changed since. */
  idle(since: number): Promise<readonly string[]>;
  /** Codes of tables whose match has not come to the end of a round since. */
  forsaken(since: number): Promise<readonly string[]>;
  /** Its log goes, and the tokens for its chairs; what is said about it stays, without people's names. */
  close(code: string, at: number): Promise<void>;
  /** Nothing is known any more of so many tables closed before; of how many that was done. */
  drop(closedBefore: number, most: number): Promise<number>;

  /** A program from outside on a chair there, by the hash of its token. An older one of the same name is worth nothing. */
  addBotToken(hash: string, code: string, name: string): Promise<void>;
  findBotToken(hash: string): Promise<{ readonly code: string; readonly name: string } | null>;
}

export interface LogRow {
  readonly table: string;
  readonly seq: number;
  /** Of the program that wrote it. */
  readonly epoch: number;
  readonly entry: Entry;
}

export interface LogStorage {
  load(table: string): Promise<readonly LogRow[]>;
  /**
   * Keeps all rows of a batch or none of them, each batch by itself, all together in one go. False for a batch of which
   * a number is taken or would leave a gap: somebody else runs that table.
   */
  append(batches: readonly (readonly LogRow[])[]): Promise<readonly boolean[]>;
}

/** A match that is over. */
export interface MatchRow {
  /** The table's code and the number of the match there. */
  readonly id: string;
  readonly ended: number;
  readonly variant: string;
  readonly totals: readonly number[];
  readonly rounds: number;
  readonly outcome: string;
  /** Who played, by player; no id for bots, empty chairs and people who wanted to be forgotten, who have no name either. */
  readonly players: readonly { readonly person: string | null; readonly name: string }[];
  /** As a `.schupf` text. */
  readonly record: string;
}

export interface MatchStorage {
  /** Nothing happens when it is there already, or everybody who played it was forgotten. */
  add(match: MatchRow): Promise<void>;
  find(id: string): Promise<MatchRow | null>;
  /**
   * Takes people who were forgotten out of so many matches; a match of which nobody else is left goes. False when there
   * is nothing to be done any more.
   */
  forget(most: number): Promise<boolean>;
  /** The last ones of a person that ended before, without their records. */
  of(person: string, before: number, most: number): Promise<readonly Omit<MatchRow, 'record'>[]>;
}
