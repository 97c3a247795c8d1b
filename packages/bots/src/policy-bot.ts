import {
  actionToPlay,
  type Bits,
  bombClaims,
  dogTargetsWith,
  finderFor,
  giftTargets,
  hasSeat,
  isLegal,
  mayStillCall,
  NO_PLAY,
  type Play,
  PlayList,
  playsHonouringWish,
  type Rank,
  type Seat,
  type SeatAction,
  seatsToPush,
  undecidedSeats,
  type View,
  wishWith,
} from '@schupf/rules';
import type { Bot, Choice, DecisionContext } from './bot.ts';
import { hasPartnerCalled } from './common/partners.ts';
import type { Policy, Why } from './policy.ts';
import type { ReasonCode } from './reasons.ts';

/**
 * A bot that follows a policy: it finds out what a seat has to decide, asks the policy, and turns its answer into an
 * action.
 */
export class PolicyBot implements Bot {
  readonly name: string;
  private readonly policy: Policy;
  private readonly plays = new PlayList();

  constructor(policy: Policy) {
    this.name = policy.name;
    this.policy = policy;
  }

  choose(view: View, seat: Seat, context: DecisionContext): Choice | null {
    const why: Why = context.withoutReasons ? null : [];
    const action = this.decide(view, seat, context, why);
    return action === null ? null : { action, reasons: why ?? [] };
  }

  private decide(view: View, seat: Seat, context: DecisionContext, why: Why): SeatAction | null {
    switch (view.open.phase) {
      case 'grand':
      case 'take':
        return this.takeOrCallGrand(view, seat, context, why);
      case 'tichu':
        return this.callOrDecline(view, seat, context, why);
      case 'push':
        return this.push(view, seat, context, why);
      case 'play':
        return this.play(view, seat, context, why);
      case 'gift':
        return this.give(view, seat, context, why);
      case 'start':
      case 'settle':
      case 'round-over':
      case 'match-over':
        return null;
    }
  }

  /**
   * Withdraws or calls Grand Tichu, or takes cards. If cards are taken one by one, it decides on the call only at the
   * last possible moment.
   */
  private takeOrCallGrand(view: View, seat: Seat, { random }: DecisionContext, why: Why): SeatAction | null {
    const { open, rules } = view;
    const mayCall = isLegal(view, { type: 'call', seat, call: 'grand' });
    if (isLegal(view, { type: 'withdraw', seat }) && this.policy.withdraws(view, seat, random, why)) {
      if (why?.length === 0) why.push({ code: 'partner-called' });
      return { type: 'withdraw', seat };
    }
    const isLastMoment = open.phase === 'grand' || open.counts[seat] === rules.grandLimit - 1;
    if (isLastMoment && mayCall && this.policy.callsGrand(view, seat, random, why)) {
      return { type: 'call', seat, call: 'grand' };
    }
    if (!isLegal(view, { type: 'take', seat })) return null;
    if (isLastMoment && why?.length === 0) {
      why.push({ code: noGrandReason(view, seat, mayCall) });
    }
    return { type: 'take', seat };
  }

  /** Calls Tichu before the push, or declines. */
  private callOrDecline(view: View, seat: Seat, { random }: DecisionContext, why: Why): SeatAction | null {
    if (!hasSeat(undecidedSeats(view.open), seat)) return null;
    if (this.policy.callsTichu(view, seat, random, why)) return { type: 'call', seat, call: 'tichu' };
    if (why?.length === 0)
      why.push({ code: hasPartnerCalled(view.open, seat) ? 'partner-called' : 'too-weak-to-call' });
    return { type: 'decline', seat };
  }

  private push(view: View, seat: Seat, { random }: DecisionContext, why: Why): SeatAction | null {
    if (!hasSeat(seatsToPush(view.open), seat)) return null;
    if (mayCallTichu(view, seat) && this.policy.callsTichu(view, seat, random, why)) {
      return { type: 'call', seat, call: 'tichu' };
    }
    return { type: 'push', seat, gifts: this.policy.push(view, seat, random, why) };
  }

  private play(view: View, seat: Seat, context: DecisionContext, why: Why): SeatAction | null {
    const { open } = view;
    if (!open.isActive(seat)) return null;
    if (open.window || open.turn !== seat) return this.bomb(view, seat, context, why);
    return this.takeTurn(view, seat, context, why);
  }

  private bomb(view: View, seat: Seat, { random }: DecisionContext, why: Why): SeatAction | null {
    const { open, rules } = view;
    bombClaims(open, seat, view.hands[seat]!, finderFor(rules, 'up-to-suits'), this.plays);
    if (this.plays.length === 0) return null;
    const chosen = this.policy.bomb(view, seat, this.plays, random, why);
    if (chosen === NO_PLAY) return null;
    const bomb = this.plays.at(chosen).copy();
    return this.playAction('bomb', view, seat, bomb, random, why);
  }

  private takeTurn(view: View, seat: Seat, { random }: DecisionContext, why: Why): SeatAction | null {
    const { open, rules } = view;
    if (mayCallTichu(view, seat) && this.policy.callsTichu(view, seat, random, why)) {
      return { type: 'call', seat, call: 'tichu' };
    }
    const alternative = playsHonouringWish(
      open,
      view.hands[seat]!,
      finderFor(rules, 'up-to-suits'),
      this.plays,
    );
    const passes = alternative === 'pass';
    if (this.plays.length === 0) {
      if (passes) why?.push({ code: 'only-choice' });
      return passes ? { type: 'pass', seat } : null;
    }
    const chosen = this.policy.turn(view, seat, this.plays, alternative !== 'none', random, why);
    if (chosen !== NO_PLAY)
      return this.playAction('play', view, seat, this.plays.at(chosen).copy(), random, why);
    return passes ? { type: 'pass', seat } : null;
  }

  private playAction(
    type: 'play' | 'bomb',
    view: View,
    seat: Seat,
    play: Play,
    random: Bits,
    why: Why,
  ): SeatAction {
    return actionToPlay(type, seat, play, extrasFor(this.policy, view, seat, play, random, why));
  }

  private give(view: View, seat: Seat, { random }: DecisionContext, why: Why): SeatAction | null {
    const { open } = view;
    if (seat !== open.owner) return null;
    const to = this.policy.gift(view, seat, giftTargets(open, seat), random, why);
    return { type: 'give', seat, to };
  }
}

function noGrandReason({ open }: View, seat: Seat, mayCall: boolean): ReasonCode {
  if (open.calls[seat] === 'grand') return 'strong-hand';
  if (hasPartnerCalled(open, seat)) return 'partner-called';
  return mayCall ? 'too-weak-to-call' : 'only-choice';
}

/** The wish or the target of the Dog that a play needs, if any. */
export function extrasFor(
  policy: Policy,
  view: View,
  seat: Seat,
  play: Play,
  random: Bits,
  why: Why,
): { readonly wish?: Rank; readonly dogTo?: Seat } {
  const wish = wishWith(view.rules, play) === 'none' ? 0 : policy.wish(view, seat, play, random, why);
  const targets = dogTargetsWith(view.open, seat, play);
  return {
    ...(wish === 0 ? {} : { wish }),
    ...(targets.length === 0 ? {} : { dogTo: policy.dogTo(view, seat, targets, random, why) }),
  };
}

export function mayCallTichu(view: View, seat: Seat): boolean {
  return mayStillCall(view.open, seat) && isLegal(view, { type: 'call', seat, call: 'tichu' });
}
