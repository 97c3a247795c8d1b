/** Drawing tools for the deck: points, curves through points, and shapes along them, as SVG path data. */
export type Point = readonly [x: number, y: number];

/** A position on a curve: the point, the unit vectors ahead and to the left, and how far along it is (0 to 1). */
export interface Place {
  readonly at: Point;
  readonly ahead: Point;
  readonly left: Point;
  readonly along: number;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A point as path data. Rounding moves it by less than a tenth of a pixel, even on the largest card. */
export const p = ([x, y]: Point) => `${rounded(x)} ${rounded(y)}`;

/** The point at this distance and angle (degrees, clockwise from the right). */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

export function times<T>(count: number, draw: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}

/** A smooth curve through all the points (Catmull-Rom). */
export function curve(points: readonly Point[], steps = 16): Place[] {
  const last = points.length - 1;
  const through: Point[] = [];
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(last, i + 2)]!,
    ];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const mix = (k: 0 | 1) =>
        b[k] +
        0.5 *
          t *
          (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
      through.push([mix(0), mix(1)]);
    }
  }
  through.push(points[last]!);
  return through.map((at, i) => {
    const from = through[Math.max(0, i - 1)]!;
    const to = through[Math.min(through.length - 1, i + 1)]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const ahead: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    return { at, ahead, left: [ahead[1], -ahead[0]], along: i / (through.length - 1) };
  });
}

/** The point at these distances to the left of a place and ahead of it. */
export function beside({ at, ahead, left }: Place, toLeft: number, forward = 0): Point {
  return [at[0] + left[0] * toLeft + ahead[0] * forward, at[1] + left[1] * toLeft + ahead[1] * forward];
}

/** A band along a curve. The two functions give its extent to the left and to the right. */
export function band(
  places: readonly Place[],
  toLeft: (along: number) => number,
  toRight: (along: number) => number = toLeft,
): string {
  const leftEdge = places.map((place) => p(beside(place, toLeft(place.along))));
  const rightEdge = places.map((place) => p(beside(place, -toRight(place.along))));
  return `M${[...leftEdge, ...rightEdge.reverse()].join('L')}Z`;
}

/** A feather, leaf or ray pointing away from a point; `fat` is where it is widest (0 at the foot, 1 at the tip). */
export function feather(
  from: Point,
  degrees: number,
  { start = 0, length, width, fat = 0.6 }: { start?: number; length: number; width: number; fat?: number },
): string {
  const foot = polar(from, start, degrees);
  const tip = polar(from, start + length, degrees);
  const belly = polar(foot, length * fat, degrees);
  const side = (turn: number) => `${p(polar(belly, width, degrees + turn))} ${p(tip)}`;
  const back = polar(belly, width, degrees + 90);
  return `M${p(foot)}Q${side(-90)}Q${p(back)} ${p(foot)}Z`;
}

/** Several feathers, spread evenly between two angles. */
export function fan(
  from: Point,
  count: number,
  [first, last]: readonly [number, number],
  shape: (share: number) => Parameters<typeof feather>[2],
): string {
  return times(count, (i) => {
    const share = count === 1 ? 0.5 : i / (count - 1);
    return feather(from, first + (last - first) * share, shape(share));
  }).join('');
}

/** A star, or any ring of points that alternate between two circles. */
export function zigzag(middle: Point, outer: number, inner: number, tips: number, turn = -90): string {
  return `M${times(tips * 2, (i) => p(polar(middle, i % 2 === 0 ? outer : inner, turn + (i * 180) / tips))).join('L')}Z`;
}

/** A disc with a scalloped edge. */
export function scallop(middle: Point, radius: number, lobes: number, bulge = 0.43): string {
  const step = 360 / lobes;
  const edge = (i: number) => p(polar(middle, radius, -90 - step / 2 + i * step));
  const arc = rounded(radius * bulge);
  return `M${edge(0)}${times(lobes, (i) => `A${arc} ${arc} 0 0 1 ${edge(i + 1)}`).join('')}Z`;
}

export function disc([x, y]: Point, radius: number): string {
  return `M${p([x - radius, y])}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

export const fill = (colour: string, d: string, more = '') => `<path fill="${colour}" d="${d}"${more}/>`;

export const line = (colour: string, width: number, d: string, more = '') =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more}/>`;

export const group = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`;

export const symbol = (id: string, box: string, content: string) =>
  `<symbol id="c-${id}" viewBox="${box}" overflow="visible">${content}</symbol>`;

/** Lacquer: light in the upper middle, dark at the edges. */
export const lacquer = (id: string, light: string, dark: string) =>
  `<radialGradient id="c-${id}" cx=".5" cy=".36" r=".85"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;

export const GOLD = '#dba745';
export const PALE_GOLD = '#f7dd97';
export const DEEP_GOLD = '#9b6a1c';
export const IVORY = '#fff8ea';
