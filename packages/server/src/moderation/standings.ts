import type { SeenSanction, Standing } from '@schupf/protocol';
import type { SanctionRow, SanctionStorage } from '../storage/sanctions-storage.ts';

/** Someone whose appeal was decided can read the answer for this long, even if their sanction is over. */
const ANSWERS_SHOWN_MS = 14 * 24 * 3600 * 1000;

export type AppealAnswer =
  | 'noted'
  /** They have no such sanction, or it is over. */
  | 'unknown'
  | 'appealed-already';

export interface StandingsDeps {
  readonly sanctions: SanctionStorage;
  /** The date in milliseconds. */
  readonly date: () => number;
}

/** What people may know about their own sanctions, and their appeals against them. */
export class Standings {
  private readonly deps: StandingsDeps;

  constructor(deps: StandingsDeps) {
    this.deps = deps;
  }

  async of(person: string): Promise<Standing> {
    const { sanctions, date } = this.deps;
    const now = date();
    const [rows, isModerator] = await Promise.all([sanctions.of(person), sanctions.isModerator(person)]);
    const isShown = (row: SanctionRow) =>
      isRunning(row, now) || (row.appeal?.decision?.at ?? Number.NEGATIVE_INFINITY) > now - ANSWERS_SHOWN_MS;
    return { isModerator, sanctions: rows.filter(isShown).map((row) => seenSanction(row, now)) };
  }

  async appeal(person: string, id: string, text: string): Promise<AppealAnswer> {
    const { sanctions, date } = this.deps;
    const now = date();
    const row = await sanctions.find(id);
    if (row === null || row.person !== person || !isRunning(row, now)) return 'unknown';
    return (await sanctions.appeal(id, { text, at: now })) ? 'noted' : 'appealed-already';
  }
}

export function isRunning({ lifted, until }: SanctionRow, now: number): boolean {
  return lifted === null && (until === null || until > now);
}

/** Without who decided: a moderator must not have to fear anyone. */
export function seenSanction(row: SanctionRow, now: number): SeenSanction {
  const { id, kind, by, reason, at, until, appeal } = row;
  return {
    ...{ id, kind, origin: by.origin, reason, at, until, isOver: !isRunning(row, now) },
    appeal: appeal && {
      text: appeal.text,
      at: appeal.at,
      decision: appeal.decision && seenDecision(appeal.decision),
    },
  };
}

function seenDecision({
  outcome,
  answer,
  at,
}: NonNullable<NonNullable<SanctionRow['appeal']>['decision']>): NonNullable<
  NonNullable<SeenSanction['appeal']>['decision']
> {
  return { outcome, answer, at };
}
