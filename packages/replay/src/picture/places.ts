/** Where cards are drawn: the upper left corner, the available width, and the width of one card. */
export interface PlayPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly card: number;
}

export interface HandPlace extends PlayPlace {
  /** The maximum number of cards in a row. */
  readonly perRow: number;
}

export interface SeatPlace {
  readonly plate: { readonly x: number; readonly y: number; readonly width: number };
  readonly hand: HandPlace;
  readonly play: PlayPlace;
}

const FRONT: SeatPlace = {
  plate: { x: 24, y: 520, width: 230 },
  hand: { x: 262, y: 452, width: 676, card: 80, perRow: 14 },
  play: { x: 380, y: 348, width: 440, card: 62 },
};

/** Four seats around the table: front, right, opposite, left. */
const FOUR: readonly SeatPlace[] = [
  FRONT,
  {
    plate: { x: 928, y: 218, width: 248 },
    hand: { x: 928, y: 258, width: 248, card: 58, perRow: 7 },
    play: { x: 624, y: 256, width: 290, card: 58 },
  },
  {
    plate: { x: 24, y: 70, width: 230 },
    hand: { x: 262, y: 68, width: 676, card: 64, perRow: 14 },
    play: { x: 380, y: 166, width: 440, card: 58 },
  },
  {
    plate: { x: 24, y: 218, width: 248 },
    hand: { x: 24, y: 258, width: 248, card: 58, perRow: 7 },
    play: { x: 286, y: 256, width: 290, card: 58 },
  },
];

const SIDE = { left: 24, right: 1176, gap: 10, top: 70 } as const;

/** The places of all seats, the front one first, then in playing order: to the right, round the table, to the left. */
export function placesFor(seats: number): readonly SeatPlace[] {
  return seats === 4 ? FOUR : [FRONT, ...columns(seats - 1).reverse()];
}

/** The others side by side above the front seat, from left to right. */
function columns(count: number): SeatPlace[] {
  const { left, right, gap, top } = SIDE;
  const width = (right - left - gap * (count - 1)) / count;
  const card = Math.max(36, Math.min(56, width * 0.3));
  const perRow = Math.max(1, Math.floor((width - card) / (card * 0.45)) + 1);
  return Array.from({ length: count }, (_, index) => {
    const x = left + index * (width + gap);
    return {
      plate: { x, y: top, width },
      hand: { x, y: top + 40, width, card, perRow },
      play: { x, y: 300, width, card: Math.min(card, 46) },
    };
  });
}
