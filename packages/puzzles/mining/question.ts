import { type Choice, type DecisionAt, viewOf } from '@schupf/review/judging';
import {
  type Card,
  naturalRank,
  type Position,
  packView,
  type Rules,
  type View,
  viewFor,
} from '@schupf/rules';
import { cutRecord, formatMove, type GameRecord } from '@schupf/rules/notation';
import { digestOf } from '../src/digest.ts';
import { formatRound, positionOf } from '../src/moment.ts';
import {
  FIRST_DEVIATION,
  firstRating,
  type Puzzle,
  type PuzzleChoice,
  type PuzzleKind,
} from '../src/puzzle.ts';
import { simulatedRecord } from './simulated-record.ts';
import { themesOf } from './themes.ts';

/** A decision of a recorded round that may become a puzzle. */
export interface Question {
  readonly record: GameRecord;
  readonly decision: DecisionAt;
  readonly kind: PuzzleKind;
}

export interface Answer {
  /** The best first. */
  readonly choices: readonly (Omit<PuzzleChoice, 'move'> & { readonly choice: Choice })[];
  readonly solvedBy: readonly string[];
  /** How many bots were asked. */
  readonly asked: number;
  /** The world whose cards the puzzle shows to no one but uses for playing on. */
  readonly world: Position;
}

/** Null if the question cannot be written down, which is so for a handful of unusual moments. */
export function puzzleOf({ record, decision, kind }: Question, answer: Answer): Puzzle | null {
  const { seat, before } = decision;
  const view = viewOf(decision);
  const { rules } = before;
  const best = answer.choices[0]!.choice.action;
  const cut = cutRecord(record, decision.round, decision.move - 1);
  const written = kind === 'open' ? cut : simulatedRecord(cut, view, answer.world);
  const puzzle: Puzzle = {
    id: digestOf(`${kind} ${JSON.stringify(packView(view))}`),
    kind,
    seat,
    round: formatRound(written),
    choices: answer.choices.map(({ choice: { action }, ...rest }) => ({
      move: action === null ? '' : formatMove(action),
      ...rest,
    })),
    themes: themesOf(view, seat, best),
    rating: firstRating(answer.asked - answer.solvedBy.length),
    deviation: FIRST_DEVIATION,
    solvedBy: answer.solvedBy,
  };
  return asksTheSame(puzzle, view, rules) ? puzzle : null;
}

/** Whether a reader of the puzzle sees exactly what the seat saw. */
function asksTheSame(puzzle: Puzzle, view: View, rules: Rules): boolean {
  const read = positionOf(puzzle, rules);
  if (!read.ok) return false;
  const seen = viewFor(read.value, view.observer);
  return JSON.stringify(packView(seen)) === JSON.stringify(packView(view));
}

/** Equal for questions that feel the same: the same ranks in the hand, against the same combination. */
export function likenessOf({ kind, seat }: Pick<Puzzle, 'kind' | 'seat'>, { open, hands }: View): string {
  const ranks = hands[seat]!.toArray().map(faceOf).sort().join(' ');
  const { standing } = open;
  return `${kind} ${ranks} / ${standing.size === 0 ? '' : `${standing.kind} ${standing.size} ${standing.height}`}`;
}

function faceOf(card: Card): number {
  const rank = naturalRank(card);
  return rank === 0 ? 100 + card : rank;
}
