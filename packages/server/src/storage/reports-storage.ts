import type { Evidence, ReportOutcome, ReportReason } from '@schupf/protocol';
import type { ActRow } from './sanctions-storage.ts';

export interface ReportRow {
  readonly id: string;
  readonly at: number;
  /** Null if they have been deleted. */
  readonly reporter: string | null;
  /** The hash of the network they reported from; empty once the report is decided. */
  readonly network: string;
  readonly person: string;
  readonly reason: ReportReason;
  readonly note: string;
  /** The table, if the report was made at one. */
  readonly table: string | null;
  readonly evidence: Evidence;
  readonly decision: {
    readonly outcome: ReportOutcome;
    readonly reason: string;
    readonly at: number;
    readonly by: string | null;
  } | null;
}

/** A report without its evidence. */
export type ReportLine = Omit<ReportRow, 'evidence'>;

/**
 * Reports with their evidence. Deleting a person deletes the reports about them, and removes them from all others.
 */
export interface ReportStorage {
  /** People in the evidence who no longer exist are removed from it. False if the reported person does not exist. */
  add(report: Omit<ReportRow, 'decision'>): Promise<boolean>;
  find(id: string): Promise<ReportRow | null>;
  /** Open reports, the oldest first. */
  open(limit: number): Promise<readonly ReportLine[]>;
  /** How many open reports come from a network, as a hash. */
  countOpenFrom(network: string): Promise<number>;
  /** Reports about a person, newest first. */
  about(person: string): Promise<readonly ReportLine[]>;
  /** Reports that a person has made, newest first. */
  by(person: string): Promise<readonly ReportLine[]>;
  /** Whether someone else has reported something in this match, so that this moderator may see it. */
  isReportedByOthers(match: string, moderator: string): Promise<boolean>;
  /** False if it does not exist or is decided. */
  decide(id: string, decision: NonNullable<ReportRow['decision']>, act: ActRow): Promise<boolean>;
  /** Deletes up to `limit` reports that were made before the given time. Returns how many. */
  deleteOld(before: number, limit: number): Promise<number>;
}
