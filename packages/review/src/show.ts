import type { LearnedPolicy } from '@schupf/bots/judging';
import { type Action, type PackedPosition, Position, packPosition } from '@schupf/rules';
import { choicesAt } from './choices.ts';
import type { DecisionAt } from './decision.ts';
import { viewOf } from './judge.ts';
import { NotingMoves } from './noting-moves.ts';
import { totalOf } from './split.ts';
import { Trials } from './trials.ts';

/** A simulated round, played out from a decision in two ways. The actions can be applied to `position`. */
export interface ShownWorld {
  readonly position: PackedPosition;
  readonly played: Line;
  readonly other: Line;
}

interface Line {
  readonly actions: readonly Action[];
  /** The margin of the seat's side. */
  readonly points: number;
}

/**
 * Plays out one of the worlds in which a decision was judged: once with what was done, and once with `action`.
 */
export function playOut(
  decision: DecisionAt,
  policy: LearnedPolicy,
  { imagined, action }: { readonly imagined: Position; readonly action: unknown },
): ShownWorld {
  const choices = choicesAt(decision, viewOf(decision), policy);
  const wanted = JSON.stringify(action);
  const other = choices.find((choice) => JSON.stringify(choice.action) === wanted) ?? choices[0]!;
  const { rules } = imagined;
  const lineOf = (choice: (typeof choices)[number]): Line => {
    const moves = new NotingMoves(new Position(rules));
    const trials = new Trials(rules, policy, moves);
    const points = totalOf(trials.outcome(imagined, choice, decision.seat, decision.kind));
    const first = choice.action === null ? waitingActions(imagined, decision) : [choice.action];
    return { actions: [...first, ...moves.actions], points };
  };
  return { position: packPosition(imagined), played: lineOf(choices[0]!), other: lineOf(other) };
}

/** The action of a seat that decides to do nothing: while a window is open, it lets the window close. */
function waitingActions({ open }: Position, { kind }: DecisionAt): Action[] {
  return kind === 'bomb' && open.window ? [{ type: 'close-window' }] : [];
}
