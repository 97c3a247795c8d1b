import type { Part } from '@schupf/review';

/** What a puzzle asks. The first seven are the decisions of a review. */
export const PUZZLE_KINDS = [
  'play',
  'wish',
  'bomb',
  'gift',
  'tichu',
  'grand',
  'push',
  /** All cards are open, and the best result is wanted. */
  'open',
  /** The others' cards can be worked out from what has been played. */
  'counting',
] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** What a puzzle is about, apart from its kind. Each follows from the position and the answer. */
export const THEMES = [
  'leading',
  'following',
  'passing',
  'own-call',
  'partners-call',
  'opponents-call',
  'phoenix',
  'dragon',
  'dog',
  'mah-jong',
  'endgame',
] as const;
export type Theme = (typeof THEMES)[number];

/** In which shares of the simulated rounds a call or a double win came about, in per cent. */
export const SHARES = ['ownCallMade', 'theirCallMade', 'doubleWin', 'doubleLoss'] as const;

/** Something the seat can do, and what it brings. */
export interface PuzzleChoice {
  /** As in a record (NOTATION.md); empty for doing nothing: not calling, or not bombing. */
  readonly move: string;
  /** By how many points the seat's side is expected to win the round. */
  readonly points: number;
  /** The standard error of the difference from the best choice; 0 if the points are exact. */
  readonly error: number;
  /** The number of simulated rounds; 0 if the points are exact. */
  readonly worlds: number;
  /** Where the points of the simulated rounds come from; null if the points are exact. */
  readonly parts: { readonly [P in Part]: number } | null;
  readonly shares: { readonly [S in (typeof SHARES)[number]]: number } | null;
}

export interface Puzzle {
  /** Follows from the question, so it stays the same when the answer is checked again. */
  readonly id: string;
  readonly kind: PuzzleKind;
  /** Who is asked, by seat number. */
  readonly seat: number;
  /**
   * The round so far, as in a record. Cards that the seat cannot know are those of a simulated round that is typical,
   * not those of the round in which the puzzle was found. In an open endgame, all cards are real.
   */
  readonly round: string;
  /** All choices, the best first. Plays that differ only in interchangeable cards are one choice. */
  readonly choices: readonly PuzzleChoice[];
  readonly themes: readonly Theme[];
  readonly rating: number;
  readonly deviation: number;
  /** The bots that choose the best, by name. */
  readonly solvedBy: readonly string[];
}

/** Choices that are this close to the best are right. */
export const GOOD_ENOUGH = 5;

/** Below this difference, both answers about a call are right. */
export const GOOD_ENOUGH_CALL = 10;

export function isCall({ kind }: Pick<Puzzle, 'kind'>): boolean {
  return kind === 'tichu' || kind === 'grand';
}

/** How many points a choice costs. */
export function lossOf({ choices }: Puzzle, choice: number): number {
  return choices[0]!.points - choices[choice]!.points;
}

export function isRight(puzzle: Puzzle, choice: number): boolean {
  return lossOf(puzzle, choice) <= (isCall(puzzle) ? GOOD_ENOUGH_CALL : GOOD_ENOUGH);
}

/** There is one rating for calls and pushes, and one for everything else. */
export const RATING_GROUPS = ['play', 'calls'] as const;
export type RatingGroup = (typeof RATING_GROUPS)[number];

export function groupOf({ kind }: Pick<Puzzle, 'kind'>): RatingGroup {
  return kind === 'tichu' || kind === 'grand' || kind === 'push' ? 'calls' : 'play';
}

/** The rating of a puzzle that no one has tried: the more bots fail, the harder it seems. */
export function firstRating(failures: number): number {
  return 1500 + 150 * (failures - 2);
}

export const FIRST_DEVIATION = 350;
