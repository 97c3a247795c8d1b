import {
  Evaluator,
  EXPERT,
  HeuristicPolicy,
  LearnedPolicy,
  NET_2_SHAPES,
  Net2Encoder,
  PartnerPolicy,
  type Policy,
  planner1,
  randomPolicy,
  readWeights,
  SHAPES,
  type Weights,
} from '@schupf/bots/training';
import { type Seat, xoshiro128 } from '@schupf/rules';
import { tablesOf } from './games.ts';
import { lineUpAhead, Rounds } from './rounds.ts';
import type { WorkerSetup } from './workers.ts';

/** The opponents that strength is measured against. */
export type Baseline = 'random' | 'planner-1' | 'expert-1' | 'net-1';

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

export function evaluate(
  { baseline, deals, seed, weights }: EvaluationJob,
  { game, kernel, teacher }: WorkerSetup,
): Evaluation {
  const rounds = new Rounds(tablesOf(game));
  const learned = new PartnerPolicy('learned', new Evaluator(NET_2_SHAPES[game], kernel).load(weights), {
    encoderFor: (rules) => new Net2Encoder(rules),
  });
  const opponent = policyOf(baseline, kernel, teacher);
  const tally = { calls: 0, made: 0, grands: 0, grandsMade: 0 };
  const results: number[] = [];
  for (let number = 0; number < deals; number++) {
    const random = xoshiro128(`${seed}/${number}`);
    const deal = rounds.deal(number, random);
    let sum = 0;
    for (const side of [0, 1]) {
      const isOurs = (seat: Seat) => seat % 2 === side;
      const policies = Array.from({ length: deal.rules.seats }, (_, seat) =>
        isOurs(seat) ? learned : opponent,
      );
      const position = rounds.play(deal, policies, random);
      const { open } = position;
      sum += lineUpAhead(position, isOurs);
      open.calls.forEach((call, seat) => {
        if (call === null || !isOurs(seat)) return;
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

function policyOf(baseline: Baseline, kernel: Uint8Array, teacher: Uint8Array | null): Policy {
  switch (baseline) {
    case 'random':
      return randomPolicy;
    case 'planner-1':
      return planner1;
    case 'expert-1':
      return new HeuristicPolicy('expert-1', EXPERT);
    case 'net-1':
      if (teacher === null) throw new Error('net-1 plays only the four-player game');
      return new LearnedPolicy('net-1', new Evaluator(SHAPES, kernel).load(readWeights(teacher, SHAPES)));
  }
}
