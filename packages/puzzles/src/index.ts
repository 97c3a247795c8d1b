export { choiceMade } from './answer.ts';
export { ratingAfter } from './attempt.ts';
export { actionOf, positionOf, recordOf } from './moment.ts';
export { formatPack, PACK_SIZE, type Pack, parsePack } from './pack.ts';
export { dailyPuzzle, pickNear } from './pick.ts';
export {
  GOOD_ENOUGH,
  GOOD_ENOUGH_CALL,
  groupOf,
  isCall,
  isRight,
  lossOf,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleChoice,
  type PuzzleKind,
  RATING_GROUPS,
  type RatingGroup,
  THEMES,
  type Theme,
} from './puzzle.ts';
