/** The width of an explosion, as a multiple of its height. */
export const WIDENING = 1.25;

interface Star {
  readonly points: number;
  readonly radius: number;
  /** The radius between two points, as a share of `radius`. */
  readonly waist: number;
}

/**
 * The outline of an explosion around 0/0, as the `d` of an SVG path. Its points differ in length, but the outline is
 * always the same.
 */
export function starPath({ points, radius, waist }: Star): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const reach = index % 2 === 1 ? waist * radius : radius * (0.82 + 0.18 * Math.sin(index * 7.3));
    const angle = (index * Math.PI) / points;
    return `${(Math.cos(angle) * reach * WIDENING).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

export interface Ember {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The golden angle: it spreads any number of points evenly, without a pattern. */
const GOLDEN_ANGLE = 2.399963;

/** Embers around 0/0, at distances from a third of the radius to the whole. */
export function embersAround(count: number, radius: number): Ember[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = index * GOLDEN_ANGLE;
    const distance = radius * (0.35 + (0.65 * ((index * 37) % count)) / count);
    return {
      x: Math.round(Math.cos(angle) * distance * WIDENING),
      y: Math.round(Math.sin(angle) * distance),
      radius: 0.7 + (index % 5) * 0.45,
    };
  });
}

/** A ring of rays around 0/0, as the `d` of one SVG path. */
export function raysPath(rays: number, radius: number): string {
  const corner = (turn: number) =>
    `${(Math.cos(turn) * radius).toFixed(1)} ${(Math.sin(turn) * radius).toFixed(1)}`;
  const step = (2 * Math.PI) / rays;
  return Array.from(
    { length: rays },
    (_, index) => `M0 0L${corner((index - 0.23) * step)}L${corner((index + 0.23) * step)}Z`,
  ).join('');
}
