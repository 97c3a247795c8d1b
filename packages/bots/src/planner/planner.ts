import { ACE, type Cards, type Rules } from '@schupf/rules';
import { HandCounts } from './hand-counts.ts';
import { type PlanCosts, UNIT_COSTS } from './plan-costs.ts';

const MIN_STRAIGHT = 5;
const PACK_SIZE = 56;

/**
 * Finds the cost of the cheapest way to play a whole hand, combination by combination. If every cost is 1, that is
 * the smallest number of combinations. Exact branch and bound: the lowest rank left must be part of some combination,
 * so all combinations that contain it are tried, and a branch ends as soon as it cannot become cheaper than the best
 * plan found.
 *
 * Suits hardly matter, so a hand is a count per rank. Where the cards of a set must differ in suit, the set can use at
 * most as many cards as the hand has different suits in that rank. This number need not be updated during the search:
 * we can always assume that duplicates are played first.
 */
export class Planner {
  private readonly counts = new HandCounts();
  private readonly ranks = this.counts.ranks;
  private readonly maxJokers: number;
  private readonly hasTripleStairs: boolean;
  /** Whether the cards of a set must have different suits, by the size of the set. */
  private readonly distinct: readonly boolean[];
  /** With one pack, no rank has more than four cards, and they all have different suits. */
  private readonly hasOnePack: boolean;
  private costs: PlanCosts = UNIT_COSTS;
  /**
   * If every combination costs the same, splitting the cards of a rank gains nothing unless a straight can use some of
   * them. (Stairs and full houses are tried first.)
   */
  private keepsRanksTogether = false;
  private mayHaveFullHouse = false;
  private jokers = 0;
  private best = 0;

  constructor(rules: Rules) {
    this.maxJokers = rules.doublePhoenix === 'single-only' ? 1 : 2;
    this.hasTripleStairs = rules.tripleSequences;
    this.hasOnePack = rules.pack.length <= PACK_SIZE;
    const { pairSuits, tripleSuits, quadSuits } = rules;
    this.distinct = [
      false,
      false,
      ...[pairSuits, tripleSuits, quadSuits].map((suits) => suits === 'distinct'),
    ];
  }

  /** The fewest combinations the hand can be played in. */
  count(hand: Cards): number {
    return this.cost(hand, UNIT_COSTS);
  }

  /** The cost of the cheapest plan for the hand. */
  cost(hand: Cards, costs: PlanCosts): number {
    const { counts } = this;
    counts.read(hand);
    this.costs = costs;
    this.jokers = counts.phoenixes;
    this.keepsRanksTogether = costs === UNIT_COSTS && this.hasOnePack;
    this.mayHaveFullHouse = this.maxOfOneRank() + this.jokers >= 3;
    this.best = Number.POSITIVE_INFINITY;
    this.playRest(1, counts.dogs * costs.dog + counts.dragons * costs.dragon);
    return this.best;
  }

  /**
   * Plays the rest of the hand, from this rank upwards. The longest combinations come first, to get a good bound
   * early.
   */
  private playRest(from: number, spent: number): void {
    const { ranks, costs } = this;
    let rank = from;
    while (rank <= ACE && ranks[rank] === 0) rank++;
    if (rank > ACE) {
      this.best = Math.min(this.best, spent + this.jokers * costs.phoenix);
      return;
    }
    if (spent + costs.min >= this.best) return;
    this.extendStraight(rank, rank, spent, 0);
    if (this.jokers > 0) this.straightsToAce(rank, spent);
    if (rank > 1) {
      const held = ranks[rank]!;
      if (held + this.jokers >= 2) {
        this.extendRun(rank, rank, 2, spent, 0);
        if (this.hasTripleStairs) this.extendRun(rank, rank, 3, spent, 0);
        if (this.mayHaveFullHouse) this.fullHouses(rank, spent);
        if (this.keepsRanksTogether && held >= 2 && !this.mayBeginStraight(rank)) {
          this.playTogether(rank, held, spent + 1);
          return;
        }
        if (this.available(rank, 4) >= 4) this.play(rank, 4, 0, spent + costs.bomb);
        this.playSet(rank, 3, spent + costs.triple[rank]!);
        this.playSet(rank, 2, spent + costs.pair[rank]!);
      }
    }
    this.play(rank, 1, 0, spent + costs.single[rank]!);
  }

  private maxOfOneRank(): number {
    let max = 0;
    for (let rank = 2; rank <= ACE; rank++) if (this.ranks[rank]! > max) max = this.ranks[rank]!;
    return max;
  }

  /**
   * Whether a straight might start at this rank. False only if that is impossible. Above the ten, true if there is a
   * Phoenix: it could stand below this rank in a straight up to the ace.
   */
  private mayBeginStraight(rank: number): boolean {
    if (rank > ACE - MIN_STRAIGHT + 1) return this.jokers > 0;
    let missing = 0;
    for (let next = rank + 1; next < rank + MIN_STRAIGHT; next++) if (this.ranks[next] === 0) missing++;
    return missing <= this.jokers;
  }

  /**
   * Plays all cards of a rank together, because splitting them would only cost more. If there are two, also tries a
   * triple with a Phoenix.
   */
  private playTogether(rank: number, held: number, spent: number): void {
    this.play(rank, held, 0, spent);
    if (held === 2 && this.jokers > 0) this.play(rank, held, 1, spent);
  }

  private play(rank: number, natural: number, jokers: number, spent: number): void {
    this.ranks[rank]! -= natural;
    this.jokers -= jokers;
    this.playRest(rank, spent);
    this.jokers += jokers;
    this.ranks[rank]! += natural;
  }

  /** How many cards of a rank a set of this size can use. */
  private available(rank: number, size: number): number {
    const held = this.ranks[rank]!;
    return this.distinct[size] ? Math.min(held, this.counts.suits[rank]!) : held;
  }

  /** Plays a set of one rank, with Phoenixes for some of its cards. */
  private playSet(rank: number, size: number, spent: number): void {
    const held = this.available(rank, size);
    const max = Math.min(this.jokers, this.maxJokers, size - 1);
    for (let jokers = 0; jokers <= max; jokers++) {
      if (size - jokers <= held) this.play(rank, size - jokers, jokers, spent);
    }
  }

  /** Plays full houses that use the lowest rank left, as the triple or as the pair. */
  private fullHouses(rank: number, spent: number): void {
    const { ranks, costs } = this;
    for (let other = rank + 1; other <= ACE; other++) {
      if (ranks[other] === 0) continue;
      this.fullHouse(rank, other, rank, spent + costs.full[rank]!);
      this.fullHouse(other, rank, rank, spent + costs.full[other]!);
    }
  }

  private fullHouse(triple: number, pair: number, lowest: number, spent: number): void {
    const { ranks } = this;
    const max = Math.min(this.jokers, this.maxJokers);
    const minInTriple = Math.max(0, 3 - this.available(triple, 3));
    const minInPair = Math.max(0, 2 - this.available(pair, 2));
    for (let inTriple = minInTriple; inTriple <= max && inTriple < 3; inTriple++) {
      for (let inPair = minInPair; inTriple + inPair <= max && inPair < 2; inPair++) {
        ranks[triple]! -= 3 - inTriple;
        ranks[pair]! -= 2 - inPair;
        this.jokers -= inTriple + inPair;
        this.playRest(lowest, spent);
        this.jokers += inTriple + inPair;
        ranks[triple]! += 3 - inTriple;
        ranks[pair]! += 2 - inPair;
      }
    }
  }

  /** Plays consecutive pairs or triples from the lowest rank upwards. */
  private extendRun(first: number, rank: number, width: number, spent: number, used: number): void {
    const { ranks } = this;
    if (rank > ACE) return;
    const held = ranks[rank]!;
    const max = Math.min(this.jokers, this.maxJokers - used, width - 1);
    for (let jokers = Math.max(0, width - this.available(rank, width)); jokers <= max; jokers++) {
      ranks[rank] = held - width + jokers;
      this.jokers -= jokers;
      this.extendRun(first, rank + 1, width, spent, used + jokers);
      if (rank > first) this.playRest(first, spent + this.costs.stairs[rank]!);
      this.jokers += jokers;
      ranks[rank] = held;
    }
  }

  /** Plays straights. A Phoenix may stand for any rank except the lowest, which must be a card in the hand. */
  private extendStraight(first: number, rank: number, spent: number, used: number): void {
    const { ranks } = this;
    if (rank > ACE) return;
    const isLongEnough = rank - first + 1 >= MIN_STRAIGHT;
    if (ranks[rank]! > 0) {
      ranks[rank]!--;
      this.extendStraight(first, rank + 1, spent, used);
      if (isLongEnough) this.playRest(first, spent + this.costs.straight[rank]!);
      ranks[rank]!++;
    }
    if (rank > first && this.jokers > 0 && used < this.maxJokers) {
      this.jokers--;
      this.extendStraight(first, rank + 1, spent, used + 1);
      if (isLongEnough) this.playRest(first, spent + this.costs.straight[rank]!);
      this.jokers++;
    }
  }

  /**
   * In general, a Phoenix on top of a straight is at least as good as one below it. Nothing is above the ace, so here
   * it is tried below the lowest card.
   */
  private straightsToAce(first: number, spent: number): void {
    const { ranks } = this;
    const natural = ACE - first + 1;
    const max = Math.min(this.jokers, this.maxJokers, first - 2);
    if (max < 1 || natural + max < MIN_STRAIGHT) return;
    for (let rank = first; rank <= ACE; rank++) if (ranks[rank] === 0) return;
    for (let rank = first; rank <= ACE; rank++) ranks[rank]!--;
    for (let below = Math.max(1, MIN_STRAIGHT - natural); below <= max; below++) {
      this.jokers -= below;
      this.playRest(first, spent + this.costs.straight[ACE]!);
      this.jokers += below;
    }
    for (let rank = first; rank <= ACE; rank++) ranks[rank]!++;
  }
}
