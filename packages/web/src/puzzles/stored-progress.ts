import { isRecord } from '@schupf/rules';
import type { Day } from '../daily/days.ts';

/** As the rating system of the puzzles knows it; kept here because the start page needs nothing else of that. */
interface StoredRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export interface GroupProgress {
  readonly rating: StoredRating;
  /** The rating after each attempt, the latest last. */
  readonly history: readonly number[];
  readonly solved: number;
  readonly tried: number;
}

/** A puzzle that the player thinks is wrong. */
interface Report {
  readonly id: string;
  /** What the player chose, as in a record. */
  readonly move: string;
}

/** Plain data, as it is stored. */
export interface PuzzleProgress {
  /** By group; missing until the first attempt. */
  readonly groups: { readonly play?: GroupProgress; readonly calls?: GroupProgress };
  /** Every puzzle that was tried, by id: only the first attempt counts. */
  readonly tried: { readonly [id: string]: boolean };
  /** Whether the puzzle of a day was solved. */
  readonly days: { readonly [day: Day]: boolean };
  readonly reports: readonly Report[];
}

export const NO_PROGRESS: PuzzleProgress = { groups: {}, tried: {}, days: {}, reports: [] };

/** A chart shows no more. */
export const MAX_HISTORY = 200;

/** Reads what was stored, leaving out whatever is damaged. */
export function readProgress(value: unknown): PuzzleProgress {
  if (!isRecord(value)) return NO_PROGRESS;
  const groups = isRecord(value['groups']) ? value['groups'] : {};
  const play = readGroup(groups['play']);
  const calls = readGroup(groups['calls']);
  return {
    groups: { ...(play === null ? {} : { play }), ...(calls === null ? {} : { calls }) },
    tried: readFlags(value['tried']),
    days: readFlags(value['days']),
    reports: Array.isArray(value['reports']) ? value['reports'].filter(isReport) : [],
  };
}

function readGroup(value: unknown): GroupProgress | null {
  if (!isRecord(value) || !isRecord(value['rating'])) return null;
  const { rating, deviation, volatility } = value['rating'];
  const { history, solved, tried } = value;
  const isFine = [rating, deviation, volatility, solved, tried].every(isNumber);
  if (!isFine || !Array.isArray(history)) return null;
  return {
    rating: {
      rating: rating as number,
      deviation: deviation as number,
      volatility: volatility as number,
    },
    history: history.filter(isNumber),
    solved: solved as number,
    tried: tried as number,
  };
}

function readFlags(value: unknown): { readonly [key: string]: boolean } {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );
}

function isReport(value: unknown): value is Report {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['move'] === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Days in a row, up to today or yesterday, on which the puzzle of the day was solved. */
export function puzzleStreak({ days }: PuzzleProgress, today: Day, before: (day: Day) => Day): number {
  let day = days[today] === true ? today : before(today);
  let streak = 0;
  for (; days[day] === true; day = before(day)) streak++;
  return streak;
}
