import type { Networks, Policy } from '@schupf/bots';
import {
  BEGINNER,
  CLUB,
  EXPERT,
  HeuristicPolicy,
  LearnedPolicy,
  Playout,
  planner1,
} from '@schupf/bots/judging';
import { NotingMoves } from '@schupf/review/judging';
import {
  apply,
  below,
  newMatch,
  Position,
  type Rules,
  requestFor,
  shuffledPack,
  xoshiro128,
} from '@schupf/rules';
import { type GameRecord, Recorder } from '@schupf/rules/notation';

/** The bots that play, and whose answers say how hard a puzzle is. They are fast and decide without chance. */
export function rosterWith({ evaluator }: Networks): readonly Policy[] {
  return [
    new LearnedPolicy('net-1', evaluator),
    new LearnedPolicy('net-1-casual', evaluator, { attention: 'high-cards' }),
    new HeuristicPolicy('expert-1', EXPERT),
    new HeuristicPolicy('club-1', CLUB),
    new HeuristicPolicy('beginner-1', BEGINNER),
    planner1,
  ];
}

const noBits = () => 0;

/** A round of bots: in two of three rounds all are `net-1`, otherwise they are drawn from the roster. */
export function playRound(rules: Rules, roster: readonly Policy[], seed: string): GameRecord {
  const bits = xoshiro128(`${seed}/seats`);
  const isMixed = below(3, bits) === 0;
  const policies = Array.from(
    { length: rules.seats },
    () => roster[isMixed ? below(roster.length, bits) : 0]!,
  );
  const recorder = new Recorder();
  const start = newMatch(rules, below(rules.seats, bits));
  const pack = shuffledPack(rules, `xoshiro128:${seed}`);
  const dealt = apply(start, { type: 'deal', pack });
  if (!dealt.ok) throw new Error(dealt.refusal.code);
  recorder.deal(start, pack, dealt.position);
  const moves = new NotingMoves(new Position(rules));
  new Playout(rules, true, moves).run(new Position(rules).copyFrom(dealt.position), policies, noBits);
  let { position } = dealt;
  for (const action of moves.actions) {
    if (action.type === 'deal') continue;
    const applied = apply(position, action);
    if (!applied.ok) throw new Error(`${seed}: ${applied.refusal.code}`);
    recorder.act(position, action, applied.position);
    position = applied.position;
  }
  return { rules: requestFor(rules), names: [], tags: [], rounds: recorder.rounds };
}
