import {
  byRank,
  type Call,
  type Card,
  hasSeat,
  NO_SEAT,
  type OpenState,
  type PlainPlay,
  type Player,
  playsInTrick,
  type Rank,
  type Seat,
  type Side,
  sideFrom,
  type Transfer,
  trickOnTable,
  viewFor,
} from '@schupf/rules';
import type { Moment } from './moments.ts';
import type { SeatView } from './seat-view.ts';

export interface BoardSeat {
  readonly seat: Seat;
  /** From low to high; null if the cards are face down. */
  readonly hand: readonly Card[] | null;
  readonly count: number;
  readonly call: Call | null;
  /** The side as seen from the front seat. */
  readonly side: Side;
  readonly isTurn: boolean;
  readonly hasPassed: boolean;
  /** The seat's last combination in this trick. */
  readonly play: PlainPlay | null;
  /** Whether that combination is the one to beat. */
  readonly leads: boolean;
  /** Cards that the seat has just been given in the exchange. */
  readonly received: readonly Transfer[];
}

/** Everything that the board shows at a moment. */
export interface Board {
  /** The front seat comes first, then the others in playing order. */
  readonly seats: readonly BoardSeat[];
  /** The points in the trick; null if there is no trick, or no points in this game. */
  readonly points: number | null;
  readonly wish: Rank | null;
  /** Whose turn it is; null if it is no one's. */
  readonly turn: Seat | null;
  /** The size of the largest combination in the trick. */
  readonly longestPlay: number;
}

/** The seat of a player. A soloist, who has two, sits at the one that is not the dummy's. */
export function seatOf(open: OpenState, player: Player): Seat {
  return Math.max(
    0,
    open.players.findIndex((at, seat) => at === player && seat !== open.dummy),
  );
}

export function boardAt({ position, events }: Moment, { front, all }: SeatView): Board {
  const { open } = position;
  const { rules } = open;
  const view = viewFor(position, all ? 'omniscient' : front);
  const home = seatOf(open, front);
  const plays = playsInTrick(open);
  const turn = open.phase === 'play' && open.turn !== NO_SEAT ? open.turn : null;
  const isExchange = events.some(({ type }) => type === 'exchanged');
  const seats = Array.from({ length: rules.seats }, (_, step): BoardSeat => {
    const seat = (home + step) % rules.seats;
    const hand = view.hands[seat] ?? null;
    return {
      seat,
      hand: hand === null ? null : [...hand].sort(byRank),
      count: open.counts[seat]!,
      call: open.calls[seat] ?? null,
      side: sideFrom(open, home, seat),
      isTurn: seat === turn,
      hasPassed: open.phase === 'play' && !open.trickIsEmpty && hasSeat(open.passed, seat),
      play: plays.findLast((play) => play.seat === seat)?.play ?? null,
      leads: plays.at(-1)?.seat === seat,
      received: isExchange ? view.transfers.filter(({ to }) => to === seat) : [],
    };
  });
  return {
    seats,
    points: trickOnTable(open)?.points ?? null,
    wish: open.wish === 0 ? null : (open.wish as Rank),
    turn,
    longestPlay: Math.max(0, ...plays.map(({ play }) => play.cards.length)),
  };
}

/** The number of cards per row at which the largest hand takes as few rows as possible, all of similar length. */
export function rowLength(largestHand: number, longest: number): number {
  return Math.ceil(largestHand / Math.max(1, Math.ceil(largestHand / longest)));
}

/** The cards in rows of `perRow` cards; only the last row may be shorter. */
export function rowsOf<Item>(cards: readonly Item[], perRow: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(cards.length / perRow) }, (_, row) =>
    cards.slice(row * perRow, (row + 1) * perRow),
  );
}
