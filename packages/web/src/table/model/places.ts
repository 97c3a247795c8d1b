import type { Seat } from '@schupf/rules';

/** A point relative to the centre of the oval table, in units of its radii. `x` points right, `y` points down. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The position of a seat on the rim: on a wide screen, and on a tall one, where everyone sits above the trick. */
export interface Place {
  readonly wide: Point;
  readonly tall: Point;
}

/** Seats in playing order, starting after `home`, which is at the bottom. Play proceeds to the right. */
export function seatsFrom(home: Seat, seats: number): Seat[] {
  return Array.from({ length: seats - 1 }, (_, step) => (home + 1 + step) % seats);
}

/**
 * Angles in degrees from the top, for the players on the right and the one at the top, by number of seats. The seats
 * are evenly spaced along the rim.
 */
const WIDE_ANGLES: Readonly<Record<number, readonly number[]>> = {
  3: [62],
  4: [92, 0],
  5: [100, 30],
  6: [106, 49, 0],
  7: [108, 60, 19],
  8: [110, 70, 33, 0],
  9: [112, 77, 44, 14],
  10: [113, 82, 52, 25, 0],
  11: [114, 86, 59, 34, 11],
  12: [115, 90, 65, 41, 20, 0],
};
const TALL_ANGLES: Readonly<Record<number, readonly number[]>> = {
  3: [48],
  4: [60, 0],
  5: [76, 27],
  6: [86, 42, 0],
};

/** If there is a face-up hand at the top of a phone's screen, the players at the sides sit below it. */
const TALL_BELOW_OPEN_HAND: readonly number[] = [84, 0];

/** The number of seats for which a phone has space on the rim. If there are more, all are in rows above the table. */
export const MAX_ON_TALL_RIM = 6;

interface PlaceOptions {
  /** Whether the player at the top has a face-up hand, in a game with four seats. */
  readonly hasOpenHandAtTop?: boolean;
}

/** The places of everyone except the player at the bottom, from their right neighbour to their left one. */
export function placesAround(seats: number, { hasOpenHandAtTop = false }: PlaceOptions = {}): Place[] {
  const wide = mirrored(WIDE_ANGLES[seats]!);
  const tall = mirrored(
    hasOpenHandAtTop ? TALL_BELOW_OPEN_HAND : (TALL_ANGLES[seats] ?? WIDE_ANGLES[seats]!),
  );
  return wide.map((angle, index) => ({ wide: pointAt(angle), tall: pointAt(tall[index]!) }));
}

/** The seat at the bottom, which is shown there only to spectators. */
export const FRONT: Place = { wide: pointAt(180), tall: pointAt(180) };

function mirrored(right: readonly number[]): number[] {
  return [
    ...right,
    ...right
      .filter((angle) => angle > 0)
      .map((angle) => -angle)
      .reverse(),
  ];
}

function pointAt(angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: round(Math.sin(radians)), y: round(-Math.cos(radians)) };
}

/** The CSS variables of a place; `TablePage.css` turns them into coordinates. */
export function placeStyle({ wide, tall }: Place) {
  return { '--wide-x': wide.x, '--wide-y': wide.y, '--tall-x': tall.x, '--tall-y': tall.y };
}

/** The side of the table where a place is. A player at the top has space on both sides. */
export function sideOf({ wide }: Place): 'left' | 'right' | 'top' | 'front' {
  if (wide.y > 0.9) return 'front';
  if (Math.abs(wide.x) < 0.3) return 'top';
  return wide.x < 0 ? 'left' : 'right';
}

/** The number of seats in each row above the table. */
export function columnsFor(seats: number): number {
  return Math.ceil(seats / 2);
}

function round(value: number): number {
  // `+ 0` turns −0 into 0.
  return Math.round(value * 1000) / 1000 + 0;
}
