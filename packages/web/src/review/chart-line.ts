import type { Moment as ReplayMoment } from '@schupf/replay';
import type { Moment as ReviewMoment } from '@schupf/review';

export const CHART_VALUES = ['points', 'chance'] as const;
export type ChartValue = (typeof CHART_VALUES)[number];

/** A point on the chart: a moment in the replay, and one side's standing at that moment, from -1 to 1. */
export interface ChartPoint {
  readonly at: number;
  readonly value: number;
}

/** The chart's vertical scale covers at least this many points of the game, so that small swings look small. */
const MIN_SCALE = 100;

/** How a round went for one side: 0 for the even seats, 1 for the odd ones. */
export function chartLine(
  reviewMoments: readonly ReviewMoment[],
  moments: readonly ReplayMoment[],
  side: number,
  chartValue: ChartValue,
): readonly ChartPoint[] {
  const sign = side === 0 ? 1 : -1;
  const scale = Math.max(MIN_SCALE, ...reviewMoments.map(({ points }) => Math.abs(points)));
  return reviewMoments.flatMap(({ move, seat, points, chance }) => {
    if (chartValue === 'chance' && chance === null) return [];
    const value = chartValue === 'points' ? points / scale : chance! * 2 - 1;
    const index = seat === null ? moments.length - 1 : moments.findIndex((moment) => moment.move >= move);
    return index < 0 ? [] : [{ at: index, value: sign * value }];
  });
}
