import type { Call, Kind, Phase, Rank, RulesRequest, Seat, Setup } from '@schupf/rules';

/** A level as data. The learner sits at the first seat. Cards and moves are written as in a record. */
export interface Level<Id extends string = string> {
  readonly id: Id;
  /** The standard four-player rules by default. */
  readonly rules?: RulesRequest;
  /** Cards by seat. */
  readonly hands: readonly string[];
  readonly phase?: Setup['phase'];
  /** Who leads; by default the learner. */
  readonly leader?: Seat;
  readonly dealer?: Seat;
  readonly ranking?: readonly Seat[];
  readonly calls?: readonly (Call | null)[];
  readonly finished?: readonly Seat[];
  readonly wish?: Rank;
  readonly won?: readonly string[];
  /** Match points by column. */
  readonly totals?: readonly number[];
  /** Whether no one has played a card yet, so that players may still call Tichu. */
  readonly isFresh?: boolean;
  /**
   * Moves of the other players, such as `B S9` or `D -`. Each seat makes its own moves in order, as soon as they are
   * legal.
   */
  readonly script?: readonly string[];
  /** What the other players do when they have no scripted move: pass, or beat the other side if they can. */
  readonly others?: 'pass' | 'beat';
  /** A question before play, answered by choosing a number. */
  readonly ask?: { readonly choices: readonly number[]; readonly right: number };
  readonly goal: Condition;
  /** Ways to fail. Each has a text that says why. */
  readonly misses?: readonly Condition[];
  /** The first hint whose condition is true is shown; null is always true. */
  readonly hints?: readonly (Condition | null)[];
}

export interface Chapter<Id extends string = string, LevelId extends string = string> {
  readonly id: Id;
  readonly levels: readonly Level<LevelId>[];
}

export function chapter<const Id extends string, const LevelId extends string>(
  id: Id,
  levels: readonly Level<LevelId>[],
): Chapter<Id, LevelId> {
  return { id, levels };
}

/** A condition on the round so far. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  /** A player (by default the learner) has played such a combination. */
  | { readonly played: PlayPattern }
  /** A seat has passed. */
  | { readonly passed: Seat }
  /** A seat has no cards left; `place` counts from 1. */
  | { readonly out: Seat; readonly place?: number }
  /** A seat is about to lead. */
  | { readonly leads: Seat }
  /** A seat has taken a trick. */
  | { readonly took: Seat }
  /** The Dragon's trick went to this seat. */
  | { readonly gaveTo: Seat }
  | { readonly called: Call; readonly by?: Seat }
  /** The learner's side has taken at least this many points. */
  | { readonly captured: number }
  | { readonly phase: Phase }
  /** This card was pushed to the seat. */
  | { readonly pushed: string; readonly to: Seat }
  /** The learner has played at least this many combinations. */
  | { readonly plays: number }
  /** The round has ended. If `points` is given, the learner's side must have scored exactly that. */
  | { readonly ended: true; readonly points?: number }
  /** The question has been answered correctly. */
  | { readonly answered: true };

export interface PlayPattern {
  readonly by?: Seat;
  readonly kind?: Kind;
  readonly size?: number;
  /** A card that the combination contains. */
  readonly with?: string;
  readonly wish?: Rank | 'any';
  readonly outOfTurn?: boolean;
}
