import {
  Evaluator,
  EXPERT,
  HeuristicPolicy,
  LearnedPolicy,
  type Policy,
  planner1,
  randomPolicy,
  SHAPES,
  type Weights,
} from '@schupf/bots/training';
import { rulesFor, xoshiro128 } from '@schupf/rules';
import { pointsAhead, Rounds } from './rounds.ts';

/** The opponents that strength is measured against. */
export type Baseline = 'random' | 'planner-1' | 'expert-1';

export interface EvaluationJob {
  readonly baseline: Baseline;
  readonly deals: number;
  readonly seed: string;
  readonly weights: Weights;
}

/** The results of the networks against a baseline, over deals played twice with sides swapped. */
export interface Evaluation {
  /** How many points per round the networks are ahead. */
  readonly mean: number;
  /** The margin of error of `mean`: 1.96 standard errors. */
  readonly margin: number;
  /** The networks' calls per round, including Grand Tichu. */
  readonly calls: number;
  /** The share of calls that were won. */
  readonly made: number;
  /** The networks' Grand Tichu calls per round. */
  readonly grands: number;
  /** The share of Grand Tichu calls that were won. */
  readonly grandsMade: number;
}

export function evaluate({ baseline, deals, seed, weights }: EvaluationJob, kernel: Uint8Array): Evaluation {
  const rules = rulesFor('nanjing');
  const rounds = new Rounds(rules);
  const learned = new LearnedPolicy('learned', new Evaluator(SHAPES, kernel).load(weights));
  const opponent = policyOf(baseline);
  const tally = { calls: 0, made: 0, grands: 0, grandsMade: 0 };
  const results: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const random = xoshiro128(`${seed}/${deal}`);
    const pack = rounds.shuffled(random);
    let sum = 0;
    for (const side of [0, 1]) {
      const policies = Array.from({ length: rules.seats }, (_, seat) =>
        seat % 2 === side ? learned : opponent,
      );
      const position = rounds.play(pack, deal % 4, policies, random);
      const { open } = position;
      sum += pointsAhead(position, side);
      open.calls.forEach((call, seat) => {
        if (call === null || seat % 2 !== side) return;
        const isMade = open.finished[0] === seat;
        tally.calls++;
        if (isMade) tally.made++;
        if (call === 'grand') tally.grands++;
        if (call === 'grand' && isMade) tally.grandsMade++;
      });
    }
    results.push(sum / 2);
  }
  const mean = results.reduce((sum, result) => sum + result, 0) / deals;
  const variance = results.reduce((sum, result) => sum + (result - mean) ** 2, 0) / Math.max(1, deals - 1);
  return {
    mean,
    margin: 1.96 * Math.sqrt(variance / deals),
    calls: tally.calls / (2 * deals),
    made: tally.made / Math.max(1, tally.calls),
    grands: tally.grands / (2 * deals),
    grandsMade: tally.grandsMade / Math.max(1, tally.grands),
  };
}

function policyOf(baseline: Baseline): Policy {
  switch (baseline) {
    case 'random':
      return randomPolicy;
    case 'planner-1':
      return planner1;
    case 'expert-1':
      return new HeuristicPolicy('expert-1', EXPERT);
  }
}
