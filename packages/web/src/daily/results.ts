import { isRecord } from '@schupf/rules';
import { type Day, DEALS_PER_DAY, daysBefore } from './days.ts';

/**
 * What is known about a deal that was started. Results are the points of the player's team minus those of the other
 * team.
 */
export interface DealEntry {
  /** Whether it was started on its own day. */
  readonly isOnTime: boolean;
  /** The person's result; null until the deal is over. */
  readonly own: number | null;
  /** The reference bots' mean result with the same cards; null until they have played them. */
  readonly bots: number | null;
}

/** The four deals of a day; null for those that were not started. */
export type DayEntry = readonly (DealEntry | null)[];
export type Results = Readonly<Record<Day, DayEntry>>;

/** The result of a deal that the person ended early: as bad as a double win by the opponents. */
export const CONCEDED = -200;

const NOT_BEGUN: DealEntry = { isOnTime: false, own: null, bots: null };

export function dayIn(results: Results, day: Day): DayEntry {
  return results[day] ?? Array<null>(DEALS_PER_DAY).fill(null);
}

/** The results after a change to one deal. `number` is counted from 1. */
export function withDeal(results: Results, day: Day, number: number, changes: Partial<DealEntry>): Results {
  const deals = dayIn(results, day);
  const entry = { ...(deals[number - 1] ?? NOT_BEGUN), ...changes };
  return { ...results, [day]: deals.with(number - 1, entry) };
}

/** By how much the person was better than the bots; null while one of the results is missing. */
export function scoreOf(entry: DealEntry | null): number | null {
  return entry === null || entry.own === null || entry.bots === null ? null : entry.own - entry.bots;
}

/** The sum of the scores of all four deals; null while one is missing. */
export function dayScore(deals: DayEntry): number | null {
  const scores = deals.map(scoreOf);
  return scores.every((score) => score !== null) ? scores.reduce((sum, score) => sum + score, 0) : null;
}

export function playedIn(deals: DayEntry): number {
  return deals.filter((entry) => entry !== null && entry.own !== null).length;
}

/** Whether a day counts towards the streak: all four deals are finished, and each was started on that day. */
export function countsForStreak(deals: DayEntry): boolean {
  return deals.every((entry) => entry !== null && entry.own !== null && entry.isOnTime);
}

/** The number of consecutive days that count, up to today. Today may still be unfinished. */
export function streakOn(results: Results, today: Day): number {
  const counts = (day: Day) => countsForStreak(dayIn(results, day));
  let day = counts(today) ? today : daysBefore(today, 1);
  let streak = 0;
  for (; counts(day); day = daysBefore(day, 1)) streak++;
  return streak;
}

/** Reads stored results; damaged parts are ignored. */
export function readResults(stored: unknown): Results {
  if (!isRecord(stored)) return {};
  const days = Object.entries(stored).filter(
    ([day, deals]) => /^\d{4}-\d\d-\d\d$/.test(day) && Array.isArray(deals) && deals.length === DEALS_PER_DAY,
  );
  return Object.fromEntries(days.map(([day, deals]) => [day, (deals as unknown[]).map(readEntry)]));
}

function readEntry(stored: unknown): DealEntry | null {
  if (!isRecord(stored)) return null;
  const points = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
  return { isOnTime: stored['isOnTime'] === true, own: points(stored['own']), bots: points(stored['bots']) };
}
