import { type Draft, mustPerform } from './draft.ts';
import type { Table } from './table.ts';

const MINUTE = 60_000;

/**
 * When time is up in a timed match, by the table's clock; null if there is no limit, if it has already been reached, or
 * if the caller keeps the time.
 */
export function matchDeadline(table: Omit<Table, 'wakeAt'>): number | null {
  if (table.config.matchClock === 'caller' || !isTimed(table)) return null;
  return table.matchSince + table.rules.minutes * MINUTE;
}

function isTimed({ stage, rules, position }: Omit<Table, 'wakeAt'>): boolean {
  return stage === 'playing' && rules.matchEnd === 'time' && !position.open.timeIsUp;
}

/** Calls time if it is up; false if it is not. */
export function callTimeIfUp(draft: Draft): boolean {
  const deadline = matchDeadline(draft);
  return deadline !== null && draft.now >= deadline && callTime(draft);
}

/**
 * Calls time in a timed match; false if that is not possible now. A round whose cards are being shuffled is still
 * played, because a match cannot end while its table waits for cards.
 */
export function callTime(draft: Draft): boolean {
  if (!isTimed(draft) || draft.awaits !== null) return false;
  mustPerform(draft, { type: 'time-up' });
  return true;
}
