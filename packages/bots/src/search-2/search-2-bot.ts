import { giftTargets, isLegal, PlayList, Position, type Rules, type Seat, type View } from '@schupf/rules';
import type { Bot, Choice, DecisionContext } from '../bot.ts';
import { mayCallTichu, PolicyBot } from '../policy-bot.ts';
import { Contest, type Weighing } from './contest.ts';
import type { Belief } from './evidence.ts';
import {
  type Asked,
  bombOptions,
  giftOptions,
  grandOptions,
  type IsRude,
  type Option,
  type Shortlist,
  turnOptions,
} from './options.ts';
import { type Leaf, Rollout } from './rollout.ts';
import type { ValuingPolicy } from './valuing-policy.ts';
import { Worlds } from './worlds.ts';

/** How much a bot searches, and what. */
export interface Effort {
  /** The maximum number of simulated worlds per decision. */
  readonly maxWorlds: number;
  /** Candidates are dropped only after this many worlds. */
  readonly minWorlds: number;
  readonly weighing: Weighing;
  readonly shortlist: Shortlist;
  readonly leaf: Leaf;
  readonly belief: Belief;
  /** A call is searched unless the policy expects it to gain or lose more than this many points. */
  readonly callMargin: number;
  /** Which decisions besides turns and bombs are searched. */
  readonly searches: {
    readonly grand: boolean;
    readonly gift: boolean;
  };
}

/**
 * Follows a policy with values, but searches for the best turn and for other decisions: it tries the promising candidates
 * in simulated rounds until one is clearly the best or the time is up.
 */
export class Search2Bot implements Bot {
  readonly name: string;
  private readonly policyFor: (rules: Rules) => ValuingPolicy;
  private readonly effort: Effort;
  private readonly isRude: IsRude;
  private readonly plays = new PlayList();
  private rules: Rules | null = null;
  private policy!: ValuingPolicy;
  private policyBot!: PolicyBot;
  private quiet!: Rollout;
  private calling!: Rollout;
  private scratch!: Position;

  /**
   * Takes the policy for a game, and a test for choices that are considered only if all others are clearly worse by their
   * priors; by default, there are no such choices.
   */
  constructor(
    name: string,
    policyFor: (rules: Rules) => ValuingPolicy,
    effort: Effort,
    isRude: IsRude = () => false,
  ) {
    this.name = name;
    this.policyFor = policyFor;
    this.effort = effort;
    this.isRude = isRude;
  }

  choose(view: View, seat: Seat, context: DecisionContext): Choice | null {
    this.prepare(view.rules);
    const options = this.optionsFor(view, seat);
    if (options === null) return this.policyBot.choose(view, seat, context);
    const [only] = options;
    if (only === undefined) return null;
    if (options.length === 1) return choiceOf(only, 'only-choice', undefined, context);
    const { index, margin } = this.search(view, seat, options, context);
    return choiceOf(options[index]!, 'best-in-simulated-rounds', Math.round(margin), context);
  }

  /** What to search; null if the policy decides. */
  private optionsFor(view: View, seat: Seat): Option[] | null {
    const { open } = view;
    const { searches } = this.effort;
    const asked: Asked = {
      ...this.effort,
      view,
      seat,
      policy: this.policy,
      isRude: this.isRude,
      plays: this.plays,
    };
    switch (open.phase) {
      case 'play':
        if (!open.isActive(seat)) return null;
        if (open.window || open.turn !== seat) return bombOptions(asked);
        return turnOptions(asked, this.callGain(view, seat));
      case 'grand':
        return searches.grand && this.isGrandUnclear(view, seat) ? grandOptions(asked) : null;
      case 'gift':
        return searches.gift && seat === open.owner && giftTargets(open, seat).length > 1
          ? giftOptions(asked)
          : null;
      case 'start':
      case 'take':
      case 'tichu':
      case 'push':
      case 'settle':
      case 'round-over':
      case 'match-over':
        return null;
    }
  }

  private isGrandUnclear(view: View, seat: Seat): boolean {
    if (!isLegal(view, { type: 'call', seat, call: 'grand' })) return false;
    return Math.abs(this.policy.weighGrand(view, seat)) <= this.effort.callMargin;
  }

  /** How many points Tichu is expected to gain; −∞ if it cannot be called or would be a clear mistake. */
  private callGain(view: View, seat: Seat): number {
    if (!mayCallTichu(view, seat) || view.open.finished.length > 0) return Number.NEGATIVE_INFINITY;
    const gain = this.policy.weighCall(view, seat);
    return gain < -this.effort.callMargin ? Number.NEGATIVE_INFINITY : gain;
  }

  private search(view: View, seat: Seat, options: readonly Option[], { random, outOfTime }: DecisionContext) {
    const { effort } = this;
    const rollout = view.open.phase === 'play' || view.open.phase === 'gift' ? this.quiet : this.calling;
    const contest = new Contest(
      options.map(({ prior }) => prior),
      effort.weighing,
    );
    const worlds = new Worlds(view, this.policy, effort.belief, random);
    const results = new Float64Array(options.length);
    while (contest.worlds < effort.maxWorlds && contest.left.length > 1) {
      const world = worlds.next();
      for (let place = 0; place < contest.left.length; place++) {
        if (outOfTime()) return contest.best();
        const position = this.scratch.copyFrom(world);
        options[contest.left[place]!]!.perform(position);
        results[place] = rollout.valueFor(position, view, seat, random);
      }
      contest.add(results);
      if (contest.worlds >= effort.minWorlds) contest.drop();
    }
    return contest.best();
  }

  private prepare(rules: Rules): void {
    if (this.rules === rules) return;
    this.rules = rules;
    this.policy = this.policyFor(rules);
    this.policyBot = new PolicyBot(this.policy);
    this.quiet = new Rollout(rules, this.policy, this.effort.leaf, false);
    this.calling = new Rollout(rules, this.policy, this.effort.leaf, true);
    this.scratch = new Position(rules);
  }
}

function choiceOf(
  { action }: Option,
  code: 'only-choice' | 'best-in-simulated-rounds',
  value: number | undefined,
  { withoutReasons }: DecisionContext,
): Choice | null {
  if (action === null) return null;
  if (withoutReasons) return { action, reasons: [] };
  return { action, reasons: [value === undefined ? { code } : { code, value }] };
}
