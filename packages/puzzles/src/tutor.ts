import type { Networks, Reason } from '@schupf/bots';
import { Appraiser, LearnedPolicy } from '@schupf/bots/judging';
import type { ShownWorld } from '@schupf/review';
import {
  type Choice,
  choicesAt,
  type DecisionAt,
  estimate,
  networkWeight,
  playOut,
  reasonsFor,
  rounded,
  Trials,
  totalOf,
  typicalWorld,
  viewOf,
  worldOf,
} from '@schupf/review/judging';
import { apply, type Position, packPosition, type Rules, type SeatAction } from '@schupf/rules';
import { decisionOf } from './decision.ts';
import type { Puzzle } from './puzzle.ts';
import { solvedLine } from './solved-line.ts';

/** So many worlds are looked at for one that shows a typical difference. */
const WORLDS_TO_SHOW = 24;
const SEED = 'show';

/** A wrong answer and the best one, played to the end with the same cards, and what speaks for each. */
export interface Shown {
  readonly world: ShownWorld;
  readonly reasons: { readonly best: readonly Reason[]; readonly chosen: readonly Reason[] };
}

/** What a push brings, compared with the best of the puzzle. */
export interface PushVerdict {
  /** How many points it costs; below 0 if it turns out to be better. */
  readonly loss: number;
  readonly error: number;
}

/** Plays out answers to puzzles, and judges pushes that a puzzle does not list. */
export class Tutor {
  private readonly rules: Rules;
  private readonly policy: LearnedPolicy;
  private readonly appraiser: Appraiser;
  private readonly trials: Trials;

  constructor(rules: Rules, { evaluator }: Networks) {
    this.rules = rules;
    this.policy = new LearnedPolicy('net-1', evaluator);
    this.appraiser = new Appraiser(evaluator);
    this.trials = new Trials(rules, this.policy);
  }

  /** Null if the puzzle is damaged. */
  show(puzzle: Puzzle, action: SeatAction | null): Shown | null {
    const decision = decisionOf(puzzle, this.rules);
    if (!decision.ok) return null;
    const { value } = decision;
    const view = viewOf(value);
    const choices = choicesAt({ ...value, action }, view, this.policy);
    const [chosen] = choices as [Choice, ...Choice[]];
    const best = choicesAt(value, view, this.policy)[0]!;
    return {
      world: puzzle.choices[0]!.worlds === 0 ? solvedWorld(value, action) : this.typical(value, best, chosen),
      reasons: { best: reasonsFor(value, view, best), chosen: reasonsFor(value, view, chosen) },
    };
  }

  /** Compares a push with the best one, by both judges. */
  weighPush(puzzle: Puzzle, push: SeatAction, worlds: number): PushVerdict | null {
    const decision = decisionOf(puzzle, this.rules);
    if (!decision.ok) return null;
    const { value } = decision;
    const view = viewOf(value);
    const best = choicesAt(value, view, this.policy)[0]!;
    const own = choicesAt({ ...value, action: push }, view, this.policy)[0]!;
    const leads = this.leadsOf(value, best, own, worlds);
    const { mean, error } = estimate(leads);
    const expected = (choice: Choice) => this.appraiser.appraise(view, value.seat, choice.options[0]!).points;
    const weight = networkWeight(worlds);
    return {
      loss: rounded(weight * (expected(best) - expected(own)) + (1 - weight) * mean),
      error: rounded((1 - weight) * error),
    };
  }

  private typical(decision: DecisionAt, best: Choice, chosen: Choice): ShownWorld {
    const world = typicalWorld(this.leadsOf(decision, best, chosen, WORLDS_TO_SHOW)) ?? 0;
    return playOut({ ...decision, action: chosen.action }, this.policy, {
      imagined: worldOf(viewOf(decision), `${SEED}/${world}`),
      action: best.action,
    });
  }

  private leadsOf(decision: DecisionAt, best: Choice, chosen: Choice, worlds: number): number[] {
    const view = viewOf(decision);
    const { seat, kind } = decision;
    return Array.from({ length: worlds }, (_, world) => {
      const simulated = worldOf(view, `${SEED}/${world}`);
      const [ahead, behind] = [best, chosen].map((choice) =>
        totalOf(this.trials.outcome(simulated, choice, seat, kind)),
      );
      return ahead! - behind!;
    });
  }
}

/** With open cards, everyone plays perfectly after either choice. */
function solvedWorld({ before, seat, action }: DecisionAt, chosen: SeatAction | null): ShownWorld {
  const lineAfter = (first: SeatAction) => {
    const applied = apply(before, first);
    if (!applied.ok) throw new Error(applied.refusal.code);
    const rest = solvedLine(applied.position);
    return { actions: [first, ...rest], points: pointsAfter(applied.position, rest, seat) };
  };
  return { position: packPosition(before), played: lineAfter(chosen!), other: lineAfter(action!) };
}

function pointsAfter(start: Position, actions: ReturnType<typeof solvedLine>, seat: number): number {
  let position = start;
  for (const action of actions) {
    const applied = apply(position, action);
    if (!applied.ok) break;
    position = applied.position;
  }
  const { result } = position.open;
  if (result === null) return 0;
  const ahead = result.points[0]! - result.points[1]!;
  return seat % 2 === 0 ? ahead : -ahead;
}
