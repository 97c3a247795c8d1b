import type { DecisionAt } from '@schupf/review/judging';
import { failure, type Result, type Rules, success } from '@schupf/rules';
import { actionOf, positionOf } from './moment.ts';
import type { Puzzle } from './puzzle.ts';

/** A puzzle as a decision of a review in which the best was done. */
export function decisionOf(puzzle: Puzzle, rules: Rules): Result<DecisionAt> {
  const position = positionOf(puzzle, rules);
  if (!position.ok) return position;
  const action = actionOf(puzzle.choices[0]!.move, rules);
  if (action === undefined) return failure('its answer is not a move');
  const { seat } = puzzle;
  const kind = puzzle.kind === 'open' || puzzle.kind === 'counting' ? 'play' : puzzle.kind;
  return success({ round: 1, move: 1, trick: 0, seat, kind, action, before: position.value });
}
