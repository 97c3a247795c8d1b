/** A rectangle in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The side of the seat where a bubble is, or `over` for the seat itself. */
type Side = 'above' | 'below' | 'left' | 'right' | 'over';

export interface PlacedBubble {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

interface Surroundings {
  /** The bubble must stay inside. */
  readonly bounds: Box;
  /** Cards that players need to see. */
  readonly cards: readonly Box[];
  /** Other seats and controls. A bubble should not cover a seat that it could seem to belong to. */
  readonly others: readonly Box[];
}

/** Pixels between a seat and its bubble. */
const GAP = 6;

/**
 * The best place for a bubble near its seat. It may cover the speaker's own seat for a moment, but a card only if there
 * is no other place.
 */
export function placeBubble(
  seat: Box,
  size: Pick<Box, 'width' | 'height'>,
  { bounds, cards, others }: Surroundings,
): PlacedBubble {
  const cost = (place: PlacedBubble) => {
    const box = { ...size, x: place.x, y: place.y };
    const covered = (boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + overlap(box, other), 0);
    return 100 * covered(cards) + 10 * covered(others) + overlap(box, seat);
  };
  const places = candidates(seat, size).map((place) => inside(place, size, bounds));
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** The possible places, in order of preference. */
function candidates(seat: Box, { width, height }: Pick<Box, 'width' | 'height'>): PlacedBubble[] {
  const middle = seat.x + (seat.width - width) / 2;
  const centre = seat.y + (seat.height - height) / 2;
  const right = seat.x + seat.width - width;
  const along = [middle, seat.x, right];
  return [
    ...along.map((x) => ({ x, y: seat.y - height - GAP, side: 'above' as const })),
    { x: seat.x + seat.width + GAP, y: centre, side: 'right' },
    { x: seat.x - width - GAP, y: centre, side: 'left' },
    ...along.map((x) => ({ x, y: seat.y + seat.height + GAP, side: 'below' as const })),
    ...along.map((x) => ({ x, y: centre, side: 'over' as const })),
  ];
}

function inside(place: PlacedBubble, { width, height }: Pick<Box, 'width' | 'height'>, bounds: Box) {
  const within = (at: number, from: number, to: number) => Math.max(from, Math.min(at, to));
  return {
    ...place,
    x: within(place.x, bounds.x, bounds.x + bounds.width - width),
    y: within(place.y, bounds.y, bounds.y + bounds.height - height),
  };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
