import {
  actionToPlay,
  bombClaims,
  type Combination,
  finderFor,
  giftTargets,
  NO_SEAT,
  type OpenState,
  type Play,
  type PlayList,
  type Position,
  playsHonouringWish,
  type Rank,
  type Seat,
  type SeatAction,
  trusted,
  type View,
} from '@schupf/rules';
import { CLEARLY_BETTER } from '../learned/partner-manners.ts';
import { extrasFor } from '../policy-bot.ts';
import type { ValuingPolicy } from './valuing-policy.ts';

/** Something a seat may do now: its value before any search, and how to do it in a simulated position. */
export interface Option {
  /** Null if the option is to do nothing. */
  readonly action: SeatAction | null;
  readonly prior: number;
  perform(position: Position): void;
}

/** Whether partners would resent a play. */
export type IsRude = (open: OpenState, seat: Seat, play: Play) => boolean;

/** Which options are promising enough to be searched. */
export interface Shortlist {
  readonly maxCandidates: number;
  /** Options this many points behind the best prior are not searched. */
  readonly pruneMargin: number;
}

interface Valued {
  readonly play: Combination | null;
  readonly prior: number;
}

/** The questions of a seat's options, and the policy that answers which wish or partner goes with a play. */
export interface Asked {
  readonly view: View;
  readonly seat: Seat;
  readonly policy: ValuingPolicy;
  readonly shortlist: Shortlist;
  readonly isRude: IsRude;
  /** Working memory. */
  readonly plays: PlayList;
}

/**
 * The promising plays, and passing if it is allowed. Where Tichu may be called with `callGain` points more, also the same
 * plays after a call, whose action is the call.
 */
export function turnOptions(asked: Asked, callGain: number): Option[] {
  const { view, seat, policy, plays, shortlist } = asked;
  const { open, rules } = view;
  const hand = view.hands[seat]!;
  const alternative = playsHonouringWish(open, hand, finderFor(rules, 'up-to-suits'), plays);
  const values = new Float64Array(plays.length);
  const passing = policy.weigh(view, seat, plays, alternative !== 'none', values);
  const valued: Valued[] = plays.toArray().map((play, index) => ({ play, prior: values[index]! }));
  if (alternative !== 'none') valued.push({ play: null, prior: passing });
  const polite = withoutRude(valued, asked);
  const quiet = polite.map((option) => turnOption(asked, option, alternative === 'wait'));
  const calling = polite.flatMap(({ play, prior }) =>
    play === null ? [] : [callOption(asked, play, prior + callGain)],
  );
  return promising(callGain === Number.NEGATIVE_INFINITY ? quiet : [...quiet, ...calling], shortlist);
}

export function bombOptions(asked: Asked): Option[] {
  const { view, seat, policy, plays, shortlist } = asked;
  const { open, rules } = view;
  bombClaims(open, seat, view.hands[seat]!, finderFor(rules, 'up-to-suits'), plays);
  if (plays.length === 0) return [];
  const values = new Float64Array(plays.length);
  const waiting = policy.weighBombs(view, seat, plays, values);
  const bombs = plays.toArray().map((play, index): Valued => ({ play, prior: values[index]! }));
  const options = withoutRude([{ play: null, prior: waiting }, ...bombs], asked);
  return promising(
    options.map(({ play, prior }) =>
      play === null ? waitOption(prior) : playOption(asked, play, prior, false),
    ),
    shortlist,
  );
}

/** Calling Grand Tichu, and taking the other cards. */
export function grandOptions({ view, seat, policy }: Asked): Option[] {
  return [
    {
      action: { type: 'take', seat },
      prior: 0,
      perform: (at) => trusted.take(at, seat),
    },
    {
      action: { type: 'call', seat, call: 'grand' },
      prior: policy.weighGrand(view, seat),
      perform: (at) => trusted.call(at, seat, 'grand'),
    },
  ];
}

/** Giving the Dragon's trick to each opponent. */
export function giftOptions({ view, seat }: Asked): Option[] {
  return giftTargets(view.open, seat).map((to) => ({
    action: { type: 'give', seat, to },
    prior: 0,
    perform: (at) => trusted.give(at, to),
  }));
}

function promising(options: readonly Option[], { maxCandidates, pruneMargin }: Shortlist): Option[] {
  const best = Math.max(...options.map(({ prior }) => prior));
  return options
    .filter(({ prior }) => prior >= best - pruneMargin)
    .sort((a, b) => b.prior - a.prior)
    .slice(0, maxCandidates);
}

/** All options, or only the polite ones if one of them is nearly as good as the best. */
function withoutRude(options: readonly Valued[], { view, seat, isRude }: Asked): readonly Valued[] {
  const polite = options.filter(({ play }) => play === null || !isRude(view.open, seat, play));
  if (polite.length === options.length) return options;
  const best = (of: readonly Valued[]) => Math.max(...of.map(({ prior }) => prior));
  return best(options) > best(polite) + CLEARLY_BETTER ? options : polite;
}

function turnOption(asked: Asked, { play, prior }: Valued, waits: boolean): Option {
  const { seat } = asked;
  if (play !== null) return playOption(asked, play, prior, false);
  if (waits) return { action: null, prior, perform: (at) => trusted.gather(at) };
  return { action: { type: 'pass', seat }, prior, perform: (at) => trusted.pass(at, seat) };
}

function waitOption(prior: number): Option {
  const perform = (at: Position) => {
    if (at.open.window) trusted.closeWindow(at);
  };
  return { action: null, prior, perform };
}

function callOption(asked: Asked, play: Combination, prior: number): Option {
  const { seat } = asked;
  const { perform } = playOption(asked, play, prior, true);
  return { action: { type: 'call', seat, call: 'tichu' }, prior, perform };
}

/** A play, with the wish or the target of the Dog that the policy chooses. */
function playOption(asked: Asked, play: Combination, prior: number, calls: boolean): Option {
  const { view, seat, policy } = asked;
  let chosen: { readonly wish?: Rank; readonly dogTo?: Seat } | null = null;
  const extras = () => {
    chosen ??= extrasFor(policy, view, seat, play, NO_BITS, null);
    return chosen;
  };
  const type = view.open.window || view.open.turn !== seat ? 'bomb' : 'play';
  return {
    get action() {
      return actionToPlay(type, seat, play, extras());
    },
    prior,
    perform(at) {
      const { wish = 0, dogTo = NO_SEAT } = extras();
      if (calls) trusted.call(at, seat, 'tichu');
      trusted.play(at, seat, play, wish, dogTo);
    },
  };
}

/** The policies that search can use take no random bits. */
const NO_BITS = () => 0;
