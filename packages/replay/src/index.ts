export { type Board, type BoardSeat, boardAt, rowLength, rowsOf, seatOf } from './board.ts';
export {
  imaginedMoments,
  type Moment,
  nextTrick,
  type PastRound,
  pastRounds,
  previousTrick,
  sentencesAt,
} from './moments.ts';
export { formatSeatView, parseSeatView, type SeatView } from './seat-view.ts';
