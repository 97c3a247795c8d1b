import { chairOf, type PersonId, playerAt } from './chairs.ts';
import type { Draft } from './draft.ts';
import type { Duty } from './duties.ts';

/** While a person is on holiday, their own clock stands still. Those of the others run on. */
export interface Holiday {
  /** By the table's clock. */
  readonly since: number;
  /** By the caller's clock. */
  readonly until: number;
}

/** How much of the time for a decision is spent on holiday, if the holiday ends then. */
export function timeOnHoliday({ since }: Pick<Duty, 'since'>, holiday: Holiday, end: number): number {
  return Math.max(0, end - Math.max(since, holiday.since));
}

/**
 * Begins a person's holiday, changes when it ends, or ends it; false if nothing changes. With a clock, players have to be
 * there, so there are no holidays.
 */
export function setHoliday(draft: Draft, who: PersonId, until: number | null): boolean {
  const player = chairOf(draft.chairs, who);
  if (player === null || draft.speed.absence !== null) return false;
  const chair = draft.chairs[player]!;
  const before = chair.holiday;
  if (until === null || until <= draft.at) return endHoliday(draft, player, draft.now);
  if (before?.until === until) return false;
  draft.chairs = draft.chairs.with(player, {
    ...chair,
    holiday: { since: before?.since ?? draft.now, until },
  });
  return true;
}

/** Ends the holidays whose time is over. */
export function endExpiredHolidays(draft: Draft): void {
  for (const [player, { holiday }] of draft.chairs.entries())
    if (holiday !== null && holiday.until - draft.lag <= draft.now)
      endHoliday(draft, player, holiday.until - draft.lag);
}

function endHoliday(draft: Draft, player: number, end: number): boolean {
  const chair = draft.chairs[player]!;
  const { holiday } = chair;
  if (holiday === null) return false;
  draft.duties = draft.duties.map((duty) =>
    playerAt(draft.position.open, duty.seat) === player
      ? { ...duty, extra: duty.extra + timeOnHoliday(duty, holiday, end) }
      : duty,
  );
  draft.chairs = draft.chairs.with(player, { ...chair, holiday: null });
  return true;
}
