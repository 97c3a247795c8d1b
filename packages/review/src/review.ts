import { isKnownToNet1, type Networks } from '@schupf/bots';
import { Appraiser } from '@schupf/bots/judging';
import { type Rules, readRules, type Seat, type Variant } from '@schupf/rules';
import { type GameRecord, type ReplayProblem, type ReplayStep, replayRecord } from '@schupf/rules/notation';
import { type Decision, type DecisionAt, idOf } from './decision.ts';
import { Judge, type Verdict, viewOf, worldName } from './judge.ts';
import { listDecisions } from './list.ts';
import { type Moment, momentsOf } from './moments.ts';
import { playOut, type ShownWorld } from './show.ts';
import { type PlayerSummary, type RoundSummary, roundSummary, summaryOf } from './summary.ts';
import { worldOf } from './trials.ts';

export interface ReviewRequest {
  readonly record: GameRecord;
  readonly networks: Networks;
  /** The number of simulated rounds for decisions that may be mistakes. */
  readonly worlds?: number;
  /** The same seed gives the same review. */
  readonly seed?: string;
}

/** Why a record cannot be reviewed. */
export type ReviewRefusal =
  /** The networks do not support the game. */
  | { readonly code: 'no-network'; readonly variant: Variant }
  /** The rules are unknown, or there is an error in the first round. */
  | { readonly code: 'damaged'; readonly problem: ReplayProblem }
  | { readonly code: 'no-finished-round' };

export type ReviewAnswer =
  | { readonly ok: true; readonly review: Review }
  | { readonly ok: false; readonly refusal: ReviewRefusal };

export interface ReviewScope {
  /** The seats to review, in this order; all by default. */
  readonly seats?: readonly Seat[];
  /** The rounds to review; all by default. */
  readonly rounds?: readonly number[];
  /** Decisions that have been judged before and are left out. */
  readonly known?: readonly Decision[];
}

const DEFAULT_WORLDS = 400;
const DEFAULT_SEED = 'review';

/** Prepares the review of the finished rounds of a match. Rounds after an error in the record are skipped. */
export function openReview({
  record,
  networks,
  worlds = DEFAULT_WORLDS,
  seed = DEFAULT_SEED,
}: ReviewRequest): ReviewAnswer {
  const rounds = new Map<number, ReplayStep[]>();
  const { stopped } = replayRecord(record, (step) => {
    const steps = rounds.get(step.round.number);
    if (steps === undefined) rounds.set(step.round.number, [step]);
    else steps.push(step);
  });
  const rules = readRules(record.rules);
  if (rules.ok && !isKnownToNet1(rules.rules.variant)) {
    return { ok: false, refusal: { code: 'no-network', variant: rules.rules.variant } };
  }
  const finished = [...rounds].filter(([, steps]) => steps.at(-1)!.after.open.result !== null);
  if (rules.ok && finished.length > 0) {
    const judge = new Judge(rules.rules, { networks, worlds, seed });
    return {
      ok: true,
      review: new Review(rules.rules, new Map(finished), judge, networks, worlds, seed, stopped),
    };
  }
  if (stopped !== null) return { ok: false, refusal: { code: 'damaged', problem: stopped } };
  return { ok: false, refusal: { code: 'no-finished-round' } };
}

/** A match under review. Decisions are judged only on request, and each verdict depends only on the record. */
export class Review {
  readonly rules: Rules;
  /** The network and the number of simulated rounds: `net-1/400`. */
  readonly judge: string;
  /** The numbers of the finished rounds. */
  readonly rounds: readonly number[];
  /** The first error in the record; null if there is none. What follows it is not reviewed. */
  readonly damage: ReplayProblem | null;
  private readonly found: readonly DecisionAt[];
  private readonly steps: ReadonlyMap<number, readonly ReplayStep[]>;
  private readonly judging: Judge;
  private readonly networks: Networks;
  private readonly seed: string;

  constructor(
    rules: Rules,
    steps: ReadonlyMap<number, readonly ReplayStep[]>,
    judging: Judge,
    networks: Networks,
    worlds: number,
    seed: string,
    damage: ReplayProblem | null,
  ) {
    this.rules = rules;
    this.judge = `${judging.policy.name}/${worlds}`;
    this.rounds = [...steps.keys()];
    this.damage = damage;
    this.steps = steps;
    this.judging = judging;
    this.networks = networks;
    this.seed = seed;
    this.found = [...steps.values()].flatMap((round) => listDecisions(round, judging.policy));
  }

  /** Every decision for which a seat had a choice, in the order of the record. */
  get decisions(): readonly Decision[] {
    return this.found.map(({ before: _, ...decision }) => decision);
  }

  /**
   * Judges decisions seat by seat, starting with the last round. Each step takes a few milliseconds and yields a
   * verdict, or null while one is still in progress. The caller may do other work between two steps, and may stop at
   * any time.
   */
  *run({
    seats = [0, 1, 2, 3],
    rounds = this.rounds,
    known = [],
  }: ReviewScope = {}): Generator<Verdict | null, void> {
    const lastFirst = [...rounds].sort((a, b) => b - a);
    const judged = new Set(known.map(idOf));
    const left = this.found.filter((decision) => !judged.has(idOf(decision)));
    for (const seat of seats)
      for (const round of lastFirst)
        for (const decision of left)
          if (decision.seat === seat && decision.round === round) {
            const judging = this.judging.judge(decision);
            let step = judging.next();
            for (; !step.done; step = judging.next()) yield null;
            yield step.value;
          }
  }

  /** The points on the chart for each round. */
  moments(): Moment[] {
    const appraiser = new Appraiser(this.networks.evaluator);
    return [...this.steps.values()].flatMap((steps) => momentsOf(steps, appraiser));
  }

  /** The summary of the seats and rounds that the verdicts cover. */
  summary(verdicts: readonly Verdict[]): {
    readonly players: PlayerSummary[];
    readonly rounds: RoundSummary[];
  } {
    const seats = [0, 1, 2, 3].filter((seat) => verdicts.some((verdict) => verdict.seat === seat));
    const rounds = this.rounds.filter((round) => verdicts.some((verdict) => verdict.round === round));
    return {
      players: seats.map((seat) => summaryOf(seat, verdicts)),
      rounds: rounds.map((round) => roundSummary(round, this.pointsOf(round), this.found, verdicts)),
    };
  }

  /** One of the simulated rounds behind a verdict, played out with what was done and with another choice. */
  show(verdict: Verdict, choice = 1, world = verdict.example ?? 0): ShownWorld | null {
    const id = idOf(verdict);
    const decision = this.found.find((other) => idOf(other) === id);
    const other = verdict.choices[choice];
    if (decision === undefined || other === undefined) return null;
    const imagined = worldOf(viewOf(decision), worldName(this.seed, decision, world));
    return playOut(decision, this.judging.policy, { imagined, action: other.action });
  }

  /** What one of a verdict's choices would have scored with the actual cards. */
  trueResult(verdict: Verdict, choice: number): number {
    const id = idOf(verdict);
    return this.judging.trueResult(
      this.found.find((other) => idOf(other) === id)!,
      verdict.choices[choice]!.action,
    );
  }

  /** The verdict on a single decision. */
  judgeAgain(decision: Decision): Verdict {
    const id = idOf(decision);
    const judging = this.judging.judge(this.found.find((other) => idOf(other) === id)!);
    for (let step = judging.next(); ; step = judging.next()) if (step.done) return step.value;
  }

  private pointsOf(round: number): number {
    const [ours, theirs] = this.steps.get(round)!.at(-1)!.after.open.result!.points as [number, number];
    return ours - theirs;
  }
}
