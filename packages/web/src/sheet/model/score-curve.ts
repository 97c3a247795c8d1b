import type { Call, OpenState, Seat } from '@schupf/rules';

interface CallOnCurve {
  /** The index of the round. */
  readonly step: number;
  readonly column: number;
  readonly seat: Seat;
  readonly call: Call;
  readonly made: boolean;
  /** Calls of the leading side are above the line, the others below it, so that they do not cover each other. */
  readonly isAbove: boolean;
  /** How many calls are between it and the line. */
  readonly offset: number;
}

/** The course of a match, ready to be drawn. */
export interface ScoreCurve {
  /** Places instead of points; first place is at the top. */
  readonly isPlaces: boolean;
  /** One line per column. Points start at zero, places after the first round. */
  readonly lines: readonly (readonly number[])[];
  readonly target: number | null;
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  readonly calls: readonly CallOnCurve[];
}

export function curveOf(rounds: readonly OpenState[]): ScoreCurve {
  const { rules, totals } = rounds[0]!;
  const columns = [...totals.keys()];
  if (rules.hasRanks) {
    const lines = columns.map((player) =>
      rounds.map((open) => open.result!.order.findIndex((seat) => open.players[seat] === player) + 1),
    );
    const high = rules.players;
    return {
      isPlaces: true,
      lines,
      target: null,
      low: 1,
      high,
      ticks: [1, Math.ceil((1 + high) / 2), high],
      calls: [],
    };
  }
  const lines = columns.map((column) => [0, ...rounds.map((open) => open.totals[column]!)]);
  const target = rules.matchEnd === 'target' ? rules.target : null;
  const values = [...lines.flat(), ...(target === null ? [] : [target])];
  const ticks = ticksBetween(Math.min(...values), Math.max(...values, 1));
  return {
    isPlaces: false,
    lines,
    target,
    low: Math.min(...values, ticks[0]!),
    high: Math.max(...values, ticks.at(-1)!),
    ticks,
    calls: callsOn(rounds),
  };
}

const STEPS = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000];
const MAX_TICKS = 5;

/** Round numbers that cover a range. */
function ticksBetween(low: number, high: number): readonly number[] {
  const step = STEPS.find((size) => (high - low) / size < MAX_TICKS) ?? STEPS.at(-1)!;
  const first = Math.floor(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

function callsOn(rounds: readonly OpenState[]): readonly CallOnCurve[] {
  return rounds.flatMap((open, index) => {
    const above = open.totals.indexOf(Math.max(...open.totals));
    const offsets = new Map<number, number>();
    return open.result!.calls.map(({ seat, points }) => {
      const column = open.columnOf(seat);
      const offset = offsets.get(column) ?? 0;
      offsets.set(column, offset + 1);
      return {
        step: index + 1,
        column,
        seat,
        call: open.calls[seat] ?? 'tichu',
        made: points > 0,
        isAbove: column === above,
        offset,
      };
    });
  });
}

/** Percent of the chart's height that a label takes. */
const LABEL_HEIGHT = 9;

/** Moves labels up or down so that none covers another. Their places are given in percent from the top. */
export function spread(places: readonly number[]): readonly number[] {
  const order = [...places.keys()].sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  let free = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    moved[index] = Math.max(places[index]!, free);
    free = moved[index]! + LABEL_HEIGHT;
  }
  // Labels that were pushed out at the bottom move back up, and push up the ones above them.
  let limit = Math.max(100, ...places);
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index]!, limit);
    limit = moved[index]! - LABEL_HEIGHT;
  }
  return moved;
}
