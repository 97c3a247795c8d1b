import { expectedUntil, playerAt } from './chairs.ts';
import { dealsDeadline } from './deals/fair-deals.ts';
import { isInstant } from './draft.ts';
import { deadlineOf } from './duties.ts';
import { matchDeadline } from './match-clock.ts';
import { BOT_TIMEOUT, TAKE_PACE } from './paces.ts';
import { restEnd } from './rounds.ts';
import { sleepAt } from './sleep.ts';
import type { Table } from './table.ts';

/** The next time at which something is due, by the caller's clock; null for never. */
export function nextWake(table: Omit<Table, 'wakeAt'>): number | null {
  const { now, lag, at, pause } = table;
  const ownTimes = pause === null ? timesDue(table).filter((time) => time > now) : [];
  const callerTimes = [
    ...table.agreements.map(({ until }) => until),
    ...(pause === null || pause.until === null ? [] : [pause.until]),
  ];
  const next = Math.min(...ownTimes.map((time) => time + lag), ...callerTimes.filter((time) => time > at));
  return next === Number.POSITIVE_INFINITY ? null : next;
}

/**
 * All times at which something may be due. An unnecessary time only costs a wake-up; a missing one leaves the table
 * stuck.
 */
function timesDue(table: Omit<Table, 'wakeAt'>): number[] {
  const { speed, banks, position, interval } = table;
  const times: number[] = table.holds.map(({ until }) => until);
  if (interval !== null) times.push(interval.until);
  for (const { at } of table.answers) times.push(at);
  for (const { at, kind } of table.questions)
    if (kind === 'decide' || isInstant(table)) times.push(at + BOT_TIMEOUT);
  for (const duty of table.duties) {
    const deadline = deadlineOf(table, duty, banks[playerAt(position.open, duty.seat)]!);
    if (deadline !== null) times.push(deadline);
    if (duty.kind === 'take') times.push(duty.since + TAKE_PACE);
  }
  const salts = dealsDeadline(table);
  if (salts !== null) times.push(salts);
  const matchEnd = matchDeadline(table);
  if (matchEnd !== null) times.push(matchEnd);
  const end = restEnd(table);
  if (end !== null) times.push(end);
  for (const chair of table.chairs) {
    const until = expectedUntil(chair, speed);
    if (until !== null) times.push(until);
    if (chair.holiday !== null) times.push(chair.holiday.until - table.lag);
  }
  const sleep = sleepAt(table);
  if (sleep !== null) times.push(sleep);
  return times;
}
