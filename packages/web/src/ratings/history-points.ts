import type { RatingPoint } from '@schupf/protocol';

export interface PlottedHistory {
  /** The line, and the area of one deviation around it, as SVG paths in a box of 100 by 100. */
  readonly line: string;
  readonly area: string;
  /** The ratings at the top and at the bottom of the box. */
  readonly top: number;
  readonly bottom: number;
}

const STEP = 50;

/** Where the points of a history are, the oldest first. Matches are equally far apart, whatever time lay between them. */
export function plotHistory(points: readonly RatingPoint[]): PlottedHistory {
  const highest = Math.max(...points.map(({ rating, deviation }) => rating + deviation));
  const lowest = Math.min(...points.map(({ rating, deviation }) => rating - deviation));
  const top = STEP * Math.ceil(highest / STEP);
  const bottom = STEP * Math.floor(lowest / STEP);
  const x = (index: number) => round(points.length === 1 ? 50 : (100 * index) / (points.length - 1));
  const y = (rating: number) => round((100 * (top - rating)) / Math.max(1, top - bottom));
  const at = (index: number, rating: number) => `${x(index)} ${y(rating)}`;
  const upper = points.map(({ rating, deviation }, index) => at(index, rating + deviation));
  const lower = points.map(({ rating, deviation }, index) => at(index, rating - deviation)).reverse();
  return {
    line: `M${points.map(({ rating }, index) => at(index, rating)).join('L')}`,
    area: `M${[...upper, ...lower].join('L')}Z`,
    top,
    bottom,
  };
}

/** The last point of each day, the newest first: what the table behind the graph lists. */
export function byDay(points: readonly RatingPoint[], dayOf: (at: number) => string): readonly RatingPoint[] {
  return points
    .filter(({ at }, index) => index === points.length - 1 || dayOf(at) !== dayOf(points[index + 1]!.at))
    .toReversed();
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
