/** A point on the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A curve from one point to another that bends upwards, like a thrown ball. */
export interface Curve {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** How far the curve rises above the straight line, as a share of the line's length. */
const RISE = 0.3;
/** In pixels. */
const MAX_RISE = 150;

/**
 * `startGap` and `endGap` shorten the curve at its ends, in pixels, so that it does not cover what it connects. A
 * vertical curve bends to the right, because it would otherwise be a straight line.
 */
export function curveBetween(from: Point, to: Point, { startGap = 0, endGap = 0 } = {}): Curve {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const length = Math.hypot(x, y) || 1;
  const rise = Math.min(MAX_RISE, length * RISE);
  const sideways = 1 - Math.abs(x) / length;
  const bend = {
    x: (from.x + to.x) / 2 + rise * sideways,
    y: (from.y + to.y) / 2 - rise * (1 - sideways) * 2,
  };
  return { from: towards(from, bend, startGap), bend, to: towards(to, bend, endGap) };
}

/** The point at a fraction of the way, from 0 to 1. */
export function pointOn({ from, bend, to }: Curve, share: number): Point {
  const rest = 1 - share;
  const mix = (a: number, b: number, c: number) => rest * rest * a + 2 * rest * share * b + share * share * c;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}

/** The direction of the curve at that point, in degrees clockwise from the right. */
export function directionOn({ from, bend, to }: Curve, share: number): number {
  const x = (1 - share) * (bend.x - from.x) + share * (to.x - bend.x);
  const y = (1 - share) * (bend.y - from.y) + share * (to.y - bend.y);
  return (Math.atan2(y, x) * 180) / Math.PI;
}

export function lengthOf(curve: Curve): number {
  const steps = 16;
  let length = 0;
  for (let step = 1; step <= steps; step++) {
    const a = pointOn(curve, (step - 1) / steps);
    const b = pointOn(curve, step / steps);
    length += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return length;
}

/** The curve as the `d` of an SVG path. */
export function pathOf({ from, bend, to }: Curve): string {
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
}

/** A box around the curve, with some space to spare. */
export function boxOf(curve: Curve, space: number): { x: number; y: number; width: number; height: number } {
  const points = [0, 0.25, 0.5, 0.75, 1].map((share) => pointOn(curve, share));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.floor(Math.min(...xs) - 2 * space);
  const y = Math.floor(Math.min(...ys) - 2 * space);
  return {
    x,
    y,
    width: Math.ceil(Math.max(...xs) + 2 * space) - x,
    height: Math.ceil(Math.max(...ys) + 2 * space) - y,
  };
}

function towards(point: Point, target: Point, distance: number): Point {
  const length = Math.hypot(target.x - point.x, target.y - point.y) || 1;
  const share = Math.min(0.45, distance / length);
  return { x: point.x + (target.x - point.x) * share, y: point.y + (target.y - point.y) * share };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
