import type {
  AppealOutcome,
  ModeratorDeed,
  ReportOutcome,
  ReportReason,
  SanctionKind,
  SanctionOrigin,
} from '@schupf/protocol';

/** The tables about how people behave, and what follows from it. */
export interface ModerationSchema {
  moderator: { person: string; since: number };
  /** `until` is null if the sanction does not end by itself, `lifted` unless it was ended early. */
  sanction: {
    id: string;
    person: string;
    kind: SanctionKind;
    origin: SanctionOrigin;
    by_person: string | null;
    reason: string;
    at: number;
    until: number | null;
    lifted: number | null;
    lifted_by: string | null;
    lifted_why: string;
  };
  /** `outcome` is null until someone decides. */
  appeal: {
    sanction_id: string;
    text: string;
    at: number;
    outcome: AppealOutcome | null;
    answer: string;
    decided: number | null;
    decided_by: string | null;
  };
  /** `outcome` is null until someone decides. `match_id` is not a reference: the match may not be over. */
  report: {
    id: string;
    at: number;
    reporter: string | null;
    network: string;
    person: string;
    reason: ReportReason;
    note: string;
    table_code: string | null;
    match_id: string | null;
    evidence: string;
    outcome: ReportOutcome | null;
    why: string;
    decided: number | null;
    decided_by: string | null;
  };
  /** People whose names appear in the evidence of a report. */
  named_in: { person: string; report_id: string };
  moderator_act: {
    id: string;
    at: number;
    origin: SanctionOrigin;
    by_person: string | null;
    deed: ModeratorDeed;
    person: string | null;
    detail: string;
  };
  /** The key is a hash, because networks are personal data. */
  network_hold: { key: string; kind: SanctionKind; until: number };
}
