import type { Policy } from '@schupf/bots';
import { type Choice, choiceOf, choicesAt, type DecisionAt, viewOf, worldOf } from '@schupf/review/judging';
import { type Card, CardSet, MAH_JONG, Position, type Seat, type View } from '@schupf/rules';
import { MIN_CHOICES } from './criteria.ts';
import type { Answer } from './question.ts';
import type { Sieve } from './sieve.ts';

/** The number of cards in all hands together. With fewer, there is little to find; with more, the solver takes too long. */
const MIN_CARDS = 7;
const MAX_CARDS = 15;
const MAX_NODES = 20_000;
/** The best choice must be at least this many points ahead of the next: the swing when a ten or a king changes sides. */
const MIN_LEAD = 20;
/** A player can be expected to work out the others' cards if there are at most this many ways to distribute them. */
const MAX_WORLDS = 35;

/** Exact puzzles from the end of a round. */
export class Endgames {
  private readonly sieve: Sieve;
  private readonly roster: readonly Policy[];
  private readonly policy: Policy;

  constructor(sieve: Sieve, roster: readonly Policy[]) {
    this.sieve = sieve;
    this.roster = roster;
    this.policy = roster[0]!;
  }

  /** The answer with all cards face up; null unless exactly one choice is best. */
  withOpenCards(decision: DecisionAt): Answer | null {
    const view = viewOf(decision);
    const choices = this.choicesIn(decision, view);
    if (choices === null) return null;
    return this.answer(decision, view, choices, [decision.before]);
  }

  /**
   * The answer for every possible distribution of the hidden cards; null unless one choice is best on average and no
   * other choice is better in any of them.
   */
  byCounting(decision: DecisionAt): Answer | null {
    const view = viewOf(decision);
    const choices = this.choicesIn(decision, view);
    if (choices === null) return null;
    const worlds = possibleWorlds(view, decision.seat);
    return worlds === null ? null : this.answer(decision, view, choices, worlds);
  }

  private choicesIn(decision: DecisionAt, view: View): Choice[] | null {
    const { before, seat, kind } = decision;
    const cards = before.open.counts.reduce((sum, count) => sum + count, 0);
    const isSuitable = kind === 'play' && cards >= MIN_CARDS && cards <= MAX_CARDS;
    // Playing the Mah Jong includes a wish, which would be a second question.
    if (!isSuitable || before.hands[seat]!.has(MAH_JONG)) return null;
    const choices = choicesAt(decision, view, this.policy);
    return choices.length < MIN_CHOICES ? null : choices;
  }

  private answer(
    decision: DecisionAt,
    view: View,
    choices: readonly Choice[],
    worlds: readonly Position[],
  ): Answer | null {
    const { seat } = decision;
    const results = choices.map((choice) => ({ choice, points: [] as number[] }));
    // The best choice must be unbeaten in every world. Most decisions have none, which shows after a world or two.
    let best = results;
    for (const world of worlds) {
      for (const { choice, points } of results) {
        const solved = this.sieve.solvedPoints(world, choice, seat, MAX_NODES);
        if (solved === null) return null;
        points.push(solved);
      }
      const highest = Math.max(...results.map(({ points }) => points.at(-1)!));
      best = best.filter(({ points }) => points.at(-1) === highest);
      if (best.length === 0) return null;
    }
    const mean = (points: readonly number[]) => points.reduce((sum, one) => sum + one, 0) / points.length;
    results.sort((a, b) => mean(b.points) - mean(a.points));
    const [first, second] = results as [(typeof results)[0], (typeof results)[0]];
    if (mean(first.points) - mean(second.points) < MIN_LEAD) return null;
    const solvedBy = this.roster
      .filter((policy) => choiceOf(policy, decision, view, choices) === first.choice)
      .map(({ name }) => name);
    if (solvedBy.length > this.roster.length - 2) return null;
    return {
      choices: results.map(({ choice, points }) => ({
        choice,
        points: Math.round(mean(points) * 10) / 10,
        error: 0,
        // Not estimated from worlds, but exact.
        worlds: 0,
        parts: null,
        shares: null,
      })),
      solvedBy,
      asked: this.roster.length,
      world: worlds[0]!,
    };
  }
}

/**
 * All possible ways to distribute the cards that the seat cannot see; null unless one or two other players still hold
 * cards, and null if there are too many ways.
 */
function possibleWorlds(view: View, seat: Seat): Position[] | null {
  const { open, transfers } = view;
  const others = open.players.flatMap((_, other) =>
    other !== seat && open.counts[other]! > 0 ? [other] : [],
  );
  const first = worldOf(view, 'counting');
  if (others.length === 1) return [first];
  if (others.length !== 2) return null;
  const [left, right] = others as [Seat, Seat];
  const pool = [left, right].flatMap((other) => first.hands[other]!.toArray());
  const wasPushedTo = (other: Seat) => (card: Card) =>
    transfers.some(({ from, to, cards }) => from === seat && to === other && cards.includes(card));
  const fixed = pool.filter(wasPushedTo(left));
  const free = pool.filter((card) => !wasPushedTo(left)(card) && !wasPushedTo(right)(card));
  const wanted = open.counts[left]! - fixed.length;
  if (binomial(free.length, wanted) > MAX_WORLDS) return null;
  return subsetsOf(free, wanted).map((some) => {
    const world = new Position(view.rules).copyFrom(first);
    const hand = CardSet.of([...fixed, ...some]);
    world.changeHand(left).copyFrom(hand);
    world.changeHand(right).copyFrom(CardSet.of(pool.filter((card) => !hand.has(card))));
    return world;
  });
}

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let index = 1; index <= k; index++) ways = (ways * (n - k + index)) / index;
  return Math.round(ways);
}

function subsetsOf(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, index) =>
    subsetsOf(cards.slice(index + 1), size - 1).map((rest) => [card, ...rest]),
  );
}
