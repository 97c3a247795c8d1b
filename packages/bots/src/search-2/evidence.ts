import {
  allowedUnderWish,
  type Bits,
  below,
  type Card,
  CardSet,
  finderFor,
  type OpenState,
  owesWish,
  PlayList,
  type Position,
  playsHonouringWish,
  type Seat,
  setUp,
  type View,
} from '@schupf/rules';
import { type Deed, pastOf } from './past.ts';
import type { ValuingPolicy } from './valuing-policy.ts';

/** How much a search infers from what the others have done. */
export interface Belief {
  /** How many worlds are drawn for each one that is used. */
  readonly draws: number;
  readonly wishes: boolean;
  /** Whether callers are assumed to hold hands with which the policy would call. */
  readonly calls: boolean;
  /** For how many of the latest turns others are assumed to have played like the policy. */
  readonly turns: number;
}

/** The first part of the deal, after which Grand Tichu is decided. */
const FIRST_PART = 8;
/** How many possible first parts of a caller's hand are tried. */
const FIRST_PARTS = 4;
/** How far behind a choice can be, in points, and still be likely. */
const CALL_TEMPERATURE = 25;
const TURN_TEMPERATURE = 20;
/** The share of choices that follow no pattern. */
const RANDOM_SHARE = 0.05;

/** What the others have done in this round, and how likely it is in a world. */
export class Evidence {
  /** Whether worlds differ in how likely they are. */
  readonly isGraded: boolean;
  private readonly view: View;
  private readonly policy: ValuingPolicy;
  private readonly bits: Bits;
  private readonly wishDeeds: readonly Deed[];
  private readonly turnDeeds: readonly Deed[];
  private readonly tichuDeeds: readonly Deed[];
  private readonly grandCallers: readonly Seat[];
  private readonly firstPart: OpenState | null;
  private readonly plays = new PlayList();
  private readonly scratch = new CardSet();
  private readonly values = new Float64Array(1024);

  constructor(view: View, policy: ValuingPolicy, belief: Belief, draw: () => Position, bits: Bits) {
    this.view = view;
    this.policy = policy;
    this.bits = bits;
    const { open, rules } = view;
    const isInPlay = open.phase === 'play' || open.phase === 'gift';
    const isHidden = (seat: Seat) => view.hands[seat] === null;
    const callers = belief.calls
      ? open.calls.flatMap((call, seat) => (call && isHidden(seat) ? [seat] : []))
      : [];
    const grandCallers = isInPlay ? callers.filter((seat) => open.calls[seat] === 'grand') : [];
    this.firstPart = grandCallers.length > 0 ? firstPartOf(view) : null;
    this.grandCallers = this.firstPart === null ? [] : grandCallers;
    const hasWished =
      belief.wishes && isInPlay && !rules.hasRanks && rules.wishEnforcement === 'prevent' && hasWish(open);
    const needsPast = isInPlay && (hasWished || callers.length > grandCallers.length || belief.turns > 0);
    const { deeds } = needsPast ? pastOf(view, draw()) : { deeds: [] };
    this.wishDeeds = hasWished ? deeds.filter((deed) => deed.open.wish !== 0 && !fulfilsWish(deed)) : [];
    this.turnDeeds = deeds.slice(0, belief.turns);
    this.tichuDeeds = deeds.filter(
      (deed) => callers.includes(deed.seat) && deed.open.calls[deed.seat] === 'tichu' && isFirst(deed),
    );
    this.isGraded = this.turnDeeds.length > 0 || this.tichuDeeds.length > 0 || this.grandCallers.length > 0;
  }

  /** A turn on which someone would have failed to fulfil a wish if this is the world; null if there is none. */
  offence(world: Position): Deed | null {
    if (this.wishDeeds.length === 0) return null;
    const finder = finderFor(this.view.rules, 'up-to-suits');
    const isOffence = (deed: Deed) => owesWish(deed.open, deed.seat, this.handAt(deed, world), finder);
    return this.wishDeeds.find(isOffence) ?? null;
  }

  /**
   * How likely the policy is to have done what the others did if this is the world; a relative measure. A result below
   * `needed` may be too high, because the rest is not looked at then.
   */
  likelihood(world: Position, needed = 0): number {
    let likelihood = 1;
    for (const seat of this.grandCallers) likelihood *= this.grandLikelihood(seat, world);
    for (const deed of this.tichuDeeds) likelihood *= this.tichuLikelihood(deed, world);
    for (const deed of this.turnDeeds) {
      if (likelihood < needed) return likelihood;
      likelihood *= this.turnLikelihood(deed, world);
    }
    return likelihood;
  }

  private handAt(deed: Deed, world: Position): CardSet {
    return this.scratch.copyFrom(world.hands[deed.seat]!).addAll(deed.since);
  }

  /** The caller's first cards are unknown, so some of those it held when play began take their place. */
  private grandLikelihood(seat: Seat, world: Position): number {
    const held = [...world.hands[seat]!, ...this.view.open.played[seat]!];
    if (held.length < FIRST_PART) return 1;
    let sum = 0;
    for (let part = 0; part < FIRST_PARTS; part++) {
      const hand = CardSet.of(someOf(held, FIRST_PART, this.bits));
      sum += logistic(
        this.policy.weighGrand(this.viewOf(seat, this.firstPart!, hand), seat) / CALL_TEMPERATURE,
      );
    }
    return RANDOM_SHARE + sum / FIRST_PARTS;
  }

  private tichuLikelihood(deed: Deed, world: Position): number {
    const open = deed.open.copy();
    open.calls = open.calls.with(deed.seat, null);
    const view = this.viewOf(deed.seat, open, this.handAt(deed, world));
    return RANDOM_SHARE + logistic(this.policy.weighCall(view, deed.seat) / CALL_TEMPERATURE);
  }

  private turnLikelihood(deed: Deed, world: Position): number {
    const { open, seat, play } = deed;
    const hand = this.handAt(deed, world);
    const alternative = playsHonouringWish(open, hand, finderFor(this.view.rules, 'up-to-suits'), this.plays);
    const { plays, values } = this;
    if (plays.length === 0 || plays.length > values.length) return 1;
    if (plays.length === 1 && alternative === 'none') return 1;
    const passing = this.policy.weigh(
      this.viewOf(seat, open, hand),
      seat,
      plays,
      alternative !== 'none',
      values,
    );
    let best = alternative === 'none' ? Number.NEGATIVE_INFINITY : passing;
    let done = play === null ? passing : Number.NEGATIVE_INFINITY;
    for (let index = 0; index < plays.length; index++) {
      best = Math.max(best, values[index]!);
      if (play !== null && isSamePlay(plays.at(index), play)) done = Math.max(done, values[index]!);
    }
    return RANDOM_SHARE + (1 - RANDOM_SHARE) * Math.exp((done - best) / TURN_TEMPERATURE);
  }

  /** What a seat with this hand would know, apart from the cards it received or gave away. */
  private viewOf(seat: Seat, open: OpenState, hand: CardSet): View {
    const { rules, hands, transfers } = this.view;
    const observer = open.players[seat]!;
    return {
      observer,
      rules,
      open,
      hands: hands.map((_, other) => (other === seat ? hand : null)),
      laid: hands.map(() => null),
      decisions: hands.map(() => null),
      transfers: transfers.filter(({ from, to }) => from === seat || to === seat),
    };
  }
}

function hasWish(open: OpenState): boolean {
  for (let past = open.past; past !== null; past = past.before) {
    if (past.event.type === 'played' && past.event.wish !== 0) return true;
  }
  return false;
}

function fulfilsWish({ open, play }: Deed): boolean {
  return play !== null && allowedUnderWish(open, play);
}

function isFirst({ open, seat }: Deed): boolean {
  return open.played[seat]!.isEmpty();
}

/** Suits do not matter, except in straight bombs. */
function isSamePlay(a: { kind: string; size: number; height: number }, b: typeof a): boolean {
  return a.kind === b.kind && a.size === b.size && a.height === b.height;
}

/** What everyone knew after the first part of the deal. */
function firstPartOf({ rules, open }: View): OpenState | null {
  if (rules.dealMethod === 'take-one-by-one' || rules.dummy !== null) return null;
  const hands = rules.pack.slice(0, FIRST_PART * rules.seats);
  const ready = setUp(rules, {
    phase: 'deal',
    dealer: open.dealer,
    hands: Array.from({ length: rules.seats }, (_, seat) =>
      hands.slice(seat * FIRST_PART, (seat + 1) * FIRST_PART),
    ),
  });
  return ready.ok ? ready.position.open : null;
}

function someOf(cards: readonly Card[], count: number, bits: Bits): Card[] {
  const left = [...cards];
  for (let place = 0; place < count; place++) {
    const chosen = place + below(left.length - place, bits);
    [left[place], left[chosen]] = [left[chosen]!, left[place]!];
  }
  return left.slice(0, count);
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
