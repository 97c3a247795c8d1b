import type { AppealOutcome, ModeratorDeed, SanctionKind, SanctionOrigin } from '@schupf/protocol';
import type { PersonRow } from './storage.ts';

/** Who decides: a moderator, or the operator or the server, who are no one's id. */
interface Decider {
  readonly origin: SanctionOrigin;
  readonly person: string | null;
}

/** A line of the log of everything that moderators, the operator and the server decide about people. */
export interface ActRow {
  readonly id: string;
  readonly at: number;
  readonly by: Decider;
  readonly deed: ModeratorDeed;
  /** Null if it is about no one, or about someone who has been deleted. */
  readonly person: string | null;
  readonly detail: string;
}

export interface AppealRow {
  readonly text: string;
  readonly at: number;
  readonly decision: {
    readonly outcome: AppealOutcome;
    readonly answer: string;
    readonly at: number;
    readonly by: string | null;
  } | null;
}

export interface SanctionRow {
  readonly id: string;
  readonly person: string;
  readonly kind: SanctionKind;
  readonly by: Decider;
  readonly reason: string;
  readonly at: number;
  /** Null if it does not end by itself. */
  readonly until: number | null;
  readonly lifted: { readonly at: number; readonly by: string | null; readonly reason: string } | null;
  readonly appeal: AppealRow | null;
}

/** A sanction of someone in a network, which new guests from there share. */
export interface NetworkHold {
  readonly kind: SanctionKind;
  readonly until: number;
}

/**
 * Sanctions, appeals and moderators. What changes something about a person also writes a line in the log, in the same
 * transaction. Deleting a person deletes their sanctions; the log keeps only that there was one.
 */
export interface SanctionStorage {
  /** False if there is no such person. */
  add(sanction: Omit<SanctionRow, 'lifted' | 'appeal'>, act: ActRow): Promise<boolean>;
  find(id: string): Promise<SanctionRow | null>;
  /** Newest first, including those that are over. */
  of(person: string): Promise<readonly SanctionRow[]>;
  /** Those that are neither over nor lifted. */
  running(person: string, now: number): Promise<readonly SanctionRow[]>;
  /** Who was excluded at or after this time, and still is. */
  closedSince(at: number): Promise<readonly string[]>;
  /** False if it does not exist or was lifted before. */
  lift(id: string, lifted: NonNullable<SanctionRow['lifted']>, act: ActRow): Promise<boolean>;
  /** Records the only appeal against a sanction; false if there is one already. */
  appeal(id: string, appeal: Pick<AppealRow, 'text' | 'at'>): Promise<boolean>;
  /** Sanctions with an appeal that no one has decided, the oldest appeal first. */
  appealed(limit: number): Promise<readonly SanctionRow[]>;
  /** Decides an appeal, and lifts the sanction if the outcome says so. False if there is none to decide. */
  decideAppeal(id: string, decision: NonNullable<AppealRow['decision']>, act: ActRow): Promise<boolean>;

  /** False if there is no such person or they are a moderator already. */
  appoint(person: string, at: number, act: ActRow): Promise<boolean>;
  dismiss(person: string, act: ActRow): Promise<boolean>;
  isModerator(person: string): Promise<boolean>;
  moderators(): Promise<readonly PersonRow[]>;

  /** Writes a line about something that changed nothing here. */
  note(act: ActRow): Promise<void>;
  /** The log, newest first, before the given time. */
  acts(before: number, limit: number): Promise<readonly ActRow[]>;

  /** Extends a hold that is there already. The key is a hash of the network. */
  holdNetwork(key: string, hold: NetworkHold): Promise<void>;
  holds(key: string, now: number): Promise<readonly NetworkHold[]>;

  /** Deletes holds that are over and, up to `limit` each, sanctions and lines that were over before the given time. */
  deleteOver(now: number, before: number, limit: number): Promise<number>;
}
