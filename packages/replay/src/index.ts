export { type Board, type BoardSeat, boardAt, rowLength, rowsOf, seatOf } from './board.ts';
export { loneRound } from './lone-round.ts';
export {
  type Moment,
  nextTrick,
  type PastRound,
  pastRounds,
  previousTrick,
  sentencesAt,
  simulatedMoments,
} from './moments.ts';
export { formatSeatView, parseSeatView, type SeatView } from './seat-view.ts';
export { commentAt, commentedMoves, withComment } from './study/comments.ts';
export { formatStudy } from './study/format.ts';
export { MAX_STUDY_LENGTH, parseStudy, type StudyAnswer } from './study/parse.ts';
export {
  type Branch,
  type Chapter,
  chapterOf,
  MAX_CHAPTERS,
  movedChapter,
  recordIn,
  roundIn,
  type Study,
  withBranch,
  withChapter,
  withoutBranch,
  withRound,
} from './study/study.ts';
export {
  canPlayOn,
  playMove,
  playsIn,
  positionAfter,
  settled,
  takeBack,
  type WhatIf,
  type WhatIfAnswer,
  whatIfFrom,
} from './what-if.ts';
