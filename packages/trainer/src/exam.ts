import {
  Brain,
  EXPERT,
  HeuristicPolicy,
  LearnedPolicy,
  type Policy,
  planner1,
  randomPolicy,
  SHAPES,
  type Weights,
} from '@schupf/bots/learned';
import { rulesFor, xoshiro128 } from '@schupf/rules';
import { pointsAhead, Rounds } from './rounds.ts';

export type Examiner = 'random' | 'planner-1' | 'expert-1';

export interface ExamJob {
  readonly examiner: Examiner;
  readonly deals: number;
  readonly seed: string;
  readonly weights: Weights;
}

/** Points a round ahead of the examiner, over deals played twice with sides changed; and 1.96 standard errors. */
export interface Mark {
  readonly mean: number;
  readonly error: number;
  /** Calls of Tichu and Grand Tichu a round by the examined side, and how many were made. */
  readonly calls: number;
  readonly made: number;
  readonly grands: number;
  readonly grandsMade: number;
}

export function examine({ examiner, deals, seed, weights }: ExamJob, kernel: Uint8Array): Mark {
  const rules = rulesFor('nanjing');
  const rounds = new Rounds(rules);
  const examined = new LearnedPolicy('examined', new Brain(SHAPES, kernel).load(weights));
  const opponent = policyOf(examiner);
  const tally = { calls: 0, made: 0, grands: 0, grandsMade: 0 };
  const results: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const random = xoshiro128(`${seed}/${deal}`);
    const pack = rounds.shuffled(random);
    let sum = 0;
    for (const side of [0, 1]) {
      const policies = Array.from({ length: rules.seats }, (_, seat) =>
        seat % 2 === side ? examined : opponent,
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
    error: 1.96 * Math.sqrt(variance / deals),
    calls: tally.calls / (2 * deals),
    made: tally.made / Math.max(1, tally.calls),
    grands: tally.grands / (2 * deals),
    grandsMade: tally.grandsMade / Math.max(1, tally.grands),
  };
}

function policyOf(examiner: Examiner): Policy {
  switch (examiner) {
    case 'random':
      return randomPolicy;
    case 'planner-1':
      return planner1;
    case 'expert-1':
      return new HeuristicPolicy('expert-1', EXPERT);
  }
}
