import type { OpenState, RoundResult } from '@schupf/rules';
import { addDurations, type Durations, emptyDurations } from './durations.ts';
import { type Seating, SIDES, type Side } from './seating.ts';
import { addTimes, emptyTimes, type TableTimes } from './table-times.ts';

const COUNTS = [
  /** Seats times rounds: the denominator for the share of calls. */
  'seatRounds',
  'rounds',
  'tichus',
  'tichusMade',
  /** The margin over the other side in points, summed over this side's Tichu calls. */
  'tichuMargin',
  'grands',
  'grandsMade',
  'grandMargin',
  /** Rounds in which the whole team went out before any opponent. */
  'sweeps',
  'bombs',
  /** Illegal answers, and missing ones where an answer was required. */
  'faults',
] as const;

/** Statistics of one line-up over a number of rounds. */
export type Tally = Record<(typeof COUNTS)[number], number> & {
  readonly durations: Durations;
  readonly clocked: TableTimes;
};
export type Tallies = Readonly<Record<Side, Tally>>;

export function emptyTallies(): Tallies {
  return { a: emptyTally(), b: emptyTally() };
}

export function emptyTally(): Tally {
  const counts = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Record<
    (typeof COUNTS)[number],
    number
  >;
  return { ...counts, durations: emptyDurations(), clocked: emptyTimes() };
}

export function addTallies(sum: Tallies, other: Tallies): void {
  for (const side of SIDES) addTally(sum[side], other[side]);
}

export function addTally(sum: Tally, other: Tally): void {
  for (const name of COUNTS) sum[name] += other[name];
  addDurations(sum.durations, other.durations);
  addTimes(sum.clocked, other.clocked);
}

/** A finished round. */
export interface PlayedRound {
  readonly open: OpenState;
  /** Illegal and missing answers by seat. */
  readonly faults: readonly number[];
  readonly bombs: readonly number[];
}

export function countRound(tallies: Tallies, { open, faults, bombs }: PlayedRound, seating: Seating): void {
  const result = open.result!;
  for (const side of SIDES) tallies[side].rounds++;
  for (let seat = 0; seat < seating.length; seat++) {
    const tally = tallies[seating[seat]!];
    tally.seatRounds++;
    tally.faults += faults[seat]!;
    tally.bombs += bombs[seat]!;
  }
  countCalls(tallies, open, result, seating);
  if (result.bonus?.for === 'sweep') tallies[seating[result.order[0]!]!].sweeps++;
}

function countCalls(tallies: Tallies, open: OpenState, result: RoundResult, seating: Seating): void {
  for (const { seat, points } of result.calls) {
    const tally = tallies[seating[seat]!];
    const made = points > 0 ? 1 : 0;
    const margin = result.points[seat]! - result.points[(seat + 1) % seating.length]!;
    if (open.calls[seat] === 'grand') {
      tally.grands++;
      tally.grandsMade += made;
      tally.grandMargin += margin;
    } else {
      tally.tichus++;
      tally.tichusMade += made;
      tally.tichuMargin += margin;
    }
  }
}
