import type { Moment } from '@schupf/replay';
import type { Moment as ReviewMoment } from '@schupf/review';

export const CHART_VALUES = ['points', 'chance'] as const;
export type ChartValue = (typeof CHART_VALUES)[number];

/** A point of the chart: a moment of the replay, and how it stands for one side, from -1 to 1. */
export interface ChartPoint {
  readonly at: number;
  readonly value: number;
}

/** A quiet round must not look like a wild one: the chart shows at least this many points. */
const MIN_SCALE = 100;

/** The course of a round for the side that sits at even or odd seats. */
export function chartLine(
  found: readonly ReviewMoment[],
  moments: readonly Moment[],
  side: number,
  shown: ChartValue,
): readonly ChartPoint[] {
  const sign = side === 0 ? 1 : -1;
  const scale = Math.max(MIN_SCALE, ...found.map(({ points }) => Math.abs(points)));
  return found.flatMap(({ move, seat, points, chance }) => {
    if (shown === 'chance' && chance === null) return [];
    const value = shown === 'points' ? points / scale : chance! * 2 - 1;
    const index = seat === null ? moments.length - 1 : moments.findIndex((moment) => moment.move >= move);
    return index < 0 ? [] : [{ at: index, value: sign * value }];
  });
}
