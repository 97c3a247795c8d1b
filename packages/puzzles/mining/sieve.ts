import type { Networks, Policy } from '@schupf/bots';
import { Appraiser, LearnedPolicy } from '@schupf/bots/judging';
import { EndgameSolver } from '@schupf/review';
import {
  type Choice,
  choiceOf,
  choicesAt,
  type DecisionAt,
  meanSplit,
  networkWeight,
  rounded,
  sharesIn,
  Trials,
  typicalWorld,
  viewOf,
  worldOf,
} from '@schupf/review/judging';
import { below, Position, type Rules, type View, xoshiro128 } from '@schupf/rules';
import { GOOD_ENOUGH, GOOD_ENOUGH_CALL, type PuzzleChoice } from '../src/puzzle.ts';
import { Contest, type Entrant } from './contest.ts';
import {
  BOUND,
  CALL_STAGES,
  CLEAR,
  CONFIRM_STAGES,
  EARLY_CARDS,
  EARLY_SHARE,
  LOOK_RIVALS,
  LOOK_STAGES,
  MAX_CHOICES,
  MIN_CHOICES,
  MIN_LEAD,
  MIN_NETWORK_LEAD,
  MIN_WORLDS_TO_CLEAR,
  PATIENCE,
  PUSH_CANDIDATES,
  PUSH_STAGES,
  SEARCH_STAGES,
  SOLVER_CARDS,
  SOLVER_NODES,
  SOLVER_WORLDS,
} from './criteria.ts';
import type { Answer } from './question.ts';

/** Why a decision is not a puzzle. */
type Rejection =
  | 'too few or too many choices'
  | 'the network is undecided'
  | 'too early'
  | 'every bot knows it'
  | 'another choice is close'
  | 'not confirmed by fresh worlds'
  | 'the solver prefers another choice';

type Sifted = Answer | Rejection;

interface Asked {
  readonly decision: DecisionAt;
  readonly view: View;
  /** What the network expects of each choice, the best first. */
  readonly choices: readonly { readonly choice: Choice; readonly network: number }[];
  readonly solvedBy: readonly string[];
}

/** Which choices are tried again, by name, in how many worlds. */
interface Again {
  readonly favourite: string;
  readonly isTried: (choice: Choice) => boolean;
  readonly nameOf: (choice: Choice) => string;
  readonly worlds: number;
  readonly seed: string;
}

/** Decides whether a decision of a seat is a puzzle. The cheap tests come first. */
export class Sieve {
  private readonly roster: readonly Policy[];
  private readonly policy: LearnedPolicy;
  private readonly appraiser: Appraiser;
  private readonly trials: Trials;
  private readonly solver: EndgameSolver;
  private readonly scratch: Position;

  constructor(rules: Rules, { evaluator }: Networks, roster: readonly Policy[]) {
    this.roster = roster;
    this.policy = new LearnedPolicy('net-1', evaluator);
    this.appraiser = new Appraiser(evaluator);
    this.trials = new Trials(rules, this.policy);
    this.solver = new EndgameSolver(rules);
    this.scratch = new Position(rules);
  }

  sift(decision: DecisionAt, seed: string): Sifted {
    const { kind } = decision;
    if (kind === 'push') return this.siftPush(decision, seed);
    const view = viewOf(decision);
    const choices = choicesAt(decision, view, this.policy);
    const isFew = choices.length < (kind === 'play' || kind === 'wish' ? MIN_CHOICES : 2);
    if (isFew || choices.length > MAX_CHOICES) return 'too few or too many choices';
    // A call out of turn: the network is only asked about turns.
    if (choices.some(({ options }) => options.length === 0)) return 'the network is undecided';
    const ranked = choices
      .map((choice) => ({ choice, network: this.ask(view, decision, choice) }))
      .sort((a, b) => b.network - a.network);
    const isCall = kind === 'tichu' || kind === 'grand';
    if (!isCall && ranked[0]!.network - ranked[1]!.network < MIN_NETWORK_LEAD)
      return 'the network is undecided';
    if (!isCall && isTooEarly(decision, seed)) return 'too early';
    const solvedBy = this.solversOf(ranked[0]!.choice, decision, view, choices);
    if (solvedBy.length === this.roster.length) return 'every bot knows it';
    const asked: Asked = { decision, view, choices: ranked, solvedBy };
    return isCall ? this.weighCall(asked, seed) : this.weigh(asked, seed);
  }

  /**
   * There are thousands of pushes, so only the network's best and those of the bots are compared. None has to lead by
   * much: what matters is that some bot loses points.
   */
  private siftPush(decision: DecisionAt, seed: string): Sifted {
    const view = viewOf(decision);
    const choices = choicesAt(decision, view, this.policy);
    const ranked = choices
      .map((choice) => ({ choice, network: this.ask(view, decision, choice) }))
      .sort((a, b) => b.network - a.network);
    const ofBots = new Set(this.roster.map((policy) => choiceOf(policy, decision, view, choices)));
    const tried = ranked.filter(({ choice }, index) => index < PUSH_CANDIDATES || ofBots.has(choice));
    const contest = this.contestOf({ decision, view, choices: tried, solvedBy: [] }, `${seed}/push`);
    contest.playTo(PUSH_STAGES[0], contest.rivals);
    const isNear = (rival: Entrant) => {
      const { mean, error } = contest.leadOver(rival);
      return mean - BOUND * error < MIN_NETWORK_LEAD;
    };
    contest.playTo(PUSH_STAGES[1], contest.rivals.filter(isNear));
    const asked: Asked = { decision, view, choices: tried, solvedBy: [] };
    const answer = this.answer(asked, contest, contest);
    const { points } = answer.choices[0]!;
    const isNetworkRight = answer.choices.some(
      (other) => other.choice === tried[0]!.choice && points - other.points <= GOOD_ENOUGH,
    );
    if (!isNetworkRight) return 'the network is undecided';
    if (points - answer.choices.at(-1)!.points < MIN_NETWORK_LEAD) return 'every bot knows it';
    const right = answer.choices.filter((other) => points - other.points <= GOOD_ENOUGH);
    const solvedBy = this.roster.filter((policy) =>
      right.some(({ choice }) => choice === choiceOf(policy, decision, view, choices)),
    );
    return { ...answer, solvedBy: solvedBy.map(({ name }) => name) };
  }

  /** Tries choices again in fresh worlds. */
  judge(decision: DecisionAt, again: Again): Answer {
    const view = viewOf(decision);
    const all = choicesAt(decision, view, this.policy)
      .filter(again.isTried)
      .map((choice) => ({ choice, network: this.ask(view, decision, choice) }));
    const favourite = all.find(({ choice }) => again.nameOf(choice) === again.favourite)!;
    const choices = [favourite, ...all.filter((other) => other !== favourite)];
    const asked: Asked = { decision, view, choices, solvedBy: [] };
    const contest = this.contestOf(asked, again.seed);
    contest.playTo(again.worlds, contest.rivals);
    return this.answer(asked, contest, contest);
  }

  /** The bots that choose the best. */
  solversOf(best: Choice, decision: DecisionAt, view: View, choices: readonly Choice[]): string[] {
    return this.roster
      .filter((policy) => choiceOf(policy, decision, view, choices) === best)
      .map(({ name }) => name);
  }

  private ask(view: View, { seat }: DecisionAt, { options }: Choice): number {
    return Math.max(...options.map((option) => this.appraiser.appraise(view, seat, option).points));
  }

  private contestOf({ decision, view, choices }: Asked, name: string): Contest {
    const [favourite, ...rivals] = choices.map(({ choice }) => choice);
    return new Contest(name, { decision, view, trials: this.trials }, favourite!, rivals);
  }

  /** The best must lead every other choice, and again in fresh worlds. */
  private weigh(asked: Asked, seed: string): Sifted {
    const look = this.contestOf(asked, `${seed}/look`);
    if (this.survive(look, look.rivals.slice(0, LOOK_RIVALS), LOOK_STAGES) === null)
      return 'another choice is close';
    const search = this.contestOf(asked, `${seed}/search`);
    const open = this.survive(search, search.rivals, SEARCH_STAGES);
    if (open === null) return 'another choice is close';
    if (!this.solverAgrees(asked, seed)) return 'the solver prefers another choice';
    const confirmation = this.contestOf(asked, `${seed}/confirm`);
    const doubtful = new Set(open.map(({ choice }) => choice));
    const again = confirmation.rivals.filter(({ choice }) => doubtful.has(choice));
    // At least the nearest rival is tried again, so that the points of the best come from fresh worlds.
    if (again.length === 0) again.push(confirmation.rivals[0]!);
    if (this.survive(confirmation, again, CONFIRM_STAGES) === null) return 'not confirmed by fresh worlds';
    return this.answer(asked, search, confirmation);
  }

  /**
   * Plays stage by stage while the favourite may still lead every rival by enough. Rivals that are clearly behind are
   * left out of later stages. Returns those that are not; null if the favourite failed.
   */
  private survive(contest: Contest, rivals: readonly Entrant[], stages: readonly number[]): Entrant[] | null {
    let open = [...rivals];
    for (const worlds of stages) {
      contest.playTo(worlds, open);
      const isLast = worlds === stages.at(-1);
      for (const rival of open) {
        const { mean, error } = contest.leadOver(rival);
        if (isLast ? mean < MIN_LEAD || mean - BOUND * error <= 0 : mean + PATIENCE * error < MIN_LEAD)
          return null;
      }
      if (worlds < MIN_WORLDS_TO_CLEAR) continue;
      open = open.filter((rival) => {
        const { mean, error } = contest.leadOver(rival);
        return mean - CLEAR * error < MIN_LEAD;
      });
      if (open.length === 0) return open;
    }
    return open;
  }

  private weighCall(asked: Asked, seed: string): Sifted {
    const contest = this.contestOf(asked, `${seed}/call`);
    for (const worlds of CALL_STAGES) {
      contest.playTo(worlds, contest.rivals);
      const { mean, error } = contest.leadOver(contest.rivals[0]!);
      const isClear = Math.abs(mean) - CLEAR * error > MIN_LEAD;
      const isEven = Math.abs(mean) + BOUND * error < GOOD_ENOUGH_CALL;
      if (isClear || isEven) break;
    }
    const answer = this.answer(asked, contest, contest);
    const isNetworkWrong = answer.choices[0]!.choice !== asked.choices[0]!.choice;
    const lead = answer.choices[0]!.points - answer.choices[1]!.points;
    // The judges must agree, unless the difference is so small that both answers are right.
    if (isNetworkWrong && lead > GOOD_ENOUGH_CALL) return 'the network is undecided';
    const { decision, view } = asked;
    const choices = asked.choices.map(({ choice }) => choice);
    return { ...answer, solvedBy: this.solversOf(answer.choices[0]!.choice, decision, view, choices) };
  }

  private solverAgrees({ decision, view, choices }: Asked, seed: string): boolean {
    const { kind, before } = decision;
    const cards = before.open.counts.reduce((sum, count) => sum + count, 0);
    if (kind !== 'play' || cards > SOLVER_CARDS) return true;
    const sums = choices.map(() => 0);
    for (let world = 0; world < SOLVER_WORLDS; world++) {
      const simulated = worldOf(view, `${seed}/solver/${world}`);
      for (const [index, { choice }] of choices.entries()) {
        const points = this.solvedPoints(simulated, choice, decision.seat);
        if (points === null) return true;
        sums[index]! += points;
      }
    }
    return sums.every((sum) => sum <= sums[0]!);
  }

  /** The exact result after a choice with open cards, for the seat's side; null if it takes too long. */
  solvedPoints(world: Position, choice: Choice, seat: number, maxNodes = SOLVER_NODES): number | null {
    const position = this.scratch.copyFrom(world);
    choice.perform(position);
    const { phase, result } = position.open;
    const solved =
      phase === 'play' || phase === 'gift'
        ? this.solver.solve(position, maxNodes)
        : { points: result!.points[0]! - result!.points[1]! };
    if (solved === null) return null;
    return seat % 2 === 0 ? solved.points : -solved.points || 0;
  }

  /** Every choice with its points, as far below the best as it was in the worlds in which both were tried. */
  private answer(asked: Asked, search: Contest, confirmation: Contest): Answer {
    const favourite = asked.choices[0]!;
    const base = measuredIn(confirmation, confirmation.favourite);
    const worlds = confirmation.favourite.totals.length;
    const weight = networkWeight(worlds);
    const points = weight * favourite.network + (1 - weight) * base.total;
    const measured = asked.choices.map(({ choice, network }, index) => {
      if (index === 0) return { choice, points, error: 0, worlds, parts: base.parts, shares: base.shares };
      const contest = confirmation.rivals[index - 1]!.totals.length > 0 ? confirmation : search;
      const rival = contest.rivals[index - 1]!;
      const { mean, error } = contest.leadOver(rival);
      const there = measuredIn(contest, rival);
      const share = networkWeight(rival.totals.length);
      const lead = share * (favourite.network - network) + (1 - share) * mean;
      return {
        choice,
        points: points - lead,
        error: (1 - share) * error,
        worlds: rival.totals.length,
        parts: shifted(base.parts, there.favourite.parts, there.parts),
        shares: shifted(base.shares, there.favourite.shares, there.shares),
      };
    });
    const choices = measured
      .map((choice) => ({ ...choice, points: rounded(choice.points), error: rounded(choice.error) }))
      .sort((a, b) => b.points - a.points);
    const nearest = confirmation.rivals.find(({ totals }) => totals.length > 0)!;
    const typical = typicalWorld(confirmation.leadsOver(nearest)) ?? 0;
    return {
      choices,
      solvedBy: asked.solvedBy,
      asked: this.roster.length,
      world: worldOf(asked.view, confirmation.worldName(typical)),
    };
  }
}

function isTooEarly({ before }: DecisionAt, seed: string): boolean {
  const cards = before.open.counts.reduce((sum, count) => sum + count, 0);
  return cards > EARLY_CARDS && below(100, xoshiro128(seed)) >= 100 * EARLY_SHARE;
}

type Parts = NonNullable<PuzzleChoice['parts']>;
type Shares = NonNullable<PuzzleChoice['shares']>;

/** What a choice brought in the worlds in which it was tried, and what the favourite brought in the same worlds. */
function measuredIn(contest: Contest, { splits, totals }: Entrant) {
  const same = contest.favourite.splits.slice(0, splits.length);
  return {
    total: totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length),
    parts: meanSplit(splits) as Parts,
    shares: sharesIn(splits) as Shares,
    favourite: { parts: meanSplit(same) as Parts, shares: sharesIn(same) as Shares },
  };
}

/** As far from the base as it was from the favourite in the same worlds. */
function shifted<Name extends string>(
  base: { readonly [N in Name]: number },
  favourite: { readonly [N in Name]: number },
  own: { readonly [N in Name]: number },
): { readonly [N in Name]: number } {
  const names = Object.keys(base) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, rounded(base[name] + own[name] - favourite[name], 100)]),
  ) as { readonly [N in Name]: number };
}
