import type { Networks, Reason } from '@schupf/bots';
import { Appraiser, isNearTheEnd, LearnedPolicy, winChanceAfter } from '@schupf/bots/judging';
import { type Rules, type Seat, type SeatAction, type View, viewFor } from '@schupf/rules';
import { adviceFor } from './advice.ts';
import type { Advice } from './advice-list.ts';
import { type Choice, choicesAt } from './choices.ts';
import { classOf, isOpenQuestion, type LossClass, mayBeSerious } from './classes.ts';
import { type Decision, type DecisionAt, idOf } from './decision.ts';
import { estimate, type Loss, leadIn, lossAgainst, type Rival } from './estimate.ts';
import { expertChoice } from './expert.ts';
import { reasonsFor } from './reasons.ts';
import { PARTS, type Split, totalOf } from './split.ts';
import { Trials, worldOf } from './trials.ts';

/** A choice in the eyes of the judges. Points are the expected margin of the seat's side in the round. */
export interface JudgedChoice {
  /** Null if the choice is to do nothing. */
  readonly action: SeatAction | null;
  /** What the network expects; null if it cannot judge the choice. */
  readonly network: number | null;
  /** The mean result of the rounds that were simulated with this choice; null if there are none. */
  readonly rollouts: number | null;
  /** The number of these rounds. */
  readonly worlds: number;
  /** By how many points both judges together prefer it to what was done. */
  readonly lead: number;
  /** Half the width of the 90% confidence interval of the lead; only the uncertainty from the worlds is included. */
  readonly error: number;
  /** The mean result of the simulated rounds by source; the parts add up to it. Null if no rounds were simulated. */
  readonly parts: Split | null;
  /** The share of the simulated rounds in which a call was made or a double win occurred. */
  readonly shares: Shares | null;
  readonly reasons: readonly Reason[];
}

export interface Shares {
  readonly ownCallMade: number;
  readonly theirCallMade: number;
  readonly doubleWin: number;
  readonly doubleLoss: number;
}

/** A decision and the judges' opinion of it, as plain data. */
export interface Verdict extends Decision {
  /** What was done comes first, then the others from best to worst. */
  readonly choices: readonly JudgedChoice[];
  /** How many points the decision cost in its round. This is an estimate, so it can be below 0 by chance. */
  readonly loss: number;
  /** Half the width of the 90% confidence interval of the loss; only the uncertainty from the worlds is included. */
  readonly error: number;
  readonly class: LossClass | null;
  /** Whether the judges disagree so much that the decision is an open question and has no class. */
  readonly isOpen: boolean;
  /** Whether all choices have the same result in every world, so that the decision does not count. */
  readonly isIndifferent: boolean;
  /** By how much the decision reduced the chance of winning the match; null unless the match is near its end. */
  readonly chanceLost: number | null;
  /** The advice that the choice ignored, if the decision has a class. */
  readonly advice: Advice | null;
  /**
   * The number of a typical world in which the best choice did better, for `showWorld`; null if the decision has no
   * class.
   */
  readonly example: number | null;
}

export interface JudgeOptions {
  readonly networks: Networks;
  /** The number of simulated rounds for decisions that may have a class. */
  readonly worlds: number;
  readonly seed: string;
}

interface Stage {
  readonly worlds: number;
  /** The next stage follows only if some choice's lead, plus this many standard errors, amounts to an inaccuracy. */
  readonly patience: number;
}

const STAGES: readonly Stage[] = [
  { worlds: 25, patience: 1.5 },
  { worlds: 100, patience: 1.64 },
];
const PROMISING = 10;
/**
 * A decision that may be a mistake or blunder is tried in this many times as many worlds. Without that, one mistake in
 * six was only an inaccuracy with another seed.
 */
const CONFIRMATION = 4;
/** How many of the network's choices are tried, and how many rivals remain in the last stage. */
const RIVALS = 2;
/**
 * A round that starts with a push takes five times as long as one that starts with a turn, so fewer choices are tried.
 */
const PUSH_RIVALS = 1;
/**
 * This many worlds are enough to find an open question. More worlds are needed only to find a class, which requires
 * both judges to agree.
 */
const ENOUGH_ALONE = 100;
/**
 * Rounds simulated from a Grand Tichu decision vary most, and their mean agrees with the network. So they are simulated
 * only if the network sees a lead of at least this many points.
 */
const MIN_GRAND_LEAD = 5;
/** How many worlds are played before the worker may answer other messages. */
const WORLDS_IN_SLICE = 5;
/** Half the width of a 90% confidence interval, in standard errors. */
const INTERVAL = 1.64;

/** Judges the decisions of one game. Each is judged independently, so the order does not matter. */
export class Judge {
  readonly policy: LearnedPolicy;
  private readonly trials: Trials;
  private readonly appraiser: Appraiser;
  private readonly options: JudgeOptions;

  constructor(rules: Rules, options: JudgeOptions) {
    const { evaluator } = options.networks;
    this.policy = new LearnedPolicy('net-1', evaluator);
    this.appraiser = new Appraiser(evaluator);
    this.trials = new Trials(rules, this.policy);
    this.options = options;
  }

  /** Yields every few milliseconds. */
  *judge(decision: DecisionAt): Generator<undefined, Verdict> {
    const view = viewOf(decision);
    const candidates = this.candidatesFor(decision, view);
    yield;
    const [played, ...rivals] = candidates as [Candidate, ...Candidate[]];
    let left = rivals;
    for (const stage of this.stagesFor(decision, played, rivals)) {
      yield* this.tryIn(stage.worlds, decision, view, [played, ...left]);
      if (stage === STAGES[0] && isIndifferent(played, rivals)) break;
      if (stage.worlds >= this.options.worlds) {
        if (mayBeSerious(lossIn(left, played))) continue;
        break;
      }
      const promising = left.filter((rival) => isPromising(rival.against(played), stage.patience));
      if (promising.length === 0) break;
      if (stage.worlds >= ENOUGH_ALONE) left = bestFirst(promising, played).slice(0, rivalsFor(decision));
    }
    return verdictOn(decision, view, played, left, rivals);
  }

  /** What a choice would have scored with the actual cards if everyone had then played like the network's bot. */
  trueResult(decision: DecisionAt, action: SeatAction | null): number {
    const choices = choicesAt(decision, viewOf(decision), this.policy);
    const choice = choices.find((other) => isSame(other.action, action))!;
    return totalOf(this.trials.outcome(decision.before, choice, decision.seat, decision.kind));
  }

  private stagesFor({ kind }: DecisionAt, played: Candidate, rivals: readonly Candidate[]): readonly Stage[] {
    const { worlds } = this.options;
    const isClear = rivals.every((rival) => leadOf(rival.network, played.network) < MIN_GRAND_LEAD);
    if (kind === 'grand' && isClear) return [];
    const confirmation = { worlds: CONFIRMATION * worlds, patience: 0 };
    return [...STAGES.filter((stage) => stage.worlds < worlds), { worlds, patience: 0 }, confirmation];
  }

  /** What was done, the network's best choices, and the expert's choice. */
  private candidatesFor(decision: DecisionAt, view: View): Candidate[] {
    const choices = choicesAt(decision, view, this.policy);
    const expert = expertChoice(decision, view, choices);
    const all = choices.map((choice) => new Candidate(choice, this.ask(view, decision.seat, choice)));
    const [played, ...others] = all as [Candidate, ...Candidate[]];
    others.sort((a, b) => (b.network ?? 0) - (a.network ?? 0));
    const tried = others.slice(0, rivalsFor(decision));
    const extra = others.find(({ choice }) => choice === expert);
    if (extra !== undefined && !tried.includes(extra)) tried.push(extra);
    return [played, ...tried];
  }

  private ask(view: View, seat: Seat, { options }: Choice): number | null {
    if (options.length === 0) return null;
    return Math.max(...options.map((option) => this.appraiser.appraise(view, seat, option).points));
  }

  private *tryIn(
    worlds: number,
    decision: DecisionAt,
    view: View,
    candidates: readonly Candidate[],
  ): Generator<undefined> {
    for (let world = candidates[0]!.results.length; world < worlds; world++) {
      const imagined = worldOf(view, worldName(this.options.seed, decision, world));
      for (const candidate of candidates)
        candidate.add(this.trials.outcome(imagined, candidate.choice, decision.seat, decision.kind));
      if (world % WORLDS_IN_SLICE === WORLDS_IN_SLICE - 1) yield;
    }
  }
}

function rivalsFor({ kind }: Decision): number {
  return kind === 'push' ? PUSH_RIVALS : RIVALS;
}

export function viewOf({ before, seat }: DecisionAt): View {
  return viewFor(before, before.open.players[seat]!);
}

/** Every decision has its own worlds, so that a review does not depend on what was reviewed before. */
export function worldName(seed: string, decision: Decision, world: number): string {
  return `${seed}/${idOf(decision)}/${world}`;
}

class Candidate {
  readonly choice: Choice;
  readonly network: number | null;
  readonly results: Split[] = [];
  readonly totals: number[] = [];

  constructor(choice: Choice, network: number | null) {
    this.choice = choice;
    this.network = network;
  }

  add(split: Split): void {
    this.results.push(split);
    this.totals.push(totalOf(split));
  }

  against(played: Candidate): Rival {
    const network = this.network === null ? null : leadOf(this.network, played.network);
    return { network, leads: this.totals.map((total, world) => total - played.totals[world]!) };
  }
}

function leadOf(network: number | null, played: number | null): number {
  return (network ?? 0) - (played ?? 0);
}

function isPromising(rival: Rival, patience: number): boolean {
  if (rival.network !== null && rival.network <= 0 && rival.leads.length >= ENOUGH_ALONE) return false;
  const { mean, error } = estimate(rival.leads);
  return mean + patience * error >= PROMISING || leadIn(rival) >= PROMISING;
}

function isIndifferent(played: Candidate, rivals: readonly Candidate[]): boolean {
  const isAlike = ({ totals }: Candidate) => totals.every((total, world) => total === played.totals[world]);
  return played.totals.length > 0 && rivals.every(isAlike);
}

function bestFirst(rivals: readonly Candidate[], played: Candidate): Candidate[] {
  const value = new Map(rivals.map((rival) => [rival, leadIn(rival.against(played))]));
  return [...rivals].sort((a, b) => value.get(b)! - value.get(a)!);
}

function lossIn(rivals: readonly Candidate[], played: Candidate): Loss {
  return lossAgainst(rivals.map((rival) => rival.against(played)));
}

/** `left` are the rivals that were tried in all worlds. */
function verdictOn(
  decision: DecisionAt,
  view: View,
  played: Candidate,
  left: readonly Candidate[],
  rivals: readonly Candidate[],
): Verdict {
  const loss = lossIn(left, played);
  const [best] = bestFirst(left, played);
  const chanceLost = chanceLostTo(best!, played, view, decision.seat);
  const suspected = classOf(loss);
  // A choice that costs points but helps to win the match is not a mistake.
  const isClassed = suspected !== null && (chanceLost === null || chanceLost > 0);
  const dropped = rivals.filter((rival) => !left.includes(rival));
  const ordered = [...bestFirst(left, played), ...bestFirst(dropped, played)];
  const { before: _, ...plain } = decision;
  return {
    ...plain,
    choices: [played, ...ordered].map((candidate) => judged(candidate, played, decision, view, isClassed)),
    loss: rounded(loss.points),
    error: rounded(INTERVAL * loss.error),
    class: isClassed ? suspected : null,
    isOpen: !isClassed && isOpenQuestion(firstDispute(left, played, loss)),
    isIndifferent: isIndifferent(played, rivals),
    chanceLost: chanceLost === null ? null : rounded(chanceLost, 1000),
    advice: isClassed ? adviceFor(decision, view, played.choice, best!.choice) : null,
    example: isClassed ? typicalWorld(best!.against(played).leads) : null,
  };
}

/** The loss compared with the first rival about which the judges clearly disagree; `loss` if there is none. */
function firstDispute(left: readonly Candidate[], played: Candidate, loss: Loss): Loss {
  for (const rival of left) {
    const { network, leads } = rival.against(played);
    const dispute = { ...loss, network: network ?? 0, rollouts: estimate(leads) };
    const isSure = Math.abs(dispute.rollouts.mean) > INTERVAL * dispute.rollouts.error;
    if (leads.length >= ENOUGH_ALONE && isSure && isOpenQuestion(dispute)) return dispute;
  }
  return loss;
}

function judged(
  candidate: Candidate,
  played: Candidate,
  decision: DecisionAt,
  view: View,
  withReasons: boolean,
): JudgedChoice {
  const { choice, network, totals, results } = candidate;
  const rival = candidate.against(played);
  const worlds = totals.length;
  return {
    action: choice.action,
    network: network === null ? null : rounded(network),
    rollouts: worlds === 0 ? null : rounded(estimate(totals).mean),
    worlds,
    lead: candidate === played ? 0 : rounded(leadIn(rival)),
    error: candidate === played ? 0 : rounded(INTERVAL * lossAgainst([rival]).error),
    parts: worlds === 0 ? null : meanSplit(results),
    shares: worlds === 0 ? null : sharesIn(results),
    reasons: withReasons ? reasonsFor(decision, view, choice) : [],
  };
}

export function meanSplit(results: readonly Split[]): Split {
  return Object.fromEntries(
    PARTS.map((part) => [part, rounded(estimate(results.map((split) => split[part])).mean)]),
  ) as Split;
}

export function sharesIn(results: readonly Split[]): Shares {
  const share = (fits: (split: Split) => boolean) =>
    rounded(results.filter(fits).length / results.length, 1000);
  return {
    ownCallMade: share(({ ownCalls }) => ownCalls > 0),
    theirCallMade: share(({ theirCalls }) => theirCalls < 0),
    doubleWin: share(({ doubles }) => doubles > 0),
    doubleLoss: share(({ doubles }) => doubles < 0),
  };
}

function chanceLostTo(best: Candidate, played: Candidate, view: View, seat: Seat): number | null {
  if (!isNearTheEnd(view.open) || played.totals.length === 0) return null;
  const chance = (total: number) => winChanceAfter(view.open, seat, total);
  return estimate(best.totals.map((total, world) => chance(total) - chance(played.totals[world]!))).mean;
}

/** Of the worlds in which the best choice did better, the one whose difference is closest to the mean. */
export function typicalWorld(leads: readonly number[]): number | null {
  const { mean } = estimate(leads);
  let typical: number | null = null;
  leads.forEach((lead, world) => {
    if (lead <= 0) return;
    if (typical === null || Math.abs(lead - mean) < Math.abs(leads[typical]! - mean)) typical = world;
  });
  return typical;
}

function isSame(a: SeatAction | null, b: SeatAction | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Rounded, and never negative zero, so that the output is the same on every machine. */
export function rounded(value: number, parts = 10): number {
  return Math.round(value * parts) / parts || 0;
}
