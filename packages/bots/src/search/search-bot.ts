import {
  actionToPlay,
  bombClaims,
  type Combination,
  finderFor,
  NO_SEAT,
  type OpenState,
  type Play,
  PlayList,
  type Position,
  playsHonouringWish,
  type Rules,
  type Seat,
  type SeatAction,
  trusted,
  type View,
} from '@schupf/rules';
import type { Bot, Choice, DecisionContext } from '../bot.ts';
import { plannerFor } from '../common/planners.ts';
import { CLEARLY_BETTER } from '../learned/partner-manners.ts';
import type { Policy } from '../policy.ts';
import { extrasFor, mayCallTichu, PolicyBot } from '../policy-bot.ts';
import type { Reason } from '../reasons.ts';
import { type Candidate, type Depth, Rollouts } from './rollouts.ts';

/**
 * If the policy cannot estimate a call and would not make it, search considers the call only for hands that need at
 * most this many combinations.
 */
const MAX_COMBINATIONS_TO_CALL = 6;
/** The prior, in points, of a call that the policy would make. */
const CALL_PRIOR = 20;
const CALL_WORLDS = 16;

interface Option extends Candidate {
  /** Null if the option is to do nothing. */
  readonly action: SeatAction | null;
  readonly isRude: boolean;
}

type IsRude = (open: OpenState, seat: Seat, play: Play) => boolean;

function choiceOf(
  action: SeatAction | null,
  reason: Reason,
  { withoutReasons }: DecisionContext,
): Choice | null {
  return action && { action, reasons: withoutReasons ? [] : [reason] };
}

/** All options, or only the polite ones if one of them is nearly as good as the best. */
function withoutRude(options: readonly Option[]): readonly Option[] {
  if (!options.some(({ isRude }) => isRude)) return options;
  const polite = options.filter(({ isRude }) => !isRude);
  const best = (of: readonly Option[]) => Math.max(...of.map(({ prior }) => prior));
  return best(options) > best(polite) + CLEARLY_BETTER ? options : polite;
}

/**
 * Follows a policy, but searches for the best turn, bomb or Tichu call: it tries the promising candidates in simulated
 * rounds and picks the one that does best.
 */
export class SearchBot implements Bot {
  readonly name: string;
  private readonly policy: Policy;
  private readonly policyBot: PolicyBot;
  private readonly depth: Depth;
  private readonly isRude: IsRude;
  private readonly plays = new PlayList();
  private rollouts: Rollouts | null = null;
  private rules: Rules | null = null;

  /**
   * Takes a test for choices that are considered only if all others are clearly worse by their priors; by default, there
   * are no such choices.
   */
  constructor(name: string, policy: Policy, depth: Depth, isRude: IsRude = () => false) {
    this.name = name;
    this.policy = policy;
    this.policyBot = new PolicyBot(policy);
    this.depth = depth;
    this.isRude = isRude;
  }

  choose(view: View, seat: Seat, context: DecisionContext): Choice | null {
    const { open } = view;
    if (open.phase !== 'play' || !open.isActive(seat)) return this.policyBot.choose(view, seat, context);
    const isTurn = open.turn === seat && !open.window;
    if (isTurn && this.wantsToCall(view, seat, context)) {
      return choiceOf({ type: 'call', seat, call: 'tichu' }, { code: 'best-in-simulated-rounds' }, context);
    }
    const options = isTurn ? this.turnOptions(view, seat, context) : this.bombOptions(view, seat, context);
    if (options.length === 0) return null;
    if (options.length === 1) return choiceOf(options[0]!.action, { code: 'only-choice' }, context);
    return this.bestOf(view, seat, options, context);
  }

  private bestOf(
    view: View,
    seat: Seat,
    options: readonly Option[],
    context: DecisionContext,
  ): Choice | null {
    const { index, margin } = this.search(view, seat, options, this.depth, context);
    const value = Math.round(margin);
    return choiceOf(options[index]!.action, { code: 'best-in-simulated-rounds', value }, context);
  }

  private search(
    view: View,
    seat: Seat,
    candidates: readonly Candidate[],
    depth: Depth,
    context: DecisionContext,
  ) {
    const { random } = context;
    const outOfTime = () => context.outOfTime();
    return this.rolloutsFor(view.rules).best({ view, seat, candidates, depth, random, outOfTime });
  }

  /**
   * A call changes how everyone plays, so it is searched like a move. A few simulated rounds are enough to correct
   * the policy.
   */
  private wantsToCall(view: View, seat: Seat, context: DecisionContext): boolean {
    if (!mayCallTichu(view, seat) || view.open.finished.length > 0) return false;
    const prior = this.priorOfCall(view, seat, context);
    if (prior < -this.depth.pruneMargin) return false;
    const call = { prior, perform: (at: Position) => trusted.call(at, seat, 'tichu') };
    const noCall = { prior: 0, perform: () => {} };
    const depth = { ...this.depth, maxWorlds: CALL_WORLDS, minWorlds: CALL_WORLDS };
    return this.search(view, seat, [call, noCall], depth, context).index === 0;
  }

  private priorOfCall(view: View, seat: Seat, { random }: DecisionContext): number {
    if (this.policy.weighCall !== undefined) return this.policy.weighCall(view, seat);
    if (this.policy.callsTichu(view, seat, random, null)) return CALL_PRIOR;
    const isLong = plannerFor(view.rules).count(view.hands[seat]!) > MAX_COMBINATIONS_TO_CALL;
    return isLong ? Number.NEGATIVE_INFINITY : -CALL_PRIOR;
  }

  /** The promising plays, and passing if it is allowed. */
  private turnOptions(view: View, seat: Seat, context: DecisionContext): Option[] {
    const { open, rules } = view;
    const alternative = playsHonouringWish(
      open,
      view.hands[seat]!,
      finderFor(rules, 'up-to-suits'),
      this.plays,
    );
    const values = new Float64Array(this.plays.length);
    const passing = this.policy.weigh?.(view, seat, this.plays, alternative !== 'none', values) ?? 0;
    const plays = this.plays.toArray();
    const options: Option[] = plays.map((play, index) =>
      this.playOption(view, seat, play, values[index]!, context),
    );
    if (alternative === 'pass') {
      options.push({
        action: { type: 'pass', seat },
        isRude: false,
        prior: passing,
        perform: (at) => trusted.pass(at, seat),
      });
    } else if (alternative === 'wait') {
      options.push({ action: null, isRude: false, prior: passing, perform: (at) => trusted.gather(at) });
    }
    return this.promising(options);
  }

  private promising(options: readonly Option[]): Option[] {
    const allowed = withoutRude(options);
    const best = Math.max(...allowed.map(({ prior }) => prior));
    return allowed
      .filter(({ prior }) => prior >= best - this.depth.pruneMargin)
      .sort((a, b) => b.prior - a.prior)
      .slice(0, this.depth.maxCandidates);
  }

  private bombOptions(view: View, seat: Seat, context: DecisionContext): readonly Option[] {
    const { open, rules } = view;
    bombClaims(open, seat, view.hands[seat]!, finderFor(rules, 'up-to-suits'), this.plays);
    if (this.plays.length === 0) return [];
    const wait = (at: Position) => {
      if (at.open.window) trusted.closeWindow(at);
    };
    const values = new Float64Array(this.plays.length);
    const waiting = this.policy.weighBombs?.(view, seat, this.plays, values) ?? 0;
    const bombs = this.plays.toArray().slice(0, this.depth.maxCandidates);
    return withoutRude([
      { action: null, isRude: false, prior: waiting, perform: wait },
      ...bombs.map((bomb, index) => this.playOption(view, seat, bomb, values[index]!, context)),
    ]);
  }

  /** The policy chooses the wish or the target of the Dog. Searching these too would cost more than it would gain. */
  private playOption(
    view: View,
    seat: Seat,
    play: Combination,
    prior: number,
    { random }: DecisionContext,
  ): Option {
    const extras = extrasFor(this.policy, view, seat, play, random, null);
    const perform = (at: Position) => trusted.play(at, seat, play, extras.wish ?? 0, extras.dogTo ?? NO_SEAT);
    const type = view.open.window || view.open.turn !== seat ? 'bomb' : 'play';
    const isRude = this.isRude(view.open, seat, play);
    return { action: actionToPlay(type, seat, play, extras), isRude, prior, perform };
  }

  private rolloutsFor(rules: Rules): Rollouts {
    if (this.rollouts === null || this.rules !== rules) {
      this.rollouts = new Rollouts(rules, this.policy);
      this.rules = rules;
    }
    return this.rollouts;
  }
}
