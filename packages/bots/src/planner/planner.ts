import { ACE, type Cards, type Rules } from '@schupf/rules';
import { HandCounts } from './hand-counts.ts';
import { ONE_EACH, type PlanCosts } from './plan-costs.ts';

const MIN_STRAIGHT = 5;
/** Cards of one pack. */
const PACK = 56;

/**
 * Finds the cheapest way to lay a whole hand, combination by combination. With every cost 1 that is the fewest
 * combinations. Exact: the lowest rank left has to go with some combination, so all that contain it are tried, and a
 * branch is given up as soon as it cannot get cheaper than the best way found.
 *
 * Suits do not matter for that, so a hand is a count a rank. Where equal cards may not lie together, a set takes no
 * more cards of a rank than the hand had suits of it: doubles can always be laid first, so that is all there is to it.
 */
export class Planner {
  private readonly counts = new HandCounts();
  private readonly ranks = this.counts.ranks;
  private readonly mostJokers: number;
  private readonly hasTripleStairs: boolean;
  /** By the size of a set: whether its cards must be of different suits. */
  private readonly distinct: readonly boolean[];
  /** One pack: no rank has more than four cards, and all of them are of different suits. */
  private readonly hasOnePack: boolean;
  private costs: PlanCosts = ONE_EACH;
  /** Cards of a rank that no straight can take stay together: true where every combination costs the same. */
  private staysTogether = false;
  private mayBeFull = false;
  private jokers = 0;
  private best = 0;

  constructor(rules: Rules) {
    this.mostJokers = rules.doublePhoenix === 'single-only' ? 1 : 2;
    this.hasTripleStairs = rules.tripleSequences;
    this.hasOnePack = rules.pack.length <= PACK;
    const { pairSuits, tripleSuits, quadSuits } = rules;
    this.distinct = [
      false,
      false,
      ...[pairSuits, tripleSuits, quadSuits].map((suits) => suits === 'distinct'),
    ];
  }

  /** The fewest combinations in which the hand can be laid. */
  count(hand: Cards): number {
    return this.cost(hand, ONE_EACH);
  }

  /** The least a way to lay all cards of the hand costs. */
  cost(hand: Cards, costs: PlanCosts): number {
    const { counts } = this;
    counts.read(hand);
    this.costs = costs;
    this.jokers = counts.phoenixes;
    this.staysTogether = costs === ONE_EACH && this.hasOnePack;
    this.mayBeFull = this.mostOfARank() + this.jokers >= 3;
    this.best = Number.POSITIVE_INFINITY;
    this.shed(1, counts.dogs * costs.dog + counts.dragons * costs.dragon);
    return this.best;
  }

  /** Lays what is left, from this rank on. The longest combinations come first: they soon give a good bound. */
  private shed(from: number, spent: number): void {
    const { ranks, costs } = this;
    let rank = from;
    while (rank <= ACE && ranks[rank] === 0) rank++;
    if (rank > ACE) {
      this.best = Math.min(this.best, spent + this.jokers * costs.phoenix);
      return;
    }
    if (spent + costs.least >= this.best) return;
    this.extendStraight(rank, rank, spent, 0);
    if (this.jokers > 0) this.straightsToTheAce(rank, spent);
    if (rank > 1) {
      const held = ranks[rank]!;
      if (held + this.jokers >= 2) {
        this.extendRun(rank, rank, 2, spent, 0);
        if (this.hasTripleStairs) this.extendRun(rank, rank, 3, spent, 0);
        if (this.mayBeFull) this.fullHouses(rank, spent);
        if (this.staysTogether && held >= 2 && !this.mayBeginStraight(rank)) {
          this.layTogether(rank, held, spent + 1);
          return;
        }
        if (this.available(rank, 4) >= 4) this.lay(rank, 4, 0, spent + costs.bomb);
        this.set(rank, 3, spent + costs.triple[rank]!);
        this.set(rank, 2, spent + costs.pair[rank]!);
      }
    }
    this.lay(rank, 1, 0, spent + costs.single[rank]!);
  }

  private mostOfARank(): number {
    let most = 0;
    for (let rank = 2; rank <= ACE; rank++) if (this.ranks[rank]! > most) most = this.ranks[rank]!;
    return most;
  }

  /** Whether five ranks from this one on are held, Phoenixes in the place of some. */
  private mayBeginStraight(rank: number): boolean {
    if (rank > ACE - MIN_STRAIGHT + 1) return this.jokers > 0;
    let missing = 0;
    for (let next = rank + 1; next < rank + MIN_STRAIGHT; next++) if (this.ranks[next] === 0) missing++;
    return missing <= this.jokers;
  }

  /** All cards of a rank at once, a pair with a Phoenix to it as well: to part them would only cost more. */
  private layTogether(rank: number, held: number, spent: number): void {
    this.lay(rank, held, 0, spent);
    if (held === 2 && this.jokers > 0) this.lay(rank, held, 1, spent);
  }

  private lay(rank: number, natural: number, jokers: number, spent: number): void {
    this.ranks[rank]! -= natural;
    this.jokers -= jokers;
    this.shed(rank, spent);
    this.jokers += jokers;
    this.ranks[rank]! += natural;
  }

  /** How many cards of a rank can lie together in a set of this size. */
  private available(rank: number, size: number): number {
    const held = this.ranks[rank]!;
    return this.distinct[size] ? Math.min(held, this.counts.suits[rank]!) : held;
  }

  /** Cards of one rank, with Phoenixes in the place of some. */
  private set(rank: number, size: number, spent: number): void {
    const held = this.available(rank, size);
    const most = Math.min(this.jokers, this.mostJokers, size - 1);
    for (let jokers = 0; jokers <= most; jokers++) {
      if (size - jokers <= held) this.lay(rank, size - jokers, jokers, spent);
    }
  }

  /** The lowest rank is the triple or the pair of it. */
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
    const most = Math.min(this.jokers, this.mostJokers);
    const fewestInTriple = Math.max(0, 3 - this.available(triple, 3));
    const fewestInPair = Math.max(0, 2 - this.available(pair, 2));
    for (let inTriple = fewestInTriple; inTriple <= most && inTriple < 3; inTriple++) {
      for (let inPair = fewestInPair; inTriple + inPair <= most && inPair < 2; inPair++) {
        ranks[triple]! -= 3 - inTriple;
        ranks[pair]! -= 2 - inPair;
        this.jokers -= inTriple + inPair;
        this.shed(lowest, spent);
        this.jokers += inTriple + inPair;
        ranks[triple]! += 3 - inTriple;
        ranks[pair]! += 2 - inPair;
      }
    }
  }

  /** Adjacent pairs, or triples, from the lowest rank on. */
  private extendRun(first: number, rank: number, width: number, spent: number, used: number): void {
    const { ranks } = this;
    if (rank > ACE) return;
    const held = ranks[rank]!;
    const most = Math.min(this.jokers, this.mostJokers - used, width - 1);
    for (let jokers = Math.max(0, width - this.available(rank, width)); jokers <= most; jokers++) {
      ranks[rank] = held - width + jokers;
      this.jokers -= jokers;
      this.extendRun(first, rank + 1, width, spent, used + jokers);
      if (rank > first) this.shed(first, spent + this.costs.stairs[rank]!);
      this.jokers += jokers;
      ranks[rank] = held;
    }
  }

  /** A Phoenix may stand for any rank but the lowest: that one is held. */
  private extendStraight(first: number, rank: number, spent: number, used: number): void {
    const { ranks } = this;
    if (rank > ACE) return;
    const isLongEnough = rank - first + 1 >= MIN_STRAIGHT;
    if (ranks[rank]! > 0) {
      ranks[rank]!--;
      this.extendStraight(first, rank + 1, spent, used);
      if (isLongEnough) this.shed(first, spent + this.costs.straight[rank]!);
      ranks[rank]!++;
    }
    if (rank > first && this.jokers > 0 && used < this.mostJokers) {
      this.jokers--;
      this.extendStraight(first, rank + 1, spent, used + 1);
      if (isLongEnough) this.shed(first, spent + this.costs.straight[rank]!);
      this.jokers++;
    }
  }

  /** A straight up to the ace has no room above, so there Phoenixes may stand below the lowest card held. */
  private straightsToTheAce(first: number, spent: number): void {
    const { ranks } = this;
    const natural = ACE - first + 1;
    const most = Math.min(this.jokers, this.mostJokers, first - 2);
    if (most < 1 || natural + most < MIN_STRAIGHT) return;
    for (let rank = first; rank <= ACE; rank++) if (ranks[rank] === 0) return;
    for (let rank = first; rank <= ACE; rank++) ranks[rank]!--;
    for (let below = Math.max(1, MIN_STRAIGHT - natural); below <= most; below++) {
      this.jokers -= below;
      this.shed(first, spent + this.costs.straight[ACE]!);
      this.jokers += below;
    }
    for (let rank = first; rank <= ACE; rank++) ranks[rank]!++;
  }
}
