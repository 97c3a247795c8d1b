import * as v from 'valibot';
import { count, personId, tableCode } from './fields.ts';
import type { Person } from './people.ts';

/** What a person may not do for a while. Quick phrases and private tables stay open to everyone but the excluded. */
export const SANCTION_KINDS = [
  /** They may not write free text. */
  'mute',
  /** Their matches are not rated. */
  'no-rated',
  /** They may not play with strangers: open tables and pairing. */
  'no-open-tables',
  /** They may not change their name. */
  'name',
  /** They may do nothing but read why, appeal, and export or delete their data. */
  'closed',
] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

/** Where a sanction comes from. Only moderators and the operator give a reason in their own words. */
export const SANCTION_ORIGINS = [
  'moderator',
  'operator',
  /** Three people have reported someone's messages, and no one has looked at the reports yet. */
  'reports',
  /** The person has left too many matches, or kept others waiting. */
  'leaving',
  /** A new guest has come from the network of someone with a sanction. */
  'network',
] as const;
export type SanctionOrigin = (typeof SANCTION_ORIGINS)[number];

export const MAX_REASON_LENGTH = 500;
export const MAX_APPEAL_LENGTH = 1000;
export const MAX_NOTE_LENGTH = 500;

/** An appeal as its author sees it. */
export interface SeenAppeal {
  readonly text: string;
  readonly at: number;
  /** Null while no one has decided. */
  readonly decision: {
    readonly outcome: AppealOutcome;
    readonly answer: string;
    readonly at: number;
  } | null;
}

export const APPEAL_OUTCOMES = ['lifted', 'upheld'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** A sanction as its person sees it: what, why and until when, but not by whom. */
export interface SeenSanction {
  readonly id: string;
  readonly kind: SanctionKind;
  readonly origin: SanctionOrigin;
  /** In the words of the person who decided; empty if the server did. */
  readonly reason: string;
  readonly at: number;
  /** Null if it does not end by itself. */
  readonly until: number | null;
  /** Whether it has ended or was lifted. */
  readonly isOver: boolean;
  readonly appeal: SeenAppeal | null;
}

/** Whether a person may do everything here. */
export interface Standing {
  readonly isModerator: boolean;
  /** Those that are not over, newest first, and those whose appeal has just been decided. */
  readonly sanctions: readonly SeenSanction[];
}

export const REPORT_REASONS = ['chat', 'name', 'stalling', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const plainText = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(4 * max),
    v.transform((text) => text.normalize('NFC').trim()),
    v.check((text) => [...text].length <= max, `a text must have at most ${max} characters`),
  );
const filled = (max: number) => v.pipe(plainText(max), v.minLength(1));

const round = v.pipe(count, v.minValue(1));

/** Where something happened, and who did it. */
const place = v.variant('type', [
  /** At an open table, now. */
  v.strictObject({ type: v.literal('table'), table: tableCode, person: personId }),
  /** In a finished match, perhaps at a moment of a round. */
  v.strictObject({
    type: v.literal('match'),
    match: v.pipe(v.string(), v.maxLength(30)),
    player: count,
    round: v.nullable(round),
    moment: v.nullable(count),
  }),
  /** On the person's profile. */
  v.strictObject({ type: v.literal('profile'), person: personId }),
]);
export type ReportPlace = v.InferOutput<typeof place>;

export const reportBody = v.strictObject({
  place,
  reason: v.picklist(REPORT_REASONS),
  note: plainText(MAX_NOTE_LENGTH),
});

export type NewReport = v.InferOutput<typeof reportBody>;

export const appealBody = v.strictObject({ text: filled(MAX_APPEAL_LENGTH) });

/** A year: whatever should last longer has no end. */
const MAX_HOURS = 366 * 24;

export const sanctionBody = v.strictObject({
  kind: v.picklist(SANCTION_KINDS),
  hours: v.nullable(v.pipe(count, v.minValue(1), v.maxValue(MAX_HOURS))),
  reason: filled(MAX_REASON_LENGTH),
});

/** What a moderator does with a reason: lifting a sanction, dismissing a report, changing a name, closing a table. */
export const reasonBody = v.strictObject({ reason: filled(MAX_REASON_LENGTH) });

export const REPORT_OUTCOMES = ['upheld', 'dismissed'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const decisionBody = v.strictObject({
  outcome: v.picklist(REPORT_OUTCOMES),
  reason: filled(MAX_REASON_LENGTH),
});

export const appealDecisionBody = v.strictObject({
  outcome: v.picklist(APPEAL_OUTCOMES),
  answer: filled(MAX_REASON_LENGTH),
});

/** A chat line in the evidence. The author is null if they have been deleted. */
export interface EvidenceLine {
  readonly by: Person | null;
  readonly at: number;
  /** What they wrote, or the name of the phrase. */
  readonly text: string;
  readonly isPhrase: boolean;
}

/** What was copied when the report was made. It contains no card of a round that was being played. */
export interface Evidence {
  /** The name the person had. */
  readonly name: string;
  readonly handle: string | null;
  /** The match, if there was one. Its record is in the archive once it is over. */
  readonly match: string | null;
  readonly round: number | null;
  readonly moment: number | null;
  /** Indexed by player; null for bots, empty chairs and deleted people. */
  readonly players: readonly (Person | null)[];
  readonly lines: readonly EvidenceLine[];
  /** The rounds that were over, as a `.schupf` text without names; empty if there were none. */
  readonly record: string;
}

/** A report in a moderator's list. */
export interface ReportSummary {
  readonly id: string;
  readonly at: number;
  readonly reason: ReportReason;
  readonly person: Person;
  /** Null if they have been deleted, or if the server has made the report. */
  readonly reporter: Person | null;
  readonly isByServer: boolean;
  readonly note: string;
  readonly decision: {
    readonly outcome: ReportOutcome;
    readonly reason: string;
    readonly at: number;
    readonly by: Person | null;
  } | null;
}

/** A sanction as moderators see it. */
export interface SanctionDetails extends SeenSanction {
  readonly person: Person;
  /** Null if the server or the operator decided, or if the moderator has been deleted. */
  readonly by: Person | null;
  readonly lifted: { readonly at: number; readonly by: Person | null; readonly reason: string } | null;
}

export interface ReportDetails extends ReportSummary {
  readonly evidence: Evidence;
  /** Whether the match is over, so that it can be replayed. */
  readonly isMatchOver: boolean;
  /** Whether the table is open, so that it can be closed. */
  readonly openTable: string | null;
}

/** Everything moderators know of a person. */
export interface PersonHistory {
  readonly person: Person;
  readonly since: number;
  readonly isModerator: boolean;
  readonly sanctions: readonly SanctionDetails[];
  /** About them. */
  readonly reports: readonly ReportSummary[];
  readonly reportsMade: readonly ReportSummary[];
  /** How their last matches with strangers ended, newest first. */
  readonly outcomes: readonly { readonly kind: Conduct; readonly at: number }[];
}

/** How someone behaved in a match with strangers. */
export const CONDUCTS = [
  'good',
  /** They did not come to the table that was found for them. */
  'no-show',
  /** They left before the end. */
  'left',
  /** They were there, but a stand-in had to decide for them again and again. */
  'stalled',
] as const;
export type Conduct = (typeof CONDUCTS)[number];

export const MODERATOR_DEEDS = [
  'sanctioned',
  'lifted',
  'decided-report',
  'decided-appeal',
  'renamed',
  'closed-table',
  'appointed',
  'dismissed',
] as const;
export type ModeratorDeed = (typeof MODERATOR_DEEDS)[number];

/** A line of the moderators' log. */
export interface ModeratorAct {
  readonly id: string;
  readonly at: number;
  readonly origin: SanctionOrigin;
  /** Null for the operator and the server, and for deleted people. */
  readonly by: Person | null;
  readonly deed: ModeratorDeed;
  readonly person: Person | null;
  readonly detail: string;
}
