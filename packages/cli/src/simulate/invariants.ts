import {
  type Action,
  CardSet,
  legalActions,
  type OpenState,
  type Position,
  pointsOf,
  type Rules,
  type Seed,
  tableActionNow,
  viewFor,
} from '@schupf/rules';
import { bitsFor, RandomRounds } from './random-rounds.ts';
import { CheckedTransitions, type Transitions, TrustedTransitions } from './transitions.ts';

/** Twelve players take about 700 actions per round; a round that reaches this many would never end. */
const MAX_ACTIONS = 5000;

export const INVARIANTS = [
  'every card is in exactly one place',
  'the points of a round add up',
  'someone can act',
  'the round ends',
  'both kinds of transitions give the same round',
] as const;
type Invariant = (typeof INVARIANTS)[number];

export interface Report {
  readonly checks: Readonly<Record<Invariant, number>>;
  /** A description of the first violation; null if there was none. */
  readonly violation: string | null;
}

/** Plays rounds with both kinds of transitions and checks every position. */
export function checkInvariants(rules: Rules, seed: Seed, rounds: number): Report {
  const checker = new InvariantChecker(rules);
  try {
    for (let round = 0; round < rounds; round++) checker.playRound(seed, round);
    return { checks: checker.checks, violation: null };
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return { checks: checker.checks, violation: error.message };
  }
}

class Violation extends Error {}

class InvariantChecker {
  readonly checks: Record<Invariant, number>;
  private readonly rules: Rules;
  private readonly checked: CheckedTransitions;
  private readonly trusted: TrustedTransitions;
  private actions = 0;

  constructor(rules: Rules) {
    this.rules = rules;
    this.checks = Object.fromEntries(INVARIANTS.map((name) => [name, 0])) as Record<Invariant, number>;
    this.checked = new CheckedTransitions(rules, (position, action) => this.checkPosition(position, action));
    this.trusted = new TrustedTransitions(rules);
  }

  /** Every round has its own random bits, so that a violation can be reproduced from the number of its round. */
  playRound(seed: Seed, number: number): void {
    this.actions = 0;
    playOne(this.checked, seed, number);
    playOne(this.trusted, seed, number);
    const { position } = this.checked;
    const { open } = position;
    this.check('the round ends', open.result !== null, number);
    this.check('the points of a round add up', pointsAddUp(position), number);
    this.check(
      'both kinds of transitions give the same round',
      sameRound(open, this.trusted.position.open),
      number,
    );
  }

  private checkPosition(position: Position, action: Action): void {
    this.actions++;
    const { round } = position.open;
    if (this.actions > MAX_ACTIONS) this.check('the round ends', false, round);
    this.check('every card is in exactly one place', isEveryCardInOnePlace(position), round, action);
    this.check('someone can act', this.canAnyoneAct(position), round, action);
  }

  private canAnyoneAct(position: Position): boolean {
    const { open } = position;
    if (open.phase === 'round-over' || open.phase === 'match-over') return true;
    if (tableActionNow(position) !== null) return true;
    return open.players.some((player, seat) => legalActions(viewFor(position, player), seat).length > 0);
  }

  private check(invariant: Invariant, holds: boolean, round: number, action?: Action): void {
    this.checks[invariant]++;
    if (holds) return;
    const after = action === undefined ? '' : ` after ${JSON.stringify(action)}`;
    throw new Violation(`${invariant}: violated in round ${round}${after} (${this.rules.variant})`);
  }
}

function playOne(transitions: Transitions, seed: Seed, number: number): void {
  new RandomRounds(transitions, bitsFor(seed, `round ${number}`)).playRound();
}

function isEveryCardInOnePlace({ open, hands, faceDown, stack, rules }: Position): boolean {
  const dealt = rules.pack.length - open.leftOver;
  const places = [...hands, ...open.won, open.discarded, open.aside, faceDown];
  places.push(CardSet.of(stack.slice(dealt - open.undealt, dealt)));
  // The trick that ends a round stays on the table, although its cards already belong to the cards won.
  if (!open.won.some((pile) => pile.contains(open.trickCards))) places.push(open.trickCards);
  const all = new CardSet();
  for (const place of places) all.addAll(place);
  const total = places.reduce((sum, place) => sum + place.size, 0);
  return total === rules.pack.length && all.equals(CardSet.of(rules.pack));
}

function pointsAddUp({ open, rules, faceDown }: Position): boolean {
  const { result } = open;
  if (result === null) return false;
  if (rules.teams === 'none') {
    const expected = rules.placementPoints === 'off' ? 0 : (rules.seats * (rules.seats - 1)) / 2;
    return sum(result.points) === expected;
  }
  const dealt = sum(rules.pack.map(pointsOf)) - open.aside.points() - faceDown.points();
  if (result.cards !== null && sum(result.cards) !== dealt) return false;
  const counted = result.cards === null ? (result.bonus?.points ?? 0) : dealt;
  // Every seat is credited with the points of its whole side.
  const sides = sum(result.points) / (rules.seats / 2);
  return sides === counted + sum(result.calls.map(({ points }) => points));
}

function sameRound(a: OpenState, b: OpenState): boolean {
  return JSON.stringify([a.result, a.totals, a.players]) === JSON.stringify([b.result, b.totals, b.players]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
